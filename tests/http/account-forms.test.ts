// Sections 2 and 5, D9: what the forms of accounts say of what was sent past their own checks.
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

async function sent(path: string, fields: Record<string, string>) {
  const answer = await program.visitor().post(path, fields)
  return { status: answer.status, page: await answer.text() }
}

test('a reset screen without its link says so instead of asking for a password', async () => {
  const page = await (await program.visitor().get('/auth/reset')).text()
  expect(page).toContain('El enlace ya no es válido. Pide uno nuevo.')
  expect(page).not.toContain('name="password"')
  const answer = await sent('/auth/reset', { password: 'gotera-azul-9' })
  expect(answer.status).toBe(400)
  expect(answer.page).toContain('El enlace ya no es válido. Pide uno nuevo.')
})

test('a name that is too long is told so, and kept', async () => {
  const name = 'Ana '.repeat(40).trim()
  const { status, page } = await sent('/auth/register', { ...PERSON, name })
  expect(status).toBe(400)
  expect(page).toContain('Es demasiado largo: máximo 120 caracteres.')
  expect(page).toContain(`value="${name}"`)
})

test('nobody is called by characters that cannot be seen, or that turn what comes after them', async () => {
  expect((await sent('/auth/register', { ...PERSON, name: '\u200b\u202e\ufeff ' })).page).toContain(
    'Ingresa tu nombre.',
  )
  expect((await sent('/auth/register', { ...PERSON, name: '\u202eأحمد 👩🏽‍🔧\u2069' })).status).toBe(302)
  expect(await rows('select name, role from users where email = $1', [PERSON.email])).toEqual([
    { name: 'أحمد 👩🏽‍🔧', role: 'cliente' },
  ])
})

test('the way back is kept by whoever looks at the other screens of accounts on the way', async () => {
  for (const path of ['/auth/login', '/auth/register', '/auth/forgot']) {
    const page = await (await program.visitor().get(`${path}?from=%2Fagendar%2Fluz%3Fhour%3D15`)).text()
    expect(page).toMatch(/href="\/auth\/(login|register)\?from=%2Fagendar%2Fluz%3Fhour%3D15"/)
    const elsewhere = await (await program.visitor().get(`${path}?from=%2F%2Fevil.com`)).text()
    expect(elsewhere).not.toMatch(/href="[^"]*evil/)
  }
})
