// The tables as Drizzle sees them against the tables there are: neither may drift from the other.
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { identityTables } from '#persistence/identity-tables.server.ts'
import * as tables from '#persistence/tables.server.ts'
import { testDatabase } from '#tests/support/database.ts'

const { rows } = await testDatabase()

interface Column {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly filled: boolean
}

/** The names PostgreSQL gives to the types that Drizzle writes. */
const TYPE_NAMES: Record<string, string> = { 'character varying(255)': 'text' }

async function stored(table: string): Promise<Column[]> {
  const found = await rows<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable,
            atthasdef or attidentity <> '' as filled
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`public.${table}`],
  )
  return found.map(column => ({ ...column, type: TYPE_NAMES[column.type] ?? column.type }))
}

function declared(table: PgTable): Column[] {
  return Object.values(getTableColumns(table)).map((column: AnyPgColumn) => ({
    name: column.name,
    type: column.getSQLType(),
    nullable: !column.notNull,
    filled: column.hasDefault || column.generatedIdentity !== undefined,
  }))
}

const byName = (a: Column, b: Column) => a.name.localeCompare(b.name)
const own = Object.values(tables).filter(value => is(value, PgTable))

test.each(own.map(table => [getTableName(table), table] as const))(
  'the table %s has the columns, types and nulls that Drizzle believes',
  async (name, table) => {
    const real = (await stored(name)).sort(byName)
    const believed = declared(table).sort(byName)
    const plain = ({ name, type, nullable }: Column) => ({ name, type, nullable })
    expect(believed.map(plain)).toEqual(real.map(plain))
    // A default that Drizzle believes in and PostgreSQL does not have would be an insert that fails.
    const missing = believed.filter(
      column => column.filled && !real.find(({ name }) => name === column.name)?.filled,
    )
    expect(missing).toEqual([])
  },
)

test.each(own.map(table => [getTableName(table), table] as const))(
  'the table %s has the key that Drizzle believes',
  async (name, table) => {
    const real = await rows<{ name: string }>(
      `select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = $1::regclass and indisprimary`,
      [`public.${name}`],
    )
    const keys = getTableConfig(table).columns.filter(column => column.primary)
    expect(keys.map(column => column.name)).toEqual(real.map(row => row.name))
  },
)

// What triggers keep for the catalogue is asked by the functions beside it alone.
test('every table is one that Drizzle knows, but for the list of migrations and what is derived', async () => {
  const real = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'
        and table_name not like 'catalogue\\_%'`,
  )
  expect(own.map(getTableName).sort()).toEqual(real.map(row => row.name).sort())
})

test('identity sees the same people under other names', async () => {
  const real = await stored('users')
  for (const column of declared(identityTables.user)) {
    const { type, nullable } = real.find(({ name }) => name === column.name) ?? {}
    expect({ ...column, filled: false }).toEqual({ name: column.name, type, nullable, filled: false })
  }
})
