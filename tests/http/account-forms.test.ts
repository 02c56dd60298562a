// Sections 2 and 5, D9: the account forms, posted past the checks of the browser.
import { expect, test } from 'vitest'
import { testProgram } from '#tests/support/test-program.ts'

const program = await testProgram()
const { rows } = program.database

const PERSON = {
  name: 'Ana Ruiz',
  email: 'ana@correo.co',
  password: 'gotera-azul-9',
  ciudad: 'Cali',
  barrio: 'San Fernando',
  telefono: '300 555 0101',
  role: 'cliente',
}

async function post(path: string, fields: Record<string, string>) {
  const answer = await program.visitor().post(path, fields)
  return { status: answer.status, page: await answer.text() }
}

test('the reset page without a token says so and shows no password field', async () => {
  const page = await (await program.visitor().get('/auth/reset')).text()
  expect(page).toContain('El enlace ya no es válido. Pide uno nuevo.')
  expect(page).not.toContain('name="password"')
  const answer = await post('/auth/reset', { password: 'gotera-azul-9' })
  expect(answer.status).toBe(400)
  expect(answer.page).toContain('El enlace ya no es válido. Pide uno nuevo.')
})

test('a name that is too long is reported and stays in the field', async () => {
  const name = 'Ana '.repeat(40).trim()
  const { status, page } = await post('/auth/register', { ...PERSON, name })
  expect(status).toBe(400)
  expect(page).toContain('Es demasiado largo: máximo 120 caracteres.')
  expect(page).toContain(`value="${name}"`)
})

test('invisible and bidirectional control characters are removed from a name', async () => {
  expect((await post('/auth/register', { ...PERSON, name: '\u200b\u202e\ufeff ' })).page).toContain(
    'Ingresa tu nombre.',
  )
  expect((await post('/auth/register', { ...PERSON, name: '\u202eأحمد 👩🏽‍🔧\u2069' })).status).toBe(302)
  expect(await rows('select name, role from users where email = $1', [PERSON.email])).toEqual([
    { name: 'أحمد 👩🏽‍🔧', role: 'cliente' },
  ])
})

test('the links between the account pages keep a safe return path and drop others', async () => {
  for (const path of ['/auth/login', '/auth/register', '/auth/forgot']) {
    const page = await (await program.visitor().get(`${path}?from=%2Fagendar%2Fluz%3Fhour%3D15`)).text()
    expect(page).toMatch(/href="\/auth\/(login|register)\?from=%2Fagendar%2Fluz%3Fhour%3D15"/)
    const elsewhere = await (await program.visitor().get(`${path}?from=%2F%2Fevil.com`)).text()
    expect(elsewhere).not.toMatch(/href="[^"]*evil/)
  }
})
