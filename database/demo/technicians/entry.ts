// The format of a demo technician. Dates are relative to the day of loading.
import type { Portrait } from '#database/demo/drawings/portrait.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import {
  type COVERAGE_ZONES,
  DAY_KEYS,
  type DayKey,
  type ModerationState,
  type OfferedService,
  type TimeRange,
  type WeeklyHours,
} from '#technicians/domain/technician.ts'

export interface TechnicianEntry {
  readonly nombre: string
  readonly ciudad: string
  readonly barrio: string
  readonly telefono: string
  readonly especialidades: readonly SpecialtyLabel[]
  readonly bioCorta: string
  readonly descripcion?: string
  readonly servicios: readonly OfferedService[]
  readonly tags: readonly string[]
  readonly zonasCobertura: readonly (typeof COVERAGE_ZONES)[number][]
  readonly aniosExperiencia: number
  readonly tarifaBase: number | null
  /** COP unless null. */
  readonly moneda?: null
  readonly horarios: WeeklyHours
  readonly disponibilidadTxt?: string
  readonly exceptions?: DayExceptions
  readonly certificaciones?: readonly string[]
  readonly licencias?: readonly LicenceEntry[]
  readonly verificado: boolean
  readonly disponible?: false
  readonly estado?: ModerationState
  /** Approved reviews: how many of five stars, four, three, two and one. */
  readonly stars: readonly [number, number, number, number, number]
  readonly joinedMonthsAgo: number
  readonly portrait: Portrait
}

export interface DayExceptions {
  /** Days without working hours, counted from the day of loading. */
  readonly daysOff?: readonly number[]
  /** Days with other working hours, counted from the day of loading. */
  readonly shortDays?: Readonly<Record<number, readonly TimeRange[]>>
  readonly holidays?: true
}

export interface LicenceEntry {
  readonly tipo: string
  readonly entidad: string
  readonly numero: string
  readonly validForMonths: number
}

/** One service per line: code | name | kind of price | price | description. */
export function services(table: string): OfferedService[] {
  return table
    .trim()
    .split('\n')
    .map(row => {
      const [codigo, nombre, tarifa, price, descripcion] = row.split('|').map(cell => cell.trim())
      const precioSugerido = Number(price?.replaceAll('.', ''))
      if (!codigo || !nombre || !tarifa || !descripcion || !(precioSugerido > 0)) {
        throw new Error(`Not a service: ${row}`)
      }
      return { nombre, codigo, descripcion, tarifa, precioSugerido }
    })
}

export function licence(tipo: string, entidad: string, numero: string, validForMonths: number): LicenceEntry {
  return { tipo, entidad, numero, validForMonths }
}

/** 'lun-vie 08-12 14-18; sab 08-13' → ranges of each day; a day that is not named is a day off. */
export function weekly(text: string): WeeklyHours {
  const hours = Object.fromEntries(DAY_KEYS.map(day => [day, [] as TimeRange[]])) as Record<
    DayKey,
    TimeRange[]
  >
  for (const clause of text.split(';')) {
    const [days = '', ...ranges] = clause.trim().split(' ')
    for (const day of days.split(',').flatMap(daysFrom)) hours[day] = ranges.map(rangeFrom)
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

function rangeFrom(text: string): TimeRange {
  const [inicio, fin] = text.split('-')
  if (!inicio || !fin || inicio >= fin) throw new Error(`Not a range of hours: ${text}`)
  return { inicio: `${inicio}:00`, fin: `${fin}:00` }
}
