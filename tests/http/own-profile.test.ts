// The profile editor over HTTP: forged fields are ignored, invalid ones refused, and guests see each change.
import { expect, test } from 'vitest'
import type { ProfileDraft } from '#technicians/domain/profile-draft.ts'
import { type HtmlPage, openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { decoded, profileEditor } from '#tests/support/browser/profile-editor.ts'
import { completeDraft, LONG_BIO, service } from '#tests/support/people/profile-drafts.ts'
import { newCity } from '#tests/support/people/published-technicians.ts'
import { type SignedInPerson, signedInPeople } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
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
  const { visitor, uid } = await newTechnician('Aaliyah Peñalosa')
  const { slug } = (await rowOf(uid)) as { slug: string }
  // First in every list by rating and name, whoever else is published.
  await database.rows('update technicians set "ratingPromedio" = 5, "resenasCount" = 99999 where uid = $1', [
    uid,
  ])
  const ciudad = newCity()
  const search = `/tecnicos?${new URLSearchParams({ q: 'Aaliyah', ciudad })}`
  const pages = [
    '/',
    '/tecnicos',
    search,
    `/tecnicos?${new URLSearchParams({ ciudad })}`,
    '/sitemap/tecnicos.xml',
  ]
  const complete = (changes: Partial<ProfileDraft> = {}) =>
    completeDraft({ nombre: 'Aaliyah Peñalosa', ciudad, ...changes })
  // Requested twice, the pages are cached.
  for (const page of [...pages, ...pages])
    expect(await (await program.visitor().get(page)).text()).not.toContain(slug)

  expect((await send(visitor, 'publicar', complete())).status).toBe(302)
  for (const page of [...pages, ...pages])
    expect([page, await guestGets(page, text => text.includes(slug))]).toEqual([page, true])
  const path = (await openPage(program.visitor(), search)).link('Ver perfil de Aaliyah Peñalosa') ?? ''
  expect(path.split('?')[0]).toBe(`/tecnicos/${slug}`)
  expect(
    await guestGets(`/tecnicos/${slug}`, (text, status) => status === 200 && text.includes(LONG_BIO)),
  ).toBe(true)
  expect((await openPage(program.visitor(), path)).says('Destape de cañería')).toBe(true)

  expect(
    (await send(visitor, 'guardar', complete({ tarifaBase: '87.000' }), [['revision', '1']])).status,
  ).toBe(302)
  for (const page of ['/tecnicos', search])
    await expect.poll(async () => (await openPage(program.visitor(), page)).text).toContain('COP 87.000')
  expect(await guestGets(`/tecnicos/${slug}`, text => text.includes('87.000'))).toBe(true)

  expect(
    (await send(visitor, 'guardar', complete({ nombre: 'Aaliyah P.' }), [['revision', '2']])).status,
  ).toBe(302)
  const renamed = `aaliyah-p-${uid.slice(-6).toLowerCase()}`
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
  expect((await openPage(program.visitor(), search)).says('No encontramos técnicos')).toBe(true)
  expect(
    await guestGets(
      `/tecnicos/${renamed}`,
      (text, status) => status === 404 && text.includes('Perfil no disponible'),
    ),
  ).toBe(true)
  expect(await guestGets(`/tecnicos/${slug}`, (_, status) => status === 404)).toBe(true)
})

test('without JavaScript the fields are saved, the profile published and hidden', async () => {
  const { visitor, uid } = await newTechnician()
  const path = '/mi-perfil'
  const empty = await openPage(visitor, path)
  expect(empty.says('Te faltan 4 pasos')).toBe(true)
  const typed = { bioCorta: LONG_BIO, barrio: 'Lo que escribí', certificacion: 'RETIE', ...CHOSEN }
  const incomplete = await readPage(visitor, await empty.submit('Publicar', typed), path)
  expect([incomplete.status, new Set(incomplete.alerts)]).toEqual([400, new Set([INCOMPLETE])])
  expect([incomplete.valueOf('barrio'), incomplete.valueOf('bioCorta')]).toEqual(['Lo que escribí', LONG_BIO])
  const saved = await redirectedPage(visitor, await incomplete.submit('Guardar'))
  expect(saved.says('Cambios guardados.')).toBe(true)
  expect(saved.says('Te falta 1 paso')).toBe(true)
  expect(await rowOf(uid)).toMatchObject({ barrio: 'Lo que escribí', certificaciones: ['RETIE'] })

  await database.rows('update technicians set servicios = $2 where uid = $1', [
    uid,
    JSON.stringify([{ ...service({ nombre: 'Fuga oculta' }), precioSugerido: 110_000 }]),
  ])
  const complete = await openPage(visitor, path)
  expect(complete.says('Todo listo')).toBe(true)
  const refused = await readPage(
    visitor,
    await complete.submit('Guardar', { 'servicios.0.precioSugerido': 'mil' }),
    path,
  )
  expect([refused.status, refused.alerts]).toEqual([400, ['Escribe un precio en pesos, de 0 en adelante.']])
  const priced = await refused.submit('Publicar', { 'servicios.0.precioSugerido': '120.000' })
  const published = await redirectedPage(visitor, priced)
  expect(published.says('¡Tu perfil ya está publicado en el catálogo!')).toBe(true)
  expect(await rowOf(uid)).toMatchObject({ publicado: true, servicios: [{ precioSugerido: 120_000 }] })
  const hidden = await readPage(visitor, await published.submit('Ocultar'), path)
  expect(hidden.says('Tu perfil se ha ocultado del catálogo.')).toBe(true)
  expect([hidden.hasButton('Publicar'), hidden.hasButton('Ocultar')]).toEqual([true, false])
  expect(await rowOf(uid)).toMatchObject({ publicado: false })
})

