// Sections 5 and 8: why a booking, or a change of one, was refused.

import { PHOTOS_MAX } from '#bookings/domain/booking.ts'
import type { ProblemPhotoRefusal } from '#bookings/domain/problem-photo.ts'
import type {
  AgendaRefusal,
  BookingRefusal,
  ClientBlockRefusal,
  ClientChangeRefusal,
  HoursRefusal,
} from '#bookings/domain/refusals.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'

export type BookingRefusalCode =
  | PlatformRefusalCode
  | BookingRefusal
  | AgendaRefusal
  | ClientBlockRefusal
  | HoursRefusal
  | ClientChangeRefusal
  | ProblemPhotoRefusal

export const BOOKING_REFUSALS: Refusals<BookingRefusalCode> = {
  ...PLATFORM_REFUSALS,
  'sign-in-to-book': ['unauthenticated', 'Debes iniciar sesión como cliente para reservar.'],
  'technician-id-missing': ['invalid', 'Falta el id del técnico (tid).'],
  'slot-required': ['invalid', 'Selecciona fecha y hora.'],
  'invalid-slot': ['invalid', 'Fecha u hora inválidas.'],
  'past-slot': ['invalid', 'La fecha/hora debe ser futura.'],
  'slot-taken': ['conflict', 'Ese horario ya está reservado.'],
  'already-requested': ['conflict', 'Ya pediste esta visita.'],
  'closed-slot': ['conflict', 'El técnico no atiende a esa hora. Elige otra.'],
  'technician-unavailable': ['missing', 'El técnico no existe o no está publicado.'],
  'technician-not-receiving': ['conflict', 'El técnico no recibe trabajos por ahora. Elige otro.'],
  'client-not-accepted': ['conflict', 'Este técnico no puede tomar tu solicitud. Elige otro.'],
  'too-many-unanswered': ['limit', 'Tienes varias solicitudes sin respuesta. Espera a que te contesten.'],
  'request-accepted': [
    'conflict',
    'Tu técnico acaba de aceptar la visita que ibas a cambiar. Mírala en Mis reservas.',
  ],
  'network-too-many-requests': [
    'limit',
    'Desde tu red se han pedido muchas reservas. Intenta de nuevo en una hora o desde otra conexión.',
  ],
  'too-many-from-network': [
    'limit',
    'Desde tu red ya hay varias solicitudes sin respuesta para este técnico. Elige otro o usa otra conexión.',
  ],
  'technician-busy': [
    'limit',
    'Este técnico tiene muchas solicitudes por responder. Espera su respuesta o elige otro.',
  ],
  'own-booking': ['forbidden', 'No puedes reservar una visita contigo.'],
  'booking-failed': ['outage', 'No pudimos crear la reserva. Intenta nuevamente.'],
  'not-accepted': ['conflict', 'No se pudo aceptar la reserva.'],
  'not-undone': ['conflict', 'No se pudo deshacer. Si no puedes ir, cancela la visita.'],
  'not-cancelled': ['conflict', 'No se pudo cancelar. Intenta de nuevo.'],
  'past-booking': ['conflict', 'No puedes cancelar una reserva pasada.'],
  'invalid-further-hours': ['invalid', 'Escoge de 0 a 3 horas más.'],
  'offer-empty': ['invalid', 'Escoge al menos una hora que tengas libre.'],
  'offer-closed': ['conflict', 'Ya no se pueden ofrecer horas para esta visita.'],
  'offer-failed': ['outage', 'No pudimos ofrecerle las horas. Intenta nuevamente.'],
  'visit-not-longer': ['conflict', 'Esta visita ya no se puede alargar.'],
  'hours-blocked': ['conflict', 'Bloqueaste una de esas horas. Libérala primero en tu agenda.'],
  'too-many-blocked': [
    'conflict',
    'Tienes demasiadas horas bloqueadas. Si vas a faltar varios días, ponlos como días especiales en tu perfil.',
  ],
  'hours-not-saved': ['conflict', 'No pudimos guardarlo. Intenta de nuevo.'],
  'client-not-blocked': ['conflict', 'No pudimos guardarlo. Intenta de nuevo.'],
  'client-not-allowed': ['invalid', 'No pudimos guardarlo. Intenta de nuevo.'],
  'guarantee-not-repeatable': [
    'conflict',
    'Tu caso de garantía cambió. Ábrelo en Mis reservas para ver qué sigue.',
  ],
  'quote-not-found': ['missing', 'No encontramos esa cotización.'],
  'quote-not-agreed': ['conflict', 'Esa cotización no está acordada o ya no vale.'],
  'quote-has-date': ['conflict', 'Esa cotización ya tiene fecha.'],
  'quote-lapsed': ['conflict', 'La cotización venció. Pide otra por mensaje.'],
  'quote-hour-late': ['conflict', 'La cotización vence antes de esa hora. Elige otra.'],
  'agreed-hour-taken': ['conflict', 'Esa hora ya se ocupó. Elige otra.'],
  'address-required': ['invalid', 'Escribe la dirección de la visita.'],
  'address-closed': ['conflict', 'La dirección de esta visita ya no se puede cambiar.'],
  'address-not-saved': ['outage', 'No pudimos guardar la dirección. Intenta nuevamente.'],
  'cannot-withdrawn': ['conflict', 'Tu cliente quitó el aviso: sí puede recibirte.'],
  'rescue-not-dismissed': ['conflict', 'No pudimos quitar esa solicitud. Intenta nuevamente.'],
  'too-many-photos': ['invalid', `Son hasta ${PHOTOS_MAX} fotos. Guardamos las primeras.`],
}

export function bookingRefusalText(code: BookingRefusalCode): string {
  return BOOKING_REFUSALS[code][1]
}

const AGENDA_FAILURES: Readonly<Record<string, AgendaRefusal>> = {
  cancel: 'not-cancelled',
  undo: 'not-undone',
}

/** An act of the agenda that did not arrive, or not its answer. */
export function agendaFailureText(act: unknown): string {
  return bookingRefusalText(AGENDA_FAILURES[String(act)] ?? 'not-accepted')
}

// Section 8 of the specification: success messages.

export const BOOKING_SUCCESSES = {
  'booking-sent': 'Reserva enviada ✅. Te avisaremos cuando el técnico confirme.',
  /** D61, D62. */
  'booking-confirmed': 'Visita confirmada ✅. Te recordamos antes de la hora.',
  'booking-accepted': 'Reserva confirmada. Le avisamos a tu cliente en unos segundos.',
  'acceptance-undone': 'La solicitud vuelve a esperar tu respuesta.',
  'booking-cancelled': 'Reserva cancelada. Ya le avisamos a tu cliente.',
  'client-blocked': 'Listo. Ese cliente ya no puede reservarte.',
  'client-allowed': 'Listo. Ese cliente puede reservarte otra vez.',
  'address-completed': 'Dirección guardada. Ya le avisamos al técnico.',
  'rescue-dismissed': 'Listo. Esa visita queda en tu historial.',
  'rescue-waiting': 'Listo. Te avisamos apenas responda.',
  'problem-photo-added': 'Foto agregada.',
} as const

export type BookingSuccess = keyof typeof BOOKING_SUCCESSES
