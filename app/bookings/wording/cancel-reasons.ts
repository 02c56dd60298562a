// D47: why a booking was cancelled, as each of its readers is told.

import type { Booking, CancelReason } from '#bookings/domain/booking.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'

interface ReasonWords {
  readonly toTechnician: (note: string) => string
  /** With the technician's first name. */
  readonly toClient: (name: string, note: string) => string
  /** The heading of a rescue. */
  readonly heading: (name: string) => string
  readonly toAdmin: string
}

const REASONS: Readonly<Record<CancelReason, ReasonWords>> = {
  tecnico: {
    toTechnician: note => (note ? `La cancelaste: «${note}»` : 'La cancelaste.'),
    toClient: (name, note) => (note ? `${name} canceló: ${quoted(note)}.` : `${name} canceló la visita.`),
    heading: name => `${name} canceló tu visita`,
    toAdmin: 'La canceló el técnico',
  },
  sin_respuesta: {
    toTechnician: () => 'No alcanzaste a responder.',
    toClient: name => `${name} no alcanzó a responder.`,
    heading: name => `${name} no alcanzó a responder`,
    toAdmin: 'Venció sin respuesta',
  },
  moderacion: {
    toTechnician: () => `La canceló ${BRAND.name}.`,
    toClient: name => `${name} dejó de atender en ${BRAND.name}.`,
    heading: name => `${name} dejó de atender en ${BRAND.name}`,
    toAdmin: 'Cancelada por moderación',
  },
  cuenta_eliminada: {
    toTechnician: () => 'El cliente eliminó su cuenta.',
    toClient: name => `${name} dejó de atender en ${BRAND.name}.`,
    heading: name => `${name} dejó de atender en ${BRAND.name}`,
    toAdmin: 'Una de las dos cuentas fue eliminada por su dueño',
  },
}

type Cancelled = Pick<Booking, 'technicianName' | 'cancelReason' | 'cancelNote'>

export function cancelledText({ cancelReason, cancelNote }: Omit<Cancelled, 'technicianName'>): string {
  return REASONS[cancelReason ?? 'tecnico'].toTechnician(cancelNote)
}

export function cancelReasonText({ technicianName, cancelReason, cancelNote }: Cancelled): string {
  if (cancelReason === null) return 'No quedó escrito por qué se canceló.'
  return REASONS[cancelReason].toClient(firstNameOf(technicianName), cancelNote)
}

export function rescueTitleText({
  technicianName,
  cancelReason,
}: Pick<Cancelled, 'technicianName' | 'cancelReason'>): string {
  const name = firstNameOf(technicianName)
  return cancelReason === null ? `Se canceló tu visita con ${name}` : REASONS[cancelReason].heading(name)
}

export function adminCancelText(reason: CancelReason): string {
  return REASONS[reason].toAdmin
}

/** Quotation marks follow the sentence's own full stop. */
export function quoted(note: string): string {
  return `«${note.trim().replace(/\.$/, '')}»`
}
