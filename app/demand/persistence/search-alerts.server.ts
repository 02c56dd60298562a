// Who waits for somebody of a trade in a place. Every function says of whom, or by which link.
import { randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { SEARCH_ALERT, type WantedTrade } from '#demand/domain/search-alert.ts'
import { ADVISORY_LOCKS } from '#platform/persistence/advisory-locks.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/** An account, or the address of a guest. */
type Asker = { readonly uid: string } | { readonly email: string }

const isOf = (asker: Asker): SQL => ('uid' in asker ? sql`uid = ${asker.uid}` : sql`email = ${asker.email}`)
const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`

interface StoredAlert {
  readonly id: string
  readonly isConfirmed: boolean
}

/** Asked twice is one. Null: this person waits for too many. */
export async function storeAlert(
  tx: Db,
  asker: Asker,
  {
    wanted,
    names,
    now,
  }: { readonly wanted: WantedTrade; readonly names: readonly string[]; readonly now: Date },
): Promise<StoredAlert | null> {
  const { uid, email } = { uid: null, email: null, ...asker }
  const { trade, city, area } = wanted
  // Two at once would both find room.
  await tx.execute(
    sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.searchAlerts}, hashtext(${uid ?? email}))`,
  )
  await tx.execute(sql`
    insert into search_alerts (uid, email, especialidad, ciudad, lugar, names, token, "askedAt", "confirmedAt")
    select ${uid}::text, ${email}::text, ${trade}, ${city ?? ''}, ${area ?? ''}, ${sql.param([...names])}::text[],
      ${randomBytes(24).toString('base64url')}, ${instant(now)}, ${uid === null ? null : now.toISOString()}::timestamptz
    where (select count(*) from search_alerts where ${isOf(asker)}) < ${SEARCH_ALERT.most}
    on conflict on constraint search_alerts_once do nothing`)
  const { rows } = await tx.execute<{ id: string; isConfirmed: boolean }>(sql`
    select id, "confirmedAt" is not null as "isConfirmed" from search_alerts
    where ${isOf(asker)} and especialidad = ${trade} and ciudad = ${city ?? ''} and lugar = ${area ?? ''}`)
  return rows[0] ?? null
}

interface WantedRow extends Record<string, unknown> {
  readonly especialidad: string
  readonly ciudad: string
  readonly lugar: string
}

/** Null for a trade that this version does not know. */
function wantedOf({ especialidad, ciudad, lugar }: WantedRow): WantedTrade | null {
  const trade = specialtyFrom(especialidad)
  return trade && { trade, city: ciudad || null, area: lugar || null }
}

interface UnconfirmedAlert {
  readonly id: string
  readonly email: string
  readonly token: string
  readonly wanted: WantedTrade
}

/** A guest's that waits for its link to be opened; null: it was, or the row is gone. */
export async function findUnconfirmedAlert(db: Db, id: string): Promise<UnconfirmedAlert | null> {
  const { rows } = await db.execute<WantedRow & { email: string; token: string }>(sql`
    select email, token, especialidad, ciudad, lugar from search_alerts
    where id = ${id}::uuid and email is not null and "confirmedAt" is null`)
  const [row] = rows
  const wanted = row && wantedOf(row)
  return row && wanted ? { id, email: row.email, token: row.token, wanted } : null
}

interface OpenedAlert {
  readonly wanted: WantedTrade
  readonly isConfirmed: boolean
}

/** Null: no such link, or the alert is gone. */
export async function findAlertByToken(db: Db, token: string): Promise<OpenedAlert | null> {
  const { rows } = await db.execute<WantedRow & { isConfirmed: boolean }>(sql`
    select especialidad, ciudad, lugar, "confirmedAt" is not null as "isConfirmed" from search_alerts where token = ${token}`)
  const [row] = rows
  const wanted = row && wantedOf(row)
  return row && wanted ? { wanted, isConfirmed: row.isConfirmed } : null
}

/**
 * False: it is gone. Confirmed twice, it was the first time. Who opens the link after somebody who fits was published, and still
 * is, gets back what was asked for, and the row goes.
 */
export async function confirmAlert(tx: Db, token: string, now: Date): Promise<boolean | WantedTrade> {
  const { rows } = await tx.execute<{ isMet: boolean }>(sql`
    update search_alerts set "confirmedAt" = coalesce("confirmedAt", ${instant(now)}) where token = ${token}
    returning "metAt" is not null as "isMet"`)
  if (!rows[0]?.isMet) return rows.length > 0
  const { rows: taken } = await tx.execute<WantedRow>(sql`
    delete from search_alerts as met where token = ${token} and exists (
      select from technicians, search_alerts_for(technicians) as fitting where fitting.id = met.id)
    returning especialidad, ciudad, lugar`)
  return (taken[0] && wantedOf(taken[0])) ?? true
}

export async function deleteAlertByToken(db: Db, token: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from search_alerts where token = ${token}`)
  return (rowCount ?? 0) > 0
}

export async function deleteAlertOf(db: Db, uid: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`delete from search_alerts where uid = ${uid} and id = ${id}::uuid`,
  )
  return (rowCount ?? 0) > 0
}

interface OwnAlert {
  readonly id: string
  readonly wanted: WantedTrade
  readonly askedAt: Date
}

/** Newest first. */
export async function listAlertsOf(db: Db, uid: string): Promise<OwnAlert[]> {
  const { rows } = await db.execute<WantedRow & { id: string; askedAt: string }>(sql`
    select id, especialidad, ciudad, lugar, "askedAt" from search_alerts where uid = ${uid} order by "askedAt" desc, id`)
  return rows.flatMap(row => {
    const wanted = wantedOf(row)
    return wanted ? [{ id: row.id, wanted, askedAt: new Date(row.askedAt) }] : []
  })
}

export async function isAwaitedBy(db: Db, uid: string, { trade, city, area }: WantedTrade): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from search_alerts
    where uid = ${uid} and especialidad = ${trade} and ciudad = ${city ?? ''} and lugar = ${area ?? ''}`)
  return rows.length > 0
}

export type ToldAlert = Asker & { readonly wanted: WantedTrade }

/** Takes out who waits for this technician: in the transaction that queues what they are told. */
export async function takeAlertsFor(tx: Db, technicianId: string, limit: number): Promise<ToldAlert[]> {
  const { rows } = await tx.execute<WantedRow & { uid: string | null; email: string | null }>(sql`
    delete from search_alerts where id in (
      select fitting.id from technicians, search_alerts_for(technicians) as fitting
      where technicians.uid = ${technicianId} order by coalesce(fitting.uid, fitting.email), fitting.id limit ${limit})
    returning uid, email, especialidad, ciudad, lugar`)
  return rows.flatMap((row): ToldAlert[] => {
    const wanted = wantedOf(row)
    if (!wanted) return []
    if (row.uid !== null) return [{ uid: row.uid, wanted }]
    return row.email === null ? [] : [{ email: row.email, wanted }]
  })
}

/** Of a person, for `notifyPeople`: nobody who is barred is told anything. */
export const unlessBarred = (uid: string): SQL =>
  sql`select uid from users where uid = ${uid} and not ${sql.raw(userIsBarred('users'))}`

/** Those of guests who did not confirm go earlier. Returns how many rows went. */
export async function deleteOldAlerts(db: Db, askedBefore: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from search_alerts where "askedAt" < ${instant(askedBefore)}`,
  )
  return rowCount ?? 0
}

export async function deleteUnconfirmedAlerts(db: Db, askedBefore: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from search_alerts where "confirmedAt" is null and "askedAt" < ${instant(askedBefore)}`,
  )
  return rowCount ?? 0
}
