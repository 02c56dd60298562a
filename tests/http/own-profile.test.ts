// The profile editor over HTTP: forged fields are ignored, invalid ones refused, and guests see each change.
import { expect, test } from 'vitest'
import type { ProfileDraft } from '#domain/technicians/profile-draft.ts'
import { completeDraft, LONG_BIO, service } from '#tests/support/profile-drafts.ts'
import { decoded, profileEditor } from '#tests/support/profile-editor.ts'
import { testProgram } from '#tests/support/test-program.ts'

const program = await testProgram()
const { database } = program
const INCOMPLETE =
  'Te faltan campos para publicar: foto, bio (≥120), 1 especialidad, 1 servicio con precio, ciudad y al menos 1 zona.'

const { newTechnician, rowOf, send } = profileEditor(program)

test('fields that a technician may not set are ignored', async () => {
  const { visitor, uid } = await newTechnician()
  const { uid: other } = await newTechnician('Otra Persona')
  const before = await rowOf(other)
  const forged: [string, string][] = [
    ['uid', other],
    ['id', other],
    ['verificado', 'true'],
    ['estado', 'publicado'],
    ['publicado', 'on'],
    ['ratingPromedio', '5'],
    ['resenasCount', '900'],
    ['slug', 'el-mejor'],
    ['fotoURL', 'https://evil.example/x.png'],
    ['moneda', 'USD'],
    ['createdAt', '2001-01-01'],
    ['deletedAt', '2001-01-01'],
    ['descripcion', 'x'],
    ['servicios.0.verificado', 'true'],
  ]
  const stored = await rowOf(uid)
  expect((await send(visitor, 'guardar', completeDraft(), forged)).status).toBe(302)
  const after = await rowOf(uid)
  for (const name of [
    'uid',
    'slug',
    'verificado',
    'estado',
    'publicado',
    'ratingPromedio',
    'resenasCount',
    'fotoURL',
    'createdAt',
    'deletedAt',
    'descripcion',
  ])
    expect([name, after[name]]).toEqual([name, stored[name]])
  expect(after).toMatchObject({ moneda: 'COP', ciudad: 'Cali', revision: 1 })
  expect(Object.keys((after.servicios as object[])[0] ?? {}).toSorted()).toEqual(
    ['nombre', 'codigo', 'descripcion', 'tarifa', 'precioSugerido'].toSorted(),
  )
  expect(await rowOf(other)).toEqual(before)
})

test.each<[string, string, Partial<ProfileDraft>, string]>([
  ['119 characters of bio', 'publicar', { bioCorta: 'a'.repeat(119) }, INCOMPLETE],
  ['120 blanks of bio', 'publicar', { bioCorta: ' '.repeat(120) }, INCOMPLETE],
  ['no price', 'publicar', { servicios: [service({ precioSugerido: ' ' })] }, INCOMPLETE],
  [
    'a price of −1',
    'publicar',
    { servicios: [service({ precioSugerido: '-1' })] },
    'Escribe un precio en pesos, de 0 en adelante.',
  ],
  [
    'a price of −1',
    'guardar',
    { servicios: [service({ precioSugerido: '-1' })] },
    'Escribe un precio en pesos, de 0 en adelante.',
  ],
  ['a price in words', 'guardar', { tarifaBase: 'barato' }, 'Escribe un precio en pesos, de 0 en adelante.'],
  ['no name', 'guardar', { nombre: ' ' }, 'Ingresa tu nombre.'],
  ['an act that is none', 'publicarme', {}, 'No pudimos guardar los cambios.'],
])(
  '%s with %s is refused in Spanish, what was typed stays, the row is unchanged',
  async (_, act, changes, text) => {
    const { visitor, uid } = await newTechnician()
    const before = await rowOf(uid)
    const answer = await send(visitor, act, completeDraft({ barrio: 'Lo que escribí', ...changes }))
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(text)
    expect(answer.text).toContain('value="Lo que escribí"')
    expect(await rowOf(uid)).toEqual(before)
  },
)

test('500 or 10,000 services are refused, and the row is unchanged', async () => {
  const { visitor, uid } = await newTechnician()
  const before = await rowOf(uid)
  const namesOf = (length: number) =>
    Array.from({ length }, (_, index): [string, string] => [`servicios.${index}.nombre`, 'x'])
  const named = await send(visitor, 'guardar', completeDraft(), namesOf(500))
  expect(named.status).toBe(400)
  expect(named.text).toContain('Son demasiados. Quita algunos y guarda de nuevo.')
  expect((await send(visitor, 'guardar', completeDraft(), namesOf(10_000))).status).toBe(413)
  const draft = completeDraft({ servicios: Array.from({ length: 10_000 }, () => service()) })
  expect((await send(visitor, 'guardar', draft)).status).toBe(413)
  expect(await rowOf(uid)).toEqual(before)
})

