// Forms are bounded in bytes and fields before any page reads them; a refused form shows its own fields only.
import { describe, expect, test } from 'vitest'
import { draftFromForm, MAX_ROWS } from '#technicians/domain/profile-draft.ts'
import { DAY_KEYS } from '#technicians/domain/technician.ts'
import { signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { origin } = program
const [ana] = await signedInPeople(program.database.pool, 1)
const [luz] = await signedInTechnicians(program.database.pool, 1)
const TAGS = { tags: ['attack'] }

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers: { origin, ...headers }, duplex: 'half' } as RequestInit
  const answer = await program.visitor().send(path, init as RequestInit & { headers: Record<string, string> })
  return { status: answer.status, text: await answer.text() }
}

const FIELDS = Array.from({ length: 5_000 }, (_, n) => [`f${n}`, 'x'])
const multipart = () => {
  const form = new FormData()
  for (const [name = '', value = ''] of FIELDS) form.append(name, value)
  return form
}
const cookieOf = (person: { cookie: string } | undefined) => ({ cookie: person?.cookie ?? '' })

describe.each([
  ['/auth/login', {}],
  ['/auth/login.data', {}],
  ['/auth/register', {}],
  ['/tecnicos', {}],
  ['/avisame/nada', {}],
  ['/perfil/busquedas', cookieOf(ana)],
  [`/agendar/${luz?.uid}`, cookieOf(ana)],
  ['/mis-reservas', cookieOf(ana)],
  ['/perfil/whatsapp', cookieOf(ana)],
  ['/mi-perfil', cookieOf(luz)],
  ['/agenda', cookieOf(luz)],
  ['/agenda/semana', cookieOf(luz)],
  ['/agenda/semana/datos-de-pago', cookieOf(luz)],
])('POST %s', (path, headers) => {
  test('a form with 5,000 fields is refused before it is read', TAGS, async () => {
    const { status, text } = await post(path, new URLSearchParams(FIELDS), headers)
    expect([status, text]).toEqual([413, expect.stringMatching(/Demasiad[oa]s? (campos|grande)/)])
  })

  test('a form of 2 MB is refused, with or without Content-Length', TAGS, async () => {
    const large = `email=${'a'.repeat(2_000_000)}`
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post(path, large, { ...headers, ...type })).status).toBe(413)
    expect((await post(path, new Blob([large]).stream(), { ...headers, ...type })).status).toBe(413)
  })
})

test.each(['/auth/login', '/mis-reservas', '/mi-perfil'])(
  'a multipart form with 5,000 fields is refused before it is read: %s',
  TAGS,
  async path => {
    expect((await post(path, multipart(), cookieOf(luz))).status).toBe(413)
  },
)

test.each([
  ['/mi-perfil/trabajos', cookieOf(luz)],
  [`/agendar/${luz?.uid}`, cookieOf(ana)],
])('a form with files and 5,000 fields is refused before it is parsed: %s', TAGS, async (path, headers) => {
  const { status } = await post(path, multipart(), headers)
  expect([400, 413]).toContain(status)
})

test('a refused form shows again what it has, and nothing else of the request', TAGS, async () => {
  const extra = { 'otro-campo': 'una-carga-que-no-vuelve', role: 'admin' }
  const login = new URLSearchParams({ email: 'ana', password: 'secreta-1', ...extra })
  const { status, text } = await post('/auth/login', login)
  expect([status, text]).toEqual([400, expect.stringContaining('value="ana"')])
  expect(text).not.toMatch(/una-carga-que-no-vuelve|otro-campo|secreta-1/)
  const booking = new URLSearchParams({ description: 'Gotea el lavaplatos', ...extra })
  const refused = await post(`/agendar/${luz?.uid}`, booking, cookieOf(ana))
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Gotea el lavaplatos')])
  expect(refused.text).not.toMatch(/una-carga-que-no-vuelve|otro-campo/)
})

/** Every row that the profile editor allows, each field as long as it may be. */
function largestProfile(): URLSearchParams {
  const form = new URLSearchParams({ act: 'guardar', revision: '0', bioCorta: 'á'.repeat(1_200) })
  const line = 'á'.repeat(80)
  const rows = (path: string, count: number, names: string[]) => {
    for (let row = 0; row < count; row++)
      for (const name of names) form.append(`${path}.${row}.${name}`, line)
  }
  rows('servicios', MAX_ROWS.servicios, ['nombre', 'codigo', 'descripcion', 'tarifa', 'precioSugerido'])
  rows('licencias', MAX_ROWS.licencias, ['tipo', 'entidad', 'numero', 'vence'])
  rows('excepciones', MAX_ROWS.excepciones, ['tipo', 'fecha', 'hasta', 'inicio', 'fin'])
  for (const day of DAY_KEYS) rows(`horarios.${day}`, MAX_ROWS.horarios, ['inicio', 'fin'])
  for (let n = 0; n < 100; n++) form.append('zonasCobertura', line)
  for (let n = 0; n < MAX_ROWS.tags; n++) form.append('tags', line)
  for (let n = 0; n < MAX_ROWS.certificaciones; n++) form.append('certificaciones', line)
  for (let n = 0; n < 20; n++) form.append('especialidades', line)
  return form
}

test('the largest profile that the editor allows is read whole', async () => {
  const form = largestProfile()
  expect(draftFromForm(form).excepciones).toHaveLength(MAX_ROWS.excepciones)
  expect({ fields: form.size, bytes: form.toString().length }).toEqual({
    fields: expect.toSatisfy((fields: number) => fields < 1_200),
    bytes: expect.toSatisfy((bytes: number) => bytes < 512 * 1024),
  })
  const { status } = await post('/mi-perfil', form, cookieOf(luz))
  expect(status).not.toBe(413)
})
