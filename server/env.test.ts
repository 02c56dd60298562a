import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { readEnv } from '#server/env.ts'

const SECRET = 'p6r1nqYB0i8fGNbSxkGnmyhT0Iv0kFZJ'
const PRODUCTION = { NODE_ENV: 'production', AUTH_SECRET: SECRET, PUBLIC_ORIGIN: 'https://tecniya.co' }

const CLOUDINARY_HALF =
  'CLOUDINARY_CLOUD_NAME y CLOUDINARY_UPLOAD_PRESET van juntas: define las dos o ninguna.'
const CLOUDINARY_API =
  'CLOUDINARY_API lleva solo protocolo y dominio, por https: https://api.cloudinary.com o el de tu región.'

const S3_HALF =
  'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY van juntas: define las cuatro o ninguna.'
const S3_ENDPOINT =
  'S3_ENDPOINT lleva solo protocolo y dominio del almacén, sin el contenedor: https://s3.us-east-1.amazonaws.com.'
const S3 = {
  S3_ENDPOINT: 'https://s3.co',
  S3_BUCKET: 'fotos',
  S3_ACCESS_KEY_ID: 'clave',
  S3_SECRET_ACCESS_KEY: 'secreto',
}

const WHATSAPP_HALF =
  'WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN y WHATSAPP_NUMBER van juntas: define las cinco o ninguna.'
const WHATSAPP_API = 'WHATSAPP_API lleva dominio y versión, por https: https://graph.facebook.com/v23.0.'
const WHATSAPP = {
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_TOKEN: 'EAAG',
  WHATSAPP_APP_SECRET: '0123456789abcdef0123456789abcdef',
  WHATSAPP_VERIFY_TOKEN: 'una-palabra-nuestra',
  WHATSAPP_NUMBER: '576015550148',
}

function envOf(variables: Record<string, string>) {
  const result = readEnv(variables)
  return result.ok ? result.env : { mistakes: result.mistakes }
}

test('every variable has a default outside production', () => {
  expect(envOf({})).toEqual({
    port: 3000,
    dataDir: resolve('./data'),
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    publicOrigin: undefined,
    smtpUrl: undefined,
    mailFrom: 'TecniYa <hola@tecniya.co>',
    cloudinary: undefined,
    authSecret: undefined,
    demoData: undefined,
    trustProxy: 0,
    logLevel: 'info',
    operations: {
      listenHost: undefined,
      drainMs: 0,
      metrics: undefined,
      traces: undefined,
      slowStatementMs: 500,
    },
    production: false,
  })
})

test('the bucket has a region unless one is given', () => {
  const s3 = { endpoint: 'https://s3.co', bucket: 'fotos', accessKeyId: 'clave', secretAccessKey: 'secreto' }
  expect(envOf(S3)).toMatchObject({ s3: { ...s3, region: 'us-east-1' } })
  expect(envOf({ ...S3, S3_REGION: 'auto' })).toMatchObject({ s3: { ...s3, region: 'auto' } })
})

test('WhatsApp has an API unless another is given, and a business account only for its templates', () => {
  const whatsapp = {
    phoneId: '106540352242922',
    token: 'EAAG',
    appSecret: '0123456789abcdef0123456789abcdef',
    verifyToken: 'una-palabra-nuestra',
    number: '576015550148',
    api: 'https://graph.facebook.com/v23.0',
    businessId: undefined,
  }
  expect(envOf(WHATSAPP)).toMatchObject({ whatsapp })
  expect(
    envOf({ ...WHATSAPP, WHATSAPP_API: 'http://127.0.0.1:4100/v24.0/', WHATSAPP_BUSINESS_ID: '10229' }),
  ).toMatchObject({ whatsapp: { ...whatsapp, api: 'http://127.0.0.1:4100/v24.0', businessId: '10229' } })
  expect(envOf({ WHATSAPP_API: 'https://graph.facebook.com/v24.0' })).toMatchObject({ whatsapp: undefined })
})

test.each(Object.keys(WHATSAPP))('WhatsApp without %s is refused', name => {
  expect(envOf({ ...WHATSAPP, [name]: '' })).toEqual({ mistakes: [WHATSAPP_HALF] })
})

