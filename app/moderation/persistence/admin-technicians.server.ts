// Section 7, admin technicians: by name, or in the order of a filter, 20 per page.

import { type SQL, sql } from 'drizzle-orm'
import { type PanelQuery, TECHNICIAN_FILTERS, type TechnicianFilter } from '#moderation/domain/panel-query.ts'
import type { AdminTechnician } from '#moderation/domain/panel-rows.ts'
import {
  ADMIN_PAGE_SIZE,
  type AdminPage,
  instantCursor,
  type ListCursor,
  type Tally,
} from '#platform/domain/lists.ts'
import { addDays, bogotaDate, isDate } from '#platform/domain/time.ts'
import { cappedCount, hasWords, instantText, tallyOf } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { missingPoints } from '#technicians/domain/publish-checklist.ts'
import type { ModerationState, Technician } from '#technicians/domain/technician.ts'
import { verificationSummary } from '#verification/domain/admin-credentials.ts'
import { type Credential, EXPIRY_WARNING_DAYS } from '#verification/domain/credential.ts'

type Wanted = Pick<PanelQuery, 'q' | 'estado' | 'ciudad' | 'cursor' | 'filtro'>
type Picked = PickedTechnician & { readonly value: string }

// Must match the partial indexes technicians_panel… literally, or PostgreSQL does not use them.
const PLAIN_CITY = sql`plain_text(ciudad) collate "C"`
const IN_STATE: Record<ModerationState, SQL> = {
  publicado: sql`and (publicado or estado = 'publicado')`,
  en_revision: sql`and estado = 'en_revision'`,
  bloqueado: sql`and estado = 'bloqueado'`,
}

export async function listTechniciansForAdmin(
  db: Db,
  wanted: Wanted,
  now: Date,
): Promise<AdminPage<AdminTechnician>> {
  const filter = TECHNICIAN_FILTERS.find(each => each === wanted.filtro)
  const { picked, before } = filter
    ? await pickByFilter(db, wanted, filterLists(filter, now))
    : { picked: await pickByName(db, wanted), before: wanted.cursor?.shown ?? 0 }
  const shown = picked.slice(0, ADMIN_PAGE_SIZE)
  const last = picked.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: await readTechnicianRows(db, shown, now),
    next: last ? { shown: before + shown.length, value: last.value, id: last.uid } : null,
  }
}

// Both pick one row more than a page with an index-only scan where that is possible; the other columns are read after.
async function pickByName(db: Db, wanted: Wanted): Promise<Picked[]> {
  const { cursor } = wanted
  const { rows } = await db.execute<{ uid: string; value: string }>(sql`
    select uid, "plainName" as value from technicians
    where "deletedAt" is null ${matches(wanted)}
      ${cursor ? sql`and ("plainName", uid) > (${cursor.value}, ${cursor.id})` : sql``}
    order by "plainName", uid limit ${ADMIN_PAGE_SIZE + 1}`)
  return rows.map(row => ({ ...row, waitingSince: null }))
}

/** The value of its cursor is the index of the list and the sort value: '0 2026-11-16T…'. */
async function pickByFilter(
  db: Db,
  wanted: Wanted,
  lists: readonly FilterList[],
): Promise<{ picked: Picked[]; before: number }> {
  const [, listText = '0', value = ''] = /^(\d) (.*)$/.exec(wanted.cursor?.value ?? '') ?? []
  const since = wanted.cursor && { ...wanted.cursor, value }
  const isKnown = isDate(value) || instantCursor(since) !== null
  const cursor = isKnown && Number(listText) < lists.length ? since : null
  const first = cursor ? Number(listText) : 0
  const picked: Picked[] = []
  for (const [index, list] of lists.entries()) {
    if (index < first || picked.length > ADMIN_PAGE_SIZE) continue
    const after = cursor && index === first ? cursor : null
    const rows = await pickFrom(db, list, { wanted, after, limit: ADMIN_PAGE_SIZE + 1 - picked.length })
    picked.push(
      ...rows.map(row => ({
        uid: row.uid,
        value: `${index} ${row.value}`,
        waitingSince: list.isWait ? new Date(row.value) : null,
      })),
    )
  }
  return { picked, before: cursor?.shown ?? 0 }
}

