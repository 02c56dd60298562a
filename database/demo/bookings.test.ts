import { describe, expect, test } from 'vitest'
import { isAnswerTimeOver } from '#bookings/domain/answer-time.ts'
import { DEMO_CLIENT, DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { endOf, startOf, workingHours } from '#database/demo/booked-slots.ts'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import { bookingRow, demoBookings } from '#database/demo/bookings.ts'
import { demoClients } from '#database/demo/clients.ts'
import { problemPhotoRows } from '#database/demo/pictures.ts'
import { reviewRows } from '#database/demo/reviews.ts'
import { demoTechnicians } from '#database/demo/technicians.ts'
import { progressRows } from '#database/demo/visits/progress.ts'
import { addDays, bogotaDate, HOUR_MS } from '#platform/domain/time.ts'

const MOMENTS = [
  '2026-11-16T14:25:00-05:00', // a Monday, after lunch; also a holiday
  '2026-11-14T21:30:00-05:00', // Saturday night: tomorrow is Sunday
  '2026-11-15T10:10:00-05:00', // Sunday
  '2026-12-31T23:59:30-05:00', // the last minute of the year
  '2027-01-01T00:00:00-05:00',
  '2027-03-25T07:00:00-05:00', // Holy Thursday
  '2028-02-29T19:40:00-05:00',
]

const dataAt = (moment: string) => {
  const now = new Date(moment)
  const technicians = demoTechnicians(now)
  const bookings = demoBookings({ technicians, clients: demoClients(now) }, now)
  return { now, technicians, bookings, reviews: reviewRows(bookings) }
}

describe.each(MOMENTS)('loaded at %s', moment => {
  const { now, technicians, bookings, reviews } = dataAt(moment)
  const ofClient = bookings.filter(({ client }) => client.email === DEMO_CLIENT.email)
  const ofTechnician = bookings.filter(({ technician }) => technician.email === DEMO_TECHNICIAN.email)
  const isAhead = (booking: (typeof bookings)[number]) => startOf(booking.slot) > now

  test('every slot lies inside the hours of its technician', () => {
    for (const { technician, slot } of bookings) {
      expect(workingHours(technician, slot.date)).toContain(slot.hour)
      expect(slot.hour).toBeGreaterThanOrEqual(8)
      expect(slot.hour).toBeLessThanOrEqual(19)
    }
  })

  test('no hour is taken twice, by a technician or by a client', () => {
    const active = bookings.filter(({ status }) => status !== 'cancelada')
    expect(new Set(active.map(booking => bookingRow(booking).id)).size).toBe(active.length)
    const visits = active.map(({ client, slot }) => `${client.uid} ${slot.date} ${slot.hour}`)
    expect(new Set(visits).size).toBe(active.length)
  })

  test('every status is possible at its time', () => {
    for (const booking of bookings) {
      const { status, cancelReason, slot } = booking
      if (status === 'completada') expect(endOf(slot).getTime()).toBeLessThanOrEqual(now.getTime())
      if (status === 'solicitada' || status === 'confirmada') expect(isAhead(booking)).toBe(true)
      expect(cancelReason !== undefined).toBe(status === 'cancelada')
    }
  })

  test('every status and every reason for a cancellation occurs', () => {
    expect(new Set(bookings.map(({ status }) => status)).size).toBe(4)
    expect(new Set(bookings.map(({ cancelReason }) => cancelReason))).toEqual(
      new Set([undefined, 'tecnico', 'sin_respuesta', 'moderacion']),
    )
  })

  test('dates are in order: accounts, request, visit, update, review', () => {
    for (const { createdAt, updatedAt, slot, client, technician, review } of bookings) {
      expect(createdAt.getTime()).toBeGreaterThan(client.createdAt.getTime())
      expect(createdAt.getTime()).toBeGreaterThan(technician.createdAt.getTime())
      expect(createdAt.getTime()).toBeLessThan(startOf(slot).getTime())
      expect(updatedAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime())
      expect(updatedAt.getTime()).toBeLessThanOrEqual(now.getTime())
      if (review) {
        expect(review.createdAt.getTime()).toBeGreaterThanOrEqual(endOf(slot).getTime())
        expect(review.createdAt.getTime()).toBeLessThanOrEqual(now.getTime())
      }
    }
  })

  test('answers fit the status and come between the request and the update', () => {
    for (const booking of bookings) {
      const { status, cancelReason, createdAt, updatedAt } = booking
      const { answer, answeredAt } = bookingRow(booking)
      if (status === 'confirmada' || status === 'completada') expect(answer).toBe('accepted')
      if (status === 'solicitada' || cancelReason === 'sin_respuesta') expect(answer).toBeNull()
      expect(answeredAt === null).toBe(answer === null)
      if (answeredAt === null) continue
      expect(answeredAt.getTime()).toBeGreaterThan(createdAt.getTime())
      expect(answeredAt.getTime()).toBeLessThanOrEqual(updatedAt.getTime())
    }
  })

  test('the demo client has upcoming bookings, one of them tomorrow, past bookings and one to review', () => {
    const ahead = ofClient.filter(booking => isAhead(booking) && booking.status !== 'cancelada')
    expect(ahead.length).toBeGreaterThanOrEqual(3)
    expect(new Set(ahead.map(({ status }) => status)).size).toBe(2)
    expect(ahead.map(({ slot }) => slot.date)).toContain(addDays(bogotaDate(now), 1))
    expect(ofClient.length - ahead.length).toBeGreaterThanOrEqual(6)
    const isLate = ({ slot }: (typeof bookings)[number]) =>
      now.getTime() - endOf(slot).getTime() < 7 * 24 * HOUR_MS
    const unrated = ofClient.filter(({ status, review }) => status === 'completada' && !review)
    expect(unrated.filter(isLate)).toHaveLength(1)
  })

  test('every way in which a visit can go occurs, each possible at its time', () => {
    const rows = progressRows(bookings, now)
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(
      new Set([
        'attended',
        'nobody-home',
        'did-not-come',
        'contested',
        ...(rows.some(({ outcome }) => outcome === 'open') ? ['open'] : []),
      ]),
    )
    for (const { onTheWayAt, arrivedAt, nobodyHomeAt, cameAt, didNotComeAt } of rows)
      for (const at of [onTheWayAt, arrivedAt, nobodyHomeAt, cameAt, didNotComeAt])
        expect(at?.getTime() ?? 0).toBeLessThanOrEqual(now.getTime())
  })

  test('the demo client has a request that expired lately, with a photo', () => {
    const expired = ofClient.filter(
      ({ cancelReason, slot }) =>
        cancelReason === 'sin_respuesta' && now.getTime() - startOf(slot).getTime() < 2 * 24 * HOUR_MS,
    )
    expect(expired).toHaveLength(1)
    expect(expired[0]).toMatchObject({ servicio: 'Destape de sanitario o sifón', precio: 65_000 })
    expect(expired[0]?.drawings).toEqual(['pipe'])
  })

  test('requests can still be answered in time, but one of the demo client; one visit cannot be received', () => {
    const isOverdue = ({ createdAt, slot }: DemoBooking) =>
      isAnswerTimeOver({ createdAt, scheduledAt: startOf(slot) }, now)
    const waiting = bookings.filter(({ status }) => status === 'solicitada')
    expect(waiting.filter(isOverdue).map(({ client }) => client.email)).toEqual([DEMO_CLIENT.email])
    const told = bookings.filter(({ cannot }) => cannot)
    expect(told).toMatchObject([{ status: 'confirmada', technician: { email: DEMO_TECHNICIAN.email } }])
  })

  test('the demo client has a cancelled booking with a reason and three hours that are still free', () => {
    const cancelled = ofClient.find(booking => isAhead(booking) && booking.status === 'cancelada')
    expect(cancelled?.cancelReason).toBe('tecnico')
    expect(cancelled?.cancelNote).not.toBe('')
    const technician = cancelled?.technician
    const taken = bookings.filter(each => each.technician === technician && each.status !== 'cancelada')
    const offered = cancelled?.offeredHours.map(hour => hour.getTime()) ?? []
    expect(new Set(offered).size).toBe(3)
    expect(Math.min(...offered)).toBeGreaterThan(now.getTime())
    expect(taken.map(({ slot }) => startOf(slot).getTime()).filter(at => offered.includes(at))).toEqual([])
  })

  test('most bookings name a service of their technician at its price', () => {
    for (const { technician, servicio, precio } of bookings) {
      const service = technician.servicios.find(({ nombre }) => nombre === servicio)
      expect([servicio, precio]).toEqual(servicio ? [service?.nombre, service?.precioSugerido] : ['', null])
    }
    const share = bookings.filter(({ servicio }) => servicio).length / bookings.length
    expect(share).toBeGreaterThan(0.6)
    expect(share).toBeLessThan(0.95)
  })

  test('only cancellations of the technician have a note or offer other hours', () => {
    const noted = bookings.filter(({ cancelNote, offeredHours }) => cancelNote || offeredHours.length > 0)
    expect(noted.length).toBeGreaterThan(10)
    expect(new Set(noted.map(({ cancelReason }) => cancelReason))).toEqual(new Set(['tecnico']))
    for (const { offeredHours } of noted) expect(offeredHours.length).toBeLessThanOrEqual(3)
  })

  test('photos have ids of their own; upcoming bookings of the demo accounts carry one or two', () => {
    const photos = problemPhotoRows(bookings)
    expect(new Set(photos.map(({ id }) => id)).size).toBe(photos.length)
    for (const { id } of photos)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    for (const list of [ofClient, ofTechnician])
      expect(list.filter(booking => isAhead(booking) && booking.drawings.length > 0).length).toBeGreaterThan(
        2,
      )
    expect(Math.max(...bookings.map(({ drawings }) => drawings.length))).toBe(2)
  })

  test('the demo technician has requests to answer, confirmed bookings and past bookings', () => {
    const ahead = ofTechnician.filter(isAhead)
    expect(ahead.filter(({ status }) => status === 'solicitada').length).toBeGreaterThanOrEqual(3)
    expect(ahead.filter(({ status }) => status === 'confirmada').length).toBeGreaterThanOrEqual(3)
    expect(ofTechnician.length - ahead.length).toBeGreaterThanOrEqual(38)
  })

  test('the newest approved reviews are those of the home page', () => {
    const approved = reviews.filter(({ aprobada }) => aprobada).reverse()
    expect(approved.slice(0, 6).map(({ clienteNombre }) => clienteNombre)).toEqual([
      'Andrés Felipe Torres',
      'Paola Murillo',
      'Álvaro Jiménez',
      'Camila Ospina',
      'José Luis Barrios',
      'Gloria Inés Parra',
    ])
  })

  test('everyone has exactly the stars that were written down', () => {
    for (const { uid, nombre, entry } of technicians) {
      const approved = reviews.filter(review => review.aprobada && review.technicianId === uid)
      const stars = [5, 4, 3, 2, 1].map(count => approved.filter(({ rating }) => rating === count).length)
      expect(stars, nombre).toEqual(entry.stars)
    }
  })
})

test('the demo technician has a visit later today when the hour allows', () => {
  const { now, bookings } = dataAt('2026-11-16T14:25:00-05:00')
  const next = bookings.find(
    ({ technician, slot, status }) =>
      technician.email === DEMO_TECHNICIAN.email && status === 'confirmada' && slot.date === bogotaDate(now),
  )
  expect(next?.slot.hour).toBe(15)
  expect(next?.client.email).toBe(DEMO_CLIENT.email)
})

test('the same moment gives the same rows', () => {
  const rows = () => {
    const { bookings, reviews } = dataAt('2026-11-16T14:25:00-05:00')
    return JSON.stringify([bookings.map(bookingRow), reviews])
  }
  expect(rows()).toBe(rows())
})

test('the best rated are those of the home page, in its order', () => {
  const average = (stars: readonly number[]) => {
    const count = stars.reduce((sum, each) => sum + each, 0)
    return count === 0 ? 0 : stars.reduce((sum, each, index) => sum + each * (5 - index), 0) / count
  }
  const best = demoTechnicians(new Date('2026-11-16T14:25:00-05:00'))
    .filter(({ publicado }) => publicado)
    .sort(
      (one, other) =>
        average(other.entry.stars) - average(one.entry.stars) || one.nombre.localeCompare(other.nombre, 'es'),
    )
  expect(best.slice(0, 6).map(({ nombre }) => nombre)).toEqual([
    'Luz Marina Cárdenas',
    'Sandra Milena Caicedo',
    'Carlos Andrés Rojas',
    'Diana Milena Quiroga',
    'Jhon Freddy Mosquera',
    'Yuliana Restrepo',
  ])
  expect(best.slice(0, 6).map(({ entry }) => average(entry.stars).toFixed(1))).toEqual([
    '5.0',
    '5.0',
    '4.9',
    '4.9',
    '4.9',
    '4.9',
  ])
})
