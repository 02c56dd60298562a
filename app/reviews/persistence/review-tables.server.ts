// Reviews (spec §3) and the answers to them as Drizzle tables.
import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/persistence/platform-tables.server.ts'

/** Only imported reviews may lack a booking, a technician or a client. */
export const reviewsPublic = pgTable('reviews_public', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reservaKey: bigint({ mode: 'number' }),
  technicianId: text(),
  clientId: text(),
  clienteNombre: text().notNull(),
  rating: smallint().notNull(),
  comentario: text().notNull().default(''),
  puntualidad: smallint(),
  limpieza: smallint(),
  precioAcordado: smallint(),
  aprobada: boolean().notNull().default(false),
  rejectedAt: instant('rejectedAt'),
  rejectReason: text(),
  createdAt: instant('createdAt').notNull().defaultNow(),
  importedId: text(),
})

export const reviewReplies = pgTable('review_replies', {
  reviewId: bigint({ mode: 'number' }).primaryKey(),
  texto: text().notNull(),
  aprobada: boolean().notNull().default(false),
  rejectedAt: instant('rejectedAt'),
  rejectReason: text(),
  createdAt: instant('createdAt').notNull(),
  revision: integer().notNull().default(1),
})
