// The values of the booking form while it is filled in.
import type { Booking } from '#bookings/domain/booking.ts'
import type { ListedBooking } from '#bookings/domain/listed-bookings.ts'
import type { OfferedService } from '#technicians/domain/technician.ts'

export interface BookingDraft {
  /** '15', or empty. */
  readonly hour: string
  readonly description: string
  readonly address: string
  /** The name of a service; empty for 'No sé, que lo revise'. */
  readonly servicio: string
  /** Ids of uploaded photos. */
  readonly photos: readonly string[]
  /** Key of the client's earlier booking that filled the form. */
  readonly de: number | null
  /** Idempotency key: the same form sent twice is one booking. */
  readonly formKey: string
}

/** An earlier booking that fills a new form. */
export type BookingToRepeat = Pick<Booking, 'key' | 'description' | 'address' | 'servicio'> &
  Pick<ListedBooking, 'photos'>

/** The services that a form can name: with a name, each once. */
export function bookableServices(services: readonly OfferedService[]): OfferedService[] {
  return services.filter(
    ({ nombre }, index) =>
      nombre.trim() !== '' && services.findIndex(other => other.nombre === nombre) === index,
  )
}
