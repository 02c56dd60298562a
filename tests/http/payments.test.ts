// What is said of the payment of a receipt without JavaScript, by each side: first, again, of others, after it was paid, too often.
import { expect, test } from 'vitest'
import { openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { type SignedInPerson, signedInPeople } from '#tests/support/people/signed-in.ts'
import { storeYesterdaysVisit, visitPeople } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows } = program.database
const { client, stranger, colleague, admin } = await visitPeople(program.database)
const ATTACK = { tags: ['attack'] }
const WEEK = '/agenda/semana'
const DETAILS = '/agenda/semana/datos-de-pago'

async function storeOwed(hecho = 'Destapé el sifón', who = client) {
  const visit = await storeYesterdaysVisit(program.database, who)
  const [receipt] = await rows<{ id: string }>(
    `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
     values ($1, now(), '[{"concepto": "Obra", "cantidad": 1, "precio": 120000}]', 120000, $2, 'aun_no', current_date + 30)
     returning id`,
    [visit.key, hecho],
  )
  return { ...visit, id: Number(receipt?.id) }
}

const post = async (who: SignedInPerson, path: string, fields: Record<string, string>) => {
  const answer = await program.visitor(who).post(path, fields)
  return [answer.status, (await readPage(program.visitor(who), answer, path)).alerts.join()] as const
}
const noteOf = async (id: number) =>
  (await rows('select pago, "saidPaidAt", "deniedAt" from receipt_payments where "receiptId" = $1', [id]))[0]
const remindersOf = async (id: number) =>
  (await rows('select id from payment_reminders where "receiptId" = $1', [id])).length
/** As if so many days had passed since the last one. */
const waitDays = (id: number, days: number) =>
  rows(`update payment_reminders set at = at - make_interval(days => $2) where "receiptId" = $1`, [id, days])

test('recordar-pago: once, again after three days, three times at most, and undone', async () => {
  const { technician, id } = await storeOwed()
  const his = program.visitor(technician)
  const remind = () => post(technician, WEEK, { act: 'recordar-pago', comprobante: String(id) })
  const asked = await redirectedPage(his, await (await openPage(his, WEEK)).submit(/^Recordar el pago/, {}))
  expect(asked.text).toContain('Le escribimos a Persona')
  expect(await remindersOf(id)).toBe(1)
  await redirectedPage(his, await asked.submit('Deshacer'))
  expect(await remindersOf(id)).toBe(0)

  expect(await remind()).toEqual([302, ''])
  expect(await remind()).toEqual([409, 'Ya se lo recordaste. Se puede cada tres días.'])
  await waitDays(id, 2)
  expect((await remind())[0]).toBe(409)
  for (const count of [2, 3]) {
    await waitDays(id, 3)
    expect(await remind()).toEqual([302, ''])
    expect(await remindersOf(id)).toBe(count)
  }
  await waitDays(id, 30)
  expect(await remind()).toEqual([409, 'Ya se lo recordaste 3 veces.'])
  expect((await openPage(his, WEEK)).text).toContain('Recordado 3 veces')
})

test('ya-me-pago: asks how, is noted once, both read it, and it is undone', async () => {
  const { technician, id, ofClient } = await storeOwed()
  const his = program.visitor(technician)
  const pay = (pago: string) => post(technician, WEEK, { act: 'ya-me-pago', comprobante: String(id), pago })
  for (const pago of ['', 'cheque', 'aun_no']) expect(await pay(pago)).toEqual([400, 'Elige cómo te pagó.'])
  expect(await noteOf(id)).toBeUndefined()
  const paid = await redirectedPage(his, await (await openPage(his, WEEK)).submit('Daviplata'))
  expect(paid.text).toContain('te pagó $ 120.000')
  expect(paid.text).not.toContain('Te deben')
  expect((await openPage(program.visitor(client), ofClient)).text).toContain('Pagado con Daviplata')
  expect(await pay('nequi')).toEqual([409, 'Ese pago ya cambió. Así está ahora.'])
  expect(await post(technician, WEEK, { act: 'recordar-pago', comprobante: String(id) })).toEqual([
    409,
    'Ese pago ya cambió. Así está ahora.',
  ])
  await paid.submit('Deshacer')
  expect(await noteOf(id)).toMatchObject({ pago: null })
})

