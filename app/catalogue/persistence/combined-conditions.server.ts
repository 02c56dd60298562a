import { type SQL, sql } from 'drizzle-orm'

export const TRUE = sql`true`
const FALSE = sql`false`

/** Constants are left out: a shorter statement takes less to write, to parse and to compare. */
export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.includes(FALSE) ? FALSE : joined(conditions, TRUE, sql` and `)
}

export function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.includes(TRUE) ? TRUE : joined(conditions, FALSE, sql` or `)
}

function joined(conditions: readonly SQL[], neutral: SQL, operator: SQL): SQL {
  const [first = neutral, ...others] = conditions.filter(condition => condition !== neutral)
  return others.length === 0 ? first : sql`(${sql.join([first, ...others], operator)})`
}

export const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`
