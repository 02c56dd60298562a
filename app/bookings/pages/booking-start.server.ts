// The initial values of the booking form: from the URL, an earlier booking (`de`) and the account, in this order.

import type { AccountDetails } from '#accounts/domain/credentials.ts'
import type { Services } from '#app/services.ts'
import {
  type BookingDraft,
  type BookingToRepeat,
  bookableServices,
  type TechnicianToBook,
} from '#bookings/domain/booking-form-data.ts'
import { searchedFrom } from '#bookings/domain/booking-paths.ts'
import { bookingForm, placeForm } from '#bookings/domain/request-form.ts'
import type { BarrioAndCity } from '#bookings/domain/visit-place.ts'
import {
  searchedTradeOf,
  searchedTradesFrom,
  serviceTrade,
  visitTrade,
} from '#bookings/domain/visit-trade.ts'
import { CITIES, placeToEdit } from '#bookings/pages/known-places.server.ts'
import { findBookingToRepeat, findLastArea } from '#bookings/persistence/bookings.server.ts'
import type { VisitArea } from '#bookings/ui/address-field.tsx'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { findRepeatToBook, type RepeatToBook } from '#guarantee/persistence/repeat-visits.server.ts'
import { listUsualPrices } from '#prices/persistence/usual-prices.server.ts'
import type { PricesToName } from '#prices/wording/named-price.ts'
import { pricesToName } from '#prices/wording/prices-to-name.ts'
import { specialtySlug } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import type { OfferedService } from '#technicians/domain/technician.ts'
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

/** D68: of the account; where that says none, of the last visit. */
export async function readHomeArea(
  { db, log }: Services,
  clientId: string | undefined,
  account: Pick<AccountDetails, 'ciudad' | 'barrio'> | null,
): Promise<BarrioAndCity> {
  const nowhere = { barrio: '', ciudad: '' }
  if (!clientId) return nowhere
  const { barrio, ciudad } = account ?? nowhere
  if (ciudad.trim() !== '') return { barrio: barrio.trim(), ciudad: ciudad.trim() }
  const last = await findLastArea(db, clientId).catch(error => {
    log.warn({ err: error }, 'the place of the last visit could not be read')
    return null
  })
  return last ?? nowhere
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
  readonly home: BarrioAndCity
  readonly technician: TechnicianToBook | 'unread'
  readonly quoted: QuotedWork | null
  readonly repeat: RepeatToBook | null
}

export function bookingStart({
  query,
  earlier,
  home,
  technician,
  quoted,
  repeat,
}: StartSources): BookingDraft {
  const servicio = query.get('servicio') ?? earlier?.servicio ?? ''
  const services = technician === 'unread' ? [] : bookableServices(technician.servicios)
  const { fotos } = bookingForm.parse({ fotos: query.getAll('fotos') })
  const searched = searchedFrom(query).trades
  const trade = searchedTradeOf(
    searched.length > 0 ? searched : searchedTradesFrom([earlier?.especialidad ?? '']),
    technician === 'unread' ? [] : technician.especialidades,
  )
  return {
    hour: (query.get('hour') ?? '').replace(/^\d$/, '0$&'),
    description: query.get('description') ?? repeat?.failure ?? earlier?.description ?? searchedWorkIn(query),
    ...placeToEdit(placeIn(query) ?? earlier ?? quoted ?? NO_PLACE, home),
    servicio: services.some(({ nombre }) => nombre === servicio) ? servicio : '',
    esp: trade ? specialtySlug(trade) : '',
    photos: query.has('fotos') ? fotos : (earlier?.photos ?? []),
    de: earlier?.key ?? null,
    formKey: crypto.randomUUID(),
  }
}

const NO_PLACE = { address: '', barrio: '', ciudad: '' }

/** A form that was filled in before, or a link with an address. */
function placeIn(query: URLSearchParams): typeof NO_PLACE | null {
  const isThere = Object.keys(placeForm.shape).some(name => query.has(name))
  return isThere ? placeForm.parse(Object.fromEntries(query)) : null
}

export function searchedWorkIn(query: URLSearchParams): string {
  return bookingForm.parse({ description: searchedFrom(query).work }).description
}

export function visitArea(
  technician: TechnicianToBook,
  account: Pick<AccountDetails, 'ciudad'> | null,
  { description, esp }: Pick<BookingDraft, 'description' | 'esp'>,
): VisitArea {
  const { ciudad, zonasCobertura, especialidades, servicios } = technician
  const services = ['', ...bookableServices(servicios).map(({ nombre }) => nombre)]
  const searched = searchedTradesFrom([esp])
  return {
    ciudad,
    zonasCobertura,
    especialidades,
    trades: Object.fromEntries(
      services.map(servicio => [
        servicio,
        visitTrade({ servicio, searched, description, especialidades }, tradesIn) ?? '',
      ]),
    ),
    clientCity: account?.ciudad.trim() ?? '',
    cities: CITIES,
  }
}

/** D67: services of the trade that is asked for come first. */
export function servicesInOrder(
  { servicios, especialidades }: TechnicianToBook,
  { trades }: Pick<VisitArea, 'trades'>,
): OfferedService[] {
  const isOfTrade = ({ nombre }: OfferedService) =>
    trades[''] !== '' && serviceTrade(nombre, especialidades, tradesIn) === trades['']
  return [...servicios.filter(isOfTrade), ...servicios.filter(service => !isOfTrade(service))]
}

/** D73: of the technician's trades, in the city of the visit. The form does without them. */
export async function readUsualPrices(
  { db, log }: Services,
  { ciudad, especialidades }: Pick<VisitArea, 'ciudad' | 'especialidades'>,
  start: Pick<BookingDraft, 'ciudad'>,
): Promise<PricesToName | null> {
  const trades = especialidades.flatMap(label => specialtyFrom(label) ?? [])
  const prices = await listUsualPrices(db, { trades, ciudad: start.ciudad || ciudad }).catch(error => {
    log.warn({ err: error }, 'usual prices could not be read')
    return []
  })
  return pricesToName(prices)
}
