// The payment of a receipt after it was sent: what each side reads, and refusals.
import type { Refusals } from '#platform/domain/outcome.ts'
import { PLATFORM_REFUSALS } from '#platform/wording/outcomes.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { PAID_UNDO_MS, type PaymentRefusal, REMINDERS_MAX } from '#visits/domain/payment.ts'
import type { Situation } from '#visits/domain/situation.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { PAYMENT_TEXTS } from '#visits/wording/receipt.ts'

export const PAYMENT_REFUSALS: Refusals<PaymentRefusal> = {
  'payment-unknown': ['missing', 'Ese comprobante ya no es el que vale. Revisa el nuevo.'],
  'payment-changed': ['conflict', 'Ese pago ya cambió. Así está ahora.'],
  'payment-means-required': ['invalid', 'Elige cómo te pagó.'],
  'reminder-too-soon': ['conflict', 'Ya se lo recordaste. Se puede cada tres días.'],
  'reminders-used': ['conflict', `Ya se lo recordaste ${REMINDERS_MAX} veces.`],
  'payment-undo-too-late': [
    'conflict',
    `Ya no se puede deshacer: un recordatorio, diez segundos; un pago, ${PAID_UNDO_MS / 60_000} minutos.`,
  ],
  'payment-failed': ['outage', 'No pudimos guardarlo. Intenta nuevamente.'],
  'too-many-requests': PLATFORM_REFUSALS['too-many-requests'],
}

/** To the client. */
export const SAID_PAID_TEXT = 'Dijiste que ya pagaste'

/** In the rows of both sides: 'Por pagar', 'Dice que ya pagó' */
export function paymentStateText(side: VisitSide, payment: NonNullable<Situation['payment']>): string {
  if (payment === 'owed') return PAYMENT_TEXTS.aun_no
  return side === 'client' ? SAID_PAID_TEXT : 'Dice que ya pagó'
}

/** To the technician: 'Camila dice que ya pagó' */
export const saysPaidText = (clientName: string) => `${shortNameOf(clientName)} dice que ya pagó`

/** To the client. `technician`: the first name. */
export const saidPaidText = (technician: string) => `Le dijimos a ${technician} que ya pagaste.`

export const deniedText = (technicianName: string) =>
  `${firstNameOf(technicianName)} dice que no lo ha recibido.`
