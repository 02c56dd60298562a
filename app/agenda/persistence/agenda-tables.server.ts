// Calendars that technicians subscribe, as a Drizzle table.
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/persistence/platform-tables.server.ts'

export const calendarFeeds = pgTable('calendar_feeds', {
  technicianId: text().primaryKey(),
  token: text().notNull(),
  createdAt: instant('createdAt').notNull().defaultNow(),
})
