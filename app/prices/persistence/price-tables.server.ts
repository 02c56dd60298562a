import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/persistence/platform-tables.server.ts'

export const usualPrices = pgTable(
  'usual_prices',
  {
    especialidad: text().notNull(),
    city: text().notNull(),
    trouble: text().notNull(),
    ciudad: text().notNull(),
    low: integer().notNull(),
    high: integer().notNull(),
    barsFrom: integer().notNull(),
    bars: integer().array().notNull(),
    visits: integer().notNull(),
    computedAt: instant('computedAt').notNull(),
  },
  table => [primaryKey({ columns: [table.especialidad, table.city, table.trouble] })],
)
