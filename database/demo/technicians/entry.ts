// The format of a demo technician in the JSON files of this folder. Dates are relative to the day of loading.
import { z } from 'zod'
import { DOCUMENT_DRAWINGS } from '#database/demo/drawings/document-drawings.ts'
import { JOB_DRAWINGS, JOB_TINTS } from '#database/demo/drawings/job-drawings.ts'
import { PORTRAIT } from '#database/demo/drawings/portrait.ts'
import { recordOf } from '#platform/domain/records.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'
import {
  COVERAGE_ZONES,
  DAY_KEYS,
  type DayKey,
  FLAG_FIELDS,
  MODERATION_STATES,
  PROFILE_FIELDS,
  type TimeRange,
  type WeeklyHours,
} from '#technicians/domain/technician.ts'
import { CREDENTIAL_STATUSES, DOCUMENT_CREDENTIAL_KINDS } from '#verification/domain/credential.ts'

const TEXT = z.string().min(1)
const COUNT = z.int().min(0)

const SERVICE = z.strictObject({
  codigo: TEXT,
  nombre: TEXT,
  tarifa: TEXT,
  precioSugerido: z.int().positive(),
  descripcion: TEXT,
})

const EXCEPTIONS = z.strictObject({
  /** Days without working hours, counted from the day of loading. */
  daysOff: z.array(COUNT).default([]),
  /** Working hours of other days, counted from the day of loading: { "2": "08-12" }. */
  shortDays: z.record(z.string(), z.string().transform(rangesFrom)).default({}),
  holidays: z.literal(true).optional(),
})

const LICENCE = z.strictObject({ tipo: TEXT, entidad: TEXT, numero: TEXT, validForMonths: COUNT })

/** A photo of a finished job. */
const JOB = z.strictObject({
  drawing: z.enum(JOB_DRAWINGS),
  tint: z.enum(JOB_TINTS),
  monthsAgo: COUNT,
  caption: TEXT,
})

const CREDENTIAL = z.strictObject({
  kind: z.enum(DOCUMENT_CREDENTIAL_KINDS),
  status: z.enum(CREDENTIAL_STATUSES),
  entity: TEXT.optional(),
  number: TEXT.optional(),
  sentDaysAgo: z.number(),
  decidedDaysAgo: z.number().optional(),
  issuedDaysAgo: z.int().optional(),
  /** Negative when it expired. */
  expiresInDays: z.int().optional(),
  note: TEXT.optional(),
  documents: z.array(z.strictObject({ drawing: z.enum(DOCUMENT_DRAWINGS), name: TEXT })).optional(),
})

export const TECHNICIAN = z.strictObject({
  nombre: TEXT,
  ciudad: TEXT,
  barrio: TEXT,
  telefono: z.string(),
  especialidades: z.array(z.enum(SPECIALTIES.map(({ label }) => label))),
  bioCorta: TEXT,
  descripcion: z.string().default(''),
  servicios: z.array(SERVICE),
  tags: z.array(TEXT),
  zonasCobertura: z.array(z.enum(COVERAGE_ZONES)),
  aniosExperiencia: COUNT,
  tarifaBase: z.int().nullable(),
  moneda: z.literal('COP').nullable().default('COP'),
  horarios: z.string().transform(weekly),
  disponibilidadTxt: z.string().default(''),
  exceptions: EXCEPTIONS.prefault({}),
  certificaciones: z.array(TEXT).default([]),
  licencias: z.array(LICENCE).default([]),
  verificado: z.boolean(),
  ...recordOf(FLAG_FIELDS, name => z.boolean().default(PROFILE_FIELDS[name].initial)),
  publicado: z.boolean().default(true),
  estado: z.enum(MODERATION_STATES).optional(),
  deletedDaysAgo: COUNT.optional(),
  /** Approved reviews: how many of five stars, four, three, two and one. */
  stars: z.tuple([COUNT, COUNT, COUNT, COUNT, COUNT]),
  joinedMonthsAgo: COUNT,
  portrait: PORTRAIT,
  jobs: z.array(JOB).default([]),
  /** Of a verified technician: instead of those of the same kind that he would have. */
  credentials: z.array(CREDENTIAL).default([]),
})

export type TechnicianEntry = z.infer<typeof TECHNICIAN>
export type DayExceptions = z.infer<typeof EXCEPTIONS>
export type LicenceEntry = z.infer<typeof LICENCE>
export type JobEntry = z.infer<typeof JOB>
export type CredentialEntry = z.infer<typeof CREDENTIAL>

/** 'lun-vie 08-12 14-18; sab 08-13' → ranges of each day; a day that is not named is a day off. */
export function weekly(text: string): WeeklyHours {
  const hours = Object.fromEntries(DAY_KEYS.map(day => [day, [] as TimeRange[]])) as Record<
    DayKey,
    TimeRange[]
  >
  for (const clause of text.split(';')) {
    const [days = '', ...ranges] = clause.trim().split(' ')
    for (const day of days.split(',').flatMap(daysFrom)) hours[day] = rangesFrom(ranges.join(' '))
  }
  return hours
}

function daysFrom(text: string): DayKey[] {
  const [first = '', last = first] = text.split('-')
  const from = DAY_KEYS.indexOf(first as DayKey)
  const to = DAY_KEYS.indexOf(last as DayKey)
  if (from < 0 || to < from) throw new Error(`Not a span of days: ${text}`)
  return DAY_KEYS.slice(from, to + 1)
}

/** '08-12 14-18' → two ranges. */
function rangesFrom(text: string): TimeRange[] {
  return text.split(' ').map(range => {
    const [inicio, fin] = range.split('-')
    if (!inicio || !fin || inicio >= fin) throw new Error(`Not a range of hours: ${range}`)
    return { inicio: `${inicio}:00`, fin: `${fin}:00` }
  })
}
