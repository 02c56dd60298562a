// Section 5, Booking; D12, D16.
import { expect, test } from 'vitest'
import { readFreeColleagues, readTechnician } from '#bookings/pages/availability.server.ts'
import { findLastArea } from '#bookings/persistence/bookings.server.ts'
import { acceptBooking, cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import {
  at,
  bookingsOf,
  details,
  emailsAbout,
  MONDAY,
  MONDAY_AT_15,
  newClient,
  newClients,
  newTechnician,
  requestNumber,
} from '#tests/support/people/bookings.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services

test('of a hundred concurrent requests for one hour, from two instances, one gets it', async () => {
  const luz = await newTechnician(database)
  const clients = await newClients(database, 100)
  const other = servicesOn(database)
  const outcomes = await Promise.all(
    clients.map((client, index) =>
      requestBooking(index % 2 ? services : other, client, {
        technicianId: luz.uid,
        ...MONDAY_AT_15,
        ...details(),
      }),
    ),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const codes = outcomes.flatMap(outcome => (outcome.ok ? [] : [outcome.code]))
  expect(new Set(codes)).toEqual(new Set(['slot-taken']))
  const [booking, ...more] = await bookingsOf(database, luz)
  expect([booking?.status, more]).toEqual(['solicitada', []])
  expect(await emailsAbout(database, booking?.key)).toEqual(['requested'])
})

test('a repeated submission is the same booking, concurrently or later, whatever happened since', async () => {
  const luz = await newTechnician(database)
  const client = await newClient(database)
  const form = { technicianId: luz.uid, ...MONDAY_AT_15, ...details() }
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => requestBooking(services, client, form)))
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  const [booking, ...more] = await bookingsOf(database, luz)
  expect(more).toEqual([])
  await cancelBooking(services, luz, booking?.key ?? 0)
  expect(await requestBooking(services, client, form)).toMatchObject({ ok: true })
  await database.rows('update technicians set publicado = false where uid = $1', [luz.uid])
  expect(await requestBooking(services, client, form)).toMatchObject({ ok: true })
  expect(await bookingsOf(database, luz)).toMatchObject([{ status: 'cancelada' }])
})

test('a cancelled hour can be booked by somebody else, and both bookings stay stored', async () => {
  const luz = await newTechnician(database)
  const [ana, beto] = await newClients(database, 2)
  if (!ana || !beto) throw new Error('no clients')
  const ask = (client: typeof ana) =>
    requestBooking(services, client, { technicianId: luz.uid, ...MONDAY_AT_15, ...details() })
  await ask(ana)
  expect(await ask(beto)).toEqual({ ok: false, code: 'slot-taken' })
  const [first] = await bookingsOf(database, luz)
  await acceptBooking(services, luz, first?.key ?? 0)
  await cancelBooking(services, luz, first?.key ?? 0)
  expect(await ask(beto)).toMatchObject({ ok: true })
  expect(await bookingsOf(database, luz)).toMatchObject([
    { clientId: ana.uid, status: 'cancelada', cancelReason: 'tecnico' },
    { clientId: beto.uid, status: 'solicitada', cancelReason: null },
  ])
})

test('a booking keeps the phone that the client had at that moment', async () => {
  const [luz, client] = [await newTechnician(database), await newClient(database)]
  const set = (telefono: string) =>
    database.rows('update users set telefono = $2 where uid = $1', [client.uid, telefono])
  await set('300 555 0199')
  await requestBooking(services, client, { technicianId: luz.uid, ...MONDAY_AT_15, ...details() })
  await set('')
  expect(
    await database.rows('select "clientPhone" from reservas where "technicianId" = $1', [luz.uid]),
  ).toEqual([{ clientPhone: '300 555 0199' }])
})

const REQUEST = { ...MONDAY_AT_15, ...details() }

