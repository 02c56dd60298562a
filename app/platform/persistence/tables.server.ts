// Section 3 of the specification as Drizzle tables. database/migrations defines them; a test compares both.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Role } from '#accounts/domain/role.ts'
import type { CancelReason } from '#bookings/domain/booking.ts'
import type { TrailKind } from '#platform/domain/acts.ts'
import { instant } from '#platform/persistence/columns.server.ts'
import type {
  HourExceptions,
  Licence,
  ModerationState,
  OfferedService,
  WeeklyHours,
} from '#technicians/domain/technician.ts'

export const users = pgTable('users', {
  uid: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  role: text().$type<Role>(),
  ciudad: text().notNull().default(''),
  barrio: text().notNull().default(''),
  telefono: text().notNull().default(''),
  status: text().notNull().default('activo'),
  blocked: boolean().notNull().default(false),
  createdAt: instant('createdAt').notNull().defaultNow(),
  updatedAt: instant('updatedAt').notNull().defaultNow(),
  deletedAt: instant('deletedAt'),
  passwordChangedAt: instant('passwordChangedAt'),
  twoFactorEnabled: boolean().notNull().default(false),
  authorizedVersion: text(),
  authorizedAt: instant('authorizedAt'),
  toldVersion: text(),
  toldAt: instant('toldAt'),
  deletionRequestedAt: instant('deletionRequestedAt'),
  erasedAt: instant('erasedAt'),
  plainText: text()
    .notNull()
    .generatedAlwaysAs(sql`plain_text(left(name, 300) || E'\\n' || left(email, 320))`),
})

export const technicians = pgTable('technicians', {
  uid: text().primaryKey(),
  nombre: text().notNull(),
  slug: text().notNull(),
  descripcion: text().notNull().default(''),
  bioCorta: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  ciudad: text().notNull().default(''),
  barrio: text().notNull().default(''),
  telefono: text().notNull().default(''),
  fotoURL: text(),
  especialidades: text().array().notNull().default([]),
  servicios: jsonb().$type<readonly OfferedService[]>().notNull().default([]),
  zonasCobertura: text().array().notNull().default([]),
  aniosExperiencia: integer().notNull().default(0),
  tarifaBase: integer(),
  moneda: text(),
  disponible: boolean().notNull().default(true),
  disponibilidadTxt: text().notNull().default(''),
  horarios: jsonb().$type<WeeklyHours>().notNull(),
  excepciones: jsonb().$type<HourExceptions>().notNull().default({}),
  ratingPromedio: doublePrecision().notNull().default(0),
  resenasCount: integer().notNull().default(0),
  publicado: boolean().notNull().default(false),
  verificado: boolean().notNull().default(false),
  estado: text().$type<ModerationState>(),
  certificaciones: text().array().notNull().default([]),
  licencias: jsonb().$type<readonly Licence[]>().notNull().default([]),
  revision: integer().notNull().default(0),
  createdAt: instant('createdAt').notNull().defaultNow(),
  updatedAt: instant('updatedAt').notNull().defaultNow(),
  deletedAt: instant('deletedAt'),
  plainName: text().notNull().generatedAlwaysAs(sql`plain_text(left(nombre, 300))`),
  isReadable: boolean()
    .notNull()
    .generatedAlwaysAs(sql`technician_json_is_valid(horarios, excepciones, servicios, licencias)`),
})

/** Former slugs of profiles. */
export const technicianSlugs = pgTable('technician_slugs', {
  slug: text().primaryKey(),
  uid: text().notNull(),
  retiredAt: instant('retiredAt').notNull().defaultNow(),
})

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
  description: text().notNull().default(''),
  address: text().notNull().default(''),
  status: text()
    .$type<'solicitada' | 'confirmada' | 'cancelada' | 'completada'>()
    .notNull()
    .default('solicitada'),
  cancelReason: text().$type<CancelReason>(),
  formKey: uuid(),
  reminded: smallint().notNull().default(0),
  fuente: text().notNull().default('web'),
  servicio: text().notNull().default(''),
  precio: integer(),
  cancelNote: text().notNull().default(''),
  offeredHours: instant('offeredHours').array().notNull().default([]),
  rebookedFrom: bigint({ mode: 'number' }),
  rescueDismissedAt: instant('rescueDismissedAt'),
  answerRemindedAt: instant('answerRemindedAt'),
  ratingRequestedAt: instant('ratingRequestedAt'),
  answer: text().$type<'accepted' | 'declined'>(),
  answeredAt: instant('answeredAt'),
  clientPhone: text().notNull().default(''),
  withdrawnBy: bigint({ mode: 'number' }),
  statusBefore: text().$type<'solicitada' | 'confirmada'>(),
  requestNetwork: text(),
  createdAt: instant('createdAt').notNull().defaultNow(),
  updatedAt: instant('updatedAt').notNull().defaultNow(),
})

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

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  endpoint: text().notNull(),
  uid: text().notNull(),
  sessionId: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: instant('createdAt').notNull().defaultNow(),
})

export const calendarFeeds = pgTable('calendar_feeds', {
  technicianId: text().primaryKey(),
  token: text().notNull(),
  createdAt: instant('createdAt').notNull().defaultNow(),
})

export const moderationTrail = pgTable('moderation_trail', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull().defaultNow(),
  actorUid: text().notNull(),
  act: text().notNull(),
  targetKind: text().$type<TrailKind>().notNull(),
  targetId: text().notNull(),
  before: jsonb().notNull(),
  after: jsonb().notNull(),
  reason: text(),
})

export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })

export const limits = pgTable('limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

export const workerPools = pgTable('worker_pools', {
  id: text().primaryKey(),
  seenAt: instant('seenAt').notNull(),
})
