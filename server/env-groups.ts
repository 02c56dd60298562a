import { z } from 'zod'
import type { ProviderConfig } from '#accounts/identity/provider.server.ts'
import type { S3Account } from '#platform/files/s3-store.server.ts'

/** https, or http on this machine. */
export function isSecureUrl(value: string): boolean {
  const { protocol, hostname } = new URL(value)
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || isLocal
}

const isHttpUrl = (value: string) => /^https?:$/.test(new URL(value).protocol)

/** An address of protocol and domain only. `text` is the mistake, `invalidText` that of what is no address at all. */
export function originVariable(text: string, { invalidText = text, isAllowed = isHttpUrl } = {}) {
  return z
    .url({ error: invalidText, abort: true })
    .refine(value => isAllowed(value) && new URL(value).origin === value.replace(/\/$/, ''), text)
    .transform(value => new URL(value).origin)
}

// The environment variables of an OpenID provider (decision 129).

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

const providerVariables = z.object(PROVIDER_VARIABLES)

/** All four or none. */
export function providerFrom(values: z.infer<typeof providerVariables>): {
  ok: boolean
  value?: ProviderConfig
} {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values
  const { OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = values
  if (issuer && clientId && clientSecret && name)
    return { ok: true, value: { issuer, clientId, clientSecret, name } }
  return { ok: !issuer && !clientId && !clientSecret && !name }
}

// The environment variables of the S3-compatible file store (decision 136).

const S3_ENDPOINT_TEXT =
  'S3_ENDPOINT lleva solo protocolo y dominio del almacén, sin el contenedor: https://s3.us-east-1.amazonaws.com.'

export const S3_HALF_TEXT =
  'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY van juntas: define las cuatro o ninguna.'

export const S3_VARIABLES = {
  S3_ENDPOINT: originVariable(S3_ENDPOINT_TEXT).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET es el nombre del contenedor de archivos.')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'S3_REGION es la región del almacén, por ejemplo us-east-1.')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

const s3Variables = z.object(S3_VARIABLES)

/** Undefined without any of them; 'half' when one is missing (the region has a default). */
export function s3AccountFrom(values: z.infer<typeof s3Variables>): S3Account | undefined | 'half' {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region: region ?? 'us-east-1', accessKeyId, secretAccessKey }
  return endpoint || bucket || region || accessKeyId || secretAccessKey ? 'half' : undefined
}

// Environment variables of the addresses to listen on, metrics, traces and slow statements.

const METRICS_PORT_TEXT = 'METRICS_PORT debe ser un puerto entre 0 y 65535; sin ella no hay métricas.'
const TRACES_ENDPOINT_TEXT =
  'OTEL_EXPORTER_OTLP_ENDPOINT debe ser una dirección http o https, por ejemplo http://127.0.0.1:4318.'
const RATIO_TEXT = 'OTEL_TRACES_SAMPLER_ARG debe ser un número entre 0 y 1.'
const SLOW_TEXT = 'SLOW_STATEMENT_MS debe ser un número entero de milisegundos, desde 1.'

export const operationsVariables = {
  LISTEN_HOST: z.string().optional(),
  METRICS_PORT: z.coerce
    .number(METRICS_PORT_TEXT)
    .int(METRICS_PORT_TEXT)
    .min(0, METRICS_PORT_TEXT)
    .max(65_535, METRICS_PORT_TEXT)
    .optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: TRACES_ENDPOINT_TEXT }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(RATIO_TEXT).min(0, RATIO_TEXT).max(1, RATIO_TEXT).default(1),
  SLOW_STATEMENT_MS: z.coerce.number(SLOW_TEXT).int(SLOW_TEXT).min(1, SLOW_TEXT).default(500),
}

export interface OperationsEnv {
  /** Undefined: every interface. */
  readonly listenHost: string | undefined
  /** Undefined: no metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** Undefined: no traces. */
  readonly traces: { readonly endpoint: string; readonly sampleRatio: number } | undefined
  readonly slowStatementMs: number
}

type OperationsValues = z.infer<z.ZodObject<typeof operationsVariables>>

export function operationsEnvFrom(values: OperationsValues): OperationsEnv {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values
  return {
    listenHost: values.LISTEN_HOST,
    metrics: port === undefined ? undefined : { host, port },
    traces: endpoint === undefined ? undefined : { endpoint, sampleRatio: values.OTEL_TRACES_SAMPLER_ARG },
    slowStatementMs: values.SLOW_STATEMENT_MS,
  }
}