async function pickFrom(
  db: Db,
  { from, where, uid, sort, sortText, sortType, newestFirst = false }: FilterList,
  { wanted, after, limit }: { wanted: Wanted; after: ListCursor | null; limit: number },
) {
  const [direction, isAfter] = newestFirst ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const type = sql.raw(sortType)
  const { rows } = await db.execute<{ uid: string; value: string }>(sql`
    select ${uid} as uid, ${sortText} as value from ${from}
    where ${where} ${matches(wanted)}
      ${after ? sql`and (${sort}, ${uid}) ${isAfter} (${after.value}::${type}, ${after.id})` : sql``}
    order by ${sort} ${direction}, ${uid} ${direction} limit ${limit}`)
  return rows
}

function matches({ q, estado, ciudad }: Wanted): SQL {
  const inCity = ciudad ? sql`and ${PLAIN_CITY} = plain_text(${ciudad})` : sql``
  return sql`${estado ? IN_STATE[estado] : sql``} ${inCity} ${hasWords(sql`"plainName"`, q)}`
}

const CITIES_MAX = 500

/** Distinct cities, ignoring case and accents, by a loose index scan: one index lookup per city, not per technician. */
export async function listCitiesForAdmin(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ ciudad: string }>(sql`
    with recursive cities as (
      (select ${PLAIN_CITY} as plain, ciudad from technicians
       where "deletedAt" is null and ${PLAIN_CITY} > '' order by ${PLAIN_CITY} limit 1)
      union all
      select next.plain, next.ciudad from cities, lateral (
        select ${PLAIN_CITY} as plain, ciudad from technicians
        where "deletedAt" is null and ${PLAIN_CITY} > cities.plain order by ${PLAIN_CITY} limit 1) as next
    )
    select ciudad from cities limit ${CITIES_MAX}`)
  return rows.map(({ ciudad }) => ciudad)
}

// The lists behind the filters of the panel, each an index in its order.

/** One ordered scan of technicians `t`, with their `technician_worklist` row `w` where it is needed. */
interface FilterList {
  readonly from: SQL
  readonly where: SQL
  /** The uid as a column of the index. */
  readonly uid: SQL
  /** The sort column, and its text and type in a cursor. */
  readonly sort: SQL
  readonly sortText: SQL
  readonly sortType: 'timestamptz' | 'date'
  readonly newestFirst?: boolean
  /** The sort value is since when the row waits. */
  readonly isWait: boolean
}

const TECHNICIANS = { from: sql`technicians as t`, uid: sql`t.uid` }
const WITH_WORKLIST = {
  from: sql`technician_worklist as w join technicians as t on t.uid = w.uid`,
  uid: sql`w.uid`,
}
const byInstant = (sort: SQL) => ({ sort, sortText: instantText(sort), sortType: 'timestamptz' }) as const

// The conditions must match the partial indexes in 03-technicians.sql and 11-moderation.sql literally, or PostgreSQL does not use them.
const UNMODERATED = sql`t."deletedAt" is null and t.estado is null`
const UNVERIFIED = sql`t."deletedAt" is null and not t.verificado`
const HAS_PENDING_CREDENTIALS = sql`w."pendingChecks" > 0`
const IS_REPORTED = sql`w."openReports" > 0`
const IS_DELETED = sql`t."deletedAt" is not null`
const IS_NOT_DELETED = sql`t."deletedAt" is null`
const expiresBy = (date: string) => sql`w."nextExpiry" <= ${date}::date`

/** The lists of a filter, shown one after the other. */
function filterLists(filter: TechnicianFilter, now: Date): readonly FilterList[] {
  const whose = (where: SQL) => sql`${where} and ${IS_NOT_DELETED}`
  switch (filter) {
    case 'sin_moderar':
      return [{ ...TECHNICIANS, where: UNMODERATED, ...byInstant(sql`t."createdAt"`), isWait: true }]
    case 'sin_verificar': {
      const withoutDocuments = sql`${UNVERIFIED} and not exists (
        select from technician_worklist as w where w.uid = t.uid and ${HAS_PENDING_CREDENTIALS})`
      return [
        {
          ...WITH_WORKLIST,
          where: whose(HAS_PENDING_CREDENTIALS),
          ...byInstant(sql`w."pendingSince"`),
          isWait: true,
        },
        { ...TECHNICIANS, where: withoutDocuments, ...byInstant(sql`t."createdAt"`), isWait: false },
      ]
    }
    case 'vence_pronto': {
      const order = {
        sort: sql`w."nextExpiry"`,
        sortText: sql`w."nextExpiry"::text`,
        sortType: 'date',
      } as const
      return [{ ...WITH_WORKLIST, where: whose(expiresBy(warningDate(now))), ...order, isWait: false }]
    }
    case 'reportados':
      return [
        { ...WITH_WORKLIST, where: whose(IS_REPORTED), ...byInstant(sql`w."reportedSince"`), isWait: true },
      ]
    case 'eliminados': {
      const order = { ...byInstant(sql`t."deletedAt"`), newestFirst: true }
      return [{ ...TECHNICIANS, where: IS_DELETED, ...order, isWait: false }]
    }
  }
}