test('Ya pagué: said once or twice, contradicted, said again, and then noted', async () => {
  const { technician, id, ofClient } = await storeOwed()
  const [his, hers] = [program.visitor(technician), program.visitor(client)]
  const visit = await openPage(hers, ofClient)
  const said = await redirectedPage(hers, await visit.submit('Ya pagué'))
  expect(said.text).toContain('que ya pagaste.')
  const note = await noteOf(id)
  expect((await visit.submit('Ya pagué')).status).toBe(302)
  expect(await noteOf(id)).toEqual(note)
  expect(await post(technician, WEEK, { act: 'recordar-pago', comprobante: String(id) })).toEqual([
    409,
    'Ese pago ya cambió. Así está ahora.',
  ])

  const week = await openPage(his, WEEK)
  expect(week.text).toContain('dice que ya pagó')
  expect((await week.submit(/^No la he recibido/)).status).toBe(302)
  expect((await post(technician, WEEK, { act: 'no-recibida', comprobante: String(id) }))[0]).toBe(409)
  const denied = await openPage(hers, ofClient)
  expect(denied.text).toContain('dice que no lo ha recibido.')
  expect((await denied.submit('Ya pagué')).status).toBe(302)

  expect((await (await openPage(his, WEEK)).submit('Nequi')).status).toBe(302)
  expect(await post(client, ofClient, { act: 'ya-pague', comprobante: String(id) })).toEqual([
    409,
    'Ese pago ya cambió. Así está ahora.',
  ])
  expect(await noteOf(id)).toMatchObject({ pago: 'nequi' })
})

test('what is owed is said in the lists of both sides, until it is paid', async () => {
  const [who] = (await signedInPeople(program.database.pool, 1)) as [SignedInPerson]
  const { technician, id, ofClient } = await storeOwed('Destapé el sifón', who)
  const [his, hers] = [program.visitor(technician), program.visitor(who)]
  const said = async () => {
    const texts = [(await openPage(hers, '/mis-reservas')).text, (await openPage(his, '/agenda')).text]
    return texts.map(text => /Por pagar|Dijiste que ya pagaste|Dice que ya pagó/.exec(text)?.[0] ?? null)
  }
  expect(await said()).toEqual(['Por pagar', 'Por pagar'])
  expect((await openPage(hers, '/mis-tecnicos')).text).toContain('Por pagar: $ 120.000')
  await (await openPage(hers, ofClient)).submit('Ya pagué')
  expect(await said()).toEqual(['Dijiste que ya pagaste', 'Dice que ya pagó'])
  expect((await openPage(hers, '/mis-tecnicos')).text).toContain('Dijiste que ya pagaste')
  await post(technician, WEEK, { act: 'ya-me-pago', comprobante: String(id), pago: 'nequi' })
  expect(await said()).toEqual([null, null])
  expect((await openPage(hers, '/mis-tecnicos')).text).toContain('Pagaste $ 120.000')
})

test('attack: the payment of others, and receipts that are none', ATTACK, async () => {
  const { technician, id, ofClient } = await storeOwed()
  const other = await storeOwed()
  const acts = ['recordar-pago', 'no-recordar', 'ya-me-pago', 'no-me-pago', 'no-recibida']
  const missing = [404, 'Ese comprobante ya no es el que vale. Revisa el nuevo.']
  for (const act of acts) {
    expect(await post(colleague, WEEK, { act, comprobante: String(id), pago: 'nequi' })).toEqual(missing)
    for (const comprobante of ['', 'x', '-1', '1e3', '9'.repeat(12), '9'.repeat(40), String(id + 1_000_000)])
      expect(await post(technician, WEEK, { act, comprobante, pago: 'nequi' })).toEqual(missing)
  }
  for (const who of [stranger, technician, admin])
    expect((await post(who, ofClient, { act: 'ya-pague', comprobante: String(id) }))[0]).toBe(404)
  // The own visit with the receipt of another.
  expect((await post(client, ofClient, { act: 'ya-pague', comprobante: 'x' }))[0]).toBe(404)
  expect((await post(technician, WEEK, { act: 'borrar', comprobante: String(id) }))[0]).toBe(400)
  for (const each of [id, other.id])
    expect([await noteOf(each), await remindersOf(each)]).toEqual([undefined, 0])
})

