import type { BookedService } from '#database/demo/bookings/booked-service.ts'
import type { DemoClient } from '#database/demo/clients.ts'
import type { DamageDrawing } from '#database/demo/drawings/damage-drawings.ts'
import type { DemoTechnician } from '#database/demo/technicians.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'

export type Stars = 1 | 2 | 3 | 4 | 5

/** A booking with its technician and client as objects; `bookingRow` makes the row. */
export interface DemoBooking extends BookedService {
  readonly technician: DemoTechnician
  readonly client: DemoClient
  readonly slot: Slot
  readonly status: 'solicitada' | 'confirmada' | 'cancelada' | 'completada'
  readonly cancelReason?: 'tecnico' | 'sin_respuesta' | 'moderacion'
  /** The technician's words for a cancellation; may be empty. */
  readonly cancelNote: string
  readonly offeredHours: readonly Date[]
  /** Photos of the problem. */
  readonly drawings: readonly DamageDrawing[]
  readonly description: string
  readonly address: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly review?: DemoReview
}

export interface DemoReview {
  readonly rating: Stars
  readonly comentario: string
  readonly createdAt: Date
  readonly aprobada: boolean
  readonly rejected?: { readonly at: Date; readonly reason: string }
}
