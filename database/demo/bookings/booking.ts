import type { CannotReason } from '#bookings/domain/booking.ts'
import type { VisitPlace } from '#bookings/domain/visit-place.ts'
import type { HandwrittenReply } from '#database/demo/bookings/handwritten.ts'
import type { DemoClient } from '#database/demo/clients.ts'
import type { DamageDrawing } from '#database/demo/drawings/damage-drawings.ts'
import type { DemoTechnician } from '#database/demo/technicians.ts'
import type { Random } from '#database/seeded-random.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { QualityRatings, StarCount } from '#reviews/domain/review-rating.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import type { Payment } from '#visits/domain/receipt.ts'
import type { WorkLine } from '#visits/domain/work-lines.ts'

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
  /** The client cannot receive it. */
  readonly cannot?: { readonly motivo: CannotReason; readonly texto: string; readonly at: Date }
  /** Photos of the problem. */
  readonly drawings: readonly DamageDrawing[]
  readonly description: string
  readonly place: VisitPlace
  /** D67 */
  readonly especialidad: SpecialtyLabel | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly review?: DemoReview
  /** What its receipt says. */
  readonly paid?: PaidVisit | undefined
}

export interface PaidVisit {
  readonly lines: readonly WorkLine[]
  readonly pago: Payment
  readonly minutesAfterStart: number
}

export interface DemoReview {
  readonly rating: StarCount
  readonly comentario: string
  readonly createdAt: Date
  readonly aprobada: boolean
  readonly rejected?: { readonly at: Date; readonly reason: string }
  readonly qualities?: QualityRatings
  readonly reply?: HandwrittenReply
}

// Which of the technician's services a demo booking asks for.

export interface BookedService {
  /** Empty: 'No sé, que lo revise'. */
  readonly servicio: string
  readonly precio: number | null
}

export const NO_SERVICE: BookedService = { servicio: '', precio: null }
const KNOWN_SERVICE_PROBABILITY = 0.8

/** Where the codes of the services do not begin like the name of the specialty. */
const CODES: Partial<Record<SpecialtyLabel, readonly string[]>> = {
  CCTV: ['CAM'],
  'Yeso / Estuco': ['EST'],
  'Ensamble de muebles': ['MUE'],
  'Iluminación LED': ['LED'],
  'Paneles solares (básico)': ['SOL'],
  'Aluminio / Vidriería': ['ALU', 'VID'],
}

/** None when the technician has no service of that name. */
export function serviceNamed({ servicios }: DemoTechnician, name: string | undefined): BookedService {
  const found = servicios.find(({ nombre }) => nombre === name)
  return found ? { servicio: found.nombre, precio: found.precioSugerido } : NO_SERVICE
}

/** One of the trade, or none. */
export function randomService(
  technician: DemoTechnician,
  trade: SpecialtyLabel,
  random: Random,
): BookedService {
  const codes = CODES[trade] ?? [plainText(trade).slice(0, 3).toUpperCase()]
  const ofTrade = technician.servicios.filter(({ codigo }) => codes.includes(codigo.slice(0, 3)))
  if (ofTrade.length === 0 || !random.chance(KNOWN_SERVICE_PROBABILITY)) return NO_SERVICE
  return serviceNamed(technician, random.pick(ofTrade).nombre)
}
