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
