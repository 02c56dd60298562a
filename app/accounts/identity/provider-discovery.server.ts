import { z } from 'zod'

export interface ProviderConfig {
  /** As the provider writes it in its tokens. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** For people: 'Google'. */
  readonly name: string
}

const documentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})

const TTL_MS = 60 * 60_000
const TIMEOUT_MS = 5_000

/** Reads the provider's endpoints when they are first needed, and again after an hour. */
export function providerDiscovery({ issuer }: Pick<ProviderConfig, 'issuer'>) {
  let found: { readonly at: number; readonly value: Awaited<ReturnType<typeof discover>> } | null = null

  async function discover() {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    if (!response.ok) throw new Error(`the provider answered ${response.status} to its configuration`)
    const document = documentSchema.parse(await response.json())
    if (document.issuer !== issuer) throw new Error(`the provider calls itself ${document.issuer}`)
    const isPost = document.token_endpoint_auth_methods_supported.includes('client_secret_post')
    return { ...document, authentication: isPost ? ('post' as const) : ('basic' as const) }
  }

  return async () => {
    if (!found || found.at + TTL_MS < Date.now()) found = { at: Date.now(), value: await discover() }
    return found.value
  }
}
