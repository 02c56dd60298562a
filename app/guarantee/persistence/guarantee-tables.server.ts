// Guarantee cases as Drizzle tables.
import { bigint, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import type {
  GuaranteeOutcome,
  GuaranteeStep,
  GuaranteeTurn,
  GuaranteeWish,
} from '#guarantee/domain/guarantee-case.ts'
import type { RefundMeans } from '#guarantee/domain/refund.ts'
import { instant } from '#platform/persistence/platform-tables.server.ts'

export const guaranteeCases = pgTable('guarantee_cases', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reservaKey: bigint({ mode: 'number' }).notNull(),
  technicianId: text().notNull(),
  clientId: text().notNull(),
  wish: text().$type<GuaranteeWish>().notNull(),
  step: text().$type<GuaranteeStep>().notNull(),
  turn: text().$type<GuaranteeTurn>(),
  stepAt: instant('stepAt').notNull(),
  dueAt: instant('dueAt'),
  repeatKey: bigint({ mode: 'number' }),
  outcome: text().$type<GuaranteeOutcome>(),
  refundPesos: integer(),
  missedRepeats: smallint().notNull().default(0),
  remindedAt: instant('remindedAt'),
  openedAt: instant('openedAt').notNull(),
  closedAt: instant('closedAt'),
})

export const guaranteeEvents = pgTable('guarantee_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  caseId: bigint({ mode: 'number' }).notNull(),
  at: instant('at').notNull(),
  actorUid: text(),
  actorRole: text().$type<GuaranteeTurn>(),
  kind: text().$type<GuaranteeAct>().notNull(),
  text: text().notNull().default(''),
  amount: text().notNull().default(''),
  pesos: integer(),
  medio: text().$type<RefundMeans>(),
  paidAt: instant('paidAt'),
  formKey: uuid(),
})

export const guaranteePhotos = pgTable(
  'guarantee_photos',
  {
    eventId: bigint({ mode: 'number' }).notNull(),
    photoId: uuid().notNull(),
    position: smallint().notNull(),
  },
  table => [primaryKey({ columns: [table.eventId, table.photoId] })],
)
