// /admin/avisos as links and forms, without and with WhatsApp.
import { afterAll, expect, test, vi } from 'vitest'
import { openPage } from '#tests/support/browser/html-page.ts'
import { type SignedInPerson, signedInPeople } from '#tests/support/people/signed-in.ts'
import { storeMessages } from '#tests/support/people/whatsapp.ts'
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

test('each figure leads to what it counts', async () => {
  const [ana] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  await rows('truncate whatsapp_messages')
  await storeMessages(pool, ana.uid)
  await rows(`insert into channel_deliveries values (2, $1, 'push', 'message', null, 'sent', null, now())`, [
    ana.uid,
  ])
  const page = await openPage(admin, PATH)
  const follow = async (name: string) => {
    const path = page.link(`${name}: ver`) ?? '/no-link'
    const list = (await openPage(admin, path)).within(path.slice(path.indexOf('#')))
    return [
      list.within('h2').text,
      list.within('ul').text.match(/Nueva visita|Respuesta en el chat|Mensaje/g)?.length,
    ]
  }
  expect(await follow('5 enviados por WhatsApp')).toEqual(['Enviados por WhatsApp', 5])
  expect(await follow('3 entregados por WhatsApp')).toEqual(['Entregados por WhatsApp', 3])
  expect(await follow('2 leídos por WhatsApp')).toEqual(['Leídos por WhatsApp', 2])
  expect(await follow('1 esperan por WhatsApp')).toEqual(['Esperan por WhatsApp', 1])
  expect(await follow('1 enviados por Aviso en el aparato')).toEqual(['Enviados por Aviso en el aparato', 1])
  expect(await follow('4 enviados: Nueva visita, Técnico')).toEqual([
    'Enviados por WhatsApp: Nueva visita',
    4,
  ])
  expect(await follow('1 enviados: Respuestas en el chat, Los dos')).toEqual([
    'Enviados por WhatsApp: Respuestas en el chat',
    1,
  ])
  expect(await follow('1 fallaron: Nueva visita, Técnico')).toEqual([
    'Últimas fallas por WhatsApp: Nueva visita',
    1,
  ])
  const [reason] = /Sin WhatsApp en ese número/.exec(page.text) ?? []
  expect(await follow(`1 fallaron: ${reason}`)).toEqual([`Últimas fallas por WhatsApp: ${reason}`, 1])
  // A zero leads nowhere, and no channel tells what it cannot know.
  expect(page.link(/^0 /)).toBeNull()
  expect(page.link(/leídos por Correo/)).toBeNull()
  const strange = await openPage(admin, `${PATH}?canal=correo&estado=leidos&plantilla=x&motivo=Gana%20dinero`)
  expect(strange.text).not.toContain('Gana dinero')
  expect(strange.text).toContain('Últimas fallas por Correo')
})
