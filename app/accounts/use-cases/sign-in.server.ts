import type { DeviceUse } from '#accounts/domain/device.ts'
import {
  LOGIN_ACCOUNT_LIMIT,
  LOGIN_DEVICE_LIMIT,
  LOGIN_NETWORK_LIMIT,
  RECOVERY_CODE_ACCOUNT_LIMIT,
  RECOVERY_CODE_LIMIT,
  SECOND_STEP_ACCOUNT_LIMIT,
  SECOND_STEP_CHALLENGE_LIMIT,
  SECOND_STEP_CODE_LIMIT,
  SECOND_STEP_DEVICE_LIMIT,
} from '#accounts/domain/limits.ts'
import { type Role, roleFrom } from '#accounts/domain/role.ts'
import { recoveryCodeFrom, totpCodeFrom } from '#accounts/domain/safe-account.ts'
import type { SecondStepCode } from '#accounts/identity/second-step.server.ts'
import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import { findPasswordHash } from '#accounts/persistence/passwords.server.ts'
import { ensureTechnician } from '#accounts/persistence/technician-record.server.ts'
import { findDeletionRequest, findSignInUser, findUserByEmail } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { RateLimit } from '#platform/domain/rate-limit.ts'
import type { RateLimits } from '#platform/persistence/rate-limits.server.ts'

declare module '#platform/persistence/counted-outcomes.server.ts' {
  interface CountedOutcomes {
    'sign-in': 'signed-in' | 'sign-in-failed' | SignInRefusal
  }
}

export type SignInRefusal = 'invalid-credential' | 'user-not-found' | 'user-disabled' | 'too-many-requests'

interface Attempt {
  readonly email: string
  readonly password: string
  readonly network: string
  readonly headers: Headers
  readonly device?: DeviceUse
}

export interface SignedInAs {
  readonly uid: string
  readonly role: Role
  readonly secondStep: boolean
  readonly cookies: SetCookies
  /** The owner deleted this account: nobody is signed in, and this proof allows to take it back. */
  readonly recovery?: string
}

export async function signIn(
  services: Services,
  { email, password, network, headers, device }: Attempt,
): Promise<Outcome<SignedInAs, SignInRefusal>> {
  const { db, identity, log } = services
  const user = await findUserByEmail(db, email)
  const knownDevice = user && (await identity.devices.find(headers, user.uid))
  // Counted before the password is compared, so that concurrent guesses count too.
  const attempt = await countAttempt(services, { email, network, known: knownDevice })
  if (!attempt) return refused('too-many-requests')
  if (!user) return refused('user-not-found')
  const outcome = await identity.signIn({ email, password }, device)
  if (!outcome.ok) {
    // The password was right.
    const recovery = outcome.code === 'user-disabled' ? await recoveryOf(services, user.uid) : null
    if (!recovery) return outcome
    await attempt.refund()
    const role = roleFrom(user.role)
    const cookies = await identity.secondStep.challenge(user.uid)
    if (cookies) return accepted({ uid: user.uid, role, secondStep: true, cookies })
    return accepted({ uid: user.uid, role, secondStep: false, cookies: [], recovery })
  }

  // Section 8: once the password is right, the sign-in stands whatever else fails.
  const { uid } = user
  const warn = (error: unknown) => log.warn({ err: error, uid }, 'sign-in stands, a later step failed')
  await attempt.refund().catch(warn)
  const role = roleFrom(user.role)
  const { secondStep, cookies } = outcome.value
  if (secondStep) return accepted({ uid, role, secondStep, cookies })
  const [known] = await Promise.all([
    identity.devices.remember(headers, uid).catch(warn),
    // Ends the session this browser had before.
    identity.signOut(headers).catch(warn),
    ensureTechnician(db, user).catch(warn),
  ])
  return accepted({ uid, role, secondStep, cookies: known ? [...cookies, known] : cookies })
}

/** For whoever gave all that signing in asks for; null unless the owner deleted the account. */
async function recoveryOf({ db, identity, now }: Services, uid: string): Promise<string | null> {
  const deletion = await findDeletionRequest(db, { uid })
  if (!deletion) return null
  return identity.recovery.create({ ...deletion, passwordHash: await findPasswordHash(db, uid) }, now())
}

/**
 * Strangers share the count of the account and that of their network; a known device has one of its own, so that they
 * cannot keep it out. Null when too many were made.
 */
