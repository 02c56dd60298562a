// The booking form as a browser sends it, for many clients at once.
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import type { SignedInPerson } from '#tests/support/people/signed-in.ts'

const TOMORROW = addDays(bogotaDate(new Date()), 1)
export const TAKEN = 'Ese horario ya está reservado.'

export interface BookingForm {
  readonly person: SignedInPerson
  readonly technicianId: string
  readonly hour: string
  readonly formKey: string
}

/** As a page without JavaScript ('document') or with it ('data') sends it. */
export function postBooking(
  origin: string,
  form: BookingForm,
  as: 'document' | 'data' = 'document',
): Promise<Response> {
  const { person, technicianId, hour, formKey } = form
  return fetch(`${origin}/agendar/${technicianId}${as === 'data' ? '.data' : ''}`, {
    method: 'POST',
    redirect: 'manual',
    // Saves decompressing hundreds of responses at once.
    headers: {
      origin,
      cookie: person.cookie,
      'accept-encoding': 'identity',
      'x-forwarded-for': networkOf(person),
    },
    body: new URLSearchParams({ date: TOMORROW, hour, description: 'Gotea.', address: '', formKey }),
  })
}

/** Everybody has a network of their own: bookings are limited per network. */
function networkOf({ uid }: SignedInPerson): string {
  return `2001:db8:${uid.slice(0, 4)}:${uid.slice(4, 8)}::1`
}
