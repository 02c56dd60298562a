// The admin panel as links and forms: what each act does on the panel, to guests and to the person concerned.
import { expect, test } from 'vitest'
import { type HtmlPage, openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { LONG_BIO } from '#tests/support/people/profile-drafts.ts'
import { newCity, publishMany, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { type SignedInPerson, signedInPeople, storeSessions } from '#tests/support/people/signed-in.ts'
import { storeCredential } from '#tests/support/people/stored-credentials.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const WAIT = { timeout: 10_000 }
const program = await sharedProgram()
const { rows, pool } = program.database
const [camila] = (await signedInPeople(pool, 1, 'admin')) as [SignedInPerson]
const admin = program.visitor(camila)

const DELETE_TECHNICIAN = '¿Eliminar (soft) este técnico? Se ocultará del listado incluso al refrescar.'
const DELETE_ACCOUNT = '¿Eliminar (soft) esta cuenta? No se mostrará más en la lista incluso al refrescar.'

const panelPath = (query: Record<string, string>) => `/admin?${new URLSearchParams(query)}`
const openPanel = (query: Record<string, string>) => openPage(admin, panelPath(query))
const namesOn = ({ document }: HtmlPage) =>
  document.querySelectorAll('main li[aria-label]').map(row => row.getAttribute('aria-label'))
const rowOf = (page: HtmlPage, name: string) => page.within(`li[aria-label="${name}"]`)
const flash = (page: HtmlPage) => page.within('main [role="status"]')
const heading = (page: HtmlPage) => page.within('h1').text
/** Presses a button and opens the page that it leads to. */
const press = async (page: HtmlPage, button: string | RegExp, values?: Record<string, string>) =>
  redirectedPage(admin, await page.submit(button, values))
const follow = (page: HtmlPage, link: string | RegExp) => openPage(admin, page.link(link) ?? '/no-link')

/** The panel after the question on a page of its own. */
async function deleted(page: HtmlPage, name: string, question: string, motivo = ''): Promise<HtmlPage> {
  const asked = await press(page, `Eliminar a ${name}`)
  expect(heading(asked)).toBe(question)
  return press(asked, 'Eliminar', { motivo })
}

test('technicians are searched, paged, blocked, deleted, brought back and their history read', async () => {
  const ciudad = newCity()
  const people = await publishMany(rows, 21, { ciudad, nombre: `Nubia ${ciudad}` })
  const [first = { uid: '', nombre: '' }] = people
  const name = first.nombre
  const q = `NÚBIA ${ciudad}`
  const search = (page: HtmlPage, fields: Record<string, string>) =>
    page.within('main [role="search"]').submit('Buscar', fields)
  const found = await readPage(admin, await search(await openPage(admin, '/admin'), { q }), panelPath({ q }))
  expect(found.text).toContain('Mostrando 1 a 20')
  expect(namesOn(found)).toEqual(people.slice(0, 20).map(({ nombre }) => nombre))
  const second = await follow(found, 'Siguiente')
  expect(second.text).toContain('Mostrando 21 a 21')

  const blocked = await press(await follow(second, 'Volver al inicio'), `Bloquear a ${name}`)
  expect(flash(blocked).text).toContain(`${name} quedó bloqueado.`)
  expect(blocked.within('main [role="search"]').valueOf('q')).toBe(q)
  expect(rowOf(blocked, name).says('Bloqueado')).toBe(true)
  const filtered = await readPage(
    admin,
    await search(blocked, { estado: 'bloqueado' }),
    panelPath({ q, estado: 'bloqueado' }),
  )
  expect(filtered.text).toContain('Mostrando 1 a 1')

  const gone = await deleted(filtered, name, DELETE_TECHNICIAN, 'Cuenta repetida')
  expect(flash(gone).text).toContain(`${name} quedó eliminado de la lista.`)
  const undone = await press(flash(gone), 'Deshacer')
  expect(flash(undone).text).toContain(`${name} está como antes.`)
  expect(rowOf(undone, name).says('Bloqueado')).toBe(true)
  await deleted(undone, name, DELETE_TECHNICIAN, 'Cuenta repetida')
  // With the state: the digits of its name may occur in the city of the others.
  const empty = await openPanel({ q: name, estado: 'bloqueado' })
  expect(empty.says('Sin resultados')).toBe(true)

  const history = await openPage(admin, `/admin/historial/tecnico/${first.uid}`)
  expect(history.text).toContain('Motivo: Cuenta repetida')
  expect(history.text).toContain(camila.name)
})

test('accounts are blocked, unblocked and deleted; one’s own has no buttons', async () => {
  const guest = program.visitor()
  const ana = newPerson({ name: `Ana ${newCity()}` })
  await guest.post('/auth/register', { ...ana })
  const signIn = async () =>
    (await openPage(program.visitor(), '/auth/login?from=/perfil')).submit('Iniciar sesión', {
      email: ana.email,
      password: ana.password,
    })
  const list = await openPanel({ tab: 'usuarios', q: ana.email })
  const blocked = await press(list, `Bloquear a ${ana.name}`)
  expect(flash(blocked).text).toContain(`La cuenta de ${ana.name} quedó bloqueada.`)
  expect(rowOf(blocked, ana.name).says('Bloqueada')).toBe(true)
  expect((await guest.get('/perfil')).headers.get('location')).toBe('/auth/login?from=%2Fperfil')
  expect((await readPage(guest, await signIn(), '/auth/login')).alerts).toEqual([
    'Tu cuenta está deshabilitada.',
  ])

  const unblocked = await press(blocked, `Desbloquear a ${ana.name}`)
  expect(flash(unblocked).text).toContain(`La cuenta de ${ana.name} quedó desbloqueada.`)
  expect(rowOf(unblocked, ana.name).says('Activa')).toBe(true)
  expect((await signIn()).headers.get('location')).toBe('/perfil')

  const gone = await deleted(unblocked, ana.name, DELETE_ACCOUNT)
  expect(flash(gone).text).toContain(`La cuenta de ${ana.name} quedó eliminada de la lista.`)
  expect(gone.document.querySelector('input[type="hidden"][name="tab"]')?.getAttribute('value')).toBe(
    'usuarios',
  )
  expect(namesOn(gone)).toEqual([])

  const own = rowOf(await openPanel({ tab: 'usuarios', q: camila.email }), camila.name)
  expect(own.text).toContain('(tú)')
  expect(own.hasButton(/^(Bloquear|Desbloquear|Eliminar)/)).toBe(false)
})

/** Where a guest can find a technician. */
async function visibilityTo(
  guest: ReturnType<typeof program.visitor>,
  { slug, nombre, ciudad }: { slug: string; nombre: string; ciudad: string },
) {
  const textAt = async (path: string) => (await guest.get(path)).text()
  const profile = await guest.get(`/tecnicos/${slug}`)
  await profile.arrayBuffer()
  const list = await textAt(`/tecnicos?${new URLSearchParams({ ciudad })}`)
  const found = await textAt(`/tecnicos?${new URLSearchParams({ q: nombre, ciudad })}`)
  const sitemap = await textAt('/sitemap/tecnicos.xml')
  return {
    profile: profile.status,
    list: list.includes(`/tecnicos/${slug}`),
    found: found.includes(`/tecnicos/${slug}`),
    sitemap: sitemap.includes(`/tecnicos/${slug}<`),
  }
}
const VISIBLE = { profile: 200, list: true, found: true, sitemap: true }
const HIDDEN = { profile: 404, list: false, found: false, sitemap: false }

test('each act on a technician is visible to guests, cached pages included', async () => {
  const ciudad = newCity()
  const luz = { ...(await publishTechnician(rows, { ciudad, nombre: `Luz ${ciudad}` })), ciudad }
  await storeCredential(rows, luz.uid, { status: 'accepted' })
  const guest = program.visitor()
  // Repeatedly, so that the pages are cached.
  for (let n = 0; n < 3; n++) expect(await visibilityTo(guest, luz)).toEqual(VISIBLE)
  for (const [act, badge, expected] of [
    ['Bloquear', 'Bloqueado', HIDDEN],
    ['Publicar', 'Publicado', VISIBLE],
    ['Revisión', 'En revisión', HIDDEN],
    ['Publicar', 'Publicado', VISIBLE],
  ] as const) {
    const page = await press(await openPanel({ ciudad }), `${act} a ${luz.nombre}`)
    expect(rowOf(page, luz.nombre).says(badge)).toBe(true)
    await expect.poll(() => visibilityTo(guest, luz), WAIT).toEqual(expected)
    for (let n = 0; n < 2; n++) expect(await visibilityTo(guest, luz)).toEqual(expected)
  }
  const verified = await press(await openPanel({ ciudad }), `Verificar a ${luz.nombre}`)
  expect(rowOf(verified, luz.nombre).says('Verificado')).toBe(true)
  const profile = async () => (await guest.get(`/tecnicos/${luz.slug}`)).text()
  await expect.poll(async () => (await profile()).includes('Verificado'), WAIT).toBe(true)

  const gone = await deleted(verified, luz.nombre, DELETE_TECHNICIAN)
  expect(namesOn(gone)).toEqual([])
  await expect.poll(() => visibilityTo(guest, luz), WAIT).toEqual(HIDDEN)
  expect((await openPanel({ ciudad })).says('Sin resultados')).toBe(true)
})

test('D52: publishing below the checklist names what is missing and can be undone', async () => {
  const ciudad = newCity()
  const luz = await publishTechnician(rows, { ciudad, nombre: `Luz ${ciudad}` })
  await rows(`update technicians set publicado = false, "bioCorta" = '', "fotoURL" = null where uid = $1`, [
    luz.uid,
  ])
  const published = await press(await openPanel({ ciudad }), `Publicar a ${luz.nombre}`)
  expect(flash(published).text).toMatch(/Publicado\. Le falta: foto, bio/)
  const undone = await press(flash(published), 'Deshacer')
  expect(rowOf(undone, luz.nombre).says('Sin moderar')).toBe(true)
})

test.each([
  ['Revisión', 'En revisión'],
  ['Bloquear', 'Bloqueado'],
])('D21: a profile form opened before "%s" cannot publish', async (act, badge) => {
  const luz = await publishTechnician(rows, { nombre: `Luz ${newCity()}` })
  await rows(
    `update technicians set publicado = false, "fotoURL" = '/people/nelson.svg', "bioCorta" = $2, "zonasCobertura" = '{Centro}',
       servicios = '[{"nombre": "Visita", "codigo": "", "descripcion": "", "tarifa": "", "precioSugerido": 50000}]'
     where uid = $1`,
    [luz.uid, LONG_BIO],
  )
  const [cookie = ''] = await storeSessions(pool, [luz.uid])
  const owner = program.visitor({ cookie })
  const form = await openPage(owner, '/mi-perfil')
  expect(form.says('Todo listo')).toBe(true)

  const page = await press(await openPanel({ q: luz.nombre }), `${act} a ${luz.nombre}`)
  expect(rowOf(page, luz.nombre).says(badge)).toBe(true)
  const answer = await readPage(owner, await form.submit('Publicar'), '/mi-perfil')
  // One for each width.
  expect(new Set(answer.alerts)).toEqual(new Set(['No pudimos publicar el perfil.']))
  expect(await rows('select publicado from technicians where uid = $1', [luz.uid])).toEqual([
    { publicado: false },
  ])
})
