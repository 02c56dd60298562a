// D62, D64 without JavaScript: an instant booking, a longer visit, blocked hours.
import { expect, test } from 'vitest'
import { bogotaDate, HOUR_MS } from '#platform/domain/time.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'
import { openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows } = program.database
const [client] = (await signedInPeople(program.database.pool, 1)) as [SignedInPerson]
const [technician, colleague] = (await signedInTechnicians(program.database.pool, 2)) as [
  SignedInPerson,
  SignedInPerson,
]
const ALL_DAY = [{ inicio: '00:00', fin: '24:00' }]
const days = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom']
await rows(
  `update technicians set horarios = $2, publicado = true, especialidades = '{Plomería}' where uid = any($1)`,
  [[technician.uid, colleague.uid], JSON.stringify(Object.fromEntries(days.map(day => [day, ALL_DAY])))],
)
const DAY = bogotaDate(new Date(Date.now() + 48 * HOUR_MS))
const HOURS = `/agenda/horas?dia=${DAY}`
const BOOK = `/agendar/${technician.uid}?date=${DAY}`

test('the switch is off at first, saved without script, and seen by guests at once', async () => {
  const visitor = program.visitor(technician)
  const [row] = await rows<{ slug: string }>('select slug from technicians where uid = $1', [technician.uid])
  const path = technicianPath(row?.slug ?? '')
  expect((await openPage(program.visitor(), path)).text).not.toContain('Confirma al instante')
  for (const isOn of [true, false]) {
    const editor = await openPage(visitor, '/mi-perfil')
    const sent = await editor.submit('Guardar', { confirmaAlInstante: isOn ? 'on' : [] })
    expect(sent.status).toBe(302)
    // Saving an incomplete profile hides it.
    await rows('update technicians set publicado = true where uid = $1', [technician.uid])
    await expect
      .poll(async () => (await openPage(program.visitor(), path)).text.includes('Confirma al instante'))
      .toBe(isOn)
  }
})

test('a request of an instant technician is confirmed, and the pages say so before and after', async () => {
  await rows('update technicians set "confirmaAlInstante" = true where uid = $1', [technician.uid])
  const [row] = await rows<{ slug: string }>('select slug from technicians where uid = $1', [technician.uid])
  // A cached page is gone when the program has heard of the change.
  const profileText = async () => (await openPage(program.visitor(), technicianPath(row?.slug ?? ''))).text
  await expect.poll(profileText).toContain('Confirma al instante')
  expect(await profileText()).toContain('Queda confirmada al reservar. No pagas nada hoy.')
  const visitor = program.visitor(client)
  const form = await openPage(visitor, BOOK)
  expect(form.text).toContain('Queda confirmada al reservar. No pagas nada hoy.')
  const sent = await form.submit('Confirmar reserva', { date: DAY, hour: '10', address: 'Cra. 8 # 24-31' })
  const list = await redirectedPage(visitor, sent)
  expect(list.text).toContain('Visita confirmada ✅')
  expect(list.text).toContain('Confirmada')
  const [booking] = await rows('select status from reservas where "technicianId" = $1', [technician.uid])
  expect(booking).toEqual({ status: 'confirmada' })
  const found = await openPage(program.visitor(), '/tecnicos?instante=1')
  expect(found.text).toContain(technician.name)
  expect(found.text).not.toContain(colleague.name)
  expect(found.link(/Quitar.*Confirma al instante|Confirma al instante/)).toBe('/tecnicos')
})

test('a visit takes more time, and another visit is in the way', { tags: ['attack'] }, async () => {
  const [visit] = await rows<{ key: string }>('select key from reservas where "technicianId" = $1', [
    technician.uid,
  ])
  const path = `/agenda/${visit?.key}`
  const visitor = program.visitor(technician)
  const page = await openPage(visitor, path)
  expect(page.text).toContain('Toma más tiempo')
  const longer = await redirectedPage(visitor, await page.submit(/12:00/))
  expect(longer.text).toContain('hasta 12:00')
  expect((await openPage(program.visitor(client), BOOK)).text).toContain('11:00 a 12:00 · Ocupado')
  const post = (horas: string, who: SignedInPerson) =>
    program.visitor(who).post(path, { act: 'mas-tiempo', horas }, {})
  for (const horas of ['-1', '4', '<script>', '']) {
    const refused = await readPage(visitor, await post(horas, technician), path)
    expect([horas, refused.status]).toEqual([horas, 400])
    expect(refused.text).toContain('Escoge de 0 a 3 horas más.')
  }
  expect((await post('1', colleague)).status).toBe(404)
  expect((await post('1', client)).status).not.toBe(200)
  expect(await rows('select "horasExtra" from reservas where key = $1', [visit?.key])).toEqual([
    { horasExtra: 1 },
  ])
  await longer.submit(/11:00/)
  expect((await openPage(visitor, path)).text).not.toContain('hasta 12:00')

  // Nor over an hour that is blocked: it is not offered.
  const block = (hours: string) =>
    rows(`update technicians set "horasBloqueadas" = ${hours} where uid = $1`, [technician.uid])
  await block(
    `array[(select "scheduledAt" + interval '2 hours' from reservas where "technicianId" = technicians.uid)]`,
  )
  const narrow = await openPage(visitor, path)
  expect(narrow.text).toContain('A las 12:00 bloqueaste tu agenda.')
  const offered = narrow.document.querySelectorAll('button[name="horas"]:not([disabled])')
  expect(offered.map(button => button.getAttribute('value'))).toEqual(['0', '1'])
  await block(`'{}'`)
})

test('hours are blocked in two taps, seen in the agenda, and freed as easily', async () => {
  const visitor = program.visitor(technician)
  expect((await openPage(visitor, '/agenda')).link('Bloquear horas')).toBe('/agenda/horas')
  const page = await openPage(visitor, '/agenda/horas')
  const day = page.document.querySelector(`a[href="${HOURS}"]`)
  expect(day).not.toBeNull()
  await (await openPage(visitor, HOURS)).submit(/^14:00/)
  const blocked = await redirectedPage(visitor, await (await openPage(visitor, HOURS)).submit(/^15:00/))
  expect(blocked.text).toContain('15:00Bloqueada')
  expect(blocked.text).toContain('10:00Visita')
  const form = await openPage(program.visitor(client), BOOK)
  for (const hour of ['14:00 a 15:00', '15:00 a 16:00']) expect(form.text).toContain(`${hour} · No atiende`)
  expect((await openPage(program.visitor(), `/tecnicos?instante=1&fecha=${DAY}&hora=14`)).text).not.toContain(
    technician.name,
  )
  const sent = await form.submit('Confirmar reserva', { date: DAY, hour: '14', address: 'Cra. 8 # 24-31' })
  expect((await readPage(visitor, sent, BOOK)).text).toContain(
    'El técnico no atiende a esa hora. Elige otra.',
  )
  const agenda = await openPage(visitor, '/agenda')
  expect(agenda.text).toContain('Bloqueadohasta las 16:00')
  const freed = await redirectedPage(visitor, await agenda.submit(/^Liberar/))
  expect(freed.text).not.toContain('Bloqueado')
})

test('an hour with a visit cannot be blocked', async () => {
  const visitor = program.visitor(technician)
  const answer = await visitor.post('/agenda/horas', { dia: DAY, bloquear: '09 10' }, {})
  const page = await readPage(visitor, answer, HOURS)
  expect([page.status, page.alerts]).toEqual([409, ['Ese horario ya está reservado.']])
  expect((await visitor.post('/agenda/horas', { dia: 'x', bloquear: '99' }, {})).status).toBe(400)
})
