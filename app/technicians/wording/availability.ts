// D16: the state of an hour. D44: nobody can book.

import type { HourState } from '#technicians/domain/free-hours.ts'

export const HOUR_STATE_TEXTS: Record<HourState, string> = {
  free: 'Libre',
  taken: 'Ocupado',
  closed: 'No atiende',
  past: 'Ya pasó',
  'not-receiving': 'No recibe trabajos',
}

// D62.
export const INSTANT_LABEL = 'Confirma al instante'
export const INSTANT_TEXT = 'Queda confirmada al reservar.'

/** Beside every disabled 'Reservar'. */
export const NOT_RECEIVING_TEXT = 'No recibe trabajos por ahora'
