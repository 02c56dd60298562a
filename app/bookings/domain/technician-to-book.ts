// Section 2, Booking: the technician as the booking page shows and checks them.
import type { Schedule } from '#technicians/domain/free-hours.ts'
import type { Technician } from '#technicians/domain/technician.ts'

/** What the page shows of the technician. */
export type BookedTechnician = Pick<
  Technician,
  | 'nombre'
  | 'slug'
  | 'fotoURL'
  | 'verificado'
  | 'ratingPromedio'
  | 'resenasCount'
  | 'tarifaBase'
  | 'servicios'
>

/** Another technician who is free at the hour that was lost. */
export type FreeColleague = Pick<Technician, 'uid' | 'nombre' | 'fotoURL' | 'ratingPromedio' | 'resenasCount'>

export interface TechnicianToBook
  extends Schedule,
    BookedTechnician,
    Pick<Technician, 'uid' | 'ciudad' | 'especialidades' | 'zonasCobertura'> {
  /** PostgreSQL's `xmin`: changes with every update of the row. */
  readonly version: string
}
