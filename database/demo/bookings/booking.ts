import type { DemoClient } from '../clients.ts'
import type { Slot } from '../diary.ts'
import type { DemoTechnician } from '../technicians.ts'

export type Stars = 1 | 2 | 3 | 4 | 5

/** A booking with the people in it; rows are made of it at the very end. */
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
