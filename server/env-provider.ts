// The environment variables of an OpenID provider (decision 129).
import { z } from 'zod'
import type { ProviderConfig } from '#accounts/identity/provider-discovery.server.ts'
import { isSecureUrl } from '#server/is-secure-url.ts'

export const PROVIDER_HALF_TEXT =
  'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET y OIDC_NAME van juntas: define las cuatro o ninguna.'

const OIDC_ISSUER_TEXT =
  'OIDC_ISSUER es la dirección del proveedor, por https y como la escribe él, por ejemplo https://accounts.google.com.'

export const PROVIDER_VARIABLES = {
  OIDC_ISSUER: z
    .url({ error: OIDC_ISSUER_TEXT, abort: true })
    .refine(isSecureUrl, OIDC_ISSUER_TEXT)
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(30, 'OIDC_NAME es el nombre corto del proveedor, por ejemplo Google.').optional(),
}

const variables = z.object(PROVIDER_VARIABLES)

/** All four or none. */
export function providerFrom(values: z.infer<typeof variables>): { ok: boolean; value?: ProviderConfig } {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values
  const { OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = values
  if (issuer && clientId && clientSecret && name)
    return { ok: true, value: { issuer, clientId, clientSecret, name } }
  return { ok: !issuer && !clientId && !clientSecret && !name }
}
