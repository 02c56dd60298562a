// Why something that was sent from the page of a visit was refused.
import { BOOKING_REFUSALS } from '#bookings/wording/outcomes.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'
import { numberText } from '#platform/wording/price.ts'
import { REVIEW_REFUSALS } from '#reviews/wording/outcomes.ts'
import type { CannotRefusal } from '#visits/domain/cannot-receive.ts'
import type { PorterRefusal } from '#visits/domain/porter.ts'
import { MESSAGES_MAX, type MessageRefusal } from '#visits/domain/visit-message.ts'
import type { StepRefusal } from '#visits/domain/visit-progress.ts'
import type { LinesRefusal } from '#visits/domain/work-lines.ts'
import { PAYMENT_REFUSALS } from '#visits/wording/payment.ts'
import { CHANGED_TEXT, QUOTE_REFUSALS, type QuoteRefusalCode } from '#visits/wording/quote.ts'
import { FINISH_REFUSALS } from '#visits/wording/receipt.ts'
import { LINES_REFUSALS } from '#visits/wording/work-lines.ts'

type VisitRefusalCode =
  | PlatformRefusalCode
  | LinesRefusal
  | MessageRefusal
  | QuoteRefusalCode
  | StepRefusal
  | CannotRefusal
  | PorterRefusal
  | 'finish-failed'
  | 'payment-failed'
  | 'hours-not-saved'
  | 'rating-failed'

export const VISIT_REFUSALS: Refusals<VisitRefusalCode> = {
  ...PLATFORM_REFUSALS,
  ...LINES_REFUSALS,
  ...QUOTE_REFUSALS,
  'message-empty': ['invalid', 'Escribe un mensaje o agrega una foto.'],
  'conversation-closed': ['conflict', 'La visita fue hace más de 30 días y aquí ya no se puede escribir.'],
  'conversation-refused': ['conflict', 'Este técnico ya no recibe tus mensajes.'],
  'conversation-full': [
    'conflict',
    `Esta conversación ya tiene ${numberText(MESSAGES_MAX)} mensajes y no caben más. Para lo que falte, llámense.`,
  ],
  'message-failed': ['outage', 'No pudimos enviar tu mensaje. Intenta nuevamente.'],
  'step-too-early': ['conflict', 'Todavía no es hora de decirlo.'],
  'step-too-late': ['conflict', 'Ya pasó el tiempo para decirlo. Si algo quedó mal, repórtalo.'],
  'step-not-possible': ['conflict', CHANGED_TEXT],
  'told-too-late': ['conflict', 'Pasó demasiado tiempo sin señal y ya no se pudo enviar.'],
  'undo-too-late': ['conflict', 'Ya pasaron los diez minutos para deshacerlo.'],
  'step-failed': ['invalid', 'No pudimos guardarlo. Intenta nuevamente.'],
  'cannot-reason-required': ['invalid', 'Escoge qué pasó.'],
  'cannot-closed': ['conflict', `${CHANGED_TEXT} Esta visita ya no se puede cambiar.`],
  'cannot-not-told': ['outage', 'No pudimos avisarle al técnico. Intenta nuevamente.'],
  'porter-note-too-long': ['invalid', 'La nota va en una línea de 80 letras. Acórtala.'],
  'porter-closed': ['conflict', `${CHANGED_TEXT} La portería ya no necesita nada de esta visita.`],
  'porter-note-failed': ['outage', 'No pudimos guardar la nota. Intenta nuevamente.'],
  'finish-failed': FINISH_REFUSALS['finish-failed'],
  'payment-failed': PAYMENT_REFUSALS['payment-failed'],
  'hours-not-saved': BOOKING_REFUSALS['hours-not-saved'],
  'rating-failed': REVIEW_REFUSALS['rating-failed'],
}

/** Every act of the page of a visit, and what is said when it could not be sent or saved; null: nothing. */
export const ACT_FAILURES = {
  mensaje: 'message-failed',
  leidos: null,
  'en-camino': 'step-failed',
  llegue: 'step-failed',
  nadie: 'step-failed',
  tarde: 'step-failed',
  esperar: 'step-failed',
  buscar: 'step-failed',
  llego: 'step-failed',
  deshacer: 'step-failed',
  ofrecer: 'step-failed',
  'mas-tiempo': 'hours-not-saved',
  cotizacion: 'quote-failed',
  acuerdo: 'quote-answer-failed',
  terminar: 'finish-failed',
  'ya-pague': 'payment-failed',
  'no-puedo': 'cannot-not-told',
  'si-puedo': 'cannot-not-told',
  porteria: 'porter-note-failed',
  calificar: 'rating-failed',
} as const satisfies Readonly<Record<string, VisitRefusalCode | null>>

export type VisitActName = keyof typeof ACT_FAILURES

const FAILURES: ReadonlyMap<string, VisitRefusalCode | null> = new Map(Object.entries(ACT_FAILURES))

/** D63: whether the act says how the visit goes. */
export const isStepAct = (act: string) => FAILURES.get(act) === 'step-failed'

/** Without a connection. */
export const failedActText = (act: string) => visitRefusalText(FAILURES.get(act) ?? 'step-failed')

export function visitRefusalText(code: VisitRefusalCode): string {
  return VISIT_REFUSALS[code][1]
}
