// PostgreSQL unavailable: pages say so in Spanish, nothing is half written, and the program recovers by itself.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { newVisitor, type Visitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { migratedDataDir } from '#tests/support/program/data-dir.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { endPrograms, freePort, launchProgram, startProgram } from '#tests/support/program/program.ts'

const dataDir = await migratedDataDir()
const startPostgres = () => startEmbeddedPostgres({ dataDir, log: () => {}, settings: { fsync: 'off' } })
let postgres: Awaited<ReturnType<typeof startPostgres>>
let url = ''

beforeAll(async () => {
  postgres = await startPostgres()
  const { user, host, port, database } = postgres.poolConfig
  url = `postgres://${user}@${encodeURIComponent(String(host))}:${port}/${database}`
})
afterEach(endPrograms)
afterAll(() => postgres.stop())

async function expectUnavailable(visitor: Visitor, path: string) {
  const answer = await visitor.get(path)
  const page = await answer.text()
  expect.soft([path, answer.status]).toEqual([path, 503])
  expect.soft(page).toMatch(/role="alert"|sin base de datos/)
  expect.soft(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
}

test('during an outage pages and forms answer 503; afterwards everything works again', async () => {
  const program = await startProgram({ DATABASE_URL: url, DATA_DIR: await temporaryFolder() })
  const ana = newPerson()
  const visitor = newVisitor(program.origin)
  await visitor.post('/auth/register', { ...ana })
  await postgres.stop()

  expect((await newVisitor(program.origin).get('/healthz')).status).toBe(200)
  for (const path of ['/readyz', '/perfil', '/', '/live']) await expectUnavailable(visitor, path)
  const refused = await newVisitor(program.origin).post('/auth/login', {
    email: ana.email,
    password: ana.password,
  })
  expect(refused.status).toBe(503)
  // D48: the failure text of each screen, without JavaScript too.
  expect(await refused.text()).toContain('No se pudo iniciar sesión.')
  const guest = newVisitor(program.origin)
  const registering = await guest.post('/auth/register', { ...newPerson() })
  expect(await registering.text()).toContain('No se pudo crear la cuenta.')
  const forgetting = await guest.post('/auth/forgot', { email: ana.email })
  expect(await forgetting.text()).toContain('No pudimos enviar el correo.')
  // D49: signing out never shows an error.
  const signedOut = await visitor.post('/auth/logout')
  expect([signedOut.status, signedOut.headers.get('location')]).toEqual([302, '/'])
  expect(visitor.cookies.has('tecniya-session')).toBe(false)
  const secrets = [ana.email, ana.password].filter(secret => program.lines.join('\n').includes(secret))
  expect(secrets).toEqual([])

  postgres = await startPostgres()
  const signIn = () =>
    newVisitor(program.origin).post('/auth/login', { email: ana.email, password: ana.password })
  await expect.poll(async () => (await signIn()).status, { timeout: 10_000 }).toBe(302)
  expect((await newVisitor(program.origin).get('/readyz')).status).toBe(200)
  expect(await program.stop()).toEqual({ code: 0, signal: null })
})

test('a live stream survives a database outage', async () => {
  const program = await startProgram({ DATABASE_URL: url, DATA_DIR: await temporaryFolder() })
  const visitor = newVisitor(program.origin)
  await visitor.post('/auth/register', { ...newPerson() })
  const stream = await visitor.get('/live')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await postgres.stop()
  postgres = await startPostgres()
  let received = ''
  while (!received.includes('event: session')) received += (await reader?.read())?.value ?? ''
  expect(received).toContain('data: changed')
  await reader?.cancel()
  expect(await program.stop()).toEqual({ code: 0, signal: null })
})

test('a program started without its database reports it and exits', async () => {
  const unreachable = `postgres://nadie@127.0.0.1:${await freePort()}/nada`
  const program = launchProgram({
    DATABASE_URL: unreachable,
    DATA_DIR: await temporaryFolder(),
    PORT: String(await freePort()),
  })
  expect((await program.ended).code).toBe(1)
  expect(program.lines).toEqual([
    expect.stringMatching(
      /^Nadie contesta en 127\.0\.0\.1:\d+: enciende PostgreSQL o corrige DATABASE_URL\.$/,
    ),
  ])
})