test.each([
  ['for yesterday', at('2026-11-11', '15'), 'past-slot'],
  ['outside the working hours', at(MONDAY, '19'), 'closed-slot'],
  ['on a Sunday', at('2026-11-15', '15'), 'closed-slot'],
])('a request %s is refused', async (_, slot, code) => {
  const luz = await newTechnician(database)
  const client = await newClient(database)
  const request = { technicianId: luz.uid, ...REQUEST, ...slot }
  expect(await requestBooking(services, client, request)).toEqual({ ok: false, code })
  expect(await bookingsOf(database, luz)).toEqual([])
})

test('a hidden or unknown technician, and oneself, cannot be booked', async () => {
  const hidden = await newTechnician(database, { publicado: false })
  const luz = await newTechnician(database)
  const client = await newClient(database)
  const ask = (who: typeof client, technicianId: string) =>
    requestBooking(services, who, { technicianId, ...REQUEST })
  expect(await ask(client, hidden.uid)).toEqual({ ok: false, code: 'technician-unavailable' })
  expect(await ask(client, 'nadie')).toEqual({ ok: false, code: 'technician-unavailable' })
  expect(await ask(luz, luz.uid)).toEqual({ ok: false, code: 'own-booking' })
})

test('a technician who receives no work cannot be booked, despite the cache, and is not offered (D44)', async () => {
  const [luz, other] = [await newTechnician(database), await newTechnician(database)]
  const [ana, beto] = await newClients(database, 2)
  if (!ana || !beto) throw new Error('no clients')
  const ask = (client: typeof ana, hour: string) =>
    requestBooking(services, client, { technicianId: luz.uid, ...at(MONDAY, hour), ...details() })
  const receive = (disponible: boolean) =>
    database.rows('update technicians set disponible = $2 where uid = $1', [luz.uid, disponible])
  const colleaguesOfOther = async () => {
    const technician = await readTechnician(services, other.uid)
    if (!technician || technician === 'unread') throw new Error('no technician to book')
    const work = { clientId: ana.uid, trade: 'Plomería' }
    const colleagues = await readFreeColleagues(services, technician, work, at(MONDAY, '12').slot)
    return colleagues.map(({ uid }) => uid)
  }
  // Only these two, so that the limit leaves nobody out.
  await database.rows('update technicians set publicado = uid = any($1)', [[luz.uid, other.uid]])
  expect(await ask(ana, '10')).toMatchObject({ ok: true })
  expect(await colleaguesOfOther()).toEqual([luz.uid])
  await receive(false)
  expect(await ask(beto, '11')).toEqual({ ok: false, code: 'technician-not-receiving' })
  expect(await colleaguesOfOther()).toEqual([])
  expect(await bookingsOf(database, luz)).toMatchObject([{ clientId: ana.uid, status: 'solicitada' }])
  await receive(true)
  expect(await ask(beto, '11')).toMatchObject({ ok: true })
})

test('a request that waits while the technician stops receiving work is refused', async () => {
  const luz = await newTechnician(database)
  const client = await newClient(database)
  const editor = await database.pool.connect()
  await editor.query('begin')
  await editor.query('update technicians set disponible = false where uid = $1', [luz.uid])
  const waiting = requestBooking(services, client, { technicianId: luz.uid, ...REQUEST })
  await expect
    .poll(() =>
      database.rows(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      ),
    )
    .toHaveLength(1)
  await editor.query('commit')
  editor.release()
  expect(await waiting).toEqual({ ok: false, code: 'technician-not-receiving' })
  expect(await bookingsOf(database, luz)).toEqual([])
})

test('an hour can be booked until sixty seconds after its start', async () => {
  const start = new Date('2026-11-16T20:00:00Z').getTime()
  const luz = await newTechnician(database)
  const [ana, beto] = await newClients(database, 2)
  if (!ana || !beto) throw new Error('no clients')
  const servicesAfter = (ms: number) => servicesOn(database, new Date(start + ms))
  const request = () => ({ technicianId: luz.uid, ...MONDAY_AT_15, ...details() })
  expect(await requestBooking(servicesAfter(60_001), ana, request())).toEqual({
    ok: false,
    code: 'past-slot',
  })
  expect(await requestBooking(servicesAfter(60_000), beto, request())).toMatchObject({ ok: true })
})

