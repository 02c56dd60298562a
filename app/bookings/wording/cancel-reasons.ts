// D47: why a booking was cancelled, as each of its readers is told.

import type { Booking, CancelReason } from '#bookings/domain/booking.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'

/** Who went away decides the text: nobody reads that the other side left when it was oneself. */
type Cause = Pick<Booking, 'cancelNote'> & { readonly leftBy: 'client' | 'technician' | null }
type CauseWithName = Cause & { readonly name: string }

interface ReasonWords {
  readonly toTechnician: (cause: Cause) => string
  /** With the technician's first name. A rescue has it as its heading. */
  readonly toClient: (cause: CauseWithName) => string
  /** Where the reason says more than the heading. */
  readonly inDetail?: (cause: CauseWithName) => string
  readonly toAdmin: string
}

const REASONS: Readonly<Record<CancelReason, ReasonWords>> = {
  tecnico: {
    toTechnician: ({ cancelNote }) => (cancelNote ? `La cancelaste: «${cancelNote}»` : 'La cancelaste.'),
    toClient: ({ name }) => `${name} canceló tu visita`,
    inDetail: ({ name, cancelNote }) =>
      cancelNote ? `${name} canceló: ${quoted(cancelNote)}` : `${name} canceló la visita`,
    toAdmin: 'La canceló el técnico',
  },
  cliente: {
    toTechnician: () => 'La cancelaste: tu cliente avisó que no podía.',
    toClient: ({ name }) => `${name} canceló, como le avisaste`,
    inDetail: ({ name, cancelNote }) =>
      `Le avisaste a ${name} que no podías y canceló la visita${cancelNote ? `: ${quoted(cancelNote)}` : ''}`,
    toAdmin: 'La canceló el técnico: el cliente no podía recibirla',
  },
  reemplazada: {
    toTechnician: () => 'No respondiste a tiempo y tu cliente reservó con otra persona.',
    toClient: ({ name }) => `${name} no respondió a tiempo y reservaste con otra persona`,
    toAdmin: 'Sin respuesta a tiempo: el cliente reservó con otro técnico',
  },
  sin_respuesta: {
    toTechnician: () => 'No alcanzaste a responder.',
    toClient: ({ name }) => `${name} no alcanzó a responder`,
    toAdmin: 'Venció sin respuesta',
  },
  no_llego: {
    toTechnician: () => 'No se hizo: no llegaste',
    toClient: ({ name }) => `${name} no llegó`,
    inDetail: ({ name }) => `No se hizo: ${name} no llegó`,
    toAdmin: 'No se hizo: el técnico no llegó',
  },
  nadie: {
    toTechnician: () => 'No se hizo: no había nadie',
    toClient: () => 'No había nadie',
    inDetail: () => 'No se hizo: no había nadie',
    toAdmin: 'No se hizo: no había nadie',
  },
  moderacion: {
    toTechnician: () => `La canceló ${BRAND.name}.`,
    toClient: cause => toClientWhenLeft(cause, 'Se canceló porque tu cuenta no estaba activa'),
    toAdmin: 'Cancelada por moderación',
  },
  cuenta_eliminada: {
    toTechnician: ({ leftBy }) =>
      leftBy === 'technician' ? 'Se canceló porque eliminaste tu cuenta.' : 'El cliente eliminó su cuenta.',
    toClient: cause => toClientWhenLeft(cause, 'Se canceló porque eliminaste tu cuenta'),
    toAdmin: 'Una de las dos cuentas fue eliminada por su dueño',
  },
}

/** Without a trail entry nobody is named as the one who left. */
function toClientWhenLeft({ name, leftBy }: CauseWithName, clientLeft: string): string {
  if (leftBy === null) return unknownText(name)
  return leftBy === 'client' ? clientLeft : `${name} dejó de atender en ${BRAND.name}`
}

const unknownText = (name: string) => `Se canceló tu visita con ${name}`

type Cancelled = Cause & Pick<Booking, 'technicianName' | 'cancelReason'>

export function cancelledText({ cancelReason, ...cause }: Omit<Cancelled, 'technicianName'>): string {
  return REASONS[cancelReason ?? 'tecnico'].toTechnician(cause)
}

export function cancelReasonText({ technicianName, cancelReason, ...cause }: Cancelled): string {
  if (cancelReason === null) return 'No quedó escrito por qué se canceló.'
  const { toClient, inDetail = toClient } = REASONS[cancelReason]
  return `${inDetail({ ...cause, name: firstNameOf(technicianName) })}.`
}

export function rescueTitleText({ technicianName, cancelReason, ...cause }: Cancelled): string {
  const name = firstNameOf(technicianName)
  return cancelReason === null ? unknownText(name) : REASONS[cancelReason].toClient({ ...cause, name })
}

export function adminCancelText(reason: CancelReason): string {
  return REASONS[reason].toAdmin
}

/** Quotation marks follow the sentence's own full stop. */
export function quoted(note: string): string {
  return `«${note.trim().replace(/\.$/, '')}»`
}
