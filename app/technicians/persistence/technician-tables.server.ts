// Profiles, their former slugs and finished jobs (spec §3) as Drizzle tables.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { recordOf } from '#platform/domain/records.ts'
import { instant } from '#platform/persistence/platform-tables.server.ts'
import {
  FLAG_FIELDS,
  type HourExceptions,
  type Licence,
  type ModerationState,
  type OfferedService,
  PROFILE_FIELDS,
  type WeeklyHours,
} from '#technicians/domain/technician.ts'

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
  tarifaBasePropia: boolean().notNull().default(false),
  moneda: text(),
  ...recordOf(FLAG_FIELDS, name => boolean().notNull().default(PROFILE_FIELDS[name].initial)),
  disponibilidadTxt: text().notNull().default(''),
  horarios: jsonb().$type<WeeklyHours>().notNull(),
  excepciones: jsonb().$type<HourExceptions>().notNull().default({}),
  horasBloqueadas: instant('horasBloqueadas').array().notNull().default([]),
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

export const jobPhotos = pgTable('job_photos', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  technicianId: text().notNull(),
  url: text().notNull(),
  caption: text().notNull(),
  month: date({ mode: 'string' }).notNull(),
  position: smallint().notNull(),
  hiddenAt: instant('hiddenAt'),
  createdAt: instant('createdAt').notNull(),
})
