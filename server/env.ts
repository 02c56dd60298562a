// The environment variables, validated before anything starts. Each mistake is a sentence for the operator.
import { createECDH } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { ProviderConfig } from '#accounts/identity/provider.server.ts'
import type { S3Account } from '#platform/files/s3-store.server.ts'
import type { CloudinaryAccount } from '#platform/photos/cloudinary-host.server.ts'
import type { VapidKeys } from '#platform/push/push.server.ts'
import type { WhatsappConfig } from '#platform/whatsapp/whatsapp-channel.ts'
import {
  isSecureUrl,
  type OperationsEnv,
  operationsEnvFrom,
  operationsVariables,
  originVariable,
  PROVIDER_HALF_TEXT,
  PROVIDER_VARIABLES,
  providerFrom,
  S3_HALF_TEXT,
  S3_VARIABLES,
  s3AccountFrom,
  WHATSAPP_HALF_TEXT,
  WHATSAPP_VARIABLES,
  whatsappFrom,
} from '#server/env-groups.ts'

const CLOUDINARY_API_TEXT =
  'CLOUDINARY_API lleva solo protocolo y dominio, por https: https://api.cloudinary.com o el de tu región.'

const CLOUDINARY_HALF_TEXT =
  'CLOUDINARY_CLOUD_NAME y CLOUDINARY_UPLOAD_PRESET van juntas: define las dos o ninguna.'

const READ_URL_ALONE_TEXT =
  'DATABASE_READ_URL es una réplica de la base de datos de DATABASE_URL: define también DATABASE_URL.'

const VAPID_PUBLIC_TEXT =
  'VAPID_PUBLIC_KEY es la clave pública de los avisos: 87 caracteres; crea el par con npx web-push generate-vapid-keys.'

const VAPID_PRIVATE_TEXT =
  'VAPID_PRIVATE_KEY es la clave privada de los avisos: 43 caracteres; crea el par con npx web-push generate-vapid-keys.'

const VAPID_PAIR_TEXT =
  'VAPID_PUBLIC_KEY y VAPID_PRIVATE_KEY van juntas y son de un mismo par: define las dos o ninguna.'

const onOff = z.enum(['on', 'off'], 'DEMO_DATA debe ser on u off.')

const schema = z.object({
  PORT: z.coerce
    .number('PORT debe ser un número de puerto, por ejemplo 3000.')
    .int('PORT debe ser un número entero.')
    .min(0, 'PORT debe estar entre 0 y 65535.')
    .max(65_535, 'PORT debe estar entre 0 y 65535.')
    .default(3000),
  DATA_DIR: z
    .string()
    .min(1, 'DATA_DIR no puede estar vacío.')
    .default('./data')
    .transform(path => resolve(path)),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL debe empezar por postgres:// o postgresql://.')
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_READ_URL debe empezar por postgres:// o postgresql://.')
    .optional(),
  PUBLIC_ORIGIN: originVariable(
    'PUBLIC_ORIGIN lleva solo protocolo y dominio (http o https), sin ruta, por ejemplo https://tecniya.co.',
    { invalidText: 'PUBLIC_ORIGIN debe ser una dirección completa, por ejemplo https://tecniya.co.' },
  ).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'SMTP_URL debe empezar por smtp:// o smtps://.')
    .optional(),
  MAIL_FROM: z
    .string()
    .min(3, 'MAIL_FROM debe ser una dirección de correo.')
    .default('TecniYa <hola@tecniya.co>'),
  CLOUDINARY_CLOUD_NAME: z
    .string()
    .regex(
      /^[a-z0-9_-]{1,100}$/i,
      'CLOUDINARY_CLOUD_NAME es el nombre de tu nube en Cloudinary: letras, números y guiones.',
    )
    .optional(),
  CLOUDINARY_UPLOAD_PRESET: z
    .string()
    .regex(
      /^[\w -]{1,100}$/,
      'CLOUDINARY_UPLOAD_PRESET es el nombre de un upload preset sin firma de tu nube en Cloudinary.',
    )
    .optional(),
  CLOUDINARY_API: originVariable(CLOUDINARY_API_TEXT, { isAllowed: isSecureUrl }).default(
    'https://api.cloudinary.com',
  ),
  ...S3_VARIABLES,
  AUTH_SECRET: z
    .string()
    .min(32, 'AUTH_SECRET debe tener al menos 32 caracteres; créalo con: openssl rand -base64 32.')
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, VAPID_PUBLIC_TEXT)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, VAPID_PRIVATE_TEXT)
    .optional(),
  DEMO_DATA: onOff.optional(),
  TRUST_PROXY: z.coerce
    .number('TRUST_PROXY debe ser el número de proxies propios delante del programa: 0, 1, 2…')
    .int('TRUST_PROXY debe ser un número entero.')
    .min(0, 'TRUST_PROXY no puede ser negativo.')
    .max(5, 'TRUST_PROXY no puede pasar de 5.')
    .default(0),
  CITY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/i, 'CITY_HEADER es el nombre de un encabezado, por ejemplo cf-ipcity.')
    .transform(name => name.toLowerCase())
    .optional(),
  ...PROVIDER_VARIABLES,
  ...WHATSAPP_VARIABLES,
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'LOG_LEVEL debe ser trace, debug, info, warn, error, fatal o silent.',
    )
    .default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).optional().catch(undefined),
  ...operationsVariables,
})

export const VARIABLE_NAMES: readonly string[] = Object.keys(schema.shape)

