// What the program depends on, tried at its start: what is wrong with it is a sentence for the operator.
import nodemailer from 'nodemailer'
import pg from 'pg'
import { UserFacingError } from '#server/user-facing-error.ts'

const CONNECT_LIMIT_MS = 10_000
const OLDEST_VERSION = 150_000
const CLOCK_DIFFERENCE_MAX_MS = 60_000
const MINUTE_MS = 60_000

/** Throws what prevents the start; returns what only needs attention. */
export async function checkDatabase(url: string, now: () => Date): Promise<string[]> {
  const client = clientOf(url)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Answer>(
      `select current_setting('server_version_num')::int as version, extract(epoch from clock_timestamp()) * 1000 as clock,
         has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate"`,
    )
    return mistakesIn(rows[0] as Answer, now())
  } catch (error) {
    throw new UserFacingError(refusalOf(error, placeOf(url)), { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}

function clientOf(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS })
  } catch (error) {
    // Without the message, which holds the password.
    const isFile = error instanceof Error && 'syscall' in error
    throw new UserFacingError(
      isFile
        ? 'DATABASE_URL nombra un certificado que no se puede leer: corrige su ruta o su permiso.'
        : 'DATABASE_URL no se entiende: si la contraseña tiene signos como # / ? @ %, escríbelos codificados (# es %23, / es %2F).',
    )
  }
}

interface Answer {
  readonly version: number
  readonly clock: string
  readonly mayCreate: boolean
}

function mistakesIn({ version, clock, mayCreate }: Answer, now: Date): string[] {
  if (version < OLDEST_VERSION)
    throw new UserFacingError(
      `La base de datos es PostgreSQL ${Math.floor(version / 10_000)} y TecniYa necesita la 15 o una más nueva: actualízala.`,
    )
  if (!mayCreate)
    throw new UserFacingError(
      'El usuario de DATABASE_URL no puede crear tablas en esa base de datos: hazlo su dueño (alter database … owner to …).',
    )
  const difference = now.getTime() - Number(clock)
  if (Math.abs(difference) <= CLOCK_DIFFERENCE_MAX_MS) return []
  const minutes = Math.round(Math.abs(difference) / MINUTE_MS)
  return [
    `El reloj de esta máquina va ${minutes} min ${difference > 0 ? 'adelante' : 'atrás'} del de la base de datos: sincroniza los dos (timedatectl).`,
  ]
}

/** Host and database without the password. */
function placeOf(url: string): { readonly server: string; readonly user: string; readonly database: string } {
  const { host = '', port, user = '', database = '' } = new pg.Client({ connectionString: url })
  return { server: host.startsWith('/') ? host : `${host}:${port}`, user, database }
}

type Place = ReturnType<typeof placeOf>

/** By the code of the system, of TLS or of PostgreSQL. */
const REFUSALS: Readonly<Record<string, (place: Place) => string>> = {
  ECONNREFUSED: ({ server }) => `Nadie contesta en ${server}: enciende PostgreSQL o corrige DATABASE_URL.`,
  ENOENT: ({ server }) => `No hay un PostgreSQL en ${server}: enciéndelo o corrige DATABASE_URL.`,
  ENOTFOUND: ({ server }) => `No existe el servidor ${server}: corrige DATABASE_URL.`,
  EAI_AGAIN: ({ server }) =>
    `No se pudo preguntar dónde está ${server}: revisa el DNS o corrige DATABASE_URL.`,
  ETIMEDOUT: ({ server }) => `${server} no contesta: revisa la red y el cortafuegos, o corrige DATABASE_URL.`,
  '28P01': ({ user }) => `PostgreSQL no acepta la contraseña de «${user}»: corrige DATABASE_URL.`,
  '28000': ({ user }) =>
    `PostgreSQL no deja entrar a «${user}»: revisa que exista y que pg_hba.conf lo permita, o corrige DATABASE_URL.`,
  '3D000': ({ database, user }) =>
    `No existe la base de datos «${database}»: créala con createdb --owner=${user} ${database}, o corrige DATABASE_URL.`,
  '53300': ({ server }) => `${server} no tiene conexiones libres: sube max_connections o cierra otras.`,
  '57P03': ({ server }) => `PostgreSQL está arrancando en ${server}: intenta de nuevo en unos segundos.`,
}

function refusalOf(error: unknown, place: Place): string {
  if (error instanceof UserFacingError) return error.message
  const { code, message } = firstOf(error)
  const known = code === undefined ? undefined : REFUSALS[code]
  if (known) return known(place)
  if (/timeout/.test(message)) return REFUSALS.ETIMEDOUT?.(place) ?? message
  return `No se puede usar el PostgreSQL de ${place.server} (${message}): revisa DATABASE_URL.`
}

/** A name of several addresses fails with an error for each. */
function firstOf(error: unknown): { readonly code: string | undefined; readonly message: string } {
  const first = error instanceof AggregateError ? error.errors[0] : error
  if (!(first instanceof Error)) return { code: undefined, message: String(first) }
  return { code: 'code' in first ? String(first.code) : undefined, message: first.message }
}

const MAIL_REFUSALS: Readonly<Record<string, (server: string) => string>> = {
  EAUTH: server => `${server} no acepta el usuario o la contraseña de SMTP_URL: corrígelos.`,
  EDNS: server => `No existe el servidor de correo ${server}: corrige SMTP_URL.`,
  ESOCKET: server => `Nadie contesta en ${server}: revisa el servidor de correo, o corrige SMTP_URL.`,
  ECONNECTION: server => `Nadie contesta en ${server}: revisa el servidor de correo, o corrige SMTP_URL.`,
  ETIMEDOUT: server => `${server} no contesta: revisa la red y el cortafuegos, o corrige SMTP_URL.`,
}

/** Null: it takes our mail. Otherwise e-mails wait as jobs: no reason not to start. */
export async function checkMailServer(smtpUrl: string): Promise<string | null> {
  const { host, hostname } = new URL(smtpUrl)
  const transport = nodemailer.createTransport(smtpUrl, {
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: CONNECT_LIMIT_MS,
  } as object)
  try {
    await transport.verify()
    return null
  } catch (error) {
    const { code, message } = firstOf(error)
    const sentence = code === undefined ? undefined : MAIL_REFUSALS[code]?.(code === 'EDNS' ? hostname : host)
    return `${sentence ?? `El servidor de correo ${host} no sirve (${message}): revisa SMTP_URL.`} Los correos esperan mientras tanto.`
  } finally {
    transport.close()
  }
}