test('an empty variable counts as not set', () => {
  expect(envOf({ PORT: '', DATABASE_URL: '', AUTH_SECRET: '', DEMO_DATA: '' })).toEqual(envOf({}))
})

test.each([
  [{ PORT: 'tres mil' }, 'PORT debe ser un número de puerto, por ejemplo 3000.'],
  [{ PORT: '80.5' }, 'PORT debe ser un número entero.'],
  [{ PORT: '-1' }, 'PORT debe estar entre 0 y 65535.'],
  [{ PORT: '65536' }, 'PORT debe estar entre 0 y 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL debe empezar por postgres:// o postgresql://.'],
  [{ DATABASE_READ_URL: 'mysql://x' }, 'DATABASE_READ_URL debe empezar por postgres:// o postgresql://.'],
  [
    { DATABASE_READ_URL: 'postgres://replica/tecniya' },
    'DATABASE_READ_URL es una réplica de la base de datos de DATABASE_URL: define también DATABASE_URL.',
  ],
  [
    { PUBLIC_ORIGIN: 'tecniya.co' },
    'PUBLIC_ORIGIN debe ser una dirección completa, por ejemplo https://tecniya.co.',
  ],
  [
    { PUBLIC_ORIGIN: 'https://tecniya.co/inicio' },
    'PUBLIC_ORIGIN lleva solo protocolo y dominio (http o https), sin ruta, por ejemplo https://tecniya.co.',
  ],
  [
    { PUBLIC_ORIGIN: 'ftp://tecniya.co' },
    'PUBLIC_ORIGIN lleva solo protocolo y dominio (http o https), sin ruta, por ejemplo https://tecniya.co.',
  ],
  [{ SMTP_URL: 'correo.co:25' }, 'SMTP_URL debe empezar por smtp:// o smtps://.'],
  [{ MAIL_FROM: 'a' }, 'MAIL_FROM debe ser una dirección de correo.'],
  [
    { AUTH_SECRET: 'corto' },
    'AUTH_SECRET debe tener al menos 32 caracteres; créalo con: openssl rand -base64 32.',
  ],
  [
    { CLOUDINARY_CLOUD_NAME: 'mi nube', CLOUDINARY_UPLOAD_PRESET: 'fotos' },
    'CLOUDINARY_CLOUD_NAME es el nombre de tu nube en Cloudinary: letras, números y guiones.',
  ],
  [
    { CLOUDINARY_CLOUD_NAME: 'tecniya', CLOUDINARY_UPLOAD_PRESET: 'a/b' },
    'CLOUDINARY_UPLOAD_PRESET es el nombre de un upload preset sin firma de tu nube en Cloudinary.',
  ],
  [{ S3_ENDPOINT: 'https://s3.co' }, S3_HALF],
  [{ S3_REGION: 'us-east-1' }, S3_HALF],
  [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, S3_HALF],
  [{ ...S3, S3_ENDPOINT: 'https://s3.co/fotos' }, S3_ENDPOINT],
  [{ ...S3, S3_ENDPOINT: 's3://fotos' }, S3_ENDPOINT],
  [{ ...S3, S3_BUCKET: 'Mis Fotos' }, 'S3_BUCKET es el nombre del contenedor de archivos.'],
  [{ CLOUDINARY_CLOUD_NAME: 'tecniya' }, CLOUDINARY_HALF],
  [{ CLOUDINARY_UPLOAD_PRESET: 'fotos' }, CLOUDINARY_HALF],
  [{ CLOUDINARY_API: 'api.cloudinary.com' }, CLOUDINARY_API],
  [{ CLOUDINARY_API: 'http://api.cloudinary.com' }, CLOUDINARY_API],
  [{ CLOUDINARY_API: 'https://api.cloudinary.com/v1_1' }, CLOUDINARY_API],
  [{ WHATSAPP_BUSINESS_ID: '10229' }, WHATSAPP_HALF],
  [
    { ...WHATSAPP, WHATSAPP_PHONE_ID: '+57 601' },
    'WHATSAPP_PHONE_ID es el identificador del número en Meta, solo cifras; no es el número.',
  ],
  [{ ...WHATSAPP, WHATSAPP_TOKEN: 'EA AG' }, 'WHATSAPP_TOKEN es el token de la aplicación, sin espacios.'],
  [
    { ...WHATSAPP, WHATSAPP_APP_SECRET: 'secreto' },
    'WHATSAPP_APP_SECRET es la clave secreta de la aplicación de Meta: 32 cifras y letras de la a a la f.',
  ],
  [
    { ...WHATSAPP, WHATSAPP_VERIFY_TOKEN: 'corto' },
    'WHATSAPP_VERIFY_TOKEN es un texto tuyo de al menos 16 letras y cifras: openssl rand -hex 24.',
  ],
  [
    { ...WHATSAPP, WHATSAPP_NUMBER: '+57 601 555 0148' },
    'WHATSAPP_NUMBER es el número con el código del país y solo cifras, por ejemplo 576015550148.',
  ],
  [
    { ...WHATSAPP, WHATSAPP_BUSINESS_ID: 'TecniYa' },
    'WHATSAPP_BUSINESS_ID es el identificador de la cuenta de WhatsApp Business, solo cifras.',
  ],
  [{ ...WHATSAPP, WHATSAPP_API: 'graph.facebook.com' }, WHATSAPP_API],
  [{ ...WHATSAPP, WHATSAPP_API: 'http://graph.facebook.com/v23.0' }, WHATSAPP_API],
  [{ ...WHATSAPP, WHATSAPP_API: 'https://graph.facebook.com' }, WHATSAPP_API],
  [{ DEMO_DATA: 'sí' }, 'DEMO_DATA debe ser on u off.'],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY debe ser el número de proxies propios delante del programa: 0, 1, 2…',
  ],
  [{ TRUST_PROXY: '1.5' }, 'TRUST_PROXY debe ser un número entero.'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY no puede ser negativo.'],
  [{ TRUST_PROXY: '9' }, 'TRUST_PROXY no puede pasar de 5.'],
  [{ LOG_LEVEL: 'mucho' }, 'LOG_LEVEL debe ser trace, debug, info, warn, error, fatal o silent.'],
] as [Record<string, string>, string][])('%j is explained in a sentence', (variables, sentence) => {
  expect(envOf(variables)).toEqual({ mistakes: [sentence] })
})

