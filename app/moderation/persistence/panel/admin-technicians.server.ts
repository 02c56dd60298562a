// Section 7, admin technicians: by name, or in the order of a filter (record 121), 20 per page.
import { type SQL, sql } from 'drizzle-orm'
import type { PanelQuery } from '#moderation/domain/panel-query.ts'
import type { AdminTechnician } from '#moderation/domain/panel-rows.ts'
import { TECHNICIAN_FILTERS } from '#moderation/domain/worklist.ts'
import {
  type PickedTechnician,
  readTechnicianRows,
} from '#moderation/persistence/panel/admin-technician-rows.server.ts'
import { type FilterList, filterLists } from '#moderation/persistence/panel/technician-filters.server.ts'
import { isDate } from '#platform/domain/bogota-time.ts'
import {
  ADMIN_PAGE_SIZE,
  type AdminPage,
  instantCursor,
  type ListCursor,
} from '#platform/domain/list-cursor.ts'
import { hasWords } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { ModerationState } from '#technicians/domain/technician.ts'

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
