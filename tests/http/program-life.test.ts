// The program as `npm start` runs it: its start with the demonstration and in production, many clients at once, SIGTERM.
// tests/faults has the long forms (booking-storm, demo-start, shutdown).
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { beginRequest } from '#tests/support/browser/unfinished-request.ts'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { postBooking, TAKEN } from '#tests/support/people/booking-posts.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { SIGNING_SECRET, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { demoDatabase, demoDataDir } from '#tests/support/program/demo-data.ts'
import { endPrograms, launchProgram, startProgram } from '#tests/support/program/program.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const shared = await sharedProgram()
const database = await demoDatabase()
const LOCAL = { DATABASE_URL: database.url, DATA_DIR: await demoDataDir() }
afterEach(endPrograms)

const ATTACK = { tags: ['attack'] }

async function launch(variables: Record<string, string>) {
  const program = launchProgram({ ...variables, PORT: '0' })
  const { code } = await program.ended
  return { code, output: program.lines.filter(line => !line.startsWith('{')) }
}

test('production does not start without AUTH_SECRET and PUBLIC_ORIGIN', ATTACK, async () => {
  expect(await launch({ ...LOCAL, NODE_ENV: 'production' })).toEqual({
    code: 1,
    output: [
      'En producción falta AUTH_SECRET: créalo con openssl rand -base64 32 y guárdalo.',
      'En producción falta PUBLIC_ORIGIN: la dirección pública del sitio, por ejemplo https://tecniya.co.',
    ],
  })
})

test.each([
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://tecniya:clave@127.0.0.1:1/tecniya' },
    'Nadie contesta en 127.0.0.1:1: enciende PostgreSQL o corrige DATABASE_URL.',
  ],
  [
    'a folder that cannot be written',
    { DATA_DIR: '/dev/null/datos' },
    'No se puede escribir en la carpeta de datos «/dev/null/datos»: dale permiso a este usuario o indica otra con DATA_DIR.',
  ],
])('%s is one sentence and exit code 1', async (_, variables, sentence) => {
  expect(await launch({ ...LOCAL, ...variables })).toEqual({ code: 1, output: [sentence] })
})

test('production does not start with the demo password', ATTACK, async () => {
  const production = { PUBLIC_ORIGIN: 'https://tecniya.co', AUTH_SECRET: SIGNING_SECRET }
  expect(await launch({ ...LOCAL, ...production })).toEqual({
    code: 1,
    output: [
      expect.stringMatching(
        /^La cuenta \w+@demo\.tecniya\.co tiene la contraseña de demostración: cámbiala o bórrala antes de abrir al público\.$/,
      ),
    ],
  })
})

test('the demo accounts are printed and sign in, new passwords cost what they should, and SIGTERM ends it cleanly', async () => {
  const program = await startProgram(LOCAL)
  expect(program.lines).toContain('Cuentas de demostración (contraseña demo-tecniya):')
  let admin = newVisitor(program.origin)
  for (const [name, landing] of [
    ['cliente', '/'],
    ['tecnico', '/mi-perfil'],
    ['admin', '/admin'],
  ]) {
    const email = `${name}@demo.tecniya.co`
    admin = newVisitor(program.origin)
    const answer = await admin.post('/auth/login', { email, password: 'demo-tecniya' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, landing])
  }

  const visitor = newVisitor(program.origin)
  const ana = newPerson()
  await visitor.post('/auth/register', { ...ana })
  const [account] = await database.rows<{ password: string }>(
    'select password from accounts join users on uid = "userId" where email = $1',
    [ana.email],
  )
  expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)

  // Counted in memory (D75): written when the program ends.
  const looked = newVisitor(program.origin)
  const browser = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0' }
  const places = ['Leticia', 'leticia', 'Leticia', 'Calle de Ana 3001234567']
  for (const ciudad of places)
    await looked.get(`/tecnicos?esp=neveras&ciudad=${encodeURIComponent(ciudad)}`, browser)
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }
  await looked.get('/tecnicos?q=nevera+en+Mocoa', robot)
  await admin.get('/tecnicos?q=nevera+en+Mocoa', browser)
  const demand = `select fact, ciudad, times from demand_counts where ciudad in ('Leticia', 'Mocoa') order by fact`
  expect(await database.rows(demand)).toEqual([])

  const stream = await visitor.get('/live')
  const streamed = stream.text()
  const accepted = await beginRequest(program.origin, '/auth/register', { ...newPerson() })
  const ending = program.stop()
  await streamed
  accepted.finish()
  expect(await accepted.answer).toMatch(/HTTP\/1\.1 302 /)
  expect(await ending).toEqual({ code: 0, signal: null })
  expect(await database.rows(demand)).toEqual([
    { fact: 'search', ciudad: 'Leticia', times: 1 },
    { fact: 'unfound', ciudad: 'Leticia', times: 1 },
  ])
  const tables = await database.rows(`select from demand_counts where ciudad like '%Ana%'`)
  expect(tables).toEqual([])
})

test('of forty clients who book one hour at once one gets it, the others are told', ATTACK, async () => {
  const people = await signedInPeople(shared.database.pool, 40)
  const [technician] = await signedInTechnicians(shared.database.pool, 1)
  const technicianId = technician?.uid ?? ''
  const answers = await Promise.all(
    people.map(async person => {
      const form = { person, technicianId, hour: '15', formKey: randomUUID() }
      const answer = await postBooking(shared.origin, form)
      return { status: answer.status, text: await answer.text() }
    }),
  )
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
  expect(answers.filter(({ status, text }) => status === 409 && text.includes(TAKEN))).toHaveLength(39)
  expect(
    await shared.database.rows('select from reservas where "technicianId" = $1', [technicianId]),
  ).toHaveLength(1)
})

test('npm run admin acts beside a running program, and a mistake in its words is a sentence and exit code 1', async () => {
  const ana = newPerson()
  const visitor = shared.visitor()
  await visitor.post('/auth/register', { ...ana })
  const env = { ...process.env, DATABASE_URL: shared.database.url, DATA_DIR: shared.dataDir }
  const admin = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['server/commands/admin.ts', ...words], { env })
  expect((await admin('grant', ana.email)).stdout).toBe(`${ana.email} ahora es administrador.\n`)
  expect((await visitor.get('/auth/login')).headers.get('location')).toBe('/admin')
  await expect(admin('coronar', ana.email)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Uso:\n {2}npm run admin -- grant CORREO/),
  })
})