const CHOSEN = { especialidades: 'Paneles solares (básico)', zonasCobertura: 'Sur' }

test('without JavaScript a folded part with a mistake comes open, and what is complete comes folded', async () => {
  const { visitor } = await newTechnician()
  const isOpen = (page: HtmlPage, id: string) => page.document.querySelector(`#${id}`)?.hasAttribute('open')
  const empty = await openPage(visitor, '/mi-perfil')
  expect(PARTS.filter(id => isOpen(empty, id))).toEqual([
    'quien-eres',
    'especialidades',
    'servicios',
    'zonas',
  ])
  const service = { 'servicios.0.nombre': 'Fuga oculta', 'servicios.0.precioSugerido': '110.000' }
  const typed = { bioCorta: LONG_BIO, ...service, ...CHOSEN }
  const refused = await readPage(
    visitor,
    await empty.submit('Guardar', { ...typed, tarifaBase: 'barato' }),
    '/mi-perfil',
  )
  expect(PARTS.filter(id => isOpen(refused, id))).toEqual(['precio-base'])
  expect(refused.within('#precio-base').alerts).toEqual(['Escribe un precio en pesos, de 0 en adelante.'])
  const saved = await redirectedPage(visitor, await refused.submit('Guardar', { tarifaBase: '45.000' }))
  expect(PARTS.filter(id => isOpen(saved, id))).toEqual([])
  expect(saved.within('#servicios summary').says('Fuga oculta')).toBe(true)
  expect(saved.within('#precio-base summary').says('COP 45.000')).toBe(true)
})

test('without JavaScript an untouched base price is the lowest, is shown as such, and once emptied stays empty', async () => {
  const { visitor, uid } = await newTechnician()
  const service = { 'servicios.0.nombre': 'Fuga oculta', 'servicios.0.precioSugerido': '65000' }
  const typed = { bioCorta: LONG_BIO, aniosExperiencia: '20', ...service, ...CHOSEN }
  const empty = await openPage(visitor, '/mi-perfil')
  const saved = await redirectedPage(visitor, await empty.submit('Publicar', typed))
  expect(await rowOf(uid)).toMatchObject({ publicado: true, tarifaBase: 65_000, aniosExperiencia: 20 })
  expect(saved.within('#precio-base').text.includes('La tomamos de tu servicio más barato.')).toBe(true)
  const profile = await openPage(visitor, saved.link('Ver mi perfil público') ?? '')
  expect([profile.text.includes('$ 65.000'), profile.text.includes('20 años')]).toEqual([true, true])
  expect(profile.text.includes('A convenir')).toBe(false)

  const emptied = await redirectedPage(visitor, await saved.submit('Guardar', { tarifaBase: '' }))
  expect(emptied.within('#precio-base').text.includes('La tomamos')).toBe(false)
  await emptied.submit('Guardar', { 'servicios.0.precioSugerido': '40.000' })
  expect(await rowOf(uid)).toMatchObject({ tarifaBase: null, tarifaBasePropia: true, revision: 3 })
})

test('0 is a base price on card, profile and booking, and nobody has 0 years', async () => {
  const { visitor, uid } = await newTechnician()
  const draft = completeDraft({ ciudad: newCity(), tarifaBase: '0' })
  expect((await send(visitor, 'publicar', draft)).status).toBe(302)
  const { slug } = await rowOf(uid)
  const guest = program.visitor()
  const profile = await openPage(guest, `/tecnicos/${slug}`)
  expect([
    profile.text.includes('$ 0'),
    profile.text.includes('A convenir'),
    profile.text.includes('0 años'),
  ]).toEqual([true, false, false])
  const list = await openPage(guest, `/tecnicos?ciudad=${draft.ciudad}&maxPrecio=10`)
  expect([list.text.includes('COP 0'), list.text.includes('A convenir')]).toEqual([true, false])
})

