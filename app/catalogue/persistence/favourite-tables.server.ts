// Who is kept by whom. A row with `removedAt` is somebody who served the client and was taken off the own list.
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/persistence/platform-tables.server.ts'

export const favourites = pgTable(
  'favourites',
  {
    clientId: text().notNull(),
    technicianId: text().notNull(),
    keptAt: instant('keptAt'),
    removedAt: instant('removedAt'),
  },
  table => [primaryKey({ columns: [table.clientId, table.technicianId] })],
)
