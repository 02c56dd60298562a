// Visits of which something is said, at a moment after their start, for tests of the use cases.
import { MINUTE_MS } from '#platform/domain/time.ts'
import { MONDAY_AT_15_INSTANT } from '#tests/support/people/bookings.ts'
import { type StoredVisit, storeVisit } from '#tests/support/people/visits.ts'
import { servicesOn, type TestServices } from '#tests/support/program/services.ts'
import { NO_PROGRESS } from '#visits/domain/visit-progress.ts'
import { findProgress } from '#visits/persistence/visit-progress.server.ts'
import { sayStep, undoStep } from '#visits/use-cases/visit-progress.server.ts'

export const OK = { ok: true }
export const refused = (code: string) => ({ ok: false, code })

/** So many minutes after the start of the visit. */
export const at = (minutes: number) => new Date(MONDAY_AT_15_INSTANT.getTime() + minutes * MINUTE_MS)

type Act = Parameters<typeof sayStep>[2]['act']

export function toldVisits({ database, db }: Pick<TestServices, 'database' | 'db'>) {
  const servicesAt = (minutes: number) => servicesOn(database, at(minutes))
  const sayer = ({ client, technician }: StoredVisit, act: Act) =>
    act.startsWith('llego-') ? client : technician

  async function newVisit(status = 'confirmada'): Promise<StoredVisit> {
    const visit = await storeVisit(database, { status })
    const { technician, client } = visit
    // A device of each, so that push messages are queued.
    for (const { uid } of [technician, client]) {
      await database.rows(
        `insert into sessions (id, "userId", token, "expiresAt", "createdAt", "updatedAt")
         values ($1, $1, $1, now() + interval '1 day', now(), now())`,
        [uid],
      )
      await database.rows(
        `insert into push_subscriptions (uid, "sessionId", endpoint, p256dh, auth) values ($1, $1, $2, 'p', 'a')`,
        [uid, `https://push.example/${uid}`],
      )
    }
    return visit
  }

  return {
    servicesAt,
    newVisit,
    say: (visit: StoredVisit, act: Act, minutes: number) =>
      sayStep(servicesAt(minutes), sayer(visit, act), { key: visit.key, act }),
    undo: (visit: StoredVisit, act: Act, minutes: number) =>
      undoStep(servicesAt(minutes), sayer(visit, act), { key: visit.key, act }),
    async storedOf({ key }: StoredVisit) {
      const [row] = await database.rows<{ outcome: string; status: string }>(
        `select outcome, status from reservas where key = $1`,
        [key],
      )
      return { ...row, progress: (await findProgress(db, key))?.progress ?? NO_PROGRESS }
    },
  }
}