const PARTS = [
  'foto',
  'quien-eres',
  'especialidades',
  'servicios',
  'zonas',
  'horario',
  'precio-base',
  'barrio',
]

test('the preview is a page of its own, with the stored profile in any state', async () => {
  const { visitor, uid } = await newTechnician('Nelson Quiroga')
  expect((await send(visitor, 'guardar')).status).toBe(302)
  const editor = await openPage(visitor, '/mi-perfil')
  const preview = await openPage(visitor, editor.link('Vista previa') ?? '')
  expect([preview.status, preview.within('h1').text]).toEqual([200, 'Así verán tu perfil'])
  expect(preview.says(LONG_BIO)).toBe(true)
  expect(preview.link('Mi perfil técnico')).toBe('/mi-perfil')
  expect(await rowOf(uid)).toMatchObject({ publicado: false })
  expect((await send(visitor, 'publicar', completeDraft(), [['revision', '1']])).status).toBe(302)
  const published = await openPage(visitor, '/mi-perfil')
  expect([published.link('Vista previa'), published.link('Ver mi perfil público')]).toEqual([
    null,
    expect.stringMatching(/^\/tecnicos\//),
  ])
})

test('saving an outdated form warns first, keeps what was typed and then saves', async () => {
  const { visitor, uid } = await newTechnician()
  const [first, second] = [await openPage(visitor, '/mi-perfil'), await openPage(visitor, '/mi-perfil')]
  const saved = await redirectedPage(visitor, await first.submit('Guardar', { barrio: 'Desde la primera' }))
  expect(saved.says('Cambios guardados.')).toBe(true)
  const response = await second.submit('Guardar', { barrio: 'Desde la segunda' })
  const warned = await readPage(visitor, response, '/mi-perfil')
  expect(warned.status).toBe(409)
  expect(warned.alerts[0]).toContain('Tu perfil cambió en otra pestaña')
  expect(warned.valueOf('barrio')).toBe('Desde la segunda')
  expect(await rowOf(uid)).toMatchObject({ barrio: 'Desde la primera' })
  const again = await redirectedPage(visitor, await warned.submit('Guardar'))
  expect(again.says('Cambios guardados.')).toBe(true)
  expect(again.valueOf('barrio')).toBe('Desde la segunda')
})

test('D40: an administrator opens an empty editor, and the first save makes the record', async () => {
  const [camila] = (await signedInPeople(database.pool, 1, 'admin')) as [SignedInPerson]
  const admin = program.visitor(camila)
  const agenda = await openPage(admin, '/agenda')
  expect([agenda.status, agenda.within('h1').text]).toEqual([200, 'Perfil no encontrado'])
  expect(agenda.says('No encontramos tu técnico. Crea/actualiza tu perfil en /perfil.')).toBe(true)
  const editor = await openPage(admin, agenda.within('main').link('Ir a mi perfil') ?? '')
  expect([editor.status, editor.within('h1').text]).toEqual([200, 'Tu perfil público'])
  expect([editor.valueOf('nombre'), editor.valueOf('ciudad')]).toEqual(['', ''])
  // What needs the record leads to where it is made.
  for (const path of ['/mi-perfil/trabajos', '/mi-perfil/verificacion', '/mi-perfil/verificacion/cedula'])
    expect((await redirectedPage(admin, await admin.get(path))).within('h1').text).toBe('Tu perfil público')
  const refused = await readPage(admin, await editor.submit('Guardar', { ciudad: 'Tunja' }), '/mi-perfil')
  expect([refused.status, refused.valueOf('ciudad')]).toEqual([400, 'Tunja'])
  expect(await database.rows('select from technicians where uid = $1', [camila.uid])).toEqual([])

  const nombre = 'Camila Duarte'
  const saved = await redirectedPage(admin, await refused.submit('Guardar', { nombre }))
  expect([saved.says('Cambios guardados.'), saved.valueOf('nombre')]).toEqual([true, nombre])
  // Sent again from the page before, as a double click does.
  expect((await refused.submit('Guardar', { nombre })).status).toBe(302)
  expect(await rowOf(camila.uid)).toMatchObject({ nombre, ciudad: 'Tunja', publicado: false })
  expect((await openPage(admin, '/agenda')).within('h1').text).toBe('Mi Agenda Profesional')
})
