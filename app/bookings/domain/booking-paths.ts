// The addresses of the booking form, and of a visit in the lists.
import { searchedTradesFrom } from '#bookings/domain/visit-trade.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { type SpecialtyLabel, specialtySlug } from '#technicians/domain/specialties.ts'

export function bookingPath(uid: string): string {
  return `/agendar/${encodeURIComponent(uid)}`
}

/** The booking form with this service chosen; any form for a service without a name. */
export function servicePath(uid: string, servicio: string): string {
  if (servicio.trim() === '') return bookingPath(uid)
  return `${bookingPath(uid)}?${new URLSearchParams({ servicio })}`
}

/** The booking form filled from an earlier booking of the client, with a date and an hour if given. */
export function rebookingPath(uid: string, key: number, slot?: Slot): string {
  const time = slot && `&date=${slot.date}&hour=${String(slot.hour).padStart(2, '0')}`
  return `${bookingPath(uid)}?de=${key}${time ?? ''}`
}

/** In the query of the form: the same is booked again, with what was described then. */
export const SAME_AGAIN = 'igual'
/** 'Es otra cosa': the guarantee was asked about (D72). */
export const SOMETHING_ELSE = 'otra'

/** 'Lo mismo otra vez' */
export function sameAgainPath(uid: string, key: number, slot: Slot | null): string {
  return `${rebookingPath(uid, key, slot ?? undefined)}&${SAME_AGAIN}=1`
}

/** The booking form for the free visit of a guarantee case, filled from the visit that it repeats. */
export function guaranteeBookingPath(uid: string, { key, caso }: { key: number; caso: number }): string {
  return `${rebookingPath(uid, key)}&caso=${caso}`
}

/** D66: the booking form for the work of an agreed quote, with a date and an hour if given. */
export function quotedBookingPath(uid: string, cotizacion: number, slot?: Slot): string {
  const time = slot && `&date=${slot.date}&hour=${String(slot.hour).padStart(2, '0')}`
  return `${bookingPath(uid)}?cotizacion=${cotizacion}${time ?? ''}`
}

/** The booking form with this date and hour chosen. */
export function slotPath(uid: string, date: string, hour: number): string {
  return `${bookingPath(uid)}?date=${date}&hour=${String(hour).padStart(2, '0')}`
}

/** The words of a search that led to the form: a draft of the description. */
const SEARCHED_WORK = 'busqueda'
/** The trades that it understood, once each. */
const SEARCHED_TRADE = 'esp'

export interface Searched {
  readonly work: string
  /** The likeliest first. */
  readonly trades: readonly SpecialtyLabel[]
}

export function withSearched(path: string, { work, trades }: Searched): string {
  const query = new URLSearchParams(trades.map(trade => [SEARCHED_TRADE, specialtySlug(trade)]))
  if (work !== '') query.set(SEARCHED_WORK, work)
  return query.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
}

export function searchedFrom(query: URLSearchParams): Searched {
  return {
    work: query.get(SEARCHED_WORK) ?? '',
    trades: searchedTradesFrom(query.getAll(SEARCHED_TRADE)),
  }
}

const PATH_MAX_LENGTH = 1_900

/** The form as it was typed; without the texts when it would get too long for a URL. */
export function filledFormPath(
  uid: string,
  typed: Readonly<Record<string, string>>,
  photos: readonly string[] = [],
): string {
  const pathWith = (names: readonly string[], fotos: readonly string[]) => {
    const values = names.flatMap(name => (typed[name] ? [[name, typed[name]]] : []))
    return `${bookingPath(uid)}?${new URLSearchParams([...values, ...fotos.map(id => ['fotos', id])])}`
  }
  const chosen = ['date', 'hour', 'servicio', 'esp', 'de', 'caso', 'cotizacion']
  const full = pathWith([...chosen, 'description', 'address', 'barrio', 'ciudad'], photos)
  return full.length <= PATH_MAX_LENGTH ? full : pathWith(chosen, photos)
}

/** The element that shows the visit in Mis reservas and in the agenda. */
export function visitId(key: number): string {
  return `visita-${key}`
}

/** The element of Mis reservas that offers others for the visit. */
export function rescueId(key: number): string {
  return `rescate-${key}`
}

/** The message above the visit that was just booked. */
export const BOOKING_SENT_ID = 'reserva-enviada'
/** Where a sent booking leads. */
export const BOOKING_SENT_PATH = `/mis-reservas#${BOOKING_SENT_ID}`

/** D64: where hours are blocked. */
export const BLOCKED_HOURS_PATH = '/agenda/horas'
export const blockedHoursPath = (date: string) =>
  `${BLOCKED_HOURS_PATH}?${new URLSearchParams({ dia: date })}`

// D58: the page of a visit, for its client and for its technician.

export function clientVisitPath(key: number): string {
  return `/mis-reservas/${key}`
}

export function technicianVisitPath(key: number): string {
  return `/agenda/${key}`
}

// The guarantee case of a visit, for both sides.

export function clientCasePath(key: number): string {
  return `/mis-reservas/${key}/garantia`
}

export function technicianCasePath(key: number): string {
  return `/agenda/garantia/${key}`
}

/** What a technician earned. */
export const WEEK_PATH = '/agenda/semana'
