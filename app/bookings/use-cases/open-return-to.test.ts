// D46: the booking of somebody who registered on the way to a booking.

import { expect, test } from 'vitest'
import { openReturnTo } from '#bookings/use-cases/open-return-to.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { details, MONDAY, MONDAY_AT_15, newClients, newTechnician } from '#tests/support/people/bookings.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services

async function people() {
  const luz = await newTechnician(database)
  const [ana, eva] = await newClients(database, 2)
  if (!ana || !eva) throw new Error('no clients')
  await database.rows(`update technicians set servicios = $2, "fotoURL" = '/people/luz.svg' where uid = $1`, [
    luz.uid,
    JSON.stringify([
      { nombre: 'Destape de sifón', codigo: '', descripcion: '', tarifa: '', precioSugerido: 0 },
    ]),
  ])
  return { luz, ana, eva }
}

const formPath = (uid: string, query: Record<string, string> = {}) =>
  `/agendar/${uid}?${new URLSearchParams(query)}`

test('it shows the technician, the free hour and the service that were chosen', async () => {
  const { luz, ana } = await people()
  const path = formPath(luz.uid, { date: MONDAY, hour: '15', servicio: 'Destape de sifón', esp: 'neveras' })
  expect(await openReturnTo(services, ana, path)).toEqual({
    kind: 'booking',
    path,
    nombre: luz.name,
    fotoURL: '/people/luz.svg',
    ciudad: 'Cali',
    servicio: 'Destape de sifón',
    especialidad: 'Neveras',
    precio: null,
    slot: { date: MONDAY, hour: 15 },
    isSlotLost: false,
  })
})

test('without an hour and with an invented service it is still that booking', async () => {
  const { luz, ana } = await people()
  expect(await openReturnTo(services, ana, formPath(luz.uid, { servicio: 'Otro' }))).toMatchObject({
    servicio: null,
    // Nothing was searched: nothing is said of what the technician does first.
    especialidad: null,
    slot: null,
    isSlotLost: false,
  })
})

test('an hour that somebody else got, or that the technician does not work, is lost', async () => {
  const { luz, ana, eva } = await people()
  const path = formPath(luz.uid, { date: MONDAY, hour: '15' })
  await requestBooking(services, eva, { technicianId: luz.uid, ...MONDAY_AT_15, ...details() })
  const lost = { slot: null, isSlotLost: true }
  expect(await openReturnTo(services, ana, path)).toMatchObject(lost)
  const sunday = formPath(luz.uid, { date: '2026-11-15', hour: '15' })
  expect(await openReturnTo(services, ana, sunday)).toMatchObject(lost)
})

test('a booking that is not possible any more is not offered', async () => {
  const { luz, ana } = await people()
  expect(await openReturnTo(services, luz, formPath(luz.uid))).toBeNull()
  expect(await openReturnTo(services, ana, formPath('nadie'))).toBeNull()
  await database.rows('update technicians set disponible = false where uid = $1', [luz.uid])
  expect(await openReturnTo(services, ana, formPath(luz.uid))).toBeNull()
  await database.rows('update technicians set disponible = true, publicado = false where uid = $1', [luz.uid])
  expect(await openReturnTo(services, ana, formPath(luz.uid))).toBeNull()
})

test('any other page is offered as a page', async () => {
  const { ana } = await people()
  expect(await openReturnTo(services, ana, '/tecnicos?esp=pintura')).toEqual({
    kind: 'page',
    path: '/tecnicos?esp=pintura',
  })
})