test('payment details: refused beside their field, kept as typed, and emptied', async () => {
  const { technician } = await storeOwed()
  const his = program.visitor(technician)
  const form = await openPage(his, DETAILS)
  const refused = await readPage(
    his,
    await form.submit('Guardar', { nequi: '300 <b>', titular: 'Carlos' }),
    DETAILS,
  )
  expect(refused.status).toBe(400)
  expect(refused.descriptionOf('nequi')).toBe('Escribe el celular: diez números que empiezan por 3.')
  expect([refused.valueOf('nequi'), refused.valueOf('titular')]).toEqual(['300 <b>', 'Carlos'])
  const nothing = await readPage(his, await form.submit('Guardar', { mostrar: '1' }), DETAILS)
  expect(nothing.descriptionOf('mostrar')).toBe('Para mostrarlos, escribe Nequi, Daviplata o una cuenta.')
  expect(nothing.valueOf('mostrar')).toBe('1')
  expect((await program.visitor(technician).post(DETAILS, { nequi: '3001234567' })).status).toBe(400)

  const saved = await redirectedPage(his, await form.submit('Guardar', { nequi: '+57 300-123 4567' }))
  expect(saved.statuses.join()).toContain('Datos de pago guardados')
  expect(saved.text).toContain('Nequi: guardados, sin mostrar')
  const again = await openPage(his, DETAILS)
  expect(again.valueOf('nequi')).toBe('300 123 4567')
  await again.submit('Guardar', { nequi: '' })
  expect(await rows('select from payment_details where "technicianId" = $1', [technician.uid])).toEqual([])
})

test('attack: payment details are told to who owes a receipt, and to nobody else', ATTACK, async () => {
  const { technician, id, ofClient, ofTechnician } = await storeOwed()
  const form = {
    act: 'guardar-datos-de-pago',
    nequi: '3001239876',
    banco: 'Bancolombia',
    cuenta: '778899001',
  }
  const save = (changes: Record<string, string>) =>
    program.visitor(technician).post(DETAILS, { ...form, titular: 'Nubia Zapata', ...changes })
  const secret = /300 ?123 ?9876|778899001|Nubia Zapata/
  const read = async (who: SignedInPerson, path: string) => (await program.visitor(who).get(path)).text()

  expect((await save({})).status).toBe(302)
  for (const path of [ofClient, `${ofClient}/comprobante`])
    expect(await read(client, path)).not.toMatch(secret)
  expect((await save({ mostrar: '1' })).status).toBe(302)
  for (const path of [ofClient, `${ofClient}.data`, `${ofClient}/comprobante`])
    expect(await read(client, path)).toMatch(secret)
  expect(await read(technician, `${ofTechnician}/comprobante`)).toMatch(secret)
  for (const who of [stranger, colleague, admin])
    for (const path of [ofClient, ofTechnician, `${ofClient}/comprobante`, DETAILS, WEEK])
      expect(await read(who, path)).not.toMatch(secret)
  for (const path of [
    `/tecnicos/${technician.uid}`,
    '/tecnicos',
    `/agendar/${technician.uid}`,
    '/mis-reservas',
  ])
    expect(await read(client, path)).not.toMatch(secret)

  await program.visitor(technician).post(WEEK, { act: 'ya-me-pago', comprobante: String(id), pago: 'nequi' })
  for (const path of [ofClient, `${ofClient}.data`, `${ofClient}/comprobante`])
    expect(await read(client, path)).not.toMatch(secret)
})

test('attack: whatever people typed is text in the file for the accountant', ATTACK, async () => {
  const typed = ['=1+1', '+57', '-2', '@SUM(A1)', '\t=1', '＝1', '|calc', '%0A=1', ' =1', '";=1;"']
  for (const [index, text] of typed.entries()) {
    const { technician, key } = await storeOwed(text)
    await rows('update reservas set "clientName" = $2 where key = $1', [key, text])
    const lines = (await read(technician)).split('\r\n')
    expect(lines).toHaveLength(3)
    const cells = cellsOf(lines[1] ?? '')
    expect(cells).toHaveLength(6)
    for (const cell of [cells[2], cells[3]]) {
      expect(cell, typed[index]).toContain(text.trim())
      expect(cell, typed[index]).not.toMatch(/^\s*[=+\-@＝＋－＠|%]/)
    }
  }
  async function read(who: SignedInPerson) {
    return (await program.visitor(who).get(`${WEEK}.csv`)).text()
  }
})

/** As a spreadsheet reads them. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
