import { PASSWORD_LIMIT } from '#accounts/domain/limits.ts'
import type { Services } from '#app/services.ts'

export type PresentPasswordRefusal = 'wrong-password' | 'too-many-requests'

/** What the use cases that ask for the password again share. Guesses are limited as at sign-in; a right one is free. */
export async function verifyPresentPassword(
  { identity, limits, log }: Services,
  uid: string,
  password: string,
): Promise<PresentPasswordRefusal | null> {
  // Counted before the password is compared, so that concurrent guesses count too.
  if (!(await limits.consume(PASSWORD_LIMIT, uid))) return 'too-many-requests'
  if (!(await identity.isPasswordOf(uid, password))) {
    log.warn({ security: 'password-check', uid }, 'wrong present password')
    return 'wrong-password'
  }
  await limits.refund(PASSWORD_LIMIT, uid)
  return null
}
