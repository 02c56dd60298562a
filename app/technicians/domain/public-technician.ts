// Section 2, public profile: the fields of a technician that anybody may see.
import type { Licence, OfferedService, WeeklyHours } from '#technicians/domain/technician.ts'

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
