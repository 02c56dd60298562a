// Record 129: OpenID Connect with one provider by environment: authorization code, PKCE, state and nonce. What the browser
// must bring back stands in a signed cookie; nothing is stored until the provider has answered.
import { randomBytes } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { createAuthorizationURL, validateAuthorizationCode, validateToken } from 'better-auth/oauth2'
import { z } from 'zod'
import type { DeviceUse } from '#accounts/domain/device.ts'
import { type Auth, type AuthOptions, withCause } from '#accounts/identity/auth.server.ts'
import { type ProviderConfig, providerDiscovery } from '#accounts/identity/provider-discovery.server.ts'
import {
  sessionHeaders,
  signedCookie,
  signedCookieReader,
} from '#accounts/identity/session-headers.server.ts'
import { cookieName } from '#platform/domain/browser-storage.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

const ATTEMPT_LENGTH_S = 10 * 60

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  from: z.string().nullable(),
  expiresAt: z.number(),
})

/** What the provider says about somebody. */
export interface ProviderClaims {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.string().default(''),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(''),
})

export interface ProviderSignIn {
  /** For the button: 'Continuar con Google'. */
  readonly name: string
  /** Where to send the browser, and the cookie that it must bring back. */
  begin(from: string | null): Promise<{ readonly url: string; readonly cookies: readonly string[] }>
  /** Null when the answer does not belong to an attempt of this browser. Throws when the provider fails. */
  finish(
    answer: URLSearchParams,
    headers: Headers,
  ): Promise<{ readonly claims: ProviderClaims; readonly from: string | null } | null>
  /** Deletes the cookie of the attempt. */
  readonly expiredCookies: readonly string[]
  openSession(
    uid: string,
    device: DeviceUse,
  ): Promise<Outcome<{ secondStep: boolean; cookies: readonly string[] }, 'user-disabled'>>
}

export function createProviderSignIn(
  auth: Auth,
  { secret, secure, origin }: AuthOptions,
  config: ProviderConfig,
): ProviderSignIn {
  const { issuer, clientId, clientSecret, name } = config
  const attemptCookie = cookieName('provider', secure)
  const cookie = (value: string, maxAgeS: number) =>
    signedCookie(attemptCookie, value, { secret, secure, maxAgeS })
  const readAttempt = signedCookieReader(secret, attemptCookie)
  const redirectURI = `${origin}/auth/entrar/oidc/vuelta`
  const discover = providerDiscovery(config)

  return {
    name,

    async begin(from) {
      const { authorization_endpoint: authorizationEndpoint } = await discover()
      const [state, nonce, verifier] = [random(), random(), random()]
      const url = await createAuthorizationURL({
        id: issuer,
        options: { clientId, clientSecret },
        authorizationEndpoint,
        redirectURI,
        state,
        codeVerifier: verifier,
        scopes: ['openid', 'email', 'profile'],
        additionalParams: { nonce },
      })
      const expiresAt = Date.now() + ATTEMPT_LENGTH_S * 1_000
      const attempt = JSON.stringify({ state, nonce, verifier, from, expiresAt })
      return {
        url: url.toString(),
        cookies: [cookie(Buffer.from(attempt).toString('base64url'), ATTEMPT_LENGTH_S)],
      }
    },

    async finish(answer, headers) {
      const stored = readAttempt(headers.get('cookie'))
      const attempt = stored && attemptSchema.parse(JSON.parse(Buffer.from(stored, 'base64url').toString()))
      const code = answer.get('code')
      if (!attempt || attempt.expiresAt < Date.now() || !code || answer.get('state') !== attempt.state)
        return null
      if ((answer.get('iss') ?? issuer) !== issuer) return null
      const { token_endpoint: tokenEndpoint, jwks_uri, authentication } = await discover()
      const { idToken } = await validateAuthorizationCode({
        code,
        codeVerifier: attempt.verifier,
        redirectURI,
        options: { clientId, clientSecret },
        tokenEndpoint,
        authentication,
      })
      const { payload } = await validateToken(idToken ?? '', jwks_uri, { audience: clientId, issuer })
      const claims = claimsSchema.parse(payload)
      if (claims.nonce !== attempt.nonce) return null
      return {
        from: attempt.from,
        claims: {
          issuer,
          subject: claims.sub,
          email: claims.email,
          emailVerified: claims.email_verified,
          name: claims.name,
        },
      }
    },

    expiredCookies: [cookie('x', 0)],

    async openSession(uid, device) {
      try {
        const { headers, response } = await withCause(() =>
          auth.api.openProviderSession({
            body: { uid },
            headers: sessionHeaders(device),
            returnHeaders: true,
          }),
        )
        return accepted({ secondStep: response.secondStep, cookies: headers.getSetCookie() })
      } catch (error) {
        if (error instanceof APIError && error.statusCode === 403) return refused('user-disabled')
        throw error
      }
    },
  }
}

const random = () => randomBytes(32).toString('base64url')
