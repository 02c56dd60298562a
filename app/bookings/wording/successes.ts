// Section 8 of the specification: success messages.

export const BOOKING_SUCCESSES = {
  'booking-sent': 'Reserva enviada ✅. Te avisaremos cuando el técnico confirme.',
  'booking-accepted': 'Reserva confirmada. Ya le avisamos a tu cliente.',
  'booking-cancelled': 'Reserva cancelada. Ya le avisamos a tu cliente.',
  'client-blocked': 'Listo. Ese cliente ya no puede reservarte.',
  'client-allowed': 'Listo. Ese cliente puede reservarte otra vez.',
  'address-completed': 'Dirección guardada. Ya le avisamos al técnico.',
  'rescue-dismissed': 'Listo. Esa visita queda en tu historial.',
  'problem-photo-added': 'Foto agregada.',
} as const

export type BookingSuccess = keyof typeof BOOKING_SUCCESSES
