// 'Avísame cuando haya': asking, confirming, leaving, and telling whoever waits for a technician.
import type { Viewer } from '#accounts/domain/role.ts'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import type { Services } from '#app/services.ts'
import {
  ALERT_ADDRESS_LIMIT,
  ALERT_NETWORK_LIMIT,
  ALERT_NOTIFICATION,
  ALERT_PERSON_LIMIT,
  isAlertId,
  mailboxOf,
  type SearchAlertRefusal,
  type WantedTrade,
} from '#demand/domain/search-alert.ts'
import {
  confirmAlert,
  deleteAlertByToken,
  deleteAlertOf,
  storeAlert,
  type ToldAlert,
  takeAlertsFor,
  unlessBarred,
} from '#demand/persistence/search-alerts.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

interface Asked {
  readonly wanted: WantedTrade
  /** Of its locality or barrio, as plainText. */
  readonly names: readonly string[]
  readonly network: string
}

/** Somebody who is signed in is told at the address of the account. Asked twice is one. */
export async function askAlert(
  { db, limits, now }: Services,
  { uid }: Pick<Viewer, 'uid'>,
  { wanted, names, network }: Asked,
): Promise<Outcome<void, SearchAlertRefusal>> {
  if (!(await limits.consume(ALERT_NETWORK_LIMIT, network))) return refused('alert-too-often')
  if (!(await limits.consume(ALERT_PERSON_LIMIT, uid))) return refused('alert-too-often')
  const stored = await db.transaction(tx => storeAlert(tx, { uid }, { wanted, names, now: now() }))
  return stored ? accepted() : refused('alerts-full')
}

/**
 * A guest is told once the link in an e-mail was opened: nobody gets what a stranger asked for. The answer is the same whatever
 * this address has asked for before.
 */
export async function askAlertAsGuest(
  { db, limits, now }: Services,
  email: string,
  { wanted, names, network }: Asked,
): Promise<Outcome<void, SearchAlertRefusal>> {
  if (!(await limits.consume(ALERT_NETWORK_LIMIT, network))) return refused('alert-too-often')
  const isWritten = await limits.consume(ALERT_ADDRESS_LIMIT, mailboxOf(email))
  if (!isWritten) return accepted()
  await db.transaction(async tx => {
    const stored = await storeAlert(tx, { email }, { wanted, names, now: now() })
    if (stored && !stored.isConfirmed)
      await addJob(tx, 'send-alert-confirmation-mail', { alert: stored.id }, null, {
        key: `alert-confirmation ${stored.id}`,
      })
  })
  return accepted()
}

/** By the link in the e-mail. Accepted with what somebody has by now: then nothing is left to wait for. */
export async function confirmAlertByLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<Outcome<WantedTrade | null, SearchAlertRefusal>> {
  const confirmed = await db.transaction(tx => confirmAlert(tx, token, now()))
  if (confirmed === false) return refused('alert-gone')
  return accepted(confirmed === true ? null : confirmed)
}

export async function leaveAlertByLink(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<Outcome<void, SearchAlertRefusal>> {
  return (await deleteAlertByToken(db, token)) ? accepted() : refused('alert-gone')
}

/** Removing twice is refused the second time. */
export async function removeOwnAlert(
  { db }: Pick<Services, 'db'>,
  { uid }: Pick<Viewer, 'uid'>,
  id: string,
): Promise<Outcome<void, SearchAlertRefusal>> {
  return isAlertId(id) && (await deleteAlertOf(db, uid, id)) ? accepted() : refused('alert-gone')
}

/** Of one transaction. */
const TOLD_AT_ONCE = 200

/** Everybody who waits for this technician is told, once. A crash in between tells the others by the next attempt. */
export async function tellSearchAlerts(db: PooledDb, technician: string): Promise<number> {
  let told = 0
  for (let taken = TOLD_AT_ONCE; taken === TOLD_AT_ONCE; told += taken)
    taken = await db.transaction(async tx => {
      const alerts = await takeAlertsFor(tx, technician, TOLD_AT_ONCE)
      for (const alert of oneOfTrade(alerts)) await tell(tx, alert, technician)
      return alerts.length
    })
  return told
}

/** Who waits for a trade in a city and in a barrio of it is told once, of the barrio. */
function oneOfTrade(alerts: readonly ToldAlert[]): ToldAlert[] {
  const placesIn = ({ wanted: { city, area } }: ToldAlert) => [city, area].filter(Boolean).length
  const byPerson = Map.groupBy(alerts, alert =>
    JSON.stringify(['uid' in alert ? { uid: alert.uid } : { email: alert.email }, alert.wanted.trade]),
  )
  return [...byPerson.values()].flatMap(of => of.toSorted((a, b) => placesIn(b) - placesIn(a)).slice(0, 1))
}

async function tell(tx: Db, alert: ToldAlert, technician: string): Promise<void> {
  const { wanted } = alert
  if ('email' in alert) return addJob(tx, 'send-alert-mail', { email: alert.email, wanted, technician })
  const { uid } = alert
  await notifyPeople(tx, unlessBarred(uid), {
    channels: ALERT_NOTIFICATION.channels,
    about: { alert: wanted, technician },
    email: { name: 'send-alert-mail', payload: { uid, wanted, technician } },
  })
}
