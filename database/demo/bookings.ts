// All demo bookings: the handwritten ones first, then generated ones in the slots that remain.

import { DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { BookedSlots, startOf } from '#database/demo/booked-slots.ts'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import { generateHistory, generatePaidHistory, generateUpcoming } from '#database/demo/bookings/generated.ts'
import { PAST_BOOKINGS, UPCOMING_BOOKINGS } from '#database/demo/bookings/handwritten.ts'
import { type DemoPeople, placePast, placeUpcoming } from '#database/demo/bookings/place-handwritten.ts'
import { CommentPicker } from '#database/demo/reviews/comment-picker.ts'
import { createRandom } from '#database/seeded-random.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { bookingId } from '#technicians/domain/slot.ts'

/** Oldest request first. */
export function demoBookings(people: DemoPeople, now: Date): DemoBooking[] {
  const bookedSlots = new BookedSlots(now)
  const comments = new CommentPicker()
  const handwritten = [
    ...UPCOMING_BOOKINGS.map(each => placeUpcoming(each, people, bookedSlots, now)),
    ...PAST_BOOKINGS.map(each => placePast(each, people, bookedSlots, now)),
  ]
  const generated = people.technicians.flatMap(technician => {
    const alreadyRated = handwritten.flatMap(each => (each.technician === technician && each.review) || [])
    return [
      ...generateHistory(technician, alreadyRated, people, bookedSlots, comments, now),
      ...generateUpcoming(technician, people, bookedSlots, now),
    ]
  })
  // Last: what stands above keeps its hours.
  const paid = people.technicians.flatMap(technician =>
    generatePaidHistory(technician, people, bookedSlots, now),
  )
  return [...handwritten, ...generated, ...paid].sort(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  )
}

export function bookingRow(booking: DemoBooking) {
  const { technician, client, slot } = booking
  return {
    id: bookingId(technician.uid, slot),
    technicianId: technician.uid,
    technicianName: technician.nombre,
    technicianCiudad: technician.ciudad,
    technicianSlug: technician.slug,
    technicianPhone: technician.telefono,
    clientId: client.uid,
    clientName: client.name,
    clientEmail: client.email,
    clientPhone: client.telefono,
    date: slot.date,
    start: hourText(slot.hour),
    end: hourText(slot.hour + 1),
    scheduledAt: startOf(slot),
    description: booking.description,
    ...booking.place,
    especialidad: booking.especialidad,
    status: booking.status,
    cancelReason: booking.cancelReason ?? null,
    servicio: booking.servicio,
    precio: booking.precio,
    cancelNote: booking.cancelNote,
    offeredHours: booking.offeredHours,
    cannotReason: booking.cannot?.motivo ?? null,
    cannotNote: booking.cannot?.texto ?? '',
    cannotAt: booking.cannot?.at ?? null,
    ...answerTo(booking),
    createdAt: booking.createdAt,
    updatedAt: booking.updatedAt,
  }
}

// What the technician answered to a demo request, and when.

/** How fast people answer, in minutes; each technician has a usual time. */
const USUAL_MINUTES = [12, 20, 35, 50, 90, 150, 300]
const MINUTES_OF_DEMO_TECHNICIAN = 20

export interface DemoAnswer {
  readonly answer: 'accepted' | 'declined' | null
  readonly answeredAt: Date | null
}

function answerTo(booking: DemoBooking): DemoAnswer {
  const { status, cancelReason, technician, slot, createdAt, updatedAt } = booking
  if (status === 'solicitada' || cancelReason === 'sin_respuesta' || cancelReason === 'moderacion')
    return { answer: null, answeredAt: null }
  const random = createRandom(`${technician.nombre} ${startOf(slot).toISOString()}`)
  // Some were accepted first and cancelled later.
  if (cancelReason === 'tecnico' && random.chance(0.5)) return { answer: 'declined', answeredAt: updatedAt }
  const usual =
    technician.nombre === DEMO_TECHNICIAN.name
      ? MINUTES_OF_DEMO_TECHNICIAN
      : createRandom(`${technician.nombre} answers`).pick(USUAL_MINUTES)
  const minutes = usual * (0.5 + random.next())
  const answeredAt = Math.min(createdAt.getTime() + minutes * MINUTE_MS, updatedAt.getTime())
  return { answer: 'accepted', answeredAt: new Date(answeredAt) }
}
