import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomInt } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { expireCookie, setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#accounts/domain/credential-rules.ts'
import { RECOVERY_CODE_LETTERS, RECOVERY_CODES, SESSION_DAYS } from '#accounts/domain/safe-account.ts'
import { isUserBarred, type UserModeration } from '#accounts/domain/user-moderation.ts'
import { hashPassword, type PasswordCost, verifyPassword } from '#accounts/identity/password-hash.server.ts'
import type { ProviderConfig } from '#accounts/identity/provider.server.ts'
import {
  secondStepCookieName,
  sessionCookieName,
  sessionPlace,
} from '#accounts/identity/session-headers.server.ts'
import { type IdentityDb, identityTables } from '#accounts/persistence/account-tables.server.ts'

const DAY_S = 24 * 60 * 60
export const SESSION_LENGTH_S = SESSION_DAYS * DAY_S
const RENEWAL_AGE_S = DAY_S
/** From the right password to the code. */
const SECOND_STEP_LENGTH_S = 10 * 60

export function isDueForRenewal(expiresAt: number): boolean {
  return expiresAt - (SESSION_LENGTH_S - RENEWAL_AGE_S) * 1_000 <= Date.now()
}

export interface AuthOptions {
  readonly db: IdentityDb
  readonly secret: string
  readonly origin: string
  /** Secure cookies with the __Host- prefix; browsers refuse those over plain http. */
  readonly secure: boolean
  /** What authenticators show. */
  readonly issuer: string
  readonly provider?: ProviderConfig | undefined
  /** Tests hash at a lower cost. */
  readonly passwordCost?: PasswordCost | undefined
  readonly onMessage: (level: string, message: string) => void
}

/** Better Auth's type of a user lacks our columns. */
function isBarred(user: object): boolean {
  const {
    role = null,
    blocked = false,
    deletedAt = null,
  } = user as Partial<UserModeration & { readonly role: string | null }>
  return isUserBarred({ role, blocked, deletedAt })
}

export type Auth = ReturnType<typeof createAuth>

export function createAuth({ db, secret, origin, secure, passwordCost, onMessage }: AuthOptions) {
  return betterAuth({
    baseURL: origin,
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: identityTables, transaction: true }),
    user: {
      // The HTTP handler is not mounted: only `signUp` sets these, from a validated form.
      additionalFields: {
        role: { type: 'string', required: false },
        ciudad: { type: 'string', required: false },
        barrio: { type: 'string', required: false },
        telefono: { type: 'string', required: false },
        blocked: { type: 'boolean', required: false, input: false },
        deletedAt: { type: 'date', required: false, input: false },
        authorizedVersion: { type: 'string', required: false },
        authorizedAt: { type: 'date', required: false },
      },
    },
    session: {
      expiresIn: SESSION_LENGTH_S,
      updateAge: RENEWAL_AGE_S,
      additionalFields: {
        network: { type: 'string', required: false, input: false },
        city: { type: 'string', required: false, input: false },
      },
    },
    plugins: [secondStepPlugin(), ownEndpoints],
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      // The forms count code points, Better Auth UTF-16 units: up to two per code point.
      maxPasswordLength: 2 * PASSWORD_MAX_LENGTH,
      password: { hash: password => hashPassword(password, passwordCost), verify: verifyPassword },
    },
    databaseHooks: {
      session: {
        create: {
          // Signing up holds a connection for its transaction: this adapter reads over the same one.
          before: async (session, call) => {
            const user = await call?.context.internalAdapter.findUserById(session.userId)
            if (user && isBarred(user)) throw new APIError('FORBIDDEN', { code: 'FORBIDDEN' })
            return { data: { ...session, ...sessionPlace(call?.headers) } }
          },
        },
      },
    },
    advanced: {
      // The cookie name below already has its prefix.
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName(secure) },
        two_factor: { name: secondStepCookieName(secure) },
      },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    experimental: { joins: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) => {
        recordCause(details)
        onMessage(level, message)
      },
    },
  })
}

// A Better Auth plugin without routes.

const PROVIDER_SESSION_PATH = '/provider-session'

