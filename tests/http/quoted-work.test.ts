// D66 without JavaScript: agreed work is booked with its quote, once, by whoever agreed to it.
import { expect, test } from 'vitest'
import { addDays, bogotaDate, DAY_MS } from '#platform/domain/time.ts'
import { openPage, readPage } from '#tests/support/browser/html-page.ts'
import { MONDAY } from '#tests/support/people/bookings.ts'
import { type SignedInPerson, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { visitPeople, visitsOf } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { database } = program
const { client, stranger, colleague } = await visitPeople(database)
const as = (person: SignedInPerson) => program.visitor(person)
const TODAY = bogotaDate(new Date())
/** Days from that Monday on which test bookings stand. */
const FROM_MONDAY = (Date.parse(TODAY) - Date.parse(MONDAY)) / DAY_MS

/** A visit of three days ago with a quote sent and agreed since. */
async function agreedWork(agreedDaysAgo = 0) {
  const [technician] = (await signedInTechnicians(database.pool, 1)) as [SignedInPerson]
  const always = [{ inicio: '08:00', fin: '18:00' }]
  const week = Object.fromEntries(['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'].map(day => [day, always]))
  await database.rows('update technicians set horarios = $1 where uid = $2', [
    JSON.stringify(week),
    technician.uid,
  ])
  const key = await visitsOf(database, { client, technician })('completada', FROM_MONDAY - 3)
  await database.rows(`update reservas set address = 'Cra. 8 # 24-31, Cali' where key = $1`, [key])
  const form = await openPage(as(technician), `/agenda/${key}`)
  const line = { concepto: ['Mano de obra'], cantidad: ['1'], precio: ['157.000'] }
  await form.submit('Enviar cotización', line)
  await (await openPage(as(client), `/mis-reservas/${key}`)).submit('De acuerdo')
  const [quote] = await database.rows<{ id: number }>(
    `update visit_quotes set "answeredAt" = "answeredAt" - $2 * interval '1 day' where "reservaKey" = $1 returning id::int`,
    [key, agreedDaysAgo],
  )
  const id = quote?.id ?? 0
  return {
    technician,
    key,
    id,
    page: `/mis-reservas/${key}`,
    form: `/agendar/${technician.uid}?cotizacion=${id}`,
  }
}

const booked = (id: number) =>
  database.rows<{ key: number; status: string; precio: number; date: string }>(
    `select key::int, status, precio, date::text from reservas where "cotizacionId" = $1 order by key`,
    [id],
  )
const fieldsFor = (id: number, hour = '10') => ({
  cotizacion: String(id),
  date: addDays(TODAY, 1),
  hour,
  formKey: crypto.randomUUID(),
})

test('agreed work leads to a date on both pages, and is confirmed at once with its price', async () => {
  const { technician, key, id, page, form } = await agreedWork()
  const list = await openPage(as(client), '/mis-reservas')
  expect(list.link(/^Escoge cuándo arregla/)).toBe(`${page}#cotizacion`)
  const visit = await openPage(as(client), page)
  expect(visit.within('#cotizacion').text).toMatch(/^Acordaste \$ 157\.000 con .*Escoge cuándo lo hace/)
  expect(visit.text).not.toContain('¿Llegó')
  // Beside it, and nothing else to book.
  const beside = visit.within('main aside')
  expect(beside.text).toMatch(/¿Cómo te fue en la revisión\?.*Lo que pediste y dónde.*Garantía/)
  expect(visit.says('Reservar de nuevo')).toBe(false)
  const hours = [...visit.document.querySelectorAll(`#cotizacion a[href^="${form}&"]`)]
  expect(
    new Set(hours.map(link => new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('date')))
      .size,
  ).toBe(3)
  expect((await openPage(as(technician), `/agenda/${key}`)).within('#cotizacion').text).toContain(
    'escoja cuándo',
  )

  const open = await openPage(as(client), `${form}&date=${addDays(TODAY, 1)}&hour=10`)
  for (const text of ['Escoge cuándo', 'El trabajo', 'Mano de obra', 'Cra. 8 # 24-31', '$ 157.000'])
    expect(open.text).toContain(text)
  const sent = await open.submit('Confirmar reserva')
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/mis-reservas#reserva-enviada'])
  const [made] = await booked(id)
  expect(made).toMatchObject({ status: 'confirmada', precio: 157_000, date: addDays(TODAY, 1) })
  // The same form again is the same answer.
  expect((await open.submit('Confirmar reserva')).status).toBe(302)
  expect(await booked(id)).toHaveLength(1)

  const first = (await openPage(as(client), page)).within('#cotizacion')
  expect(first.text).toContain('lo hace mañana a las 10:00')
  expect(first.link('Ver esa visita')).toBe(`/mis-reservas/${made?.key}`)
  const second = await openPage(as(client), `/mis-reservas/${made?.key}`)
  expect(second.link('Con la cotización de hoy')).toBe(`${page}#cotizacion`)
  expect(second.within('[aria-label="Lo acordado"]').text).toContain('$ 157.000')
  const his = await openPage(as(technician), `/agenda/${made?.key}`)
  expect(his.link('Con la cotización de hoy')).toBe(`/agenda/${key}#cotizacion`)
})

test('attack: the quote of somebody else does not exist, and one that has its date or lapsed books nothing', {
  tags: ['attack'],
}, async () => {
  const { technician, id, form, page } = await agreedWork()
  const status = async (who: SignedInPerson, path: string) => (await as(who).get(path)).status
  const post = async (who: SignedInPerson, path: string, fields: Record<string, string>) =>
    (await as(who).post(path, fields)).status
  expect(await status(stranger, form)).toBe(404)
  expect(await post(stranger, form, fieldsFor(id))).toBe(404)
  expect(await status(client, `/agendar/${colleague.uid}?cotizacion=${id}`)).toBe(404)
  expect(await post(client, `/agendar/${colleague.uid}`, fieldsFor(id))).toBe(404)
  for (const wrong of ['999999999', '-1', '1e400', 'x', '', '0'])
    expect(await status(client, `/agendar/${technician.uid}?cotizacion=${wrong}`)).toBe(404)
  expect(await booked(id)).toEqual([])

  const late = { ...fieldsFor(id), date: addDays(TODAY, 40) }
  expect(await post(client, form, late)).toBe(409)
  expect(await post(client, form, fieldsFor(id))).toBe(302)
  const again = await readPage(as(client), await as(client).post(form, fieldsFor(id, '11')), form)
  expect(again.status).toBe(409)
  expect(again.text).toContain('Esa cotización ya tiene fecha.')
  expect(again.link('Volver a la visita')).toBe(`${page}#cotizacion`)
  expect(await booked(id)).toHaveLength(1)

  const old = await agreedWork(31)
  expect((await openPage(as(client), old.page)).within('#cotizacion').text).toMatch(
    /^La cotización venció ayer/,
  )
  expect(await status(client, old.form)).toBe(409)
  expect(await post(client, old.form, fieldsFor(old.id))).toBe(409)
  expect(await booked(old.id)).toEqual([])
})

test('an hour that was lost meanwhile is said, and others can be chosen', async () => {
  const { technician, id, form } = await agreedWork()
  const { rows } = database
  const other = await visitsOf(database, { client: stranger, technician })('confirmada', FROM_MONDAY + 1, 10)
  const lost = await openPage(as(client), `${form}&date=${addDays(TODAY, 1)}&hour=10`)
  expect(lost.text).toContain('Esa hora ya se ocupó.')
  const refused = await readPage(as(client), await as(client).post(form, fieldsFor(id)), form)
  expect([refused.status, refused.alerts]).toEqual([409, ['Esa hora ya se ocupó. Elige otra.']])
  await rows(`update technicians set disponible = false where uid = $1`, [technician.uid])
  const [first] = await rows<{ key: number }>(
    `select "reservaKey"::int as key from visit_quotes where id = $1`,
    [id],
  )
  const none = await openPage(as(client), `/mis-reservas/${first?.key}`)
  expect(none.within('#cotizacion').text).toMatch(/no tiene horas antes del .*\. ?Escríbele\./)
  expect(other).toBeGreaterThan(0)
})
