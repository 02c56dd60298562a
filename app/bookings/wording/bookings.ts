// Section 5, Booking; D17: the address of the visit.

import { cityNotCovered, hasStreetAndNumber, type VisitPlaces } from '#bookings/domain/address.ts'
import { type Booking, isGuaranteeVisit, visitPrice } from '#bookings/domain/booking.ts'
import type { PendingBooking } from '#bookings/domain/return-to.ts'
import { addressText, type VisitPlace } from '#bookings/domain/visit-place.ts'
import { addDays, weekdayOf } from '#platform/domain/time.ts'
import {
  capitalised,
  dayNumberText,
  dayOfMonth,
  nearDayText,
  shortWeekdayText,
} from '#platform/wording/dates.ts'
import { listText } from '#platform/wording/list-text.ts'
import { firstNameOf, technicianName } from '#platform/wording/person-names.ts'
import { agreedPriceText, hasPrice, isPrice, profilePriceText } from '#platform/wording/price.ts'
import { hourText } from '#technicians/domain/hours.ts'
import type { Technician } from '#technicians/domain/technician.ts'

/** Section 8: the booking form works without the profile, or without the opening hours. */
export const PROFILE_NOT_LOADED_TEXT = 'No se pudo cargar el perfil del técnico. Continuas sin perfil.'
export const HOURS_NOT_LOADED_TEXT =
  'No se pudo leer el perfil del técnico. Reservarás sin validaciones de horario.'

/** 'mar 17' */
export function briefDayText(date: string): string {
  return `${shortWeekdayText(weekdayOf(date)).toLowerCase()} ${dayOfMonth(date)}`
}

/** On a tag: 'Hoy', 'Mañana', 'Mar 17'. */
export function dayTagText(date: string, today: string): string {
  return date <= addDays(today, 1) ? nearDayText(date, today) : capitalised(briefDayText(date))
}

/** '15:00 a 16:00' */
export function slotText(hour: number): string {
  return `${hourText(hour)} a ${hourText(hour + 1)}`
}

/** 'Nubia · mañana 09:00', 'Nubia · elige otra hora'; before an hour is chosen 'Nubia Esperanza Gómez'. */
export function bookingUnderWayText(
  { nombre, slot, isSlotLost }: Pick<PendingBooking, 'nombre' | 'slot' | 'isSlotLost'>,
  today: string,
): string {
  const name = technicianName(nombre)
  if (isSlotLost) return `${firstNameOf(name)} · elige otra hora`
  if (!slot) return name
  return `${firstNameOf(name)} · ${nearDayText(slot.date, today).toLowerCase()} ${hourText(slot.hour)}`
}

/** 'Neveras · $ 75.000'; before an hour is chosen '… · hora por elegir'. */
export function bookingFactsText({
  servicio,
  especialidad,
  precio,
  slot,
  isSlotLost,
}: Pick<PendingBooking, 'servicio' | 'especialidad' | 'precio' | 'slot' | 'isSlotLost'>): string {
  const hour = slot || isSlotLost ? null : 'hora por elegir'
  return [servicio ?? especialidad, agreedPriceText(precio), hour].filter(Boolean).join(' · ')
}

/** What is done at a visit without a booked service. */
export const UNNAMED_SERVICE_TEXT = 'Visita y revisión'

/** '1 mensaje nuevo' without its number. */
export function newMessagesText(count: number): string {
  return count === 1 ? 'mensaje nuevo' : 'mensajes nuevos'
}

/** 'martes 17 a las 08:00'; with the month, and the year, if they are not the present ones. */
export function visitMomentText({ date, start }: Pick<Booking, 'date' | 'start'>, today: string): string {
  return `${dayNumberText(date, today)} a las ${start}`
}

export const FREE_BY_GUARANTEE_TEXT = 'Por garantía, sin costo'
/** From a visit that repeats a work, where its number is not known. */
export const CASE_LINK_TEXT = 'Ver el caso de garantía'

/** 'Lo acordado: $ 157.000', 'Precio: desde $ 65.000', or nothing. */
export function priceFacts(
  booking: Pick<Booking, 'precio' | 'agreedTotal'>,
): { readonly label: string; readonly value: string }[] {
  const { precio, agreedTotal } = booking
  if (agreedTotal !== null) return [{ label: 'Lo acordado', value: profilePriceText(agreedTotal) }]
  if (isGuaranteeVisit(booking)) return [{ label: 'Precio', value: FREE_BY_GUARANTEE_TEXT }]
  return precio === null ? [] : [{ label: 'Precio', value: `desde ${profilePriceText(precio)}` }]
}

/** What is to be done and for how much: 'Fuga oculta · $ 110.000'. */
export function workText(
  booking: Pick<Booking, 'servicio' | 'description' | 'precio' | 'agreedTotal'>,
): string {
  const work = booking.servicio || booking.description || 'Que lo revise'
  const price = visitPrice(booking)
  if (isGuaranteeVisit(booking)) return `${work} · ${FREE_BY_GUARANTEE_TEXT}`
  return hasPrice(price) ? `${work} · ${profilePriceText(price)}` : work
}

/** '2 mensajes nuevos' */
export function unreadText(count: number): string {
  return `${count} ${newMessagesText(count)}`
}

/** The choice of no service in particular. */
export const UNKNOWN_SERVICE_TEXT = 'No sé, que lo revise'

/** Label and amount of the price of a visit: of the booked service, or of the visit itself. */
export function visitPriceTexts(
  { tarifaBase, servicios }: Pick<Technician, 'tarifaBase' | 'servicios'>,
  servicio = '',
): { label: string; amount: string } {
  const service = servicio === '' ? undefined : servicios.find(({ nombre }) => nombre === servicio)
  const price = service ? service.precioSugerido || null : tarifaBase
  const label = service ? 'Servicio desde' : 'Visita desde'
  return { label: isPrice(price) ? label : 'Precio', amount: agreedPriceText(price) }
}

/** '2 fotos', '1 lista, 1 subiendo'; empty without any. */
export function photosText(ready: number, uploading = 0): string {
  if (uploading > 0)
    return ready > 0
      ? `${ready} ${ready === 1 ? 'lista' : 'listas'}, ${uploading} subiendo`
      : `${uploading} subiendo`
  if (ready === 0) return ''
  return ready === 1 ? '1 foto' : `${ready} fotos`
}

const ZONE_TEXTS: Readonly<Record<string, string>> = {
  Centro: 'centro',
  Norte: 'norte',
  Sur: 'sur',
  Este: 'oriente',
  Oeste: 'occidente',
}

/** 'Bogotá, sur y occidente'. The numbered zones say nothing to a client. */
export function coverageText(ciudad: string, zonas: readonly string[]): string {
  const zones = zonas.filter(zone => !/^Zona \d$/.test(zone)).map(zone => ZONE_TEXTS[zone] ?? zone)
  return zones.length === 0 ? ciudad : `${ciudad}, ${listText(zones)}`
}

/** Under the field of the street. */
export function bothPartsText(visitor: string): string {
  return `${capitalised(visitor)} necesita las dos partes para llegar.`
}

/** What the form says about the address, in short, for its summary. */
export function addressWarningText(place: VisitPlace, places: VisitPlaces | null): string | null {
  if (addressText(place) === '') return null
  if (places && cityNotCovered(place, places)) return 'Fuera de su zona'
  return hasStreetAndNumber(place.address) ? null : 'Falta la calle'
}
