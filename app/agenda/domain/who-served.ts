// Who served a client: one entry for each technician, with the last visit that took place.
import type { Booking } from '#bookings/domain/booking.ts'
import type { Calendar, Moment, Schedule, Slot } from '#technicians/domain/free-hours.ts'
import { slotAt } from '#technicians/domain/slot.ts'
import type { Technician } from '#technicians/domain/technician.ts'
import { hoursLikeLast } from '#visits/domain/hours-to-choose.ts'

export interface ServedBy
  extends Pick<Booking, 'key' | 'technicianId' | 'technicianName' | 'date' | 'scheduledAt' | 'servicio'> {
  /** D67: of that visit; null: none is known. */
  readonly trade: string | null
  readonly technician: BookableTechnician
}

export interface BookableTechnician extends Pick<Technician, 'slug' | 'fotoURL'>, Schedule {
  /** Starts of the taken hours ahead. */
  readonly taken: Calendar['taken']
}

/** The hour that 'Lo mismo otra vez' proposes; null: none is free, or no work is received. */
export function hourLikeLast({ technician, scheduledAt }: ServedBy, moment: Moment): Slot | null {
  if (!technician.disponible) return null
  const calendar = { ...moment, taken: technician.taken }
  return hoursLikeLast(technician, calendar, slotAt(scheduledAt))[0] ?? null
}