test('all mistakes are reported together', () => {
  expect(envOf({ PORT: 'x', SMTP_URL: 'y', DEMO_DATA: 'z' })).toHaveProperty('mistakes.length', 3)
})

test('production requires AUTH_SECRET and PUBLIC_ORIGIN', () => {
  expect(envOf({ NODE_ENV: 'production' })).toEqual({
    mistakes: [
      'En producción falta AUTH_SECRET: créalo con openssl rand -base64 32 y guárdalo.',
      'En producción falta PUBLIC_ORIGIN: la dirección pública del sitio, por ejemplo https://tecniya.co.',
    ],
  })
})

test('a public https origin means production, whatever NODE_ENV is', () => {
  expect(envOf({ PUBLIC_ORIGIN: 'https://tecniya.co' })).toHaveProperty('mistakes.length', 1)
  expect(envOf({ PUBLIC_ORIGIN: 'https://tecniya.co/', AUTH_SECRET: SECRET })).toMatchObject({
    production: true,
    publicOrigin: 'https://tecniya.co',
  })
})

describe('production refuses a secret that can be guessed', { tags: ['attack'] }, () => {
  const WEAK =
    'En producción AUTH_SECRET no puede ser fácil de adivinar, y este sigue un patrón: créalo con openssl rand -base64 32.'

  test.each([
    'x'.repeat(64),
    'cambiame-'.repeat(5),
    '1234567890'.repeat(4),
    'abcdefghijklmnopqrstuvwxyz012345',
    'qwertyuiopasdfgh'.repeat(3),
  ])('%s', secret => {
    expect(envOf({ ...PRODUCTION, AUTH_SECRET: secret })).toEqual({ mistakes: [WEAK] })
    expect(envOf({ AUTH_SECRET: secret })).toMatchObject({ production: false })
  })

  test.each([
    ['openssl rand -base64 32', 'pG0pJ5nYbq3XQ3o7lV0f4cYpE0yA1oHqv1m2bCqQm3s='],
    ['openssl rand -hex 16', '9f86d081884c7d659a2feaa0c55ad015'],
  ])('and takes what %s makes', (_, secret) => {
    expect(envOf({ ...PRODUCTION, AUTH_SECRET: secret })).toMatchObject({ production: true })
  })
})