test('a changed schedule applies to the next request, despite the cache', async () => {
  const luz = await newTechnician(database)
  const [ana, beto] = await newClients(database, 2)
  if (!ana || !beto) throw new Error('no clients')
  const ask = (client: typeof ana, hour: string) =>
    requestBooking(services, client, { technicianId: luz.uid, ...at(MONDAY, hour), ...details() })
  const work = (inicio: string, fin: string) =>
    database.rows(`update technicians set horarios = jsonb_build_object('lun', $2::jsonb) where uid = $1`, [
      luz.uid,
      JSON.stringify([{ inicio, fin }]),
    ])
  expect(await ask(ana, '10')).toMatchObject({ ok: true })
  await work('14:00', '20:00')
  expect(await ask(beto, '11')).toEqual({ ok: false, code: 'closed-slot' })
  expect(await ask(beto, '19')).toMatchObject({ ok: true })
  await work('08:00', '12:00')
  expect(await ask(ana, '11')).toMatchObject({ ok: true })
  await database.rows('update technicians set publicado = false where uid = $1', [luz.uid])
  expect(await ask(ana, '09')).toEqual({ ok: false, code: 'technician-unavailable' })
  expect(await bookingsOf(database, luz)).toHaveLength(3)
})

test('a form that was sent, changed and sent again does not lose the change', async () => {
  const luz = await newTechnician(database)
  const client = await newClient(database)
  const sent = { technicianId: luz.uid, ...MONDAY_AT_15, ...details() }
  const changed = { ...sent, address: 'Cra. 8 # 24-31, apto 502' }
  expect(await requestBooking(services, client, sent)).toMatchObject({ ok: true })
  expect(await requestBooking(services, client, changed)).toEqual({ ok: false, code: 'already-requested' })
  const [booking] = await bookingsOf(database, luz)
  await cancelBooking(services, luz, booking?.key ?? 0)
  expect(await requestBooking(services, client, sent)).toMatchObject({ ok: true })
  expect(await requestBooking(services, client, changed)).toMatchObject({ ok: true })
  expect(
    await database.rows(`select address, status from reservas where "clientId" = $1 order by key`, [
      client.uid,
    ]),
  ).toEqual([
    { address: sent.address, status: 'cancelada' },
    { address: changed.address, status: 'solicitada' },
  ])
})

test('the service of the form is stored with its price; a price of 0 is none', async () => {
  const luz = await newTechnician(database)
  const client = await newClient(database)
  const service = { codigo: '', descripcion: '', tarifa: '' }
  await database.rows('update technicians set servicios = $2 where uid = $1', [
    luz.uid,
    JSON.stringify([
      { ...service, nombre: 'Destape', precioSugerido: 65_000 },
      { ...service, nombre: 'Revisión', precioSugerido: 0 },
    ]),
  ])
  for (const [n, servicio] of ['Destape', 'Revisión', '', 'Otra cosa'].entries())
    expect(await requestBooking(services, client, requestNumber(n, luz.uid, { servicio }))).toMatchObject({
      ok: true,
    })
  expect(
    await database.rows(`select servicio, precio from reservas where "clientId" = $1 order by key`, [
      client.uid,
    ]),
  ).toEqual([
    { servicio: 'Destape', precio: 65_000 },
    { servicio: 'Revisión', precio: null },
    { servicio: '', precio: null },
    { servicio: '', precio: null },
  ])
})

