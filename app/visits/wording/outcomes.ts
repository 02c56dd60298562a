// Why something that was sent from the page of a visit was refused.
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'
import { reviewRefusalText } from '#reviews/wording/outcomes.ts'
import type { CannotRefusal } from '#visits/domain/cannot-receive.ts'
import type { MessageRefusal } from '#visits/domain/visit-message.ts'
import type { StepRefusal } from '#visits/domain/visit-progress.ts'
import type { LinesRefusal } from '#visits/domain/work-lines.ts'
import { QUOTE_REFUSALS, type QuoteRefusalCode } from '#visits/wording/quote.ts'
import { FINISH_REFUSALS } from '#visits/wording/receipt.ts'
import { LINES_REFUSALS } from '#visits/wording/work-lines.ts'

type VisitRefusalCode =
  | PlatformRefusalCode
  | LinesRefusal
  | MessageRefusal
  | QuoteRefusalCode
  | StepRefusal
  | CannotRefusal
  | 'finish-failed'

const VISIT_REFUSALS: Record<VisitRefusalCode, string> = {
  ...PLATFORM_REFUSALS,
  ...LINES_REFUSALS,
  ...QUOTE_REFUSALS,
  'message-empty': 'Escribe un mensaje o agrega una foto.',
  'conversation-closed': 'La visita fue hace más de 30 días y aquí ya no se puede escribir.',
  'conversation-refused': 'Este técnico ya no recibe tus mensajes.',
  'message-failed': 'No pudimos enviar tu mensaje. Intenta nuevamente.',
  'step-too-early': 'Todavía no es hora de decirlo.',
  'step-too-late': 'Ya pasó el tiempo para decirlo. Si algo quedó mal, repórtalo.',
  'step-not-possible': 'La visita cambió mientras tanto. Mira cómo está ahora.',
  'undo-too-late': 'Ya pasaron los diez minutos para deshacerlo.',
  'step-failed': 'No pudimos guardarlo. Intenta nuevamente.',
  'cannot-reason-required': 'Escoge qué pasó.',
  'cannot-closed': 'Esta visita ya no se puede cambiar.',
  'cannot-not-told': 'No pudimos avisarle al técnico. Intenta nuevamente.',
  'finish-failed': FINISH_REFUSALS['finish-failed'],
}

/** What cannot be sent without a connection, by its act; a message otherwise. */
const FAILED_ACTS = new Map([
  ['calificar', reviewRefusalText('rating-failed')],
  ['cotizacion', VISIT_REFUSALS['quote-failed']],
  ['acuerdo', VISIT_REFUSALS['quote-answer-failed']],
  ['terminar', VISIT_REFUSALS['finish-failed']],
  ['en-camino', VISIT_REFUSALS['step-failed']],
  ['llegue', VISIT_REFUSALS['step-failed']],
  ['nadie', VISIT_REFUSALS['step-failed']],
  ['llego', VISIT_REFUSALS['step-failed']],
  ['deshacer', VISIT_REFUSALS['step-failed']],
])

export const failedActText = (act: string) => FAILED_ACTS.get(act) ?? VISIT_REFUSALS['message-failed']

export function visitRefusalText(code: VisitRefusalCode): string {
  return VISIT_REFUSALS[code]
}
