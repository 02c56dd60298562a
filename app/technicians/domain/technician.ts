// Section 3 of the specification: technicians.

export const DAY_KEYS = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'] as const
export type DayKey = (typeof DAY_KEYS)[number]

/** Of an id or slug in a URL: a longer one is nobody's. */
export const TECHNICIAN_ID_MAX_LENGTH = 200

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

export interface Technician {
  readonly uid: string
  readonly nombre: string
  readonly slug: string
  readonly descripcion: string
  readonly bioCorta: string
  readonly tags: readonly string[]
  readonly ciudad: string
  readonly barrio: string
  readonly telefono: string
  readonly fotoURL: string | null
  readonly especialidades: readonly string[]
  readonly servicios: readonly OfferedService[]
  readonly zonasCobertura: readonly string[]
  readonly aniosExperiencia: number
  readonly tarifaBase: number | null
  readonly moneda: string | null
  readonly disponible: boolean
  /** D62: requests inside the free hours are accepted at once. */
  readonly confirmaAlInstante: boolean
  readonly disponibilidadTxt: string
  readonly horarios: WeeklyHours
  readonly excepciones: HourExceptions
  /** D64: starts of the hours that the technician blocked; past ones go with the next change. */
  readonly horasBloqueadas: readonly Date[]
  readonly ratingPromedio: number
  readonly resenasCount: number
  readonly publicado: boolean
  readonly verificado: boolean
  readonly estado: ModerationState | null
  readonly certificaciones: readonly string[]
  readonly licencias: readonly Licence[]
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

/** The record as its owner edits it. */
export interface OwnTechnician extends Technician {
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

export interface PublicTechnician {
  /** Without one nobody can book: the buttons are disabled. */
  readonly uid: string | null
  readonly slug: string
  readonly nombre: string
  readonly ciudad: string
  readonly barrio: string
  readonly fotoURL: string | null
  readonly verificado: boolean
  readonly disponible: boolean
  readonly confirmaAlInstante: boolean
  readonly ratingPromedio: number
  readonly resenasCount: number
  readonly aniosExperiencia: number
  readonly tarifaBase: number | null
  readonly bioCorta: string
  readonly especialidades: readonly string[]
  readonly servicios: readonly OfferedService[]
  readonly certificaciones: readonly string[]
  readonly licencias: readonly Licence[]
  readonly zonasCobertura: readonly string[]
  readonly horarios: WeeklyHours
  readonly disponibilidadTxt: string
  /** For the WhatsApp link. */
  readonly telefono: string
}

/** Days with free hours shown beside a profile. */
export const FREE_DAYS_SHOWN = 5
