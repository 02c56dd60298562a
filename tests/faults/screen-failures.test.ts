// D48: every screen and form says its own text when its query fails, when the database is away and when it is frozen.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BOOKING_SENT_PATH } from '#bookings/domain/booking-paths.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { openPage, readPage } from '#tests/support/browser/html-page.ts'
import { type Actor, FAILING_FORMS, FAILING_SCREENS } from '#tests/support/browser/screen-failures.ts'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import {
  SIGNING_SECRET,
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
} from '#tests/support/people/signed-in.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { startProgram } from '#tests/support/program/program.ts'
import { freezableDatabase } from '#tests/support/servers/freezable-database.ts'

const database = await testDatabase()
const proxy = await freezableDatabase(database.connection)
const { user, host, port, database: name } = proxy.connection
const program = await startProgram({
  DATABASE_URL: `postgres://${user}@${host}:${port}/${name}`,
  DATA_DIR: await temporaryFolder(),
  AUTH_SECRET: SIGNING_SECRET,
})
const [ana] = (await signedInPeople(database.pool, 1)) as [SignedInPerson]
const [luz] = (await signedInTechnicians(database.pool, 1)) as [SignedInPerson]
const TOMORROW = addDays(bogotaDate(new Date()), 1)

afterEach(async () => {
  proxy.thaw()
  await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200)
})
afterAll(async () => {
  expect(await program.stop()).toEqual({ code: 0, signal: null })
  await proxy.close()
})

const COOKIES: Record<Actor, Record<string, string>> = {
  guest: {},
  client: { cookie: ana.cookie },
  technician: { cookie: luz.cookie },
}
const filled = (text: string) => text.replace('TID', luz.uid).replace('TOMORROW', TOMORROW)
const get = (actor: Actor, path: string) => newVisitor(program.origin).get(filled(path), COOKIES[actor])
const statusOf = async (path: string) => (await get('guest', path)).status

const post = (actor: Actor, path: string, fields: Readonly<Record<string, string>>) => {
  const values = Object.entries(fields).map(([key, value]) => [key, filled(value)])
  return newVisitor(program.origin).post(filled(path), Object.fromEntries(values), COOKIES[actor])
}

interface Expected {
  readonly what: string
  readonly text: string
  readonly status?: number
}

const ALERT = 'role="alert"'
/** From the start of the element to its text, without the drawing. */
const ALERT_LENGTH = 600
const INLINE_DRAWING = /src="data:[^"]*"/g

/** The text stands in an alert, and the failure is in the log under the id of the request. */
async function expectFailure(answer: Response, { what, text, status = 503 }: Expected): Promise<void> {
  const page = (await answer.text()).replace(INLINE_DRAWING, '')
  const id = answer.headers.get('x-request-id') ?? 'none'
  const alerts = page.split(ALERT).slice(1)
  expect.soft([what, answer.status]).toEqual([what, status])
  expect.soft([what, alerts.some(alert => alert.slice(0, ALERT_LENGTH).includes(text))]).toEqual([what, true])
  // Error pages name it; a part of a page, or a form that keeps its values, does not.
  const [reference] = /Referencia: (?:<!-- -->)?([\w-]+)/.exec(page) ?? []
  expect.soft([what, reference ?? `Referencia: ${id}`]).toEqual([what, `Referencia: ${id}`])
  // The lines of its log arrive after the answer.
  const isLogged = () => program.lines.some(line => line.includes(id) && /"level":(40|50)/.test(line))
  await expect.poll(isLogged, { message: `${what} in the log` }).toBe(true)
}

const failEverything = () =>
  Promise.all([
    ...FAILING_SCREENS.map(async ({ actor, path, text }) =>
      expectFailure(await get(actor, path), { what: `${actor} ${path}`, text }),
    ),
    ...FAILING_FORMS.map(async ({ actor, path, fields, text }) =>
      expectFailure(await post(actor, path, fields), {
        what: `${actor} POST ${path} ${fields.act ?? ''}`,
        text,
      }),
    ),
  ])

