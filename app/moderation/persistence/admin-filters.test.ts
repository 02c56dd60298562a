// Each filter of the panel against a full scan: order, pages, counts, combined with search, state and city.

import { expect, test } from 'vitest'
import {
  panelQueryFrom,
  TECHNICIAN_FILTERS,
  type TechnicianFilter,
  USER_FILTERS,
  type UserFilter,
} from '#moderation/domain/panel-query.ts'
import {
  countTechnicianFilters,
  listTechniciansForAdmin,
} from '#moderation/persistence/admin-technicians.server.ts'
import { countUserFilters, listUsersForAdmin } from '#moderation/persistence/admin-users.server.ts'
import { type ListCursor, listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const { database } = await testServices()
const { db, rows } = database

const PEOPLE = 260
// Every combination of the moduli occurs; several people share each instant, so that the uid decides.
await rows(
  `insert into users (uid, name, email, role, "createdAt", blocked, "deletedAt")
   select 'p' || n, 'Persona ' || n, 'p' || n || '@correo.co', 'tecnico', '2026-10-01'::timestamptz + n / 3 * interval '1 hour',
     n % 4 = 1, case when n % 9 = 4 then '2026-11-01'::timestamptz + n / 5 * interval '1 minute' end
   from generate_series(1, $1::integer) n`,
  [PEOPLE],
)
await rows(`
  insert into technicians (uid, nombre, slug, ciudad, "createdAt", estado, publicado, verificado, "deletedAt")
  select uid, name, uid, case n % 3 when 0 then 'Bogotá' when 1 then 'bogota' else 'Cali' end, "createdAt",
    case when n % 11 = 3 then 'bloqueado' when n % 5 < 2 then null when n % 5 = 2 then 'publicado' else 'en_revision' end,
    n % 10 = 0 and n % 11 <> 3, n % 7 < 3,
    case when n % 11 = 3 then '2026-11-02'::timestamptz + n / 40 * interval '1 second' end
  from (select *, substr(uid, 2)::integer as n from users) as people`)
await rows(
  `
  insert into technician_checks ("technicianId", kind, status, "sentAt", "decidedAt", "expiresOn")
  select 'p' || n, kind, status, '2026-11-03'::timestamptz + n / 4 * interval '1 minute',
    case when status <> 'pending' then now() end,
    case when status = 'accepted' then '2026-11-10'::date + n % 60 end
  from generate_series(1, $1::integer) n,
    (values ('identity', 'accepted', 2), ('background', 'pending', 3), ('training', 'pending', 5), ('insurance', 'returned', 4))
      as checks (kind, status, every)
  where n % every = 0`.replace('$1', String(PEOPLE)),
)
await rows(`
  insert into reports ("reporterId", "subjectId", "targetKind", "targetId", reason, status, "createdAt")
  select 'p1', 'p' || n, 'technician', 'p' || n || '-' || part, 'otro', case when (n + part) % 4 = 0 then 'dismissed' else 'open' end,
    '2026-11-05'::timestamptz + n / 6 * interval '1 minute' - part * interval '1 day'
  from generate_series(2, ${PEOPLE}) n, generate_series(1, 2) part where n % 6 < 2`)

const PENDING = `select "technicianId" from technician_checks where status = 'pending'`
/** Each list by a full scan of the tables, without technician_worklist. */
const SCANS: Record<TechnicianFilter, string> = {
  sin_moderar: `where "deletedAt" is null and estado is null order by "createdAt", uid`,
  sin_verificar: `where "deletedAt" is null and (not verificado or uid in (${PENDING})) order by
    (select min("sentAt") from technician_checks where "technicianId" = uid and status = 'pending') nulls last, case when uid not in (${PENDING}) then "createdAt" end, uid`,
  vence_pronto: `where "deletedAt" is null and uid in (select "technicianId" from technician_checks where status = 'accepted'
    and "expiresOn" <= '2026-12-12') order by
    (select min("expiresOn") from technician_checks where "technicianId" = uid and status = 'accepted'), uid`,
  reportados: `where "deletedAt" is null and uid in (select "subjectId" from reports where status = 'open') order by
    (select min("createdAt") from reports where "subjectId" = uid and status = 'open'), uid`,
  eliminados: `where "deletedAt" is not null order by "deletedAt" desc, uid desc`,
}
const USER_SCANS: Record<UserFilter, string> = {
  bloqueados: `where "deletedAt" is null and blocked order by "createdAt" desc, uid desc`,
  reportados: `where "deletedAt" is null and uid in (select "subjectId" from reports where status = 'open') order by
    (select min("createdAt") from reports where "subjectId" = uid and status = 'open'), uid`,
  eliminados: `where "deletedAt" is not null order by "deletedAt" desc, uid desc`,
}

const scan = async (table: string, conditions: string) =>
  (await rows<{ uid: string }>(`select uid from ${table} ${conditions}`)).map(({ uid }) => uid)

/** All pages of a list, and the sizes of the pages. */
async function readAll(query: string) {
  const uids: string[] = []
  const sizes: number[] = []
  let cursor: ListCursor | null = null
  do {
    const view = { ...panelQueryFrom(new URLSearchParams(query)), cursor }
    const list = view.tab === 'tecnicos' ? listTechniciansForAdmin : listUsersForAdmin
    const page: { rows: readonly { uid: string }[]; next: ListCursor | null } = await list(db, view, NOON)
    uids.push(...page.rows.map(({ uid }) => uid))
    sizes.push(page.rows.length)
    expect(page.next?.shown ?? uids.length).toBe(uids.length)
    cursor = page.next && listCursorFrom(listCursorText(page.next))
  } while (cursor)
  return { uids, sizes }
}

test.each(TECHNICIAN_FILTERS)('%s: pages, order and count are those of a full scan', async filter => {
  const expected = await scan('technicians', SCANS[filter])
  const { uids, sizes } = await readAll(`filtro=${filter}`)
  expect(uids).toEqual(expected)
  expect(expected.length).toBeGreaterThan(20)
  expect(sizes.slice(0, -1).every(size => size === 20)).toBe(true)
  expect((await countTechnicianFilters(db, NOON))[filter]).toEqual({ count: expected.length, more: false })
})

test.each(USER_FILTERS)('users %s: pages, order and count are those of a full scan', async filter => {
  const expected = await scan('users', USER_SCANS[filter])
  expect((await readAll(`tab=usuarios&filtro=${filter}`)).uids).toEqual(expected)
  expect(expected.length).toBeGreaterThan(20)
  expect((await countUserFilters(db))[filter]).toEqual({ count: expected.length, more: false })
})

test.each(TECHNICIAN_FILTERS)('%s combines with search, state and city', async filter => {
  for (const [query, condition] of [
    ['q=persona+1', `"plainName" like '%1%'`],
    ['ciudad=BOGOTÁ', `ciudad ilike 'bogot%'`],
    ['estado=en_revision', `estado = 'en_revision'`],
    [
      'estado=publicado&ciudad=cali&q=2',
      `(publicado or estado = 'publicado') and ciudad = 'Cali' and nombre like '%2%'`,
    ],
  ] as const) {
    const expected = await scan('technicians', SCANS[filter].replace('where', `where ${condition} and`))
    expect((await readAll(`filtro=${filter}&${query}`)).uids).toEqual(expected)
  }
})

test('users: a filter combines with a search and keeps its order', async () => {
  const expected = await scan('users', USER_SCANS.eliminados.replace('where', `where email like '%3%' and`))
  expect((await readAll('tab=usuarios&filtro=eliminados&q=3')).uids).toEqual(expected)
})

test('a cursor of another list starts from the beginning', async () => {
  for (const value of ['persona 1', '7 2026-11-16T00:00:00.000000Z', '0 nada', '2026-11-16']) {
    const desde = listCursorText({ shown: 40, value, id: 'p9' })
    const view = panelQueryFrom(new URLSearchParams({ filtro: 'sin_verificar', desde }))
    const page = await listTechniciansForAdmin(db, view, NOON)
    expect(page.rows[0]?.uid).toBe((await scan('technicians', SCANS.sin_verificar))[0])
    expect(page.next?.shown).toBe(20)
  }
})

test('a row says since when it waits, what it lacks, its reports and its credentials', async () => {
  const [first] = (
    await listTechniciansForAdmin(db, panelQueryFrom(new URLSearchParams('filtro=sin_verificar')), NOON)
  ).rows
  expect(first).toMatchObject({
    uid: 'p5',
    waitingSince: new Date('2026-11-03T00:01:00Z'),
    deletedAt: null,
    openReports: 0,
    missing: ['photo', 'bio', 'specialty', 'service', 'zone'],
    verification: { state: 'pending', kinds: ['training'], mayBeVerified: false },
  })
})
