import type { Licence, OfferedService, WeeklyHours } from '#domain/technicians/technician.ts'

/** What a public profile shows, and nothing else of the record. */
export interface PublicTechnician {
  readonly uid: string | null
  readonly slug: string
  readonly nombre: string
  readonly ciudad: string
  readonly barrio: string
  readonly fotoURL: string | null
  readonly verificado: boolean
  readonly disponible: boolean
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
  /** For the link that opens the messaging app. */
  readonly telefono: string
}

/** So many days with free hours stand beside a profile. */
export const FREE_DAYS_SHOWN = 5

export interface PublicReview {
  readonly id: number
  readonly clienteNombre: string
  readonly rating: number
  readonly comentario: string
  /** 'YYYY-MM-DD' */
  readonly date: string
}

export function bookingPath(uid: string): string {
  return `/agendar/${encodeURIComponent(uid)}`
}

/** A tapped hour travels to the booking form already chosen. */
export function slotPath(uid: string, date: string, hour: number): string {
  return `${bookingPath(uid)}?date=${date}&hour=${String(hour).padStart(2, '0')}`
}
