// Section 2: what a card of the catalogue shows of a technician.
import type { Slot } from '#technicians/domain/free-hours.ts'

export const SPECIALTIES_ON_A_CARD = 4

export interface CatalogueCard {
  /** Without one nobody can book: the button is disabled. */
  readonly uid: string | null
  readonly slug: string
  readonly nombre: string
  readonly ciudad: string
  readonly barrio: string
  readonly bioCorta: string
  readonly fotoURL: string | null
  readonly verificado: boolean
  /** Valid credentials are recorded: the badge opens them. Left out when there are none. */
  readonly hasCredentials?: true
  readonly ratingPromedio: number
  readonly resenasCount: number
  readonly especialidades: readonly string[]
  readonly tarifaBase: number | null
  readonly moneda: string | null
  /** D44: false when no new work is received. */
  readonly disponible: boolean
  /** D62. Left out when requests wait for an answer. */
  readonly confirmaAlInstante?: boolean
  /** The first hour that can be booked; null when there is none within the days offered. */
  readonly nextFree: Slot | null
}
