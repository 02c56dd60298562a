// What the technician answered to a demo request, and when.
import { startOf } from '#database/demo/booked-slots.ts'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import { DEMO_TECHNICIAN } from '#database/demo/clients.ts'
import { createRandom } from '#database/seeded-random.ts'
import { MINUTE_MS } from '#platform/domain/durations.ts'

/** How fast people answer, in minutes; each technician has a usual time. */
const USUAL_MINUTES = [12, 20, 35, 50, 90, 150, 300]
const MINUTES_OF_DEMO_TECHNICIAN = 20

export interface DemoAnswer {
  readonly answer: 'accepted' | 'declined' | null
  readonly answeredAt: Date | null
}

export function answerTo(booking: DemoBooking): DemoAnswer {
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
