// Statements that are composed for each question. Some shapes of them are asked again and again with other values.
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const DIALECT = new PgDialect()
/** Each connection keeps the plan of each. */
const MOST_NAMED = 32
/** Only what comes again is worth a name. */
const NAMED_FROM = 3
const MOST_COUNTED = 1_000

const names = new Map<string, string>()
const timesAsked = new Map<string, number>()

/** A statement that each connection parses and plans once, if its shape is among the first that are asked often. */
export function namedStatement(statement: SQL): pg.QueryConfig {
  const { sql: text, params: values } = DIALECT.sqlToQuery(statement)
  return { name: names.get(text) ?? newName(text), text, values }
}

function newName(text: string): string | undefined {
  if (names.size >= MOST_NAMED) return undefined
  const times = (timesAsked.get(text) ?? 0) + 1
  if (timesAsked.size >= MOST_COUNTED) timesAsked.clear()
  timesAsked.set(text, times)
  if (times < NAMED_FROM) return undefined
  const name = `composed_${names.size}`
  names.set(text, name)
  return name
}
