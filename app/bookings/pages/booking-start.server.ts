// The initial values of the booking form: from the URL, an earlier booking (`de`) and the account, in this order.

import type { AccountDetails } from '#accounts/domain/credentials.ts'
import type { Services } from '#app/services.ts'
import type { NamedCity } from '#bookings/domain/address.ts'
import {
  type BookingDraft,
  type BookingToRepeat,
  bookableServices,
  type TechnicianToBook,
} from '#bookings/domain/booking-form-data.ts'
import { SEARCHED_WORK } from '#bookings/domain/booking-paths.ts'
import { bookingForm } from '#bookings/domain/request-form.ts'
import { visitTrade } from '#bookings/domain/visit-trade.ts'
import { findBookingToRepeat } from '#bookings/persistence/bookings.server.ts'
import type { VisitArea } from '#bookings/ui/address-field.tsx'
import { homeAddressText } from '#bookings/wording/bookings.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { cityPlaces } from '#catalogue/domain/search/places/place-lookup.ts'
import { findRepeatToBook, type RepeatToBook } from '#guarantee/persistence/repeat-visits.server.ts'
import { findQuotedWork, type QuotedWork } from '#visits/persistence/quoted-work.server.ts'

/** Null for a key that is missing, nonsense, or of a booking of somebody else. */
export async function readBookingToRepeat(
  { db, log }: Services,
  query: URLSearchParams,
  { clientId, technicianId }: { clientId: string | undefined; technicianId: string },
): Promise<BookingToRepeat | null> {
  const { de } = bookingForm.parse({ de: query.get('de') })
  if (de === null || !clientId) return null
  return findBookingToRepeat(db, de, { clientId, technicianId }).catch(error => {
    log.warn({ err: error }, 'earlier booking could not be read')
    return null
  })
}

/** The guarantee case that the visit repeats; null for one that is missing, of somebody else, or in another step. */
export async function readRepeatToBook(
  { db }: Services,
  query: URLSearchParams,
  parties: { clientId: string | undefined; technicianId: string },
): Promise<RepeatToBook | null> {
  const { caso } = bookingForm.parse({ caso: query.get('caso') })
  const { clientId, technicianId } = parties
  return caso !== null && clientId ? findRepeatToBook(db, caso, { clientId, technicianId }) : null
}

/** D66: the quote with which the visit is booked; null without one, 'unknown' for one of somebody else or another technician. */
export async function readQuotedWork(
  { db, now }: Services,
  query: URLSearchParams,
  { clientId, technicianId }: { clientId: string | undefined; technicianId: string },
): Promise<QuotedWork | 'unknown' | null> {
  if (!query.has('cotizacion') || !clientId) return null
  const { cotizacion } = bookingForm.parse({ cotizacion: query.get('cotizacion') })
  const found = cotizacion && (await findQuotedWork(db, cotizacion, { clientId, technicianId }, now()))
  return found || 'unknown'
}

interface StartSources {
  readonly query: URLSearchParams
  readonly earlier: BookingToRepeat | null
  readonly account: Pick<AccountDetails, 'ciudad' | 'barrio'> | null
  readonly technician: TechnicianToBook | 'unread'
  readonly quoted: QuotedWork | null
}

export function bookingStart({ query, earlier, account, technician, quoted }: StartSources): BookingDraft {
  const home = account ? homeAddressText(account.barrio, account.ciudad) : ''
  const servicio = query.get('servicio') ?? earlier?.servicio ?? ''
  const services = technician === 'unread' ? [] : bookableServices(technician.servicios)
  const { fotos } = bookingForm.parse({ fotos: query.getAll('fotos') })
  return {
    hour: query.get('hour') ?? '',
    description: query.get('description') ?? earlier?.description ?? searchedWorkIn(query),
    address: query.get('address') ?? (earlier?.address || quoted?.address || home),
    servicio: services.some(({ nombre }) => nombre === servicio) ? servicio : '',
    photos: query.has('fotos') ? fotos : (earlier?.photos ?? []),
    de: earlier?.key ?? null,
    formKey: crypto.randomUUID(),
  }
}

export function searchedWorkIn(query: URLSearchParams): string {
  return bookingForm.parse({ description: query.get(SEARCHED_WORK) }).description
}

/** The names by which an address can mention a city, for the browser, which has no gazetteer. */
const CITIES: readonly NamedCity[] = cityPlaces().map(({ label, names }) => ({ label, names }))

export function visitArea(
  technician: TechnicianToBook,
  account: Pick<AccountDetails, 'ciudad'> | null,
  { description }: Pick<BookingDraft, 'description'>,
): VisitArea {
  const { ciudad, zonasCobertura, especialidades, servicios } = technician
  const services = ['', ...bookableServices(servicios).map(({ nombre }) => nombre)]
  return {
    ciudad,
    zonasCobertura,
    especialidades,
    trades: Object.fromEntries(
      services.map(servicio => [servicio, visitTrade({ servicio, description, especialidades }, tradesIn)]),
    ),
    clientCity: account?.ciudad.trim() ?? '',
    cities: CITIES,
  }
}
