// Section 3 of the specification: technicians.

import { PHONE_MAX_LENGTH } from '#accounts/domain/credential-rules.ts'
import { isStorableText } from '#platform/domain/sanitize-text.ts'

export const DAY_KEYS = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'] as const
export type DayKey = (typeof DAY_KEYS)[number]

/** Of an id or slug in a URL: a longer one is nobody's. */
export const TECHNICIAN_ID_MAX_LENGTH = 200

/** Whether it can be the id or slug of somebody. */
export function isTechnicianId(text: string): boolean {
  return text !== '' && text.length <= TECHNICIAN_ID_MAX_LENGTH && isStorableText(text)
}

export const COVERAGE_ZONES = [
  'Zona 1',
  'Zona 2',
  'Zona 3',
  'Centro',
  'Norte',
  'Sur',
  'Este',
  'Oeste',
] as const

export function knownZones(zones: readonly string[]): string[] {
  return COVERAGE_ZONES.filter(zone => zones.includes(zone))
}

export const MODERATION_STATES = ['publicado', 'en_revision', 'bloqueado'] as const
export type ModerationState = (typeof MODERATION_STATES)[number]

/** Wall-clock hours 'HH:MM' of America/Bogota. */
export interface TimeRange {
  readonly inicio: string
  readonly fin: string
}

export type WeeklyHours = Readonly<Record<DayKey, readonly TimeRange[]>>

/** Ranges that replace the weekly hours on one day ('YYYY-MM-DD'); an empty list is a day off. */
export interface HourExceptions {
  readonly fechas?: Readonly<Record<string, readonly TimeRange[]>>
  /** True when Colombian public holidays are days off. */
  readonly festivos?: boolean
}

export interface OfferedService {
  readonly nombre: string
  readonly codigo: string
  readonly descripcion: string
  /** Kind of price, as a label: 'por hora', 'por visita'… */
  readonly tarifa: string
  /** Null only in imported records. */
  readonly precioSugerido: number | null
}

export interface Licence {
  readonly tipo: string
  readonly entidad: string
  readonly numero: string
  /** 'YYYY-MM-DD' */
  readonly vence: string
}

// The profile as its owner edits it and as anybody sees it: one row per field. Types, columns, form, presenter, importer and
// demonstration follow from it.

export const BIO_MAX_LENGTH = 1_200
export const NOTE_MAX_LENGTH = 300
export const TEXT_MAX_LENGTH = 120
export const SHORT_MAX_LENGTH = 40
export const YEARS_MAX = 99

/** What is stored of a field of each kind. */
interface FieldValues {
  /** Without line breaks. */
  line: string
  text: string
  flag: boolean
  years: number
  price: number | null
  texts: readonly string[]
  services: readonly OfferedService[]
  licences: readonly Licence[]
  week: WeeklyHours
  exceptions: HourExceptions
}
export type FieldKind = keyof FieldValues

type FieldRow = {
  /** Whether anybody may see it on the profile: nothing else leaves the server. */
  readonly isPublic: boolean
} & (
  | { readonly kind: 'line' | 'text'; readonly maxLength: number }
  /** `initial`: in a new profile. `isBadge`: shown on card and profile while it is on, so it must be public. */
  | ({ readonly kind: 'flag'; readonly initial: boolean } & (
      | { readonly isBadge: false }
      | { readonly isBadge: true; readonly isPublic: true }
    ))
  | { readonly kind: Exclude<FieldKind, 'line' | 'text' | 'flag'> }
)

export const PROFILE_FIELDS = {
  nombre: { kind: 'line', maxLength: TEXT_MAX_LENGTH, isPublic: true },
  /** Its digits alone are public, for the WhatsApp link. */
  telefono: { kind: 'line', maxLength: PHONE_MAX_LENGTH, isPublic: true },
  ciudad: { kind: 'line', maxLength: TEXT_MAX_LENGTH, isPublic: true },
  barrio: { kind: 'line', maxLength: TEXT_MAX_LENGTH, isPublic: true },
  aniosExperiencia: { kind: 'years', isPublic: true },
  bioCorta: { kind: 'text', maxLength: BIO_MAX_LENGTH, isPublic: true },
  tarifaBase: { kind: 'price', isPublic: true },
  disponibilidadTxt: { kind: 'line', maxLength: NOTE_MAX_LENGTH, isPublic: true },
  /** D44: new work is received. */
  disponible: { kind: 'flag', initial: true, isBadge: false, isPublic: true },
  /** D62: requests inside the free hours are accepted at once. */
  confirmaAlInstante: { kind: 'flag', initial: false, isBadge: true, isPublic: true },
  especialidades: { kind: 'texts', isPublic: true },
  zonasCobertura: { kind: 'texts', isPublic: true },
  servicios: { kind: 'services', isPublic: true },
  certificaciones: { kind: 'texts', isPublic: true },
  /** For the search only. */
  tags: { kind: 'texts', isPublic: false },
  licencias: { kind: 'licences', isPublic: true },
  horarios: { kind: 'week', isPublic: true },
  /** Seen only in the free hours. */
  excepciones: { kind: 'exceptions', isPublic: false },
} as const satisfies Readonly<Record<string, FieldRow>>

