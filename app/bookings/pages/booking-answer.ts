// Action data of a refused booking.

import type { FreeInstead } from '#bookings/domain/booking-form-data.ts'
import type { BookingRefusal } from '#bookings/domain/refusals.ts'
import { bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { isDate } from '#platform/domain/time.ts'
import { type FormRefusal, formRefusal } from '#platform/wording/form-answer.ts'
import type { Availability } from './availability.server.ts'

export interface BookingAnswer {
  readonly refusal: FormRefusal
  /** The current hours. */
  readonly availability: Availability | null
  /** When the hour was lost. */
  readonly instead: FreeInstead | null
  /** The photos of the refused form. */
  readonly photos: readonly string[]
  /** Path back to the filled-in form after signing in. */
  readonly backTo: string | null
}

export const REFUSAL_STATUS: Record<BookingRefusal, number> = {
  'technician-id-missing': 400,
  'slot-required': 400,
  'invalid-slot': 400,
  'past-slot': 400,
  'sign-in-to-book': 401,
  'own-booking': 403,
  'technician-unavailable': 404,
  'technician-not-receiving': 409,
  'client-not-accepted': 409,
  'request-accepted': 409,
  'closed-slot': 409,
  'slot-taken': 409,
  'already-requested': 409,
  'guarantee-not-repeatable': 409,
  'too-many-requests': 429,
  'network-too-many-requests': 429,
  'too-many-unanswered': 429,
  'too-many-from-network': 429,
  'technician-busy': 429,
  'booking-failed': 503,
}

const SLOT_REFUSALS: readonly BookingRefusal[] = [
  'slot-required',
  'invalid-slot',
  'past-slot',
  'closed-slot',
  'slot-taken',
  'already-requested',
]

export function refusalAnswer(
  code: BookingRefusal,
  fields: Record<string, string>,
  changes: Partial<BookingAnswer> = {},
): BookingAnswer {
  // The hour field only exists once a day is chosen.
  const slotField = isDate(fields.date ?? '') ? 'hour' : 'date'
  const refusal = formRefusal(
    bookingRefusalText(code),
    fields,
    SLOT_REFUSALS.includes(code) ? slotField : null,
  )
  return { refusal, availability: null, instead: null, photos: [], backTo: null, ...changes }
}

/** D27: a failure names its request. */
export function withReference(answer: BookingAnswer, reference: string | undefined): BookingAnswer {
  return { ...answer, refusal: { ...answer.refusal, reference } }
}

/** In the browser, when the request failed or no answer arrived: everything that was typed stays. */
export function failedAnswer(form: FormData, reference: string | undefined): BookingAnswer {
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const photos = form.getAll('fotos').map(String)
  return withReference(refusalAnswer('booking-failed', fields, { photos }), reference)
}
