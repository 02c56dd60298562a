// A small OpenID provider on loopback: real HTTP, RS256 keys and PKCE; whoever comes is signed in at once.
import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import type { ProviderConfig } from '#accounts/identity/provider.server.ts'

export interface OpenIdProvider {
  readonly config: ProviderConfig
  /** The claims of the next person; what is given replaces those of a token that is right. */
  person: Record<string, unknown>
  /** Signs the next tokens with a key that the provider does not publish. */
  isForged: boolean
  /** Follows the address that the site gave: the query with which the browser comes back. */
  authorize(url: string): Promise<URLSearchParams>
}

interface Grant {
  readonly nonce: string
  readonly challenge: string
  readonly redirectUri: string
}

type ClientAuthentication = 'client_secret_post' | 'client_secret_basic'

export async function openIdProvider(
  authentication: ClientAuthentication = 'client_secret_post',
): Promise<OpenIdProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { privateKey: strangeKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const grants = new Map<string, Grant>()
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  function signed(claims: object): string {
    const body = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part(claims)}`
    const key = provider.isForged ? strangeKey : privateKey
    return `${body}.${createSign('RSA-SHA256').update(body).sign(key, 'base64url')}`
  }

  function authorize({ searchParams: query }: URL): string {
    const code = randomUUID()
    const redirectUri = query.get('redirect_uri') ?? ''
    grants.set(code, {
      nonce: query.get('nonce') ?? '',
      challenge: query.get('code_challenge') ?? '',
      redirectUri,
    })
    const back = new URL(redirectUri)
    back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString()
    return back.toString()
  }

  async function token(request: IncomingMessage): Promise<object | null> {
    const body = new URLSearchParams(await text(request))
    const grant = grants.get(body.get('code') ?? '')
    grants.delete(body.get('code') ?? '')
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || grant.challenge !== proof || grant.redirectUri !== body.get('redirect_uri')) return null
    const [, basic = ''] = request.headers.authorization?.split(' ') ?? []
    const [, basicSecret = ''] = Buffer.from(basic, 'base64').toString().split(':')
    const secret =
      authentication === 'client_secret_post'
        ? body.get('client_secret')
        : new URLSearchParams(`secret=${basicSecret}`).get('secret')
    if (secret !== provider.config.clientSecret) return null
    const now = Math.floor(Date.now() / 1_000)
    const { issuer: iss, clientId: aud } = provider.config
    const claims = { iss, aud, iat: now, exp: now + 300, nonce: grant.nonce, ...provider.person }
    return { access_token: randomUUID(), token_type: 'Bearer', id_token: signed(claims) }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    const json = (value: object | null) =>
      response
        .writeHead(value ? 200 : 400, { 'content-type': 'application/json' })
        .end(JSON.stringify(value ?? {}))
    if (url.pathname === '/authorize') return response.writeHead(302, { location: authorize(url) }).end()
    if (url.pathname === '/token') return json(await token(request))
    if (url.pathname === '/keys')
      return json({
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      })
    return json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      token_endpoint_auth_methods_supported: [authentication],
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => void server.close())
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: OpenIdProvider = {
    config: { issuer, clientId: 'tecniya', clientSecret: 'a secret of the provider', name: 'Cedro' },
    person: {},
    isForged: false,
    async authorize(url) {
      const response = await fetch(url, { redirect: 'manual' })
      return new URL(response.headers.get('location') ?? '').searchParams
    },
  }
  return provider
}
