// Each way to name a table must be read, and nothing else be taken for one.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkSql, type UpwardSql } from '#tests/sql-boundaries.ts'

const LADDER = ['accounts', 'bookings', 'guarantee']
const BOOKINGS = 'app/bookings/persistence/lists.server.ts'
const TABLES = {
  'app/accounts/persistence/account-tables.server.ts': `const users = pgTable('users', {})`,
  'app/bookings/persistence/booking-tables.server.ts': `const reservas = pgTable('reservas', {})`,
  'app/guarantee/persistence/guarantee-tables.server.ts': `
    const cases = pgTable(
      'guarantee_cases', {})
    const held = pgView('held_photos').existing()`,
}

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tecniya-sql-boundaries-'))
})

afterEach(() => rm(root, { recursive: true, force: true }))

async function complaintsAbout(sources: Record<string, string>, allowed: UpwardSql[] = []) {
  const all = { ...TABLES, ...sources }
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return checkSql(root, Object.keys(all), LADDER, allowed)
}

test.each([
  'sql`select 1 from guarantee_cases`',
  'sql`select 1 from users as u, guarantee_cases as g`',
  'sql`select 1 from reservas left join guarantee_cases on key = "reservaKey"`',
  `sql\`select \${column} FROM\n  "guarantee_cases" where \${which}\``,
  `sql\`select \${sql\`(select 1 from guarantee_cases)\`} from reservas\``,
  'sql`delete from reservas using guarantee_cases`',
  `sql\`guarantee_cases as g where g.id = \${id}\``,
  "sql.identifier('guarantee_cases')",
  "db.query('update guarantee_cases set step = 1')",
  'db.query({ text: `insert into guarantee_cases values ($1)` })',
])('%s of bookings names a table of a subject above', async statement => {
  expect(await complaintsAbout({ [BOOKINGS]: `export const it = ${statement}` })).toEqual([
    `sql-names-nothing-above-it: ${BOOKINGS} → guarantee_cases of guarantee`,
  ])
})

test('a view counts as a table', async () => {
  expect(await complaintsAbout({ [BOOKINGS]: 'export const it = sql`select from held_photos`' })).toEqual([
    `sql-names-nothing-above-it: ${BOOKINGS} → held_photos of guarantee`,
  ])
})

test('tables of the own subject and below, comments, columns and unnamed parts are not reported', async () => {
  const text = `// select from guarantee_cases
    export const own = sql\`select guarantee_cases from reservas join users on uid = "clientId" where \${guarantee_cases}\``
  expect(await complaintsAbout({ [BOOKINGS]: text })).toEqual([])
})

test('a named exception is allowed for its file and its table, and must leave the list when it is gone', async () => {
  const sources = { [BOOKINGS]: 'export const it = sql`select from guarantee_cases`' }
  expect(await complaintsAbout(sources, [[BOOKINGS, 'guarantee_cases', 'why']])).toEqual([])
  expect(await complaintsAbout(sources, [[BOOKINGS, 'held_photos', 'why']])).toEqual([
    `sql-names-nothing-above-it: ${BOOKINGS} → guarantee_cases of guarantee`,
    `stale-sql-exception: ${BOOKINGS} names held_photos no more`,
  ])
})

test('a table that two subjects declare, and one that a migration makes and none declares, are reported', async () => {
  const sources = {
    'app/guarantee/persistence/twice.server.ts': `pgTable('reservas', {})`,
    'database/migrations/0001-baseline/01.sql':
      'create table users (uid text);\ncreate view unknown as select 1;',
  }
  expect(await complaintsAbout(sources)).toEqual([
    'table-of-two-subjects: reservas of bookings and guarantee',
    'table-without-a-subject: unknown is declared by none',
  ])
})
