import type { DemoClient } from '#database/demo/clients.ts'
import type { DemoTechnician } from '#database/demo/technicians.ts'
import type { Slot } from '#domain/bookings/free-hours.ts'

export type Stars = 1 | 2 | 3 | 4 | 5

/** A booking with its technician and client as objects; `bookingRow` makes the row. */
export interface DemoBooking {
  readonly technician: DemoTechnician
  readonly client: DemoClient
  readonly slot: Slot
  readonly status: 'solicitada' | 'confirmada' | 'cancelada' | 'completada'
  readonly cancelReason?: 'tecnico' | 'sin_respuesta' | 'moderacion'
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
