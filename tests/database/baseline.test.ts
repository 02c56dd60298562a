// The migrations on an empty database, and on databases of earlier versions with rows.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateTechnician } from '#database/generate/technician.ts'
import { migrate } from '#server/migrate.ts'
import { storeTechnicians } from '#tests/support/people/catalogue.ts'
import { storeReview } from '#tests/support/people/stored-reviews.ts'
import { type TestDatabase, testDatabase } from '#tests/support/program/database.ts'
import { migrateTo } from '#tests/support/program/earlier-version.ts'

const fresh = await testDatabase({ template: 'template1' })
const emptied = await testDatabase({ template: 'template1' })

type Rows = TestDatabase['rows']
const migrationText = (name: string) =>
  readFile(new URL(`../../database/migrations/${name}`, import.meta.url), 'utf8')
const migrationsOf = async (rows: Rows) =>
  (await rows<{ name: string }>('select name from migrations order by name')).map(({ name }) => name)

test('an empty database gets the baseline, once', async () => {
  const { applied } = await migrate(fresh.pool)
  expect(applied[0]).toBe('0001-baseline')
  expect(await migrationsOf(fresh.rows)).toEqual(applied)
  expect(await migrate(fresh.pool)).toEqual({ applied: [], newer: [] })
})

test('a database of a newer version is served if its migrations are compatible, and refused otherwise', async () => {
  await fresh.rows(`insert into migrations (name, compatible) values ('9001-expands.sql', true)`)
  expect(await migrate(fresh.pool)).toEqual({ applied: [], newer: ['9001-expands.sql'] })
  await fresh.rows(`insert into migrations (name) values ('9002-contracts.sql')`)
  await expect(migrate(fresh.pool)).rejects.toThrow(
    'La base de datos es de una versión más nueva, que cambió lo que esta usa (9002-contracts.sql)',
  )
  await fresh.rows(`delete from migrations where name like '9%'`)
})

test('every migration says whether the version before still works with it', async () => {
  const stored = await fresh.rows<{ name: string; compatible: boolean }>(
    `select name, compatible from migrations where name > '0040' order by name`,
  )
  for (const { name, compatible } of stored)
    expect([
      name,
      compatible || /^-- Incompatible with the version before\b/.test(await migrationText(name)),
    ]).toEqual([name, true])
})

test.each(['0001-baseline', '0016-sundays-by-price.sql'])(
  'a database at %s gets what follows, and keeps every row',
  async version => {
    const { rows, pool } = emptied
    await rows('drop schema public cascade; create schema public')
    const before = await migrateTo(version, rows)
    await storeRows(rows)
    const stored = await everyRow(rows)
    expect(Object.values(stored).filter(each => each.length > 0).length).toBeGreaterThan(7)

    const { applied } = await migrate(pool)

    const all = await migrationsOf(rows)
    expect([...before, ...applied]).toEqual(all)
    expect(before.at(-1)).toBe(version)
    expect(await everyRow(rows)).toMatchObject(stored)
    expect((await migrate(pool)).applied).toEqual([])
  },
)

async function storeRows(rows: Rows): Promise<void> {
  const people = Array.from({ length: 5 }, (_, index) => generateTechnician(index))
  await storeTechnicians(rows, people)
  const [{ uid } = { uid: '' }] = people
  await storeReview(rows, uid, { comentario: 'Puntual', daysAgo: 3 })
  await rows(`insert into settings values ('secret', 'x')`)
  await rows(
    `insert into technician_checks ("technicianId", kind, "sentAt") values ($1, 'identity', now())`,
    [uid],
  )
  await rows(
    `insert into moderation_trail ("actorUid", act, "targetKind", "targetId", before, after)
     values ('root', 'block', 'user', $1, '{}', '{}')`,
    [uid],
  )
  await rows(`insert into users (uid, name, email) values ('ana', 'Ana', 'ana@correo.co')`)
  await rows(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", status, "cancelReason")
     select $1 || '_' || to_char(day, 'YYYYMMDD') || '_15', $1, 'Luz', 'ana', 'Ana', 'ana@correo.co', day, '15:00', '16:00',
       (day + time '15:00') at time zone 'America/Bogota', status, case status when 'cancelada' then 'tecnico' end
     from unnest('{solicitada,confirmada,cancelada,completada}'::text[]) with ordinality as each (status, n),
       lateral (select date '2026-11-16' + n::int) as slot (day)`,
    [uid],
  )
}

/** The rows of each table of the product, without the generated column of the catalogue that 0014 drops. */
async function everyRow(rows: Rows): Promise<Record<string, unknown[]>> {
  const tables = await rows<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' order by 1`,
  )
  const stored = tables.map(async ({ name }) => [
    name,
    await rows(`select to_jsonb(stored) - 'slots' as row from ${name} as stored order by stored::text`),
  ])
  return Object.fromEntries(await Promise.all(stored))
}
