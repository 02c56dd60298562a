// What waits for administrators, kept by triggers, as a Drizzle table.
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/persistence/platform-tables.server.ts'

export const technicianWorklist = pgTable('technician_worklist', {
  uid: text().primaryKey(),
  pendingCredentials: integer('pendingChecks').notNull().default(0),
  pendingSince: instant('pendingSince'),
  nextExpiry: date({ mode: 'string' }),
  openReports: integer().notNull().default(0),
  reportedSince: instant('reportedSince'),
})