test('a profile in review or blocked cannot be published', async () => {
  const { visitor, uid } = await newTechnician()
  for (const estado of ['en_revision', 'bloqueado']) {
    await database.rows('update technicians set estado = $2 where uid = $1', [uid, estado])
    const answer = await send(visitor, 'publicar')
    expect([answer.status, answer.text.includes('No pudimos publicar el perfil.')]).toEqual([403, true])
    expect(await rowOf(uid)).toMatchObject({ publicado: false, estado, ciudad: 'Cali', revision: 0 })
  }
})

test('fields that a form does not have stay as they are, with or without a revision', async () => {
  const { visitor, uid } = await newTechnician()
  const draft = completeDraft({ tags: ['urgencias'], festivos: true, tarifaBase: '45.000' })
  expect((await send(visitor, 'publicar', draft)).status).toBe(302)
  const before = await rowOf(uid)
  const saved = await visitor.post('/mi-perfil', { act: 'guardar', revision: '1', barrio: 'Granada' })
  expect([saved.status, saved.headers.get('location')]).toEqual([302, '/mi-perfil'])
  const renamed = await visitor.post('/mi-perfil', { act: 'guardar', bioCorta: `${LONG_BIO} Siempre.` })
  expect(renamed.status).toBe(302)
  const { updatedAt } = await rowOf(uid)
  expect(await rowOf(uid)).toEqual({
    ...before,
    barrio: 'Granada',
    bioCorta: `${LONG_BIO} Siempre.`,
    revision: 3,
    updatedAt,
  })
})

test('a service saved without a price is not sold for 0', async () => {
  const { visitor, uid } = await newTechnician()
  const draft = completeDraft({ servicios: [service({ precioSugerido: '' })] })
  expect((await send(visitor, 'guardar', draft)).status).toBe(302)
  expect((await rowOf(uid)).servicios).toMatchObject([{ precioSugerido: 0 }])
})

test('a form sent without a session is answered with what was typed', async () => {
  const answer = await send(program.visitor(), 'guardar', completeDraft({ barrio: 'Lo que escribí' }))
  expect(answer.status).toBe(401)
  expect(answer.text).toContain('Debes iniciar sesión como técnico.')
  expect(answer.text).toContain('value="Lo que escribí"')
  expect(answer.text).toContain('Iniciar sesión en otra pestaña')
})

/** Whether a guest gets such a page within 100 requests: cached pages follow a change shortly after it. */
async function guestGets(path: string, matches: (text: string, status: number) => boolean): Promise<boolean> {
  const guest = program.visitor()
  for (let requests = 0; requests < 100; requests++) {
    const response = await guest.get(path)
    if (matches(decoded(await response.text()), response.status)) return true
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  return false
}

test('home, catalogue, profile and sitemap follow publishing, editing, renaming and hiding', async () => {
  const { visitor, uid } = await newTechnician('Zoraida Peñalosa')
  const { slug } = (await rowOf(uid)) as { slug: string }
  const pages = ['/', '/tecnicos', '/tecnicos?ciudad=Cali', '/sitemap/tecnicos.xml']
  const complete = (changes: Partial<ProfileDraft> = {}) =>
    completeDraft({ nombre: 'Zoraida Peñalosa', ...changes })
  // Requested twice, the pages are cached.
  for (const page of [...pages, ...pages])
    expect(await (await program.visitor().get(page)).text()).not.toContain(slug)

  expect((await send(visitor, 'publicar', complete())).status).toBe(302)
  for (const page of [...pages, ...pages])
    expect([page, await guestGets(page, text => text.includes(slug))]).toEqual([page, true])
  expect(
    await guestGets(`/tecnicos/${slug}`, (text, status) => status === 200 && text.includes(LONG_BIO)),
  ).toBe(true)

  expect(
    (await send(visitor, 'guardar', complete({ tarifaBase: '87.000' }), [['revision', '1']])).status,
  ).toBe(302)
  expect(await guestGets('/tecnicos', text => text.includes('87.000'))).toBe(true)
  expect(await guestGets(`/tecnicos/${slug}`, text => text.includes('87.000'))).toBe(true)

  expect(
    (await send(visitor, 'guardar', complete({ nombre: 'Zoraida P.' }), [['revision', '2']])).status,
  ).toBe(302)
  const renamed = `zoraida-p-${uid.slice(-6).toLowerCase()}`
  for (const place of ['tecnicos', 'servicio']) {
    expect(await guestGets(`/${place}/${slug}`, (_, status) => status === 301)).toBe(true)
    const moved = await program.visitor().get(`/${place}/${slug}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/${place}/${renamed}`])
  }
  expect(
    await guestGets('/sitemap/tecnicos.xml', text => text.includes(renamed) && !text.includes(slug)),
  ).toBe(true)

  expect((await send(visitor, 'ocultar', complete())).status).toBe(200)
  for (const page of pages)
    expect([page, await guestGets(page, text => !text.includes(renamed))]).toEqual([page, true])
  expect(await guestGets(`/tecnicos/${renamed}`, (_, status) => status === 404)).toBe(true)
  expect(await guestGets(`/tecnicos/${slug}`, (_, status) => status === 404)).toBe(true)
})
