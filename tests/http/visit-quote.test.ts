// A quote without JavaScript: the technician's form, the client's answer, and what both pages, the agenda's print and the
// calendar say then.
import { expect, test } from 'vitest'
import { openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import type { SignedInPerson } from '#tests/support/people/signed-in.ts'
import { visitPeople, weeklyVisitsOf } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { database } = program
const { client, stranger, technician, colleague } = await visitPeople(database)
const storeNext = weeklyVisitsOf(database, { client, technician }, 150)

async function newVisit(status?: string) {
  const key = await storeNext(status)
  await database.rows(`update reservas set servicio = 'Fuga oculta', precio = 110000 where key = $1`, [key])
  return { key, toClient: `/mis-reservas/${key}`, toTechnician: `/agenda/${key}` }
}

const as = (person: SignedInPerson) => program.visitor(person)
const LINES = {
  concepto: ['Mano de obra', '<script>alert(1)</script> Tubo', '', ''],
  cantidad: ['1', '2', '1', '1'],
  precio: ['$ 110.000', '9.500', '', ''],
}
const stored = (key: number) =>
  database.rows<{ id: number; total: number; answer: string | null; reason: string }>(
    'select id::int, total, answer, reason from visit_quotes where "reservaKey" = $1 order by id',
    [key],
  )

test('a quote is sent and agreed without script, and is the price on every page and paper', {
  tags: ['attack'],
}, async () => {
  const { key, toClient, toTechnician } = await newVisit()
  const form = await openPage(as(technician), toTechnician)
  expect(form.valueOf('concepto')).toBe('Fuga oculta')
  expect(form.valueOf('precio')).toBe('110.000')
  expect(form.document.querySelectorAll('[name=concepto]')).toHaveLength(6)
  const sent = await redirectedPage(
    as(technician),
    await form.submit('Enviar cotización', { ...LINES, nota: 'Con repuestos' }),
  )
  const waiting = sent.within('#cotizacion')
  expect(waiting.text).toContain('Le toca a')
  expect(waiting.text).toContain('$ 129.000')
  expect(sent.within('[aria-label="Lo que pidió"]').text).toContain('Cotización por responder: $ 129.000')
  expect(sent.html.indexOf('id="cotizacion"')).toBeLessThan(sent.html.indexOf('id="mensajes"'))
  expect(sent.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Tubo')
  expect(sent.html).not.toContain('<script>alert(1)')

  const list = await openPage(as(client), '/mis-reservas')
  expect(list.link(/^Responde la cotización/)).toBe(`${toClient}#cotizacion`)
  expect(list.link(/^Te toca a ti: responde la cotización/)).toBe(`${toClient}#cotizacion`)
  const offer = await openPage(as(client), toClient)
  for (const text of ['Te toca a ti', '«Con repuestos»', '2 × $ 9.500', 'Vale hasta'])
    expect(offer.within('#cotizacion').text).toContain(text)
  const agreed = await redirectedPage(as(client), await offer.submit('De acuerdo'))
  // It folds into what was agreed.
  const folded = agreed.within('[aria-label="Lo acordado"] details')
  expect(folded.within('summary').text).toMatch(/^Lo acordado.* y 1 más\$ 129\.000$/)
  expect(folded.text).toContain('Con la cotización de hoy. Antes: $ 110.000.')
  expect((await openPage(as(technician), toTechnician)).within('[aria-label="Lo que pidió"]').text).toContain(
    'Fuga oculta$ 129.000Lo acordado. Con la cotización de hoy. Antes: $ 110.000.',
  )
  const agenda = await openPage(as(technician), '/agenda')
  expect(agenda.within('.agenda-sheet').text).toContain('Fuga oculta · acordado $ 129.000')
  const calendar = await (await as(client).get(`${toClient}.ics`)).text()
  expect(calendar.replaceAll('\r\n ', '')).toContain('Lo acordado: $\u00a0129.000')
  expect(await stored(key)).toMatchObject([{ total: 129_000, answer: 'si' }])
})

test('a client declines with a reason, and the technician sends another', async () => {
  const { key, toClient, toTechnician } = await newVisit('solicitada')
  await (await openPage(as(technician), toTechnician)).submit('Enviar cotización')
  expect((await openPage(as(client), '/mis-reservas')).link(/^Te toca a ti: responde la cotización de/)).toBe(
    `${toClient}#cotizacion`,
  )
  const asked = await openPage(as(client), toClient)
  expect(asked.text).toMatch(/Le toca a \S+: confirmar la visita, hasta/)
  await asked.submit('Prefiero no', { motivo: 'Lo pienso' })
  const declined = (await openPage(as(technician), toTechnician)).within('#cotizacion')
  for (const text of ['prefirió no', '«Lo pienso»', 'Hacer otra']) expect(declined.text).toContain(text)
  expect(await stored(key)).toMatchObject([{ total: 110_000, answer: 'no', reason: 'Lo pienso' }])
})

test.each([
  ['a negative price', { precio: '-5.000' }, /^Escribe el precio en pesos/],
  ['a huge price', { precio: '100.000.001' }, /^Escribe el precio en pesos/],
  ['a fractional price', { precio: '10,5' }, /^Escribe el precio en pesos/],
  ['a fractional quantity', { cantidad: '1.5' }, /^La cantidad va de 1 a 99/],
  ['no description', { concepto: ' ' }, /^Escribe qué cobras/],
  ['nothing', { concepto: '', precio: '' }, /^Escribe al menos un renglón/],
  ['a total above the maximum', { cantidad: '99', precio: '50.000.000' }, /^El total no puede pasar/],
  ['a note that is too long', { nota: 'a'.repeat(501) }, /^La nota es demasiado larga/],
  ['a day of last year', { vence: '2020-01-01' }, /^Elige un día/],
])(
  'attack: %s is refused beside its field, and what was typed stays',
  {
    tags: ['attack'],
  },
  async (_, typed, sentence) => {
    const { key, toTechnician } = await newVisit()
    const fields = { concepto: 'Sifón', cantidad: '1', precio: '28.000', ...typed }
    const form = await openPage(as(technician), toTechnician)
    const refused = await readPage(
      as(technician),
      await form.submit('Enviar cotización', fields),
      toTechnician,
    )
    expect(refused.status).toBe(400)
    expect(refused.alerts.filter(text => sentence.test(text))).toHaveLength(1)
    expect(refused.html).toMatch(/<details open=""[^>]*>(?:(?!<\/details>).)*Enviar cotización/s)
    for (const [name, value] of Object.entries(fields))
      if (name !== 'vence') expect(refused.valueOf(name)).toBe(value)
    expect(await stored(key)).toEqual([])
  },
)

test('attack: quotes of others cannot be sent, seen or answered, and a wrong answer says why', {
  tags: ['attack'],
}, async () => {
  const [visit, other] = [await newVisit(), await newVisit()]
  for (const { toTechnician } of [visit, other])
    await (await openPage(as(technician), toTechnician)).submit('Enviar cotización')
  const [[quote], [foreign]] = [await stored(visit.key), await stored(other.key)]
  const post = async (who: SignedInPerson, path: string, fields: Record<string, string>) =>
    (await as(who).post(path, fields)).status
  const line = { act: 'cotizacion', concepto: 'Sifón', cantidad: '1', precio: '1' }
  const agree = (id: unknown, respuesta = 'si') => ({ act: 'acuerdo', cotizacion: `${id}`, respuesta })
  expect(await post(colleague, visit.toTechnician, line)).toBe(404)
  for (const who of [stranger, technician])
    expect(await post(who, visit.toClient, agree(quote?.id))).toBe(404)
  // The other side's acts do not exist here.
  expect(await post(client, visit.toClient, line)).toBe(400)
  expect(await post(technician, visit.toTechnician, agree(quote?.id))).toBe(400)
  for (const id of [foreign?.id, 999_999_999, -1, '1e400', 'x', ''])
    expect(await post(client, visit.toClient, agree(id))).toBe(404)
  expect(await post(client, visit.toClient, agree(quote?.id, 'tal vez'))).toBe(400)
  expect(await stored(visit.key)).toMatchObject([{ answer: null }])

  const offer = await openPage(as(client), visit.toClient)
  await (await openPage(as(technician), visit.toTechnician)).submit('Enviar cotización', { precio: '90.000' })
  const late = await readPage(as(client), await offer.submit('De acuerdo'), visit.toClient)
  expect(late.status).toBe(409)
  expect(late.alerts).toEqual([
    'Esto cambió mientras lo mirabas. Hay una cotización más nueva. Revísala antes de responder.',
  ])
  expect(await stored(visit.key)).toMatchObject([{ answer: null }, { total: 90_000, answer: null }])
})

test('who is too late is told why, although nothing can be answered or quoted any more', async () => {
  const { key, toClient, toTechnician } = await newVisit()
  await (await openPage(as(technician), toTechnician)).submit('Enviar cotización')
  const [offer, form] = [await openPage(as(client), toClient), await openPage(as(technician), toTechnician)]
  await database.rows(`update reservas set status = 'cancelada', "cancelReason" = 'tecnico' where key = $1`, [
    key,
  ])
  const late = await readPage(as(client), await offer.submit('De acuerdo'), toClient)
  expect([late.status, late.alerts]).toEqual([
    409,
    ['Esto cambió mientras lo mirabas. La visita se canceló: su cotización ya no vale.'],
  ])
  const closed = await readPage(as(technician), await form.submit('Enviar cotización'), toTechnician)
  expect([closed.status, closed.alerts]).toEqual([
    409,
    ['Esta visita se canceló o fue hace más de 30 días: no se puede cotizar.'],
  ])
  expect(await stored(key)).toMatchObject([{ answer: null }])
})