export interface Env {
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** A replica of it, for the pages of guests. */
  readonly databaseReadUrl: string | undefined
  readonly publicOrigin: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Undefined: the program stores photos itself. */
  readonly cloudinary: CloudinaryAccount | undefined
  /** Undefined: photos and documents are stored under DATA_DIR. */
  readonly s3: S3Account | undefined
  readonly authSecret: string | undefined
  /** Undefined: generated once per database. */
  readonly vapidKeys: VapidKeys | undefined
  readonly demoData: 'on' | 'off' | undefined
  /** The number of our own proxies in front; X-Forwarded-For is trusted for that many hops. */
  readonly trustProxy: number
  /** The header in which the proxy names the client's city; needs `trustProxy`. */
  readonly cityHeader: string | undefined
  /** Sign-in with another provider; undefined: none is offered. */
  readonly provider: ProviderConfig | undefined
  /** Undefined: nothing of WhatsApp is shown or done. */
  readonly whatsapp: WhatsappConfig | undefined
  readonly logLevel: string
  readonly operations: OperationsEnv
  /** Requires a secret that is hard to guess and a public https origin, and refuses demo data. */
  readonly production: boolean
}

export type EnvReading =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly mistakes: string[] }

export function readEnv(variables: Record<string, string | undefined>): EnvReading {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(filled)
  if (!parsed.success) return { ok: false, mistakes: parsed.error.issues.map(issue => issue.message) }
  const values = parsed.data
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined)
    return { ok: false, mistakes: [READ_URL_ALONE_TEXT] }
  const { CLOUDINARY_CLOUD_NAME: cloud, CLOUDINARY_UPLOAD_PRESET: preset, CLOUDINARY_API: api } = values
  if ((cloud === undefined) !== (preset === undefined)) return { ok: false, mistakes: [CLOUDINARY_HALF_TEXT] }
  const s3 = s3AccountFrom(values)
  if (s3 === 'half') return { ok: false, mistakes: [S3_HALF_TEXT] }
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values
  if (!isKeyPair(publicKey, privateKey)) return { ok: false, mistakes: [VAPID_PAIR_TEXT] }
  const provider = providerFrom(values)
  if (!provider.ok) return { ok: false, mistakes: [PROVIDER_HALF_TEXT] }
  const whatsapp = whatsappFrom(values)
  if (whatsapp === 'half') return { ok: false, mistakes: [WHATSAPP_HALF_TEXT] }
  const production = values.NODE_ENV === 'production' || (values.PUBLIC_ORIGIN?.startsWith('https:') ?? false)
  const mistakes = production ? productionMistakes(values) : []
  if (mistakes.length > 0) return { ok: false, mistakes }
  return {
    ok: true,
    env: {
      port: values.PORT,
      dataDir: values.DATA_DIR,
      databaseUrl: values.DATABASE_URL,
      databaseReadUrl: values.DATABASE_READ_URL,
      publicOrigin: values.PUBLIC_ORIGIN,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.MAIL_FROM,
      cloudinary: cloud !== undefined && preset !== undefined ? { cloud, preset, api } : undefined,
      s3,
      authSecret: values.AUTH_SECRET,
      vapidKeys: publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : undefined,
      demoData: values.DEMO_DATA,
      trustProxy: values.TRUST_PROXY,
      cityHeader: values.CITY_HEADER,
      provider: provider.value,
      whatsapp,
      logLevel: values.LOG_LEVEL,
      operations: operationsEnvFrom(values),
      production,
    },
  }
}

function productionMistakes(values: z.infer<typeof schema>): string[] {
  const mistakes: string[] = []
  if (values.AUTH_SECRET === undefined) {
    mistakes.push('En producción falta AUTH_SECRET: créalo con openssl rand -base64 32 y guárdalo.')
  } else if (estimatedBits(values.AUTH_SECRET) < AUTH_SECRET_MIN_BITS) {
    mistakes.push(
      'En producción AUTH_SECRET no puede ser fácil de adivinar, y este sigue un patrón: créalo con openssl rand -base64 32.',
    )
  }
  if (values.PUBLIC_ORIGIN === undefined) {
    mistakes.push(
      'En producción falta PUBLIC_ORIGIN: la dirección pública del sitio, por ejemplo https://tecniya.co.',
    )
  } else if (!isSecureUrl(values.PUBLIC_ORIGIN)) {
    mistakes.push(
      'En producción PUBLIC_ORIGIN va por https, por ejemplo https://tecniya.co: sin él las contraseñas viajan sin cifrar.',
    )
  }
  if (values.DEMO_DATA === 'on') {
    mistakes.push('En producción no se cargan datos de demostración: quita DEMO_DATA=on.')
  }
  return mistakes
}

/** 32 random hexadecimal digits get more; a text of 15 characters gets less, however often it is repeated. */
const AUTH_SECRET_MIN_BITS = 60

/** Each new pair of neighbours adds the bits of one character; a repetition or a sequence as in 'abc' adds nothing. */
function estimatedBits(secret: string): number {
  const pairs = new Set<string>()
  for (let at = 1; at < secret.length; at++)
    if (secret.charCodeAt(at) !== secret.charCodeAt(at - 1) + 1) pairs.add(secret.slice(at - 1, at + 1))
  return pairs.size * Math.log2(new Set(secret).size)
}

/** True without keys, too. */
function isKeyPair(publicKey: string | undefined, privateKey: string | undefined): boolean {
  if (publicKey === undefined || privateKey === undefined) return publicKey === privateKey
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
  } catch {
    return false
  }
  return curve.getPublicKey('base64url') === publicKey
}
