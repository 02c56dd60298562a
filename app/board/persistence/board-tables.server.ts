// What is counted at night, as Drizzle tables (database/migrations/0049-board.sql).
import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { AnswerPart } from '#board/domain/board.ts'
import type { Fact } from '#board/domain/facts.ts'
import { instant } from '#platform/persistence/platform-tables.server.ts'

export const boardCounts = pgTable(
  'board_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    especialidad: text().notNull(),
    city: text().notNull(),
    fact: text().$type<Fact>().notNull(),
    times: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.especialidad, table.city, table.day, table.fact] })],
)

export const boardAnswers = pgTable(
  'board_answers',
  {
    days: smallint().notNull(),
    part: text().$type<AnswerPart>().notNull(),
    name: text().notNull(),
    requests: integer().notNull(),
    unanswered: integer().notNull(),
    half: integer(),
    ninety: integer(),
  },
  table => [primaryKey({ columns: [table.days, table.part, table.name] })],
)

export const boardFree = pgTable(
  'board_free',
  {
    especialidad: text().notNull(),
    city: text().notNull(),
    technicians: integer().notNull(),
    today: integer().notNull(),
    tomorrow: integer().notNull(),
    later: integer().notNull(),
    free: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.especialidad, table.city] })],
)

export const boardUnmet = pgTable(
  'board_unmet',
  {
    days: smallint().notNull(),
    words: text().notNull(),
    especialidad: text().notNull(),
    ciudad: text().notNull(),
    lugar: text().notNull(),
    times: integer().notNull(),
    before: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.days, table.words, table.especialidad, table.ciudad, table.lugar] }),
  ],
)

export const boardCities = pgTable('board_cities', { city: text().primaryKey(), ciudad: text().notNull() })

/** Whoever got the letter of Monday once, or stopped it. */
export const boardLetters = pgTable('board_letters', {
  uid: text().primaryKey(),
  token: text().notNull().unique(),
  stoppedAt: instant('stoppedAt'),
})
