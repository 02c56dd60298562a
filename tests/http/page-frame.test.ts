// Section 2: the header by role, the footer, and the pages 404 and "not authorised".
import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { openPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { type SignedInPerson, signedInPeople } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const guest = program.visitor()

const textsIn = (document: HTMLElement, selector: string) =>
  document.querySelectorAll(selector).map(({ text }) => text.trim())

async function personWithRole(role: 'cliente' | 'tecnico' | 'admin'): Promise<SignedInPerson> {
  const [person] = await signedInPeople(program.database.pool, 1, role)
  if (!person) throw new Error('nobody was stored')
  return person
}

test('a guest sees Inicio and Catálogo, sign-in and registration', async () => {
  const { document } = await openPage(guest, '/no-autorizado')
  expect(textsIn(document, 'header nav[aria-label="Principal"] a')).toEqual(['Inicio', 'Catálogo'])
  expect(textsIn(document, '#menu-cuenta a')).toEqual(['Iniciar sesión', 'Crear cuenta'])
  expect(textsIn(document, '#menu-cuenta button')).toEqual([])
  // One word for phones, the other for larger screens.
  expect(textsIn(document, 'header button[popovertarget="menu-cuenta"] span')).toEqual([
    'Entrar',
    'Mi cuenta',
  ])
})

test('a screen where people work has a footer of one line, every other page the whole one', async () => {
  const technician = program.visitor(await personWithRole('tecnico'))
  const footerOf = async (path: string) => textsIn((await openPage(technician, path)).document, 'footer a')
  const { slug } = await publishTechnician(program.database.rows)
  for (const path of [
    '/agenda',
    '/mis-reservas',
    '/mi-perfil',
    '/perfil',
    '/agendar',
    `/reportar/perfil/${slug}`,
  ])
    expect.soft(await footerOf(path), path).toEqual(['Términos', 'Privacidad', 'Cookies', 'Contacto'])
  for (const path of ['/', '/tecnicos', '/about', '/no-autorizado', '/sin-pagina'])
    expect.soft(await footerOf(path), path).toContain('Plomería')
})

test.each([
  ['cliente', 'Cliente', ['Inicio', 'Catálogo', 'Mis reservas'], ['Mis reservas', 'Mi perfil']],
  [
    'tecnico',
    'Técnico',
    ['Inicio', 'Catálogo', 'Técnico', 'Agenda'],
    ['Mi perfil (técnico)', 'Agenda', 'Mis servicios'],
  ],
  ['admin', 'Administrador', ['Inicio', 'Catálogo', 'Admin'], ['Panel administrador']],
] as const)(
  'role %s has its own entries, the email address and the badge %s',
  async (role, badge, nav, menu) => {
    const person = await personWithRole(role)
    const { document } = await openPage(program.visitor(person), '/no-autorizado')
    expect(textsIn(document, 'header nav[aria-label="Principal"] a')).toEqual(nav)
    expect(textsIn(document, '#menu-cuenta p')).toContain(person.email)
    expect(textsIn(document, '#menu-cuenta span')).toContain(badge)
    expect(textsIn(document, '#menu-cuenta a')).toEqual(menu)
    expect(textsIn(document, '#menu-cuenta button')).toEqual(['Cerrar sesión'])
  },
)

test('the menu of specialties has ten links to the catalogue', async () => {
  const { document } = await openPage(guest, '/no-autorizado')
  expect(textsIn(document, 'header button[popovertarget="menu-especialidades"]')).toEqual(['Especialidades'])
  const links = document.querySelectorAll('#menu-especialidades nav[aria-label="Especialidades"] a')
  expect(links).toHaveLength(10)
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/tecnicos\?esp=./)
  expect([links[2]?.text, links[2]?.getAttribute('href')]).toEqual([
    'Reparación de neveras',
    '/tecnicos?esp=reparacion%20de%20neveras',
  ])
})

test('the footer lists services, company, legal pages and payment methods', async () => {
  const { document } = await openPage(guest, '/no-autorizado')
  const lists = document.querySelectorAll('footer nav').map(nav => {
    const title = document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.text
    return [title, textsIn(nav, 'a')]
  })
  expect(lists).toEqual([
    [
      'Servicios',
      [
        'Plomería',
        'Electricidad',
        'Reparación de neveras',
        'Aires acondicionados',
        'Carpintería',
        'Cerrajería',
      ],
    ],
    ['TecniYa', ['Precios', 'Quiénes somos', 'Contacto', 'Carreras']],
    ['Legal', ['Términos', 'Privacidad', 'Cookies']],
  ])
  expect(textsIn(document, 'footer ul[aria-label="Medios de pago"] li')).toEqual([
    'Visa',
    'Mastercard',
    'PayPal',
  ])
})

test('every page of the footer opens, with its own heading and title', async () => {
  const { document } = await openPage(guest, '/no-autorizado')
  const [, company, legal] = document.querySelectorAll('footer nav')
  const paths = [company, legal].flatMap(nav =>
    (nav?.querySelectorAll('a') ?? []).map(link => link.getAttribute('href') ?? ''),
  )
  expect(paths).toHaveLength(7)
  const pages = await Promise.all(paths.map(path => openPage(guest, path)))
  for (const { status, title } of pages) {
    expect(status).toBe(200)
    expect(title).toMatch(/TecniYa/)
  }
  const headings = pages.flatMap(page => textsIn(page.document, 'h1'))
  expect(headings.join()).not.toMatch(/No autorizado|Página no encontrada/)
  expect([new Set(headings).size, new Set(pages.map(({ title }) => title)).size]).toEqual([7, 7])
})

test('an unknown page is a 404 with a link back and one to the home page', async () => {
  const page = await openPage(guest, '/no-existe/de-verdad')
  expect(page.status).toBe(404)
  expect(textsIn(page.document, 'h1')).toEqual(['Página no encontrada'])
  expect(page.title).toMatch(/Página no encontrada/)
  expect(page.link('Ir al inicio')).toBe('/')
  // Without JavaScript it leads there too.
  expect(page.link('Volver')).toBe('/')
})

test('a person of another role is told so and may sign in with another account', async () => {
  const client = program.visitor(await personWithRole('cliente'))
  const refused = await client.get('/tecnico')
  expect([refused.status, refused.headers.get('location')]).toEqual([302, '/no-autorizado'])
  const page = await openPage(client, '/no-autorizado')
  expect(textsIn(page.document, 'h1')).toEqual(['No autorizado'])
  expect(page.text).toContain('Entraste como Cliente y esta página es para otro tipo de cuenta.')
  const signedOut = await page.submit('Entrar con otra cuenta')
  expect([signedOut.status, signedOut.headers.get('location')]).toEqual([302, '/auth/login'])
  expect((await redirectedPage(client, signedOut)).hasButton('Iniciar sesión')).toBe(true)
})
