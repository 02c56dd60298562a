// D67: the trade that a visit asks for, stored when it is booked: it is named to both sides, and decides who can go instead.
import type { Booking } from '#bookings/domain/booking.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import type { Technician } from '#technicians/domain/technician.ts'

/** The trades that a text leads to, the likeliest first. Handed in by pages and jobs: the dictionary is a subject above. */
export type TradesIn = (text: string) => readonly SpecialtyLabel[]

export interface AskedWork extends Pick<Booking, 'servicio' | 'description'> {
  /** What the search that led to the form understood, the likeliest first. */
  readonly searched: readonly SpecialtyLabel[]
  /** Of the technician who was asked. */
  readonly especialidades: readonly string[]
}

/**
 * Of the booked service, else what was searched, else of the description, else none: never what the technician does first.
 * A text decides among the trades that the technician has: 'Rejas y pasamanos' of a painter are not welded. Where
 * it leads to several of them, the searched one of these.
 */
export function visitTrade(
  { servicio, searched, description, especialidades }: AskedWork,
  tradesIn: TradesIn,
): SpecialtyLabel | null {
  const isOwn = (trade: string) => especialidades.includes(trade)
  const tradeOf = (text: string) => {
    const own = tradesIn(text).filter(isOwn)
    return own.find(trade => searched.includes(trade)) ?? own[0]
  }
  return tradeOf(servicio) ?? searchedTradeOf(searched, especialidades) ?? tradeOf(description) ?? null
}

/** Of what a search understood: what the technician does, else the likeliest. */
export function searchedTradeOf(
  searched: readonly SpecialtyLabel[],
  especialidades: readonly string[],
): SpecialtyLabel | null {
  return searched.find(trade => especialidades.includes(trade)) ?? searched[0] ?? null
}

/** The trade of a service among those of the technician who offers it. */
export function serviceTrade(
  servicio: string,
  especialidades: readonly string[],
  tradesIn: TradesIn,
): SpecialtyLabel | null {
  return visitTrade({ servicio, searched: [], description: '', especialidades }, tradesIn)
}

/** Whether it is somebody's first trade, or that of a service: others only name it among what they also do. */
export function worksIn(
  trade: string,
  { especialidades, servicios }: Pick<Technician, 'especialidades' | 'servicios'>,
  tradesIn: TradesIn,
): boolean {
  return (
    especialidades[0] === trade ||
    servicios.some(({ nombre }) => serviceTrade(nombre, especialidades, tradesIn) === trade)
  )
}

/** So many trades of one search are kept in a link. */
const SEARCHED_TRADES_MAX = 3

/** From a query or a form: slugs, labels or synonyms; what names no trade is ignored. */
export function searchedTradesFrom(values: readonly string[]): SpecialtyLabel[] {
  const trades = values.slice(0, SEARCHED_TRADES_MAX).flatMap(value => specialtyFrom(value) ?? [])
  return [...new Set(trades)]
}