test('production refuses a public origin without https, except on this machine', {
  tags: ['attack'],
}, () => {
  const at = (origin: string) => envOf({ ...PRODUCTION, PUBLIC_ORIGIN: origin })
  for (const origin of ['http://tecniya.co', 'http://10.0.0.5:3000', 'http://localhost.tecniya.co'])
    expect(at(origin)).toEqual({
      mistakes: [
        'En producción PUBLIC_ORIGIN va por https, por ejemplo https://tecniya.co: sin él las contraseñas viajan sin cifrar.',
      ],
    })
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(at(origin)).toMatchObject({ production: true, publicOrigin: origin })
  expect(envOf({ PUBLIC_ORIGIN: 'http://tecniya.co' })).toMatchObject({ production: false })
})

test('production refuses demo data', () => {
  expect(envOf(PRODUCTION)).toMatchObject({ production: true, demoData: undefined })
  expect(envOf({ ...PRODUCTION, DEMO_DATA: 'off' })).toMatchObject({ production: true })
  expect(envOf({ ...PRODUCTION, DEMO_DATA: 'on' })).toEqual({
    mistakes: ['En producción no se cargan datos de demostración: quita DEMO_DATA=on.'],
  })
})

test('a cloud name and its preset configure Cloudinary', () => {
  const account = { CLOUDINARY_CLOUD_NAME: 'tecniya', CLOUDINARY_UPLOAD_PRESET: 'fotos' }
  expect(envOf(account)).toMatchObject({
    cloudinary: { cloud: 'tecniya', preset: 'fotos', api: 'https://api.cloudinary.com' },
  })
  expect(envOf({ ...account, CLOUDINARY_API: 'https://api-eu.cloudinary.com/' })).toMatchObject({
    cloudinary: { api: 'https://api-eu.cloudinary.com' },
  })
})

describe('the keys of push messages', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()

  test('are made by the program when they are not given', () => {
    expect(readEnv({})).toMatchObject({ ok: true, env: { vapidKeys: undefined } })
  })

  test('are taken as a pair', () => {
    expect(readEnv({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey })).toMatchObject({
      env: { vapidKeys: { publicKey, privateKey } },
    })
  })

  test.each([
    ['one without the other', { VAPID_PUBLIC_KEY: publicKey }],
    [
      'another pair',
      { VAPID_PUBLIC_KEY: webPush.generateVAPIDKeys().publicKey, VAPID_PRIVATE_KEY: privateKey },
    ],
    ['a private key of zeros', { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: 'A'.repeat(43) }],
  ])('%s is refused', (_, variables) => {
    expect(readEnv(variables)).toEqual({
      ok: false,
      mistakes: [
        'VAPID_PUBLIC_KEY y VAPID_PRIVATE_KEY van juntas y son de un mismo par: define las dos o ninguna.',
      ],
    })
  })

  test('of another length are refused', () => {
    const reading = readEnv({ VAPID_PUBLIC_KEY: 'clave', VAPID_PRIVATE_KEY: 'clave' })
    expect(reading).toMatchObject({
      mistakes: [expect.stringContaining('87 caracteres'), expect.stringContaining('43 caracteres')],
    })
  })
})

describe('sign-in with a provider', () => {
  const OIDC = {
    OIDC_ISSUER: 'https://accounts.google.com',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Google',
  }

  test('needs all four variables', () => {
    expect(envOf(OIDC)).toMatchObject({ provider: { issuer: OIDC.OIDC_ISSUER, name: 'Google' } })
    expect(envOf({ ...OIDC, OIDC_NAME: '' })).toEqual({
      mistakes: [
        'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET y OIDC_NAME van juntas: define las cuatro o ninguna.',
      ],
    })
  })

  test('goes over https, except on this machine', () => {
    expect(envOf({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:9000' })).toHaveProperty('provider')
    expect(envOf({ ...OIDC, OIDC_ISSUER: 'http://accounts.google.com' })).toHaveProperty('mistakes')
  })
})