function countAttempt(
  { limits }: Services,
  { email, network, known }: { email: string; network: string; known: string | null },
): Promise<CountedAttempt | null> {
  if (known) return countIn(limits, [[LOGIN_DEVICE_LIMIT, known]])
  return countIn(limits, [
    [LOGIN_NETWORK_LIMIT, network],
    [LOGIN_ACCOUNT_LIMIT, email],
  ])
}

/**
 * The same for codes. Those of strangers who try recovery codes count for the account too, with so many that its owner is
 * kept out only by somebody who has the password and several networks; a new password ends that.
 */
function countCode(
  { limits }: Services,
  {
    uid,
    challenge,
    kind,
    network,
    known,
  }: { uid: string; challenge: string; kind: SecondStepCode['kind']; network: string; known: string | null },
): Promise<CountedAttempt | null> {
  const counts: Count[] = [[SECOND_STEP_CHALLENGE_LIMIT, challenge]]
  if (kind === 'recovery') {
    counts.push([RECOVERY_CODE_LIMIT, known ?? `${uid}:${network}`])
    if (!known) counts.push([RECOVERY_CODE_ACCOUNT_LIMIT, uid])
  } else if (known) counts.push([SECOND_STEP_DEVICE_LIMIT, known])
  else counts.push([LOGIN_NETWORK_LIMIT, network], [SECOND_STEP_ACCOUNT_LIMIT, uid])
  return countIn(limits, counts)
}

type Count = readonly [RateLimit, key: string]

interface CountedAttempt {
  refund(): Promise<unknown>
}

/** Null as soon as one is full. */
async function countIn(limits: RateLimits, counts: readonly Count[]): Promise<CountedAttempt | null> {
  for (const [limit, key] of counts) if (!(await limits.consume(limit, key))) return null
  return { refund: () => Promise.all(counts.map(([limit, key]) => limits.refund(limit, key))) }
}

export type SecondStepRefusal = 'invalid-code' | 'second-step-expired' | 'too-many-requests' | 'user-disabled'

/** After the right password: a code of the authenticator, or a recovery code, opens a new session. */
export async function completeSecondStep(
  services: Services,
  {
    code: typed,
    network,
    headers,
    device,
  }: { code: string; network: string; headers: Headers; device?: DeviceUse },
): Promise<Outcome<Omit<SignedInAs, 'secondStep'>, SecondStepRefusal>> {
  const { db, identity, limits, log } = services
  const pending = await identity.secondStep.findPending(headers)
  if (!pending) return refused('second-step-expired')
  const { uid } = pending
  const code = codeFrom(typed)
  if (!code) return refused('invalid-code')
  const known = await identity.devices.find(headers, uid)
  // Counted before the code is checked, so that concurrent guesses count too.
  const attempt = await countCode(services, { ...pending, kind: code.kind, network, known })
  if (!attempt) return refused('too-many-requests')
  // A code that was tried once is used up: whoever looks over a shoulder cannot repeat it within its 30 seconds.
  if (code.kind === 'totp' && !(await limits.consume(SECOND_STEP_CODE_LIMIT, `${uid}:${code.code}`)))
    return refused('invalid-code')

  const outcome = await identity.secondStep.complete(headers, uid, code, device)
  if (!outcome.ok) {
    const recovery = outcome.code === 'user-disabled' ? await recoveryOf(services, uid) : null
    if (!recovery) {
      log.warn({ security: 'second-step', uid, code: outcome.code }, 'second step refused')
      return outcome
    }
    await attempt.refund()
    const deleted = await findSignInUser(db, uid)
    return accepted({ uid, role: roleFrom(deleted?.role), cookies: [], recovery })
  }
  if (code.kind === 'recovery') log.info({ account: 'recovery-code-used', uid }, 'account changed')
  await attempt.refund()
  // Ends the session this browser had before.
  await identity.signOut(headers)
  const user = await findSignInUser(db, uid)
  if (user)
    await ensureTechnician(db, user).catch(error => {
      log.warn({ err: error, uid }, 'technician record not written at sign-in')
    })
  const remembered = await identity.devices.remember(headers, uid)
  return accepted({ uid, role: roleFrom(user?.role), cookies: [...outcome.value, remembered] })
}

function codeFrom(typed: string): SecondStepCode | null {
  const totp = totpCodeFrom(typed)
  if (totp) return { kind: 'totp', code: totp }
  const recovery = recoveryCodeFrom(typed)
  return recovery ? { kind: 'recovery', code: recovery } : null
}
