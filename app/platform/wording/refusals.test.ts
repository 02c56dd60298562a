// Each text must be in the specification (sections 5 and 8), character by character.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type RefusalCode, refusalText } from '#platform/wording/refusals.ts'
import { SUCCESS_TEXTS } from '#platform/wording/successes.ts'

const spec = await readFile(new URL('../../../docs/spec.md', import.meta.url), 'utf8')

test.each<RefusalCode>([
  'name-required',
  'invalid-email',
  'short-password',
  'password-required',
  'city-required',
  'neighbourhood-required',
  'invalid-phone',
  'invalid-role',
  'invalid-credential',
  'user-not-found',
  'user-disabled',
  'too-many-requests',
  'sign-in-failed',
  'email-already-in-use',
  'weak-password',
  'registration-failed',
  'reset-not-sent',
  'sign-in-to-book',
  'technician-id-missing',
  'slot-required',
  'invalid-slot',
  'past-slot',
  'slot-taken',
  'technician-unavailable',
  'booking-failed',
  'sign-in',
  'sign-in-as-technician',
  'not-accepted',
  'not-cancelled',
  'past-booking',
  'profile-incomplete',
  'profile-not-saved',
  'profile-not-published',
  'profile-not-hidden',
  'photo-format',
  'photo-too-large',
  'photo-failed',
  'no-profile',
])('%s has the text of the specification', code => {
  expect(spec).toContain(`'${refusalText(code)}'`)
})

test.each([
  'reset-sent',
  'account-saved',
  'booking-sent',
  'profile-saved',
  'profile-published',
  'profile-hidden',
  'photo-saved',
] as const)('%s has the text of the specification', name => {
  expect(spec).toContain(`'${SUCCESS_TEXTS[name]}'`)
})

test.each([
  ['Login invalid-credential', 'invalid-credential'],
  ['Login user-not-found', 'user-not-found'],
  ['Login user-disabled', 'user-disabled'],
  ['Login too-many-requests', 'too-many-requests'],
  ['Login other', 'sign-in-failed'],
  ['Register email-already-in-use', 'email-already-in-use'],
  ['Register invalid-email', 'invalid-email'],
  ['Register weak-password', 'weak-password'],
  ['Register other', 'registration-failed'],
  ['Forgot failure', 'reset-not-sent'],
  ['Booking, missing technician id', 'technician-id-missing'],
  ['Booking create failure', 'booking-failed'],
  ['Accept failure', 'not-accepted'],
  ['Cancel failure', 'not-cancelled'],
  ['Cancel past booking', 'past-booking'],
  ['Not signed in on bookings', 'sign-in'],
] as const)('the message catalogue’s row "%s" is %s', (row, code) => {
  const line = spec.split('\n').find(text => text.startsWith(`| ${row} |`))
  expect(line).toContain(`'${refusalText(code)}'`)
})
