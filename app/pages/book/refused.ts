// What the booking page answers to a form that booked nothing: why, what was typed, and what there is now.
import { isDate } from '#domain/bogota-time.ts'
import type { BookingRefusal } from '#domain/bookings/refusals.ts'
import type { FreeColleague } from '#domain/bookings/technician-to-book.ts'
import { type FormRefusal, formRefusal } from '#wording/form-answer.ts'
import type { OfferedHours } from './hours.server.ts'

export interface Refused {
  readonly refusal: FormRefusal
  /** The hours as they are now. */
  readonly offered: OfferedHours | null
  readonly colleagues: readonly FreeColleague[]
  /** Where to come back to after signing in, with what was typed. */
  readonly backTo: string | null
}

export const STATUS: Record<BookingRefusal, number> = {
  'technician-id-missing': 400,
  'slot-required': 400,
  'invalid-slot': 400,
  'past-slot': 400,
  'sign-in-to-book': 401,
  'own-booking': 403,
  'technician-unavailable': 404,
  'closed-slot': 409,
  'slot-taken': 409,
  'too-many-requests': 429,
  'booking-failed': 503,
}

const ABOUT_THE_SLOT: readonly BookingRefusal[] = [
  'slot-required',
  'invalid-slot',
  'past-slot',
  'closed-slot',
  'slot-taken',
]

export function refusedForm(
  code: BookingRefusal,
  fields: Record<string, string>,
  news: Partial<Refused> = {},
): Refused {
  // The list of hours is only there once a day is chosen.
  const slotField = isDate(fields.date ?? '') ? 'hour' : 'date'
  const refusal = formRefusal(code, fields, ABOUT_THE_SLOT.includes(code) ? slotField : null)
  return { refusal, offered: null, colleagues: [], backTo: null, ...news }
}

const PATH_MAX_LENGTH = 1_900

/** This form again, filled in as it was; a long story does not fit into an address. */
export function wayBack(
  tid: string,
  { date = '', hour = '', description = '', address = '' }: Record<string, string>,
) {
  const path = `/agendar/${encodeURIComponent(tid)}`
  const whole = `${path}?${new URLSearchParams({ date, hour, description, address })}`
  return whole.length <= PATH_MAX_LENGTH ? whole : `${path}?${new URLSearchParams({ date, hour })}`
}