const warningDate = (now: Date) => addDays(bogotaDate(now), EXPIRY_WARNING_DAYS)

export async function countTechnicianFilters(db: Db, now: Date): Promise<Record<TechnicianFilter, Tally>> {
  const count = (where: SQL) => cappedCount(sql`from technicians as t where ${where}`)
  // An anti-join with the few deleted ones instead of a join with all.
  const countWorklist = (where: SQL) =>
    cappedCount(sql`from technician_worklist as w
      where ${where} and not exists (select from technicians as t where t.uid = w.uid and ${IS_DELETED})`)
  const { rows } = await db.execute<Record<TechnicianFilter, number>>(sql`
    select ${count(UNMODERATED)} as sin_moderar,
      ${count(UNVERIFIED)} + ${cappedCount(sql`from ${WITH_WORKLIST.from}
        where ${HAS_PENDING_CREDENTIALS} and ${IS_NOT_DELETED} and t.verificado`)} as sin_verificar,
      ${countWorklist(expiresBy(warningDate(now)))} as vence_pronto,
      ${countWorklist(IS_REPORTED)} as reportados,
      ${count(IS_DELETED)} as eliminados`)
  const [row] = rows
  if (!row) throw new Error('the query of the filter counts returned no row')
  return {
    sin_moderar: tallyOf(row.sin_moderar),
    sin_verificar: tallyOf(row.sin_verificar),
    vence_pronto: tallyOf(row.vence_pronto),
    reportados: tallyOf(row.reportados),
    eliminados: tallyOf(row.eliminados),
  }
}

// What the panel shows of each technician of a page.

export interface PickedTechnician {
  readonly uid: string
  /** Since when it waits in this list; null: since its creation, while nobody has moderated it. */
  readonly waitingSince: Date | null
}

type StoredRow = Omit<AdminTechnician, 'waitingSince' | 'deletedAt' | 'missing' | 'verification'> &
  Pick<Technician, 'bioCorta' | 'servicios' | 'zonasCobertura'> & {
    readonly createdMs: number
    readonly deletedMs: number | null
    readonly credentials: readonly Pick<Credential, 'kind' | 'status' | 'expiresOn'>[]
  }

/** In the order in which they were picked. */
export async function readTechnicianRows(
  db: Db,
  picked: readonly PickedTechnician[],
  now: Date,
): Promise<AdminTechnician[]> {
  if (picked.length === 0) return []
  const today = bogotaDate(now)
  // Imported rows may hold services that cannot be read.
  const { rows } = await db.execute<StoredRow & Record<string, unknown>>(sql`
    select t.uid, nombre, slug, users.email, t.ciudad, "fotoURL", especialidades, publicado, estado, verificado,
      "bioCorta", case when "isReadable" then servicios else '[]' end as servicios, "zonasCobertura",
      (extract(epoch from t."createdAt") * 1000)::double precision as "createdMs",
      (extract(epoch from t."deletedAt") * 1000)::double precision as "deletedMs",
      coalesce(w."openReports", 0) as "openReports",
      (select coalesce(json_agg(json_build_object('kind', kind, 'status', status, 'expiresOn', "expiresOn") order by id), '[]')
       from technician_checks where "technicianId" = t.uid) as credentials
    from technicians as t join users using (uid) left join technician_worklist as w using (uid)
    where t.uid in ${picked.map(({ uid }) => uid)}`)
  const byUid = new Map(rows.map(row => [row.uid, row]))
  return picked.flatMap(({ uid, waitingSince }) => {
    const row = byUid.get(uid)
    return row ? [rowFrom(row, waitingSince, today)] : []
  })
}

function rowFrom(stored: StoredRow, waitingSince: Date | null, today: string): AdminTechnician {
  const { createdMs, deletedMs, credentials, bioCorta, servicios, zonasCobertura, ...row } = stored
  const isUnmoderated = row.estado === null && deletedMs === null
  return {
    ...row,
    waitingSince: waitingSince ?? (isUnmoderated ? new Date(createdMs) : null),
    deletedAt: deletedMs === null ? null : new Date(deletedMs),
    missing: missingPoints({ ...row, bioCorta, servicios, zonasCobertura }),
    verification: verificationSummary(credentials, row.verificado, today),
  }
}
