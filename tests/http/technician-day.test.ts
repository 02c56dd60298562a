// The day of a visit as its technician sees it, without JavaScript, with the clock moved: on the way, late, there, not done.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/domain/time.ts'
import { openPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { MONDAY_AT_15_INSTANT } from '#tests/support/people/bookings.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { visitPeople, visitsOf } from '#tests/support/people/visit-people.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { testProgram } from '#tests/support/program/test-program.ts'

const clock = join(await temporaryFolder(), 'clock')
await writeFile(clock, '0')
const program = await testProgram({ CLOCK_FILE: clock })
const { database } = program
const { stranger, colleague, admin } = await visitPeople(database)

/** So many minutes after the start of the visit. */
const setClock = (minutes: number) =>
  writeFile(clock, String(MONDAY_AT_15_INSTANT.getTime() + minutes * MINUTE_MS - Date.now()))

/** Confirmed, on that Monday at 15:00. */
async function newVisit() {
  const [technician] = (await signedInTechnicians(database.pool, 1)) as [SignedInPerson]
  const [client] = (await signedInPeople(database.pool, 1)) as [SignedInPerson]
  const key = await visitsOf(database, { client, technician })('confirmada', 0)
  return {
    client,
    technician,
    key,
    his: program.visitor(technician),
    hers: program.visitor(client),
    ofClient: `/mis-reservas/${key}`,
    ofTechnician: `/agenda/${key}`,
  }
}

const statusOf = async (key: number) => {
  const [row] = await database.rows<{ status: string; reason: string | null }>(
    'select status, "cancelReason" as reason from reservas where key = $1',
    [key],
  )
  return row
}

test('on the way with an hour, told anew and taken back; then there, and finished', async () => {
  const { his, key, ofTechnician } = await newVisit()
  await setClock(-35)
  const before = await openPage(his, ofTechnician)
  expect(before.text).toContain('Voy en camino, llego hacia las…')
  const onWay = await redirectedPage(his, await before.submit(/^14:35/))
  expect(onWay.text).toContain('Llegas hacia las 14:35')
  expect(onWay.text).toContain('Saliste 14:25 · 10 min')
  const anew = await redirectedPage(his, await onWay.submit(/^14:45/))
  expect(anew.text).toContain('Llegas hacia las 14:45')
  const undone = await redirectedPage(his, await anew.submit('Deshacer'))
  expect(undone.text).not.toContain('Saliste')
  const again = await redirectedPage(his, await undone.submit(/^15:05/))
  expect((await openPage(his, '/agenda')).text).toContain('Llegas hacia las 15:05')
  await setClock(2)
  const there = await redirectedPage(his, await again.submit(/^Llegué/))
  expect(there.text).toContain('En curso · llegaste 15:02')
  expect(there.text).not.toContain('Voy en camino')
  expect(there.hasButton('Terminé')).toBe(true)
  // More time beside it, before what is folded, and nowhere else.
  expect(there.text.split('Toma más tiempo')).toHaveLength(2)
  expect(there.text).toMatch(/Terminé\s*Toma más tiempo[\s\S]*Cotización/)
  const agenda = await openPage(his, '/agenda')
  expect(agenda.text).toContain('Llegaste 15:02')
  expect(agenda.link(/^Terminé/)).toBe(`${ofTechnician}#terminar`)
  await setClock(52)
  const done = await redirectedPage(
    his,
    await there.submit(/^Terminar y enviar/, {
      precio: '60000',
      concepto: 'Visita',
      hecho: 'Nada',
      pago: 'aun_no',
    }),
  )
  expect(done.text).toContain('ya tiene el comprobante')
  expect(done.text).toContain('Terminaste a las 15:52.')
  expect(done.text).toContain('a 15:52')
  expect(done.text).toContain('Por pagar')
  expect(done.text).not.toContain('Toma más tiempo')
  expect(await statusOf(key)).toEqual({ status: 'completada', reason: null })
})

test('late: the first card of the agenda, the links of the message, and the client who waits', async () => {
  const { client, his, hers, ofClient, ofTechnician, key } = await newVisit()
  await setClock(9)
  expect((await openPage(his, '/agenda')).text).not.toContain('Voy tarde')
  await setClock(10)
  expect((await openPage(his, '/agenda')).text).toContain('Voy tarde: llego a las…')
  await setClock(31)
  await (await openPage(hers, ofClient)).submit('No ha llegado')
  const agenda = (await openPage(his, '/agenda')).text
  expect(agenda).toContain('dice que no has llegado')
  expect(agenda.indexOf('dice que no has llegado')).toBeLessThan(agenda.indexOf('Historial de Servicios'))
  await setClock(35)
  // A link of the message changes nothing by itself.
  const linked = await openPage(his, `${ofTechnician}?minutos=40`)
  expect(linked.text).toContain('dice que no has llegado')
  const told = await redirectedPage(his, await linked.submit(/^16:15/))
  expect(told.text).toContain('Dijiste: llego a las 16:15')
  expect(told.text).toContain('Le dijimos a las 15:35.')
  await program.visitor(client).post(ofClient, { act: 'esperar' })
  expect((await openPage(his, '/agenda')).text).toContain('te espera.')
  await program.visitor(client).post(ofClient, { act: 'buscar' })
  expect((await openPage(his, '/agenda')).text).toContain('busca a otra persona.')
  // Past its hour it stays open and first.
  await setClock(70)
  expect((await openPage(his, '/agenda')).text).toContain('Dijiste: llego a las 16:15')
  expect((await openPage(his, ofTechnician)).hasButton('Ya llegué')).toBe(true)
  expect(await statusOf(key)).toEqual({ status: 'confirmada', reason: null })
})

test('more than an hour late there is nothing to tell but a message', async () => {
  const { his, ofTechnician, key } = await newVisit()
  await database.rows('update reservas set "horasExtra" = 2 where key = $1', [key])
  await setClock(61)
  const page = await openPage(his, ofTechnician)
  expect(page.text).toContain('Escríbele')
  expect(page.text).not.toContain('Voy tarde')
})

test('not done: said on both, other hours are offered and booked at once, or it is contradicted', async () => {
  const { his, hers, technician, key, ofClient, ofTechnician } = await newVisit()
  await setClock(30)
  await (await openPage(hers, ofClient)).submit('No ha llegado')
  await setClock(65)
  // The clock of each minute.
  await database.rows(`select graphile_worker.add_job('settle-bookings')`)
  await expect.poll(() => statusOf(key)).toEqual({ status: 'cancelada', reason: 'no_llego' })
  expect((await openPage(his, '/agenda')).text).toContain('No se hizo: no llegaste')
  const page = await openPage(his, ofTechnician)
  expect(page.text).toContain('Queda como no cumplida y no suma a tus completadas.')
  expect(page.text).toContain('Puedes decir «Sí llegué» hasta el miércoles 18 a las 15:30.')
  expect((await page.submit('Ofrecerle estas horas')).status).toBe(400)
  const offered = await page.submit('Ofrecerle estas horas', { offered: ['2026-11-17T09'] })
  expect(offered.headers.get('location')).toBe(ofTechnician)
  const [row] = await database.rows<{ hours: Date[] }>(
    'select "offeredHours" as hours from reservas where key = $1',
    [key],
  )
  expect(row?.hours).toEqual([new Date('2026-11-17T14:00:00Z')])
  expect((await openPage(hers, '/mis-reservas')).text).toContain('09:00')
  const contested = await redirectedPage(his, await (await openPage(his, ofTechnician)).submit('Sí llegué'))
  expect(contested.text).toContain('Lo mira una persona de TecniYa')
  expect(await statusOf(key)).toEqual({ status: 'completada', reason: null })
  const late = await program
    .visitor(technician)
    .post(ofTechnician, { act: 'ofrecer', offered: '2026-11-17T09' })
  expect(late.status).toBe(409)
})

test('attack: the acts of the day are of their technician alone, and odd minutes tell nothing', {
  tags: ['attack'],
}, async () => {
  const { client, technician, key, ofClient, ofTechnician } = await newVisit()
  await setClock(30)
  const post = async (path: string, fields: Record<string, string>, who?: SignedInPerson) =>
    (await program.visitor(who).post(path, fields)).status
  for (const act of ['en-camino', 'tarde', 'ofrecer', 'mas-tiempo']) {
    const fields = { act, minutos: '10', offered: '2026-11-17T09', horas: '1', inPlace: '1' }
    for (const who of [colleague, stranger, admin, client])
      expect([act, await post(ofTechnician, fields, who)]).not.toEqual([act, 200])
    expect([act, await post(ofClient, fields, client)]).toEqual([act, 400])
    expect([act, await post(ofTechnician, fields)]).toEqual([act, 302])
  }
  for (const minutos of ['', '0', '-10', '15', '10.5', '1e1x', 'NaN', '99999999999', '<script>'])
    expect([minutos, await post(ofTechnician, { act: 'tarde', minutos }, technician)]).toEqual([minutos, 400])
  // Not cancelled as missed: there is nothing to offer for it.
  expect(await post(ofTechnician, { act: 'ofrecer', offered: '2026-11-17T09' }, technician)).toBe(409)
  const said = await database.rows('select from visit_progress where "reservaKey" = $1', [key])
  expect(said).toEqual([])
  const [row] = await database.rows<{ hours: Date[]; longer: number }>(
    'select "offeredHours" as hours, "horasExtra" as longer from reservas where key = $1',
    [key],
  )
  expect(row).toEqual({ hours: [], longer: 0 })
  // In place: no page is loaded.
  const answer = await program
    .visitor(technician)
    .post(ofTechnician, { act: 'tarde', minutos: '10', inPlace: '1' })
  expect(answer.headers.get('location')).toBeNull()
})