const ownEndpoints = {
  id: 'own-endpoints',
  endpoints: {
    /** For somebody whom another provider has identified. */
    openProviderSession: createAuthEndpoint(
      PROVIDER_SESSION_PATH,
      { method: 'POST', body: z.object({ uid: z.string() }), metadata: { SERVER_ONLY: true } },
      async call => {
        await openSession(call, call.body.uid)
        return {}
      },
    ),
    /** For somebody who has proven all that the account asks for: the plugin asks for no code. */
    openProvenSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ uid: z.string() }) },
      async call => {
        await openSession(call, call.body.uid)
        return {}
      },
    ),
    /** As the plugin does after a password; without a session, which deleted accounts do not get. */
    beginChallenge: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ uid: z.string() }) },
      async call => {
        const { internalAdapter, createAuthCookie, secret } = call.context
        const { name, attributes } = createAuthCookie('two_factor', { maxAge: SECOND_STEP_LENGTH_S })
        const identifier = `2fa-${randomBytes(16).toString('base64url')}`
        const expiresAt = new Date(Date.now() + SECOND_STEP_LENGTH_S * 1_000)
        await internalAdapter.createVerificationValue({ value: call.body.uid, identifier, expiresAt })
        await call.setSignedCookie(name, identifier, secret, attributes)
        return {}
      },
    ),
    /** Whose second step this browser owes. */
    findChallenge: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async call => {
      const { internalAdapter, createAuthCookie, secret } = call.context
      const challenge = await call.getSignedCookie(createAuthCookie('two_factor').name, secret)
      const found = challenge ? await internalAdapter.findVerificationValue(challenge) : null
      if (!challenge || !found || found.expiresAt.getTime() <= Date.now()) return null
      return { uid: found.value, challenge }
    }),
    /** Of two calls at once one gets true. */
    takeChallenge: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async call => {
      const { internalAdapter, createAuthCookie, secret } = call.context
      const cookie = createAuthCookie('two_factor')
      const challenge = await call.getSignedCookie(cookie.name, secret)
      expireCookie(call, cookie)
      return challenge ? (await internalAdapter.consumeVerificationValue(challenge)) !== null : false
    }),
  },
} as const

type SessionCall = Parameters<typeof setSessionCookie>[0]

async function openSession(call: SessionCall, uid: string): Promise<void> {
  const { internalAdapter } = call.context
  const user = await internalAdapter.findUserById(uid)
  if (!user) throw new APIError('NOT_FOUND')
  const session = await internalAdapter.createSession(user.id)
  await setSessionCookie(call, { session, user })
}

/** The plugin asks for the code after a password; so it does after another provider. */
function secondStepPlugin() {
  const plugin = twoFactor({
    twoFactorCookieMaxAge: SECOND_STEP_LENGTH_S,
    backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
  })
  const after = plugin.hooks.after.map(hook => ({
    ...hook,
    matcher: (call: Parameters<typeof hook.matcher>[0]) =>
      call.path === PROVIDER_SESSION_PATH || hook.matcher(call),
  }))
  return { ...plugin, hooks: { after } }
}

function newRecoveryCodes(): string[] {
  const letter = () => RECOVERY_CODE_LETTERS[randomInt(RECOVERY_CODE_LETTERS.length)]
  const half = () => Array.from({ length: 4 }, letter).join('')
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`)
}

// Better Auth logs the original error and throws a generic one. This attaches the logged error as `cause` of the thrown
// one, so that outages are recognized and bugs can be found.

const calls = new AsyncLocalStorage<{ cause?: Error }>()

/** Called by Better Auth's logger during withCause. */
function recordCause(details: readonly unknown[]): void {
  const call = calls.getStore()
  const cause = details.find(detail => detail instanceof Error)
  if (call && cause) call.cause = cause
}

/** Runs `work`; an error that it throws gets the logged error as its cause. */
export async function withCause<Value>(work: () => Promise<Value>): Promise<Value> {
  const call: { cause?: Error } = {}
  try {
    return await calls.run(call, work)
  } catch (error) {
    if (error instanceof Error && error !== call.cause) error.cause ??= call.cause
    throw error
  }
}
