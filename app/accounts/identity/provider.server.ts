// Record 129: OpenID Connect with one provider by environment: authorization code, PKCE, state and nonce. What the browser
// must bring back stands in a signed cookie; nothing is stored until the provider has answered.
import * as openId from 'openid-client'
import { z } from 'zod'
import { signedCookie, signedCookieReader } from '#accounts/identity/session-headers.server.ts'
import { cookieName } from '#platform/domain/browser-storage.ts'

export interface ProviderConfig {
  /** As the provider writes it in its tokens. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** For people: 'Google'. */
  readonly name: string
}

/** What the provider says about somebody. */
export interface ProviderClaims {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
}

export interface ProviderSignIn {
  /** For the button: 'Continuar con Google'. */
  readonly name: string
  /** Where to send the browser, and the cookie that it must bring back. */
  begin(from: string | null): Promise<{ readonly url: string; readonly cookies: readonly string[] }>
  /**
   * Null when the answer does not belong to an attempt of this browser, or nobody was identified. Throws when the provider
   * fails, or its token is not for this attempt.
   */
  finish(
    answer: URLSearchParams,
    headers: Headers,
  ): Promise<{ readonly claims: ProviderClaims; readonly from: string | null } | null>
  /** Deletes the cookie of the attempt. */
  readonly expiredCookies: readonly string[]
}

const ATTEMPT_LENGTH_S = 10 * 60

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  from: z.string().nullable(),
  expiresAt: z.number(),
})

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().default(''),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(''),
})

export function createProviderSignIn(
  { secret, secure, origin }: { secret: string; secure: boolean; origin: string },
  config: ProviderConfig,
): ProviderSignIn {
  const attemptCookie = cookieName('provider', secure)
  const cookie = (value: string, maxAgeS: number) =>
    signedCookie(attemptCookie, value, { secret, secure, maxAgeS })
  const readAttempt = signedCookieReader(secret, attemptCookie)
  const redirectUri = `${origin}/auth/entrar/oidc/vuelta`
  const findProvider = cachedDiscovery(config)

  return {
    name: config.name,

    async begin(from) {
      const [state, nonce, verifier] = [
        openId.randomState(),
        openId.randomNonce(),
        openId.randomPKCECodeVerifier(),
      ]
      const url = openId.buildAuthorizationUrl(await findProvider(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
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
      if (!attempt || attempt.expiresAt < Date.now()) return null
      if (answer.get('state') !== attempt.state || !answer.has('code')) return null
      // Behind a proxy the URL of the request is another.
      const returned = new URL(`${redirectUri}?${answer}`)
      const tokens = await openId.authorizationCodeGrant(await findProvider(), returned, {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.verifier,
      })
      const { sub, email, email_verified: emailVerified, name } = claimsSchema.parse(tokens.claims())
      return {
        from: attempt.from,
        claims: { issuer: config.issuer, subject: sub, email, emailVerified, name },
      }
    },

    expiredCookies: [cookie('x', 0)],
  }
}

const DISCOVERY_TTL_MS = 60 * 60_000
const TIMEOUT_S = 5

/** Reads the provider's endpoints when they are first needed, and again after an hour. */
function cachedDiscovery(config: ProviderConfig): () => Promise<openId.Configuration> {
  let found: { readonly at: number; readonly provider: openId.Configuration } | null = null
  return async () => {
    if (!found || found.at + DISCOVERY_TTL_MS < Date.now())
      found = { at: Date.now(), provider: await discover(config) }
    return found.provider
  }
}

async function discover({ issuer, clientId, clientSecret }: ProviderConfig): Promise<openId.Configuration> {
  const post = openId.ClientSecretPost(clientSecret)
  const basic = openId.ClientSecretBasic(clientSecret)
  const authenticate: openId.ClientAuth = (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported
    return methods?.includes('client_secret_post') ? post(server, ...rest) : basic(server, ...rest)
  }
  const provider = await openId.discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: TIMEOUT_S,
    execute: [
      // Checks the token against the provider's keys, not only its origin.
      openId.enableNonRepudiationChecks,
      // The environment allows http on loopback only.
      ...(issuer.startsWith('http:') ? [openId.allowInsecureRequests] : []),
    ],
  })
  // The library takes some known providers under another name than they write in their tokens.
  const { issuer: said } = provider.serverMetadata()
  if (said !== issuer) throw new Error(`the provider calls itself ${said}`)
  return provider
}
