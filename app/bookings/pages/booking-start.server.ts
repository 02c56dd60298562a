// The initial values of the booking form: from the URL, an earlier booking (`de`) and the account, in this order.

import type { AccountDetails } from '#accounts/domain/credentials.ts'
import type { Services } from '#app/services.ts'
import {
  type BookedTechnician,
  type BookingDraft,
  type BookingToRepeat,
  bookableServices,
  type TechnicianToBook,
} from '#bookings/domain/booking-form-data.ts'
import { SAME_AGAIN, SOMETHING_ELSE, searchedFrom } from '#bookings/domain/booking-paths.ts'
import { bookingForm, placeForm } from '#bookings/domain/request-form.ts'
import type { BarrioAndCity } from '#bookings/domain/visit-place.ts'
import {
  searchedTradeOf,
  searchedTradesFrom,
  serviceTrade,
  visitTrade,
} from '#bookings/domain/visit-trade.ts'
import { placeToEdit } from '#bookings/pages/known-places.server.ts'
import { findBookingToRepeat, findLastArea } from '#bookings/persistence/bookings.server.ts'
import type { VisitArea } from '#bookings/ui/address-field.tsx'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { findRepeatToBook, type RepeatToBook } from '#guarantee/persistence/repeat-visits.server.ts'
import { listUsualPrices } from '#prices/persistence/usual-prices.server.ts'
import { pricesToName } from '#prices/wording/prices-to-name.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { specialtySlug } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import type { OfferedService } from '#technicians/domain/technician.ts'
import { findQuotedWork, type QuotedWork } from '#visits/persistence/quoted-work.server.ts'

/** Null for one that is missing or nonsense. */
function idIn(query: URLSearchParams, name: 'de' | 'caso' | 'cotizacion'): number | null {
  return query.has(name) ? bookingForm.shape[name].parse(query.get(name)) : null
}

/** Null for a key that is missing, nonsense, or of a booking of somebody else. */
export async function readBookingToRepeat(
  { db, log }: Services,
  query: URLSearchParams,
  { clientId, technicianId }: { clientId: string | undefined; technicianId: string },
): Promise<BookingToRepeat | null> {
  const de = idIn(query, 'de')
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
  const caso = idIn(query, 'caso')
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
  const cotizacion = idIn(query, 'cotizacion')
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
  /** Hours like that of the last visit. */
  readonly proposed: readonly Slot[]
}

export function bookingStart({
  query,
  earlier,
  home,
  technician,
  quoted,
  repeat,
  proposed: [first],
}: StartSources): BookingDraft {
  const before = earlier && broughtAlong(earlier, query)
  const servicio = query.get('servicio') ?? before?.servicio ?? ''
  const services = technician === 'unread' ? [] : bookableServices(technician.servicios)
  const hour = query.get('hour') ?? (first && !query.has('date') ? String(first.hour) : '')
  const fotos = bookingForm.shape.fotos.parse(query.getAll('fotos'))
  const searched = searchedFrom(query).trades
  const trade = searchedTradeOf(
    searched.length > 0 ? searched : searchedTradesFrom([earlier?.especialidad ?? '']),
    technician === 'unread' ? [] : technician.especialidades,
  )
  return {
    hour: hour.replace(/^\d$/, '0$&'),
    description: query.get('description') ?? repeat?.failure ?? before?.description ?? searchedWorkIn(query),
    ...placeToEdit(placeIn(query) ?? earlier ?? quoted ?? NO_PLACE, home),
    servicio: services.some(({ nombre }) => nombre === servicio) ? servicio : '',
    esp: trade ? specialtySlug(trade) : '',
    photos: query.has('fotos') ? fotos : (before?.photos ?? []),
    de: earlier?.key ?? null,
    formKey: crypto.randomUUID(),
  }
}

/**
 * What is asked for again. Of a visit that took place what was described then comes along only for 'Lo mismo otra vez', and
 * nothing of it once somebody says that it is another thing (D72).
 */
function broughtAlong(
  { servicio, description, photos, lastVisit }: BookingToRepeat,
  query: URLSearchParams,
): Pick<BookingToRepeat, 'servicio' | 'description' | 'photos'> {
  const isElse = query.has(SOMETHING_ELSE)
  const isDescribed = lastVisit === null || (query.has(SAME_AGAIN) && !isElse)
  return {
    servicio: isElse ? '' : servicio,
    description: isDescribed ? description : '',
    photos: isDescribed ? photos : [],
  }
}

const NO_PLACE = { address: '', barrio: '', ciudad: '' }

/** A form that was filled in before, or a link with an address. */
function placeIn(query: URLSearchParams): typeof NO_PLACE | null {
  const isThere = Object.keys(placeForm.shape).some(name => query.has(name))
  return isThere ? placeForm.parse(Object.fromEntries(query)) : null
}

export function searchedWorkIn(query: URLSearchParams): string {
  return bookingForm.shape.description.parse(searchedFrom(query).work)
}

export function visitArea(
  technician: TechnicianToBook,
  account: Pick<AccountDetails, 'ciudad'> | null,
  { description, esp }: Pick<BookingDraft, 'description' | 'esp'>,
  earlier: BookingToRepeat | null,
): Omit<VisitArea, 'cities'> {
  const { ciudad, especialidades, servicios } = technician
  // Where they have been they go.
  const been = earlier?.lastVisit && earlier.ciudad ? [earlier.ciudad] : []
  const zonasCobertura = [...technician.zonasCobertura, ...been]
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
  }
}

/** D67: services of the trade that is asked for come first, and how many they are. */
export function servicesInOrder(
  { servicios, especialidades }: TechnicianToBook,
  { trades }: Pick<VisitArea, 'trades'>,
): { servicios: OfferedService[]; ofTrade: number } {
  const isOfTrade = ({ nombre }: OfferedService) =>
    trades[''] !== '' && serviceTrade(nombre, especialidades, tradesIn) === trades['']
  const first = servicios.filter(isOfTrade)
  return {
    servicios: [...first, ...servicios.filter(service => !isOfTrade(service))],
    ofTrade: bookableServices(first).length,
  }
}

/** What the form shows of the technician. */
export function bookedTechnician(
  technician: TechnicianToBook,
  area: Pick<VisitArea, 'trades'>,
): BookedTechnician {
  const { nombre, slug, fotoURL, verificado, confirmaAlInstante } = technician
  const { ratingPromedio, resenasCount, tarifaBase } = technician
  return {
    nombre,
    slug,
    fotoURL,
    verificado,
    confirmaAlInstante,
    ratingPromedio,
    resenasCount,
    tarifaBase,
    servicios: servicesInOrder(technician, area).servicios,
  }
}

/**
 * D73: of the technician's trades, in the city of the visit, as the text that `usualPriceBoxes` reads: as objects they were
 * half of the values of the page's data. The form does without them.
 */
export async function readPricesToName(
  { db, publicAnswers, log }: Services,
  { ciudad, especialidades }: Pick<VisitArea, 'ciudad' | 'especialidades'>,
  start: Pick<BookingDraft, 'ciudad'>,
): Promise<string | null> {
  const trades = especialidades.flatMap(label => specialtyFrom(label) ?? [])
  const question = { trades, ciudad: start.ciudad || ciudad }
  const write = async () => {
    const prices = pricesToName(await listUsualPrices(db, question))
    return prices && JSON.stringify(prices)
  }
  return publicAnswers.read(`prices to name ${trades} ${question.ciudad}`, write).catch(error => {
    log.warn({ err: error }, 'usual prices could not be read')
    return null
  })
}
