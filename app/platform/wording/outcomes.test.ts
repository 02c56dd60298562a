// Each text must be in the specification (sections 5 and 8), character by character.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ACCOUNT_SUCCESSES, accountRefusalText } from '#accounts/wording/outcomes.ts'
import { BOOKING_SUCCESSES, bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { platformRefusalText } from '#platform/wording/outcomes.ts'
import { TECHNICIAN_SUCCESSES, technicianRefusalText } from '#technicians/wording/outcomes.ts'

const spec = await readFile(new URL('../../../docs/spec.md', import.meta.url), 'utf8')

test.each([
  platformRefusalText('name-required'),
  accountRefusalText('invalid-email'),
  accountRefusalText('short-password'),
  accountRefusalText('password-required'),
  accountRefusalText('city-required'),
  accountRefusalText('neighbourhood-required'),
  platformRefusalText('invalid-phone'),
  accountRefusalText('invalid-role'),
  accountRefusalText('invalid-credential'),
  accountRefusalText('user-not-found'),
  accountRefusalText('user-disabled'),
  platformRefusalText('too-many-requests'),
  accountRefusalText('sign-in-failed'),
  accountRefusalText('email-already-in-use'),
  accountRefusalText('weak-password'),
  accountRefusalText('registration-failed'),
  accountRefusalText('reset-not-sent'),
  bookingRefusalText('sign-in-to-book'),
  bookingRefusalText('technician-id-missing'),
  bookingRefusalText('slot-required'),
  bookingRefusalText('invalid-slot'),
  bookingRefusalText('past-slot'),
  bookingRefusalText('slot-taken'),
  bookingRefusalText('technician-unavailable'),
  bookingRefusalText('booking-failed'),
  platformRefusalText('sign-in'),
  platformRefusalText('sign-in-as-technician'),
  bookingRefusalText('not-accepted'),
  bookingRefusalText('not-cancelled'),
  bookingRefusalText('past-booking'),
  technicianRefusalText('profile-incomplete'),
  technicianRefusalText('profile-not-saved'),
  technicianRefusalText('profile-not-published'),
  technicianRefusalText('profile-not-hidden'),
  platformRefusalText('photo-format'),
  platformRefusalText('photo-too-large'),
  platformRefusalText('photo-failed'),
  platformRefusalText('no-profile'),
])('the specification has «%s»', text => {
  expect(spec).toContain(`'${text}'`)
})

test.each([
  ACCOUNT_SUCCESSES['reset-sent'],
  ACCOUNT_SUCCESSES['account-saved'],
  BOOKING_SUCCESSES['booking-sent'],
  TECHNICIAN_SUCCESSES['profile-saved'],
  TECHNICIAN_SUCCESSES['profile-published'],
  TECHNICIAN_SUCCESSES['profile-hidden'],
  TECHNICIAN_SUCCESSES['photo-saved'],
])('the specification has the success «%s»', text => {
  expect(spec).toContain(`'${text}'`)
})

test.each([
  ['Login invalid-credential', accountRefusalText('invalid-credential')],
  ['Login user-not-found', accountRefusalText('user-not-found')],
  ['Login user-disabled', accountRefusalText('user-disabled')],
  ['Login too-many-requests', platformRefusalText('too-many-requests')],
  ['Login other', accountRefusalText('sign-in-failed')],
  ['Register email-already-in-use', accountRefusalText('email-already-in-use')],
  ['Register invalid-email', accountRefusalText('invalid-email')],
  ['Register weak-password', accountRefusalText('weak-password')],
  ['Register other', accountRefusalText('registration-failed')],
  ['Forgot failure', accountRefusalText('reset-not-sent')],
  ['Booking, missing technician id', bookingRefusalText('technician-id-missing')],
  ['Booking create failure', bookingRefusalText('booking-failed')],
  ['Accept failure', bookingRefusalText('not-accepted')],
  ['Cancel failure', bookingRefusalText('not-cancelled')],
  ['Cancel past booking', bookingRefusalText('past-booking')],
  ['Not signed in on bookings', platformRefusalText('sign-in')],
])('the message catalogue’s row "%s" is «%s»', (row, text) => {
  const line = spec.split('\n').find(each => each.startsWith(`| ${row} |`))
  expect(line).toContain(`'${text}'`)
})
