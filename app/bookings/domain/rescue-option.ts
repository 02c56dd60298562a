// Who else can go to a visit that was cancelled, not answered in time, or to which nobody came.
import type { Slot } from '#technicians/domain/free-hours.ts'
import type { Technician } from '#technicians/domain/technician.ts'

/** A technician of the same trade, of the same city or near the client, with the hour that can be booked. */
export interface RescueOption
  extends Pick<
    Technician,
    'uid' | 'nombre' | 'ciudad' | 'barrio' | 'fotoURL' | 'ratingPromedio' | 'resenasCount' | 'tarifaBase'
  > {
  readonly slot: Slot
}
