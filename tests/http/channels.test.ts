// /admin/avisos as links and forms, without and with WhatsApp.
import { afterAll, expect, test, vi } from 'vitest'
import { openPage } from '#tests/support/browser/html-page.ts'
import { type SignedInPerson, signedInPeople } from '#tests/support/people/signed-in.ts'
import { sharedProgram, testProgram } from '#tests/support/program/test-program.ts'
import { startWhatsappSimulator } from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

const PATH = '/admin/avisos'
const simulator = await startWhatsappSimulator()
afterAll(() => simulator.stop())
const program = await testProgram(simulator.variables)
const without = await sharedProgram()
const { rows, pool } = program.database
const [camila] = (await signedInPeople(pool, 1, 'admin')) as [SignedInPerson]
const admin = program.visitor(camila)

test('without WhatsApp its setting is named, and nothing else of it is shown', async () => {
  const [person] = (await signedInPeople(without.database.pool, 1, 'admin')) as [SignedInPerson]
  const visitor = without.visitor(person)
  const panel = await openPage(visitor, '/admin')
  const page = await openPage(visitor, panel.link('Avisos') ?? '/no-link')
  expect(page.within('h1').text).toBe('Avisos')
  expect(page.text).toContain('Falta WHATSAPP_PHONE_ID.')
  for (const part of ['Por qué falló WhatsApp', 'Quién lo tiene', 'Plantillas'])
    expect(page.text).not.toContain(part)
})

test('an administrator asks Meta for the state of the templates, in the background', async () => {
  simulator.templates.delete('calificar')
  const before = await openPage(admin, `${PATH}?dias=7`)
  expect(before.text).toContain('Todavía no se ha consultado su estado.')
  const sent = await before.submit('Consultar estado')
  expect(sent.headers.get('location')).toBe(`${PATH}?dias=7#plantillas`)
  await vi.waitFor(async () => expect(await rows('select from whatsapp_account')).toHaveLength(1), {
    timeout: 15_000,
  })
  const asked = await openPage(admin, `${PATH}?dias=7`)
  expect(asked.text).toContain('1 falta')
  expect(asked.text).toContain(
    'No está en la cuenta: npm run whatsapp -- templates. Mientras tanto va por correo.',
  )
  expect(asked.text).toContain('Alta')
})

test('while Meta is silent nobody waits, and a form that is none of ours asks nothing', {
  tags: ['attack'],
}, async () => {
  simulator.outage = 'silent'
  try {
    const before = simulator.requests.length
    const page = await openPage(admin, PATH)
    expect(page.text).toContain('+57 601 555 0148')
    expect(simulator.requests).toHaveLength(before)
    const answer = await admin.post(PATH, { act: 'borrar' })
    expect(answer.status).toBe(400)
    expect(simulator.requests).toHaveLength(before)
  } finally {
    simulator.outage = null
  }
})

test.each([
  '?dias=90',
  '?dias=',
  '?dias=7&dias=28',
  '?canal=x&ver=x',
  `?dias=${'9'.repeat(2_000)}`,
  '?canal=constructor',
])('%s is a page as any other', { tags: ['attack'] }, async query => {
  const page = await openPage(admin, `${PATH}${query}`)
  expect(page.within('h1').text).toBe('Avisos')
})

test('a failure that nothing made good for leads to the file of the person', async () => {
  const [ana] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  await rows(
    `insert into channel_deliveries values (1, $1, 'email', 'receipt', null, 'failed', 'mailbox', now())`,
    [ana.uid],
  )
  const page = await openPage(admin, PATH)
  expect(page.text).toMatch(
    /1 persona no recibió nada por ningún canal: .+, «Comprobante» de las \d\d:\d\d\./,
  )
  expect(page.text).toContain('Nada: no tiene otro canal')
  expect(page.link('Abrir su ficha')).toBe(`/admin/usuarios/${ana.uid}`)
  const only = await openPage(admin, `${PATH}?canal=whatsapp`)
  expect(only.text).toContain('Últimas fallas por WhatsApp')
  expect(only.text).toContain('No ha fallado nada.')
  // Whom nothing reached is named whatever is listed.
  expect(only.text).toContain('1 persona no recibió nada')
})
