// Section 2: how often somebody may try to sign in, register or change an account.
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'

export const LOGIN_ACCOUNT_LIMIT = rateLimit('login-account', 10, 15 * MINUTE_MS)
/** A browser that signed in to the account before. */
export const LOGIN_DEVICE_LIMIT = rateLimit('login-device', 10, 15 * MINUTE_MS)
export const LOGIN_NETWORK_LIMIT = rateLimit('login-network', 100, 15 * MINUTE_MS)
/** Networks are generous: mobile operators in Colombia put thousands of phones behind one address (CGNAT). */
export const REGISTER_NETWORK_LIMIT = rateLimit('register-network', 300, HOUR_MS)
export const CONFIRMATION_LIMIT = rateLimit('confirmation-account', 5, DAY_MS)
/** The present password, asked again in /perfil: as many guesses as at sign-in. */
export const PASSWORD_LIMIT = rateLimit('password-person', 10, 15 * MINUTE_MS)
export const EMAIL_CHANGE_LIMIT = rateLimit('email-change-person', 5, HOUR_MS)
/** A code of the second step works once: its key is the person and the code. */
export const SECOND_STEP_CODE_LIMIT = rateLimit('second-step-code', 1, 2 * MINUTE_MS)
/** Codes typed after one right password. */
export const SECOND_STEP_CHALLENGE_LIMIT = rateLimit('second-step-challenge', 5, 10 * MINUTE_MS)
/** Codes of the authenticator over all sign-ins: those of strangers together, each known device for itself. */
export const SECOND_STEP_ACCOUNT_LIMIT = rateLimit('second-step-account', 10, 15 * MINUTE_MS)
export const SECOND_STEP_DEVICE_LIMIT = rateLimit('second-step-device', 10, 15 * MINUTE_MS)
/** Per person and network, or per known device. */
export const RECOVERY_CODE_LIMIT = rateLimit('recovery-code', 50, 15 * MINUTE_MS)
/** Per person, all strangers together: a recovery code has 38 bits. One network alone cannot fill it and keep the owner out. */
export const RECOVERY_CODE_ACCOUNT_LIMIT = rateLimit('recovery-code-account', 200, 15 * MINUTE_MS)
export const SECOND_STEP_PERSON_LIMIT = rateLimit('second-step-person', 20, HOUR_MS)
export const RESET_ACCOUNT_LIMIT = rateLimit('reset-account', 3, HOUR_MS)
export const RESET_NETWORK_LIMIT = rateLimit('reset-network', 60, HOUR_MS)