type Fields = typeof PROFILE_FIELDS
export type ProfileField = keyof Fields
export type KindOf<Name extends ProfileField> = Fields[Name]['kind']
type FieldWith<Row> = { [Name in ProfileField]: Fields[Name] extends Row ? Name : never }[ProfileField]

const FIELD_NAMES = Object.keys(PROFILE_FIELDS) as ProfileField[]

export function fieldsOf<Kind extends FieldKind>(...kinds: Kind[]): FieldWith<{ readonly kind: Kind }>[] {
  return FIELD_NAMES.filter(name => (kinds as FieldKind[]).includes(PROFILE_FIELDS[name].kind)) as never
}

function fieldsMarked<Mark extends 'isPublic' | 'isBadge'>(
  mark: Mark,
): FieldWith<Readonly<Record<Mark, true>>>[] {
  return FIELD_NAMES.filter(name => (PROFILE_FIELDS[name] as Partial<Record<Mark, boolean>>)[mark]) as never
}

export const FLAG_FIELDS = fieldsOf('flag')
export type FlagField = (typeof FLAG_FIELDS)[number]

export const BADGE_FLAGS = fieldsMarked('isBadge')
export type BadgeFlag = (typeof BADGE_FLAGS)[number]

/** The fields that technicians may change themselves. */
export type ProfileEdit = { readonly [Name in ProfileField]: FieldValues[KindOf<Name>] }

export interface Technician extends ProfileEdit {
  readonly uid: string
  readonly slug: string
  readonly descripcion: string
  readonly fotoURL: string | null
  readonly moneda: string | null
  /** D64: starts of the hours that the technician blocked; past ones go with the next change. */
  readonly horasBloqueadas: readonly Date[]
  readonly ratingPromedio: number
  readonly resenasCount: number
  readonly publicado: boolean
  readonly verificado: boolean
  readonly estado: ModerationState | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

/** What the editor stores. */
export interface SavedProfile extends ProfileEdit {
  /** D69: the base price was typed or emptied by its owner. */
  readonly tarifaBasePropia: boolean
}

/** The record as its owner edits it. */
export interface OwnTechnician extends Technician, SavedProfile {
  /** Incremented by every save of the editor. */
  readonly revision: number
}

export const DEFAULT_WEEKLY_HOURS: WeeklyHours = {
  lun: [{ inicio: '08:00', fin: '18:00' }],
  mar: [{ inicio: '08:00', fin: '18:00' }],
  mie: [{ inicio: '08:00', fin: '18:00' }],
  jue: [{ inicio: '08:00', fin: '18:00' }],
  vie: [{ inicio: '08:00', fin: '18:00' }],
  sab: [],
  dom: [],
}

// Section 2, public profile: the fields of a technician that anybody may see.

/** Beyond what the editor writes. */
export const PUBLIC_FACTS = [
  'uid',
  'slug',
  'fotoURL',
  'verificado',
  'ratingPromedio',
  'resenasCount',
] as const
export const PUBLIC_FIELDS = [...PUBLIC_FACTS, ...fieldsMarked('isPublic')]

export type PublicTechnician = Omit<Pick<Technician, (typeof PUBLIC_FIELDS)[number]>, 'uid'> & {
  /** Without one nobody can book: the buttons are disabled. */
  readonly uid: string | null
}

/** What the card and the profile of a technician show as badges. */
export function badgesOf(technician: Readonly<Partial<Record<BadgeFlag, boolean>>>): BadgeFlag[] {
  return BADGE_FLAGS.filter(flag => technician[flag])
}

/** Days with free hours shown beside a profile. */
export const FREE_DAYS_SHOWN = 5
