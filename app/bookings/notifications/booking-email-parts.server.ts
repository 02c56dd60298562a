// What the e-mails about bookings share: their data, the head with the hour, the facts of the visit.

import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { addressLines } from '#bookings/domain/visit-place.ts'
import { priceFacts } from '#bookings/wording/bookings.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { EmailDraft, VisitHead } from '#platform/mail/email-layout.server.ts'
import { button, contactButtons, type EmailPart, type Row } from '#platform/mail/email-parts.server.ts'
import type { Person } from '#platform/mail/email-pictures.server.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { callLink, whatsappLink } from '#platform/wording/phone.ts'
import {
  fullRelativeDayText,
  ofRelativeDayText,
  relativeHourText,
  relativeMomentText,
} from '#platform/wording/relative-day.ts'

export interface EmailContext {
  readonly origin: string
  /** The moment of sending: 'hoy' and 'mañana' are relative to it. */
  readonly now: Date
  /** Who else can go, for e-mails about a cancelled booking. */
  readonly options?: readonly RescueOption[]
  /** Of what was asked, for the same e-mails; may be empty. */
  readonly trade?: string
}

export interface BookingDraft extends Omit<EmailDraft, 'preview' | 'calendar'> {
  readonly withCalendar?: boolean
}

/** What is known of the address, also told to whoever may not read it. */
export type AddressState = 'none' | 'partial' | 'complete'

export function addressStateOf({ address }: Pick<NotifiedBooking, 'address'>): AddressState {
  if (address.trim() === '') return 'none'
  return hasStreetAndNumber(address) ? 'complete' : 'partial'
}

/** The words and links that depend on the moment, the names and the reader. */
export interface EmailFacts extends EmailContext {
  readonly addressState: AddressState
  readonly today: string
  readonly technician: string
  readonly client: string
  /** 'hoy 11:00' */
  readonly hour: string
  /** 'hoy a las 11:00' */
  readonly moment: string
  /** 'de hoy a las 11:00' */
  readonly ofMoment: string
  readonly agenda: string
  readonly myBookings: string
  /** D58: the page of the visit, of each side. */
  readonly clientVisit: string
  readonly technicianVisit: string
}

export function factsOf(
  booking: NotifiedBooking,
  context: EmailContext & Pick<EmailFacts, 'addressState'>,
): EmailFacts {
  const { date, start, technicianName, clientName } = booking
  const today = bogotaDate(context.now)
  return {
    ...context,
    today,
    technician: firstNameOf(technicianName),
    client: shortNameOf(clientName),
    hour: relativeHourText(date, start, today),
    moment: relativeMomentText(date, start, today),
    ofMoment: `${ofRelativeDayText(date, today)} a las ${start}`,
    agenda: `${context.origin}/agenda`,
    myBookings: `${context.origin}/mis-reservas`,
    clientVisit: `${context.origin}${clientVisitPath(booking.key)}`,
    technicianVisit: `${context.origin}${technicianVisitPath(booking.key)}`,
  }
}

export function visitHead(booking: NotifiedBooking, facts: EmailFacts, person: Person): VisitHead {
  const { date, start, end } = booking
  const day = fullRelativeDayText(date, facts.today)
  return { day, hour: start, below: `a ${end}`, person }
}

/** Clients have no photo. */
export function clientOf({ clientName }: NotifiedBooking): Person {
  return { name: clientName, fotoURL: null }
}

export function technicianOf({ technicianName, technicianFotoURL }: NotifiedBooking): Person {
  return { name: technicianName, fotoURL: technicianFotoURL }
}

/** D67: the trade is said once: by the service, or under 'Servicio' where none was chosen. */
export function serviceRows(booking: NotifiedBooking): Row[] {
  const { servicio, especialidad } = booking
  const service = servicio
    ? { label: 'Servicio', value: servicio, note: especialidad ?? undefined }
    : { label: 'Servicio', value: especialidad ?? '' }
  return [service, ...priceFacts(booking)]
}

/** In two lines; without a value where nothing is known of it. */
export function placeRow(booking: NotifiedBooking, missing = ''): Row {
  const { street, area } = addressLines(booking)
  return { label: 'Dirección', value: street || area || missing, note: street ? area : undefined }
}

export function visitButton({ technicianVisit }: EmailFacts): EmailPart {
  return button({ text: 'Ver la visita', link: technicianVisit })
}

/** Contact data is for confirmed visits only. */
export function contactPart({ status }: NotifiedBooking, phone: string, message: string): EmailPart {
  const whatsapp = status === 'confirmada' ? whatsappLink(phone, message) : null
  const call = status === 'confirmada' ? callLink(phone) : null
  return contactButtons([
    ...(whatsapp ? [{ text: 'WhatsApp', link: whatsapp, green: true }] : []),
    ...(call ? [{ text: 'Llamar', link: call }] : []),
  ])
}
