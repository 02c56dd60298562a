// What the editor answers when something could not be done.
import type { ProfileRefusal } from '#domain/technicians/profile-changes.ts'
import { refusalText } from '#wording/refusals.ts'

export const STATUS: Record<ProfileRefusal, number> = {
  'profile-incomplete': 400,
  'profile-not-published': 403,
  'profile-not-saved': 404,
  'profile-not-hidden': 404,
  'profile-changed': 409,
}

const FAILURES = new Map<string, ProfileRefusal>([
  ['publicar', 'profile-not-published'],
  ['ocultar', 'profile-not-hidden'],
])

/** Section 8: the sentence of each button. */
export function failureOf(act: string): { field: null; text: string } {
  return { field: null, text: refusalText(FAILURES.get(act) ?? 'profile-not-saved') }
}
