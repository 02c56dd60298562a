// Guarantee cases for tests: a completed visit, and what is stored of its case.

import type { Viewer } from '#accounts/domain/role.ts'
import type { GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import { dueAfter } from '#guarantee/domain/guarantee-state.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { storeBookingWithPhotos } from '#tests/support/people/problem-photos.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'

/** Returns its key. */
export async function storeCompletedVisit(
  database: TestDatabase,
  {
    technician,
    client,
    now,
    daysAgo = 3,
  }: { technician: Viewer; client: Viewer; now: Date; daysAgo?: number },
): Promise<number> {
  const at = new Date(now.getTime() - daysAgo * DAY_MS)
  return storeBookingWithPhotos(database, { technician, client, at, photos: [], status: 'completada' })
}

interface CaseToDecide {
  readonly technician: Viewer
  readonly client: Viewer
  /** Of the visit. */
  readonly daysAgo?: number
  readonly now: Date
  /** Since when it waits for administrators. */
  readonly since?: Date
}

/** The case of a new visit that administrators must decide. */
export async function storeCaseToDecide(database: TestDatabase, found: CaseToDecide) {
  const { client, technician, now, since = now } = found
  const reservaKey = await storeCompletedVisit(database, found)
  const [row] = await database.rows<{ id: number }>(
    `insert into guarantee_cases ("reservaKey", "technicianId", "clientId", wish, step, turn, "stepAt", "dueAt", "openedAt")
     values ($1, $2, $3, 'refund', 'disputed', 'admin', $4, $5, $4) returning id::int`,
    [reservaKey, technician.uid, client.uid, since, dueAfter('disputed', since)],
  )
  return { id: row?.id ?? 0, reservaKey, clientId: client.uid, technicianId: technician.uid }
}

export async function caseOf({ rows }: TestDatabase, key: number) {
  const [row] = await rows<{
    id: number
    step: string
    turn: string | null
    outcome: string | null
    dueAt: Date | null
    repeatKey: number | null
    refundPesos: number | null
  }>(
    `select id::int, step, turn, outcome, "dueAt", "repeatKey"::int, "refundPesos" from guarantee_cases where "reservaKey" = $1`,
    [key],
  )
  return row
}

export async function actsOf({ rows }: TestDatabase, key: number): Promise<GuaranteeAct[]> {
  const events = await rows<{ kind: GuaranteeAct }>(
    `select kind from guarantee_events join guarantee_cases on guarantee_cases.id = "caseId"
     where "reservaKey" = $1 order by guarantee_events.id`,
    [key],
  )
  return events.map(({ kind }) => kind)
}

/** Who gets an e-mail about the latest event of the case. */
export async function notifiedOf({ rows }: TestDatabase, key: number): Promise<string[]> {
  const jobs = await rows<{ uid: string }>(
    `select payload ->> 'recipient' as uid from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-guarantee-mail' and (payload ->> 'event')::bigint =
       (select max(e.id) from guarantee_events e join guarantee_cases c on c.id = "caseId" where "reservaKey" = $1)`,
    [key],
  )
  return jobs.map(({ uid }) => uid).toSorted()
}
