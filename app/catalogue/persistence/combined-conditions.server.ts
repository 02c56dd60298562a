import { type SQL, sql } from 'drizzle-orm'

export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length > 0 ? sql`(${sql.join([...conditions], sql` and `)})` : sql`true`
}

export function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.length > 0 ? sql`(${sql.join([...conditions], sql` or `)})` : sql`false`
}

export const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`
