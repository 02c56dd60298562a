// Section 2: what a card of the catalogue shows of a technician.
import type { Slot } from '#technicians/domain/free-hours.ts'
import type { BadgeFlag, Technician } from '#technicians/domain/technician.ts'

export const SPECIALTIES_ON_A_CARD = 4

export const CARD_FIELDS = [
  'slug',
  'nombre',
  'ciudad',
  'barrio',
  'bioCorta',
  'fotoURL',
  'verificado',
  'ratingPromedio',
  'resenasCount',
  'especialidades',
  'tarifaBase',
  'moneda',
  'disponible',
] as const satisfies readonly (keyof Technician)[]
export type CardField = (typeof CARD_FIELDS)[number]

/** Badges that are off are left out. */
export interface CatalogueCard
  extends Pick<Technician, CardField>,
    Readonly<Partial<Record<BadgeFlag, boolean>>> {
  /** Without one nobody can book: the button is disabled. */
  readonly uid: string | null
  /** Valid credentials are recorded: the badge opens them. Left out when there are none. */
  readonly hasCredentials?: true
  /** The first hour that can be booked; null when there is none within the days offered. */
  readonly nextFree: Slot | null
}
