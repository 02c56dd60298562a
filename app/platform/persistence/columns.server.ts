import { timestamp } from 'drizzle-orm/pg-core'

/** A column of the type timestamptz, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
