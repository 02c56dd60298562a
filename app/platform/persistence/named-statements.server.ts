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

/** A statement that each connection parses and plans once, if its shape is among the first that are asked often. */
export function createNamedStatements(): (statement: SQL) => pg.QueryConfig {
  const names = new Map<string, string>()
  const timesAsked = new Map<string, number>()

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

  return statement => {
    const { sql: text, params: values } = DIALECT.sqlToQuery(statement)
    return { name: names.get(text) ?? newName(text), text, values }
  }
}

/** One for all connections of the process: a name stands for one text. */
export const namedStatement = createNamedStatements()
