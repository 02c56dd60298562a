// Compares the Drizzle tables with the migrated database.
import { getTableColumns, getTableName, getViewName, getViewSelectedFields, is } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, PgTable, PgView } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as accountTables from '#accounts/persistence/account-tables.server.ts'
import { identityTables } from '#accounts/persistence/account-tables.server.ts'
import * as deliveryTables from '#accounts/persistence/channel-deliveries.server.ts'
import * as whatsappTables from '#accounts/persistence/whatsapp-tables.server.ts'
import * as agendaTables from '#agenda/persistence/agenda-tables.server.ts'
import * as boardTables from '#board/persistence/board-tables.server.ts'
import * as bookingTables from '#bookings/persistence/booking-tables.server.ts'
import * as favouriteTables from '#catalogue/persistence/favourite-tables.server.ts'
import * as guaranteeTables from '#guarantee/persistence/guarantee-tables.server.ts'
import * as platformTables from '#platform/persistence/platform-tables.server.ts'
import * as priceTables from '#prices/persistence/price-tables.server.ts'
import * as reportTables from '#reports/persistence/report-tables.server.ts'
import * as reviewTables from '#reviews/persistence/review-tables.server.ts'
import * as rightsTables from '#rights/persistence/rights-tables.server.ts'
import * as technicianTables from '#technicians/persistence/technician-tables.server.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import * as verificationTables from '#verification/persistence/verification-tables.server.ts'
import * as visitTables from '#visits/persistence/visit-tables.server.ts'
import * as inboundTables from '#whatsapp/persistence/inbound-tables.server.ts'

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

function declared(columns: Record<string, AnyPgColumn>): Column[] {
  return Object.values(columns).map(column => ({
    name: column.name,
    type: column.getSQLType(),
    nullable: !column.notNull,
    filled: column.hasDefault || column.generatedIdentity !== undefined,
  }))
}

const byName = (a: Column, b: Column) => a.name.localeCompare(b.name)
const everything = Object.values({
  ...platformTables,
  ...accountTables,
  ...deliveryTables,
  ...whatsappTables,
  ...inboundTables,
  ...technicianTables,
  ...verificationTables,
  ...reviewTables,
  ...agendaTables,
  ...bookingTables,
  ...visitTables,
  ...favouriteTables,
  ...priceTables,
  ...guaranteeTables,
  ...agendaTables,
  ...reportTables,
  ...rightsTables,
  ...boardTables,
})
const own = everything.filter(value => is(value, PgTable))
const views = everything.filter(value => is(value, PgView))

test.each(own.map(table => [getTableName(table), table] as const))(
  'the columns, types and nullability of %s match Drizzle',
  async (name, table) => {
    const real = (await stored(name)).sort(byName)
    const expected = declared(getTableColumns(table)).sort(byName)
    const withoutDefault = ({ name, type, nullable }: Column) => ({ name, type, nullable })
    expect(expected.map(withoutDefault)).toEqual(real.map(withoutDefault))
    // Drizzle omits columns with a default: without one in PostgreSQL the insert fails.
    const missing = expected.filter(
      column => column.filled && !real.find(({ name }) => name === column.name)?.filled,
    )
    expect(missing).toEqual([])
  },
)

test.each(own.map(table => [getTableName(table), table] as const))(
  'the primary key of %s matches Drizzle',
  async (name, table) => {
    const real = await rows<{ name: string }>(
      `select attname as name from pg_index cross join unnest(indkey) with ordinality as key (attnum, position)
         join pg_attribute on attrelid = indrelid and pg_attribute.attnum = key.attnum
        where indrelid = $1::regclass and indisprimary order by position`,
      [`public.${name}`],
    )
    const { columns, primaryKeys } = getTableConfig(table)
    const keys = [...columns.filter(column => column.primary), ...primaryKeys.flatMap(key => key.columns)]
    expect(keys.map(column => column.name)).toEqual(real.map(row => row.name))
  },
)

test('Drizzle knows every view, with its columns and types', async () => {
  const real = await rows<{ name: string }>(
    `select table_name as name from information_schema.views
      where table_schema = 'public'`,
  )
  expect(views.map(getViewName).sort()).toEqual(real.map(row => row.name).sort())
  const typed = ({ name, type }: Column) => ({ name, type })
  for (const view of views)
    expect(declared(getViewSelectedFields(view)).sort(byName).map(typed)).toEqual(
      (await stored(getViewName(view))).sort(byName).map(typed),
    )
})

// Only app/catalogue/persistence and app/demand/persistence name these, in SQL.
test('Drizzle knows every table except migrations and those of the catalogue and of demand', async () => {
  const real = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'
        and table_name not in ('catalogue', 'catalogue_words', 'search_weights', 'named_words', 'search_alerts')
        and table_name not like 'demand\\_%'`,
  )
  expect(own.map(getTableName).sort()).toEqual(real.map(row => row.name).sort())
})

test('the identity tables map columns of users', async () => {
  const real = await stored('users')
  for (const column of declared(getTableColumns(identityTables.user))) {
    const { type, nullable } = real.find(({ name }) => name === column.name) ?? {}
    expect({ ...column, filled: false }).toEqual({ name: column.name, type, nullable, filled: false })
  }
})