test('a repeated submission after the hour has passed is answered as the first', async () => {
  const luz = await newTechnician(database)
  const client = await newClient(database)
  const form = { technicianId: luz.uid, ...MONDAY_AT_15, ...details() }
  expect(await requestBooking(services, client, form)).toMatchObject({ ok: true })
  const dayAfter = servicesOn(database, new Date('2026-11-17T20:00:00Z'))
  expect(await requestBooking(dayAfter, client, form)).toMatchObject({ ok: true })
  expect(await requestBooking(dayAfter, client, { ...form, ...details() })).toEqual({
    ok: false,
    code: 'past-slot',
  })
})

test('the trade is stored when it is booked, by the service, the search or the description, and never guessed', async () => {
  const luz = await newTechnician(database)
  await database.rows(
    `update technicians set especialidades = '{"Lavadoras / Secadoras",Neveras}', servicios = $2 where uid = $1`,
    [
      luz.uid,
      JSON.stringify([
        { nombre: 'Lavadora que no centrifuga', codigo: '', descripcion: '', tarifa: '', precioSugerido: 1 },
      ]),
    ],
  )
  const asked = [
    { servicio: 'Lavadora que no centrifuga', esp: 'neveras', description: '' },
    { servicio: 'Inventado', esp: 'neveras', description: 'Mi lavadora no prende' },
    { servicio: '', esp: 'magia', description: 'La nevera no enfría' },
    { servicio: '', esp: '', description: 'Timbre 302' },
  ]
  for (const [n, work] of asked.entries())
    await requestBooking(services, await newClient(database), requestNumber(n, luz.uid, work), { tradesIn })
  expect(
    await database.rows('select especialidad from reservas where "technicianId" = $1 order by key', [
      luz.uid,
    ]),
  ).toEqual(['Lavadoras / Secadoras', 'Neveras', 'Neveras', null].map(especialidad => ({ especialidad })))
})

test('street, barrio and city are stored apart; a form with another barrio is another form', async () => {
  const luz = await newTechnician(database)
  const client = await newClient(database)
  const place = { address: 'Cl. 127B # 94-20', barrio: 'Suba Rincón', ciudad: 'Bogotá' }
  const form = requestNumber(0, luz.uid, place)
  expect(await requestBooking(services, client, form)).toMatchObject({ ok: true })
  expect(await findLastArea(services.db, client.uid)).toEqual({ barrio: 'Suba Rincón', ciudad: 'Bogotá' })
  const [booking] = await bookingsOf(database, luz)
  await cancelBooking(services, luz, booking?.key ?? 0)
  await requestBooking(services, client, { ...form, barrio: 'Cedritos' })
  expect(
    await database.rows(
      'select address, barrio, ciudad from reservas where "technicianId" = $1 order by key',
      [luz.uid],
    ),
  ).toEqual([place, { ...place, barrio: 'Cedritos' }])
})

test('who waits in vain behind a crowd is told that the hour is taken when it is, else that it failed', async () => {
  const luz = await newTechnician(database)
  const [ana, beto] = await newClients(database, 2)
  if (!ana || !beto) throw new Error('nobody came')
  await requestBooking(services, ana, { technicianId: luz.uid, ...MONDAY_AT_15, ...details() })
  const limits = { statementMs: 60_000, lockMs: 200, idleInTransactionMs: 60_000, answerMs: 60_000 }
  const impatient = openDatabase(database.connection, () => {}, { limits })
  const crowd = await database.pool.connect()
  const ask = (hour: object) =>
    requestBooking({ ...services, db: impatient.db }, beto, {
      ...{ technicianId: luz.uid, ...MONDAY_AT_15, ...details() },
      ...hour,
    })
  try {
    await crowd.query('begin')
    await crowd.query('select from technicians where uid = $1 for update', [luz.uid])
    expect(await ask({})).toEqual({ ok: false, code: 'slot-taken' })
    expect(await ask(at(MONDAY, '16'))).toEqual({ ok: false, code: 'booking-failed' })
  } finally {
    await crowd.query('rollback')
    crowd.release()
    await impatient.pool.end()
  }
})
