// Bookings (spec §3), what the clock told of them, photos of the problem and blocked clients as Drizzle tables.

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  AnswerVia,
  BookingAnswer,
  BookingStatus,
  CancelReason,
  CannotReason,
  OpenStatus,
  VisitOutcome,
} from '#bookings/domain/booking.ts'
import type { Reminder } from '#bookings/domain/notifications.ts'
import { instant } from '#platform/persistence/platform-tables.server.ts'

export const reservas = pgTable('reservas', {
  key: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  id: text().notNull(),
  technicianId: text().notNull(),
  technicianName: text().notNull(),
  technicianCiudad: text().notNull().default(''),
  technicianSlug: text().notNull().default(''),
  technicianPhone: text().notNull().default(''),
  clientId: text().notNull(),
  clientName: text().notNull(),
  clientEmail: text().notNull(),
  date: date({ mode: 'string' }).notNull(),
  start: text().notNull(),
  end: text().notNull(),
  scheduledAt: instant('scheduledAt').notNull(),
  horasExtra: smallint().notNull().default(0),
  description: text().notNull().default(''),
  address: text().notNull().default(''),
  barrio: text().notNull().default(''),
  ciudad: text().notNull().default(''),
  status: text().$type<BookingStatus>().notNull().default('solicitada'),
  cancelReason: text().$type<CancelReason>(),
  formKey: uuid(),
  reminded: smallint().notNull().default(0),
  fuente: text().notNull().default('web'),
  servicio: text().notNull().default(''),
  especialidad: text(),
  precio: integer(),
  cancelNote: text().notNull().default(''),
  offeredHours: instant('offeredHours').array().notNull().default([]),
  rebookedFrom: bigint({ mode: 'number' }),
  rescueDismissedAt: instant('rescueDismissedAt'),
  answerRemindedAt: instant('answerRemindedAt'),
  ratingRequestedAt: instant('ratingRequestedAt'),
  answer: text().$type<BookingAnswer>(),
  answeredAt: instant('answeredAt'),
  answeredVia: text().$type<AnswerVia>(),
  clientPhone: text().notNull().default(''),
  withdrawnBy: bigint({ mode: 'number' }),
  statusBefore: text().$type<OpenStatus>(),
  requestNetwork: text(),
  cannotReason: text().$type<CannotReason>(),
  cannotNote: text().notNull().default(''),
  cannotAt: instant('cannotAt'),
  overdueToldAt: instant('overdueToldAt'),
  acceptedInAdvance: boolean().notNull().default(false),
  outcome: text().$type<VisitOutcome>().notNull().default('open'),
  openUntil: instant('openUntil'),
  cotizacionId: bigint({ mode: 'number' }),
  repeatOf: bigint({ mode: 'number' }),
  porterToken: text(),
  porterNote: text(),
  createdAt: instant('createdAt').notNull().defaultNow(),
  updatedAt: instant('updatedAt').notNull().defaultNow(),
})

export const reservaAvisos = pgTable(
  'reserva_avisos',
  {
    reservaKey: bigint({ mode: 'number' }).notNull(),
    kind: text().$type<Reminder>().notNull(),
    at: instant('at').notNull(),
  },
  table => [primaryKey({ columns: [table.reservaKey, table.kind] })],
)

export const problemPhotos = pgTable('problem_photos', {
  id: uuid().primaryKey(),
  clientId: text().notNull(),
  createdAt: instant('createdAt').notNull().defaultNow(),
})

export const reservaFotos = pgTable(
  'reserva_fotos',
  {
    reservaKey: bigint({ mode: 'number' }).notNull(),
    photoId: uuid().notNull(),
    position: smallint().notNull(),
  },
  table => [primaryKey({ columns: [table.reservaKey, table.photoId] })],
)

/** A view: a row for each hour that a booking takes, the further ones of a longer visit too (D64); none of a cancelled one. */
export const takenHours = pgView('taken_hours', {
  key: bigint({ mode: 'number' }).notNull(),
  id: text().notNull(),
  technicianId: text().notNull(),
  clientId: text().notNull(),
  scheduledAt: instant('scheduledAt').notNull(),
  /** Start of the hour. */
  at: instant('at').notNull(),
}).existing()

export const clientBlocks = pgTable(
  'client_blocks',
  {
    technicianId: text().notNull(),
    clientId: text().notNull(),
    createdAt: instant('createdAt').notNull(),
  },
  table => [primaryKey({ columns: [table.technicianId, table.clientId] })],
)

// D50: an empty stored name is looked up in its record; if that has none either, the id is shown.

export const technicianNameOrId = sql<string>`coalesce(nullif(btrim(${reservas.technicianName}), ''),
  (select nullif(btrim(nombre), '') from technicians where uid = ${reservas.technicianId}), ${reservas.technicianId})`

export const clientNameOrId = sql<string>`coalesce(nullif(btrim(${reservas.clientName}), ''),
  (select nullif(btrim(name), '') from users where uid = ${reservas.clientId}), ${reservas.clientId})`

/**
 * What the client agreed to pay: by the last quote for this visit, else by the one with which it was booked (D66); null without
 * either. `agreedQuote` of `visits` in SQL.
 */
export const agreedTotal = sql<number | null>`coalesce(
  (select total from visit_quotes where "reservaKey" = ${reservas.key} and visit_quotes.answer = 'si' and not "otroDia"
    and not exists (select from reservas as booked
      where booked."cotizacionId" = visit_quotes.id and booked.status <> 'cancelada')
    order by visit_quotes.id desc limit 1),
  (select total from visit_quotes where id = ${reservas.cotizacionId}))`

/** The last change of what a calendar shows: of the booking, or of what was agreed. */
export const calendarChangedAt =
  sql<Date>`greatest(${reservas.updatedAt}, (select max(visit_quotes."answeredAt")
  from visit_quotes where "reservaKey" = ${reservas.key} and visit_quotes.answer = 'si'))`.mapWith(
    reservas.updatedAt,
  )

/** The photos of a booking, in order. */
export const photoIds = sql<string[]>`array(
  select "photoId" from reserva_fotos where "reservaKey" = ${reservas.key} order by position)`
