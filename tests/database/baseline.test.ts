// The baseline, and databases made by the fourteen migrations of before it.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateTechnician } from '#database/generate/technician.ts'
import { migrate } from '#server/migrate.ts'
import { storeTechnicians } from '#tests/support/people/catalogue.ts'
import { storeReview } from '#tests/support/people/stored-reviews.ts'
import { type TestDatabase, testDatabase } from '#tests/support/program/database.ts'

const BEFORE_BASELINE = new URL('fixtures/before-baseline.sql', import.meta.url)
const fresh = await testDatabase({ template: 'template1' })
const former = await testDatabase({ template: 'template1' })
const older = await testDatabase({ template: 'template1' })

type Rows = TestDatabase['rows']
const migrationsOf = (rows: Rows) => rows('select name from migrations order by name')

test('an empty database gets the baseline, once', async () => {
  const applied = await migrate(fresh.pool)
  expect(applied[0]).toBe('0001-baseline')
  expect(await migrationsOf(fresh.rows)).toEqual(applied.map(name => ({ name })))
  expect(await migrate(fresh.pool)).toEqual([])
})

test('a database with all fourteen is the baseline, with the same schema, and keeps every row', async () => {
  const { rows, pool } = former
  await rows(await readFile(BEFORE_BASELINE, 'utf8'))
  await storeRows(rows)
  const before = await everyRow(rows)

  expect(await migrate(pool)).not.toContain('0001-baseline')

  expect(await migrationsOf(rows)).toEqual(await migrationsOf(fresh.rows))
  expect(await everyRow(rows)).toMatchObject(before)
  for (const [part, query] of Object.entries(SCHEMA)) {
    const expected = await fresh.rows(query)
    expect(expected, part).not.toEqual([])
    expect(await rows(query), part).toEqual(expected)
  }
  expect(await migrate(pool)).toEqual([])
})

test.each([
  `delete from migrations where name = '0014-worker-pools.sql'`,
  `delete from migrations where name = '0005-visits.sql'`,
  `update migrations set name = '0014-other.sql' where name = '0014-worker-pools.sql'`,
  `insert into migrations (name) values ('0015-other.sql')`,
])('a database with other migrations is refused, and nothing changes: %s', async change => {
  const { rows, pool } = older
  await rows('drop schema public cascade; create schema public')
  await rows(await readFile(BEFORE_BASELINE, 'utf8'))
  await rows(change)
  const before = await migrationsOf(rows)
  await expect(migrate(pool)).rejects.toThrow('La base de datos tiene otras migraciones')
  expect(await migrationsOf(rows)).toEqual(before)
})

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
}

/** The rows of each table of the product, without the generated column of the catalogue that 0014 drops. */
async function everyRow(rows: Rows): Promise<Record<string, unknown>> {
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

const OF_PRODUCT = `'public'::regnamespace and not exists (select from pg_depend where objid = it.oid and deptype = 'e')`

/** What pg_dump would write, from the catalogs: the embedded PostgreSQL comes without it. */
const SCHEMA = {
  extensions: 'select extname, extversion from pg_extension order by 1',
  relations: `
    select relname, relkind, relpersistence, reloptions, relacl from pg_class as it
    where relnamespace = ${OF_PRODUCT} order by 1`,
  // In their order: the rows of a backup depend on it.
  columns: `
    select relname, row_number() over (partition by it.oid order by attnum) as place, attname,
      format_type(atttypid, atttypmod) as type, attcollation::regcollation::text as collation, attnotnull, attidentity,
      attgenerated, pg_get_expr(adbin, adrelid) as "default"
    from pg_class as it join pg_attribute on attrelid = it.oid
      left join pg_attrdef on adrelid = it.oid and adnum = attnum
    where relnamespace = ${OF_PRODUCT} and relkind = 'r' and attnum > 0 and not attisdropped order by 1, 2`,
  constraints: `
    select conrelid::regclass::text as relation, conname, pg_get_constraintdef(oid) as definition, convalidated
    from pg_constraint as it where connamespace = ${OF_PRODUCT} order by 1, 2`,
  indexes: `
    select it.oid::regclass::text as name, pg_get_indexdef(it.oid) as definition, indisvalid
    from pg_class as it join pg_index on indexrelid = it.oid where relnamespace = ${OF_PRODUCT} order by 1`,
  sequences: `
    select sequencename, data_type, start_value, increment_by, max_value, cycle from pg_sequences
    where schemaname = 'public' order by 1`,
  functions: `
    select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition
    from pg_proc as it where pronamespace = ${OF_PRODUCT} order by 1`,
  triggers: `
    select tgrelid::regclass::text as relation, tgname, pg_get_triggerdef(oid) as definition, tgenabled
    from pg_trigger where not tgisinternal order by 1, 2`,
  types: `
    select typname, typtype from pg_type as it where typnamespace = ${OF_PRODUCT} order by 1`,
}
