// The trade that a visit asks for: it decides who can go instead and which search is offered.
import type { Booking } from '#bookings/domain/booking.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** The trades that a text leads to, the likeliest first. Handed in by pages and jobs: the dictionary is a subject above. */
export type TradesIn = (text: string) => readonly SpecialtyLabel[]

export interface AskedWork extends Pick<Booking, 'servicio' | 'description'> {
  /** Of the technician who was asked. */
  readonly especialidades: readonly string[]
}

/**
 * Of the booked service, else of the description, else the technician's first specialty; empty without any. A text decides
 * among the trades that the technician has: 'Rejas y pasamanos' of a painter are painted, not welded.
 */
export function visitTrade({ servicio, description, especialidades }: AskedWork, tradesIn: TradesIn): string {
  const tradeOf = (text: string) => tradesIn(text).find(trade => especialidades.includes(trade))
  return tradeOf(servicio) ?? tradeOf(description) ?? especialidades[0] ?? ''
}
