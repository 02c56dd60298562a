import { expect, inject, test } from 'vitest'
import { checkDatabase, checkMailServer } from '#server/start-checks.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { databaseUrl } from '#tests/support/program/database-server.ts'
import { freePort } from '#tests/support/program/program.ts'
import { startMailServer } from '#tests/support/servers/smtp.ts'

const database = await testDatabase()
const now = () => new Date()
const other = (change: Partial<Record<'host' | 'port' | 'user' | 'database', string>>) =>
  databaseUrl({ ...inject('postgres'), ...change } as Parameters<typeof databaseUrl>[0])

test('a database that can be used has no mistake', async () => {
  expect(await checkDatabase(database.url, now)).toEqual([])
})

test('whatever prevents the start is a sentence that says what to do', async () => {
  const refusal = (url: string) =>
    checkDatabase(url, now).then(
      () => 'usable',
      (error: Error) => error.message,
    )
  const port = await freePort()
  expect(await refusal(`postgres://tecniya:clave@127.0.0.1:${port}/tecniya`)).toBe(
    `Nadie contesta en 127.0.0.1:${port}: enciende PostgreSQL o corrige DATABASE_URL.`,
  )
  expect(await refusal('postgres://tecniya:clave@no-existe.invalid/tecniya')).toMatch(
    /^(No existe el servidor|No se pudo preguntar dónde está) no-existe\.invalid:5432: .*DATABASE_URL\.$/,
  )
  for (const mistyped of ['postgres://ana:cla#ve@db/tecniya', 'postgres://ana:cla/ve@db/x', 'postgres://['])
    expect(await refusal(mistyped)).toMatch(/^DATABASE_URL no se entiende: .*codificados/)
  expect(await refusal('postgres://ana@db/x?sslmode=verify-full&sslrootcert=/no/hay.pem')).toBe(
    'DATABASE_URL nombra un certificado que no se puede leer: corrige su ruta o su permiso.',
  )
  expect(await refusal(other({ host: '/no/hay' }))).toMatch(/^No hay un PostgreSQL en \/no\/hay/)
  expect(await refusal(other({ user: 'nadie' }))).toMatch(
    /^PostgreSQL no (deja entrar a|acepta la contraseña de) «nadie»/,
  )
  expect(await refusal(other({ database: 'falta' }))).toMatch(
    /^No existe la base de datos «falta»: créala con createdb --owner=\w+ falta, o corrige DATABASE_URL\.$/,
  )
})

test('a user who may not create tables is refused', async () => {
  await database.rows('create role reader login')
  const url = new URL(database.url)
  url.username = 'reader'
  await expect(checkDatabase(url.href, now)).rejects.toThrow('no puede crear tablas')
  await database.rows('drop role reader')
})

test('a clock that is minutes away from that of the database is named', async () => {
  const ahead = () => new Date(Date.now() + 3 * 86_400_000)
  const behind = () => new Date(Date.now() - 5 * 60_000)
  expect(await checkDatabase(database.url, ahead)).toEqual([
    expect.stringMatching(/^El reloj de esta máquina va 4320 min adelante del de la base de datos/),
  ])
  expect(await checkDatabase(database.url, behind)).toEqual([expect.stringContaining(' 5 min atrás ')])
})

test('a mail server that is away or refuses the password is named, one that takes mail is not', async () => {
  const server = await startMailServer()
  expect(await checkMailServer(`smtp://127.0.0.1:${server.port}`)).toBeNull()
  expect(await checkMailServer(`smtp://ana:clave@127.0.0.1:${server.port}`)).toBe(
    `127.0.0.1:${server.port} no acepta el usuario o la contraseña de SMTP_URL: corrígelos. Los correos esperan mientras tanto.`,
  )
  await server.stop()
  expect(await checkMailServer(`smtp://127.0.0.1:${server.port}`)).toBe(
    `Nadie contesta en 127.0.0.1:${server.port}: revisa el servidor de correo, o corrige SMTP_URL. Los correos esperan mientras tanto.`,
  )
  expect(await checkMailServer('smtp://no-existe.invalid:25')).toMatch(
    /^(No existe el servidor de correo no-existe\.invalid|Nadie contesta)/,
  )
})