describe.each([...new Set(FAILING_SCREENS.map(({ table }) => table))])('without the table %s', table => {
  beforeAll(() => database.rows(`alter table ${table} rename to gone`))
  afterAll(() => database.rows(`alter table gone rename to ${table}`))

  test('its screens say their texts', async () => {
    for (const { actor, path, text } of FAILING_SCREENS.filter(screen => screen.table === table)) {
      const status = path === '/' ? 503 : 500
      await expectFailure(await get(actor, path), { what: `${actor} ${path}`, text, status })
    }
  })
})

test('with the database away every screen and form says its text', async () => {
  proxy.refuse()
  await failEverything()
})

test('with the database frozen every screen and form says its text, and everything heals', async () => {
  await get('client', '/mis-reservas')
  proxy.freeze()
  await failEverything()
  proxy.thaw()
  await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200)
  for (const { actor, path } of FAILING_SCREENS)
    expect.soft([path, (await get(actor, path)).status]).toEqual([path, 200])
})

test('without script and with the database away a form keeps what was typed, and is sent again as it was', async () => {
  const [rosa] = (await signedInPeople(database.pool, 1)) as [SignedInPerson]
  const visitor = newVisitor(program.origin, { cookie: rosa.cookie })
  const typed = { description: 'Gotea el sifón de la cocina', address: 'Calle 5 # 38-20, apto 301' }
  const path = filled('/agendar/TID?date=TOMORROW&hour=11')
  const form = await openPage(visitor, path)
  proxy.refuse()
  const failed = await readPage(visitor, await form.submit('Confirmar reserva', typed), path)
  expect([failed.status, failed.alerts]).toEqual([503, ['No pudimos crear la reserva. Intenta nuevamente.']])
  for (const text of Object.values(typed)) expect(failed.says(text)).toBe(true)
  const again = await readPage(visitor, await failed.submit('Enviar otra vez'), path)
  expect([again.status, again.says(typed.description)]).toEqual([503, true])
  proxy.thaw()
  await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200)
  expect((await again.submit('Enviar otra vez')).headers.get('location')).toBe(BOOKING_SENT_PATH)
  expect(
    await database.rows('select description, address, start from reservas where "clientId" = $1', [rosa.uid]),
  ).toEqual([{ ...typed, start: '11:00' }])
})

test('with the database away a form without script keeps no password', { tags: ['attack'] }, async () => {
  proxy.refuse()
  const fields = { actual: 'cobre-martes-9', password: 'plata-jueves-7', email: 'otra@correo.co' }
  const page = await (await post('client', '/perfil/contrasena', fields)).text()
  expect(page).not.toMatch(/cobre-martes|plata-jueves/)
})

test('a booking that was stored while its reply was lost is found again by the same form', async () => {
  const form = {
    date: TOMORROW,
    hour: '15',
    description: 'Gotea el sifón',
    address: 'Calle 5 # 38-20',
    formKey: randomUUID(),
  }
  proxy.freezeAfterCommitOf('insert into "reservas"')
  const lost = await post('client', '/agendar/TID', form)
  expect(lost.status).toBe(503)
  expect(await lost.text()).toContain('No pudimos crear la reserva. Intenta nuevamente.')
  proxy.thaw()
  await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200)
  const stored = () => database.rows('select from reservas where "clientId" = $1', [ana.uid])
  expect(await stored()).toHaveLength(1)
  expect((await post('client', '/agendar/TID', form)).headers.get('location')).toBe(BOOKING_SENT_PATH)
  expect(await stored()).toHaveLength(1)
})

test('an error page shows the id of its request', async () => {
  proxy.refuse()
  const answer = await get('technician', '/agenda')
  expect(await answer.text()).toContain(`Referencia: ${answer.headers.get('x-request-id')}`)
})

test('signing out works with the database frozen, and the session ends when it is back', async () => {
  const [rosa] = (await signedInPeople(database.pool, 1)) as [SignedInPerson]
  proxy.freeze()
  const answer = await newVisitor(program.origin).post('/auth/logout', {}, { cookie: rosa.cookie })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  expect(answer.headers.get('set-cookie')).toMatch(/^tecniya-session=;.*Max-Age=0/)
  proxy.thaw()
  const sessions = () => database.rows('select from sessions where "userId" = $1', [rosa.uid])
  await expect.poll(sessions, { timeout: 30_000 }).toEqual([])
})
