import { z } from 'zod'
import type { ProviderConfig } from '#accounts/identity/provider.server.ts'
import type { S3Account } from '#platform/files/s3-store.server.ts'
import type { WhatsappConfig } from '#platform/whatsapp/whatsapp-channel.ts'

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

// The environment variables of WhatsApp's Cloud API.

export const WHATSAPP_HALF_TEXT =
  'WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN y WHATSAPP_NUMBER van juntas: define las cinco o ninguna.'

const WHATSAPP_PHONE_ID_TEXT =
  'WHATSAPP_PHONE_ID es el identificador del número en Meta, solo cifras; no es el número.'
const WHATSAPP_APP_SECRET_TEXT =
  'WHATSAPP_APP_SECRET es la clave secreta de la aplicación de Meta: 32 cifras y letras de la a a la f.'
const WHATSAPP_NUMBER_TEXT =
  'WHATSAPP_NUMBER es el número con el código del país y solo cifras, por ejemplo 576015550148.'
const WHATSAPP_API_TEXT = 'WHATSAPP_API lleva dominio y versión, por https: https://graph.facebook.com/v23.0.'
const WHATSAPP_BUSINESS_ID_TEXT =
  'WHATSAPP_BUSINESS_ID es el identificador de la cuenta de WhatsApp Business, solo cifras.'

export const WHATSAPP_VARIABLES = {
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,20}$/, WHATSAPP_PHONE_ID_TEXT)
    .optional(),
  WHATSAPP_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'WHATSAPP_TOKEN es el token de la aplicación, sin espacios.')
    .optional(),
  WHATSAPP_APP_SECRET: z
    .string()
    .regex(/^[\da-f]{32}$/, WHATSAPP_APP_SECRET_TEXT)
    .optional(),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .regex(
      /^[\w-]{16,200}$/,
      'WHATSAPP_VERIFY_TOKEN es un texto tuyo de al menos 16 letras y cifras: openssl rand -hex 24.',
    )
    .optional(),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^[1-9]\d{7,14}$/, WHATSAPP_NUMBER_TEXT)
    .optional(),
  WHATSAPP_API: z
    .url({ error: WHATSAPP_API_TEXT, abort: true })
    .refine(value => isSecureUrl(value) && /^\/v\d+\.\d\/?$/.test(new URL(value).pathname), WHATSAPP_API_TEXT)
    .transform(value => new URL(value).origin + new URL(value).pathname.replace(/\/$/, ''))
    .default('https://graph.facebook.com/v23.0'),
  WHATSAPP_BUSINESS_ID: z
    .string()
    .regex(/^\d{5,20}$/, WHATSAPP_BUSINESS_ID_TEXT)
    .optional(),
}

const whatsappVariables = z.object(WHATSAPP_VARIABLES)

/** Undefined without any of them; 'half' when one of the five is missing. */
export function whatsappFrom(values: z.infer<typeof whatsappVariables>): WhatsappConfig | undefined | 'half' {
  const { WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TOKEN: token, WHATSAPP_APP_SECRET: appSecret } = values
  const { WHATSAPP_VERIFY_TOKEN: verifyToken, WHATSAPP_NUMBER: number } = values
  const { WHATSAPP_API: api, WHATSAPP_BUSINESS_ID: businessId } = values
  if (phoneId && token && appSecret && verifyToken && number)
    return { phoneId, token, appSecret, verifyToken, number, api, businessId }
  return phoneId || token || appSecret || verifyToken || number || businessId ? 'half' : undefined
}

// Environment variables of the addresses to listen on, metrics, traces and slow statements.

const METRICS_PORT_TEXT = 'METRICS_PORT debe ser un puerto entre 0 y 65535; sin ella no hay métricas.'
const TRACES_ENDPOINT_TEXT =
  'OTEL_EXPORTER_OTLP_ENDPOINT debe ser una dirección http o https, por ejemplo http://127.0.0.1:4318.'
const RATIO_TEXT = 'OTEL_TRACES_SAMPLER_ARG debe ser un número entre 0 y 1.'
const DRAIN_TEXT = 'DRAIN_MS debe ser un número entero de milisegundos, de 0 a 60000.'
const SLOW_TEXT = 'SLOW_STATEMENT_MS debe ser un número entero de milisegundos, desde 1.'

export const operationsVariables = {
  LISTEN_HOST: z.string().optional(),
  DRAIN_MS: z.coerce.number(DRAIN_TEXT).int(DRAIN_TEXT).min(0, DRAIN_TEXT).max(60_000, DRAIN_TEXT).default(0),
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
  /** How long a program that ends answers on, while /readyz already says no. */
  readonly drainMs: number
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
    drainMs: values.DRAIN_MS,
    metrics: port === undefined ? undefined : { host, port },
    traces: endpoint === undefined ? undefined : { endpoint, sampleRatio: values.OTEL_TRACES_SAMPLER_ARG },
    slowStatementMs: values.SLOW_STATEMENT_MS,
  }
}
