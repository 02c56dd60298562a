// Why something that was sent from the page of a visit was refused.
import type { Refusals } from '#platform/domain/outcome.ts'
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

export const VISIT_REFUSALS: Refusals<VisitRefusalCode> = {
  ...PLATFORM_REFUSALS,
  ...LINES_REFUSALS,
  ...QUOTE_REFUSALS,
  'message-empty': ['invalid', 'Escribe un mensaje o agrega una foto.'],
  'conversation-closed': ['conflict', 'La visita fue hace más de 30 días y aquí ya no se puede escribir.'],
  'conversation-refused': ['conflict', 'Este técnico ya no recibe tus mensajes.'],
  'message-failed': ['outage', 'No pudimos enviar tu mensaje. Intenta nuevamente.'],
  'step-too-early': ['conflict', 'Todavía no es hora de decirlo.'],
  'step-too-late': ['conflict', 'Ya pasó el tiempo para decirlo. Si algo quedó mal, repórtalo.'],
  'step-not-possible': ['conflict', 'La visita cambió mientras tanto. Mira cómo está ahora.'],
  'undo-too-late': ['conflict', 'Ya pasaron los diez minutos para deshacerlo.'],
  'step-failed': ['invalid', 'No pudimos guardarlo. Intenta nuevamente.'],
  'cannot-reason-required': ['invalid', 'Escoge qué pasó.'],
  'cannot-closed': ['conflict', 'Esta visita ya no se puede cambiar.'],
  'cannot-not-told': ['outage', 'No pudimos avisarle al técnico. Intenta nuevamente.'],
  'finish-failed': FINISH_REFUSALS['finish-failed'],
}

/** What cannot be sent without a connection, by its act; a message otherwise. */
const FAILED_ACTS = new Map([
  ['calificar', reviewRefusalText('rating-failed')],
  ['cotizacion', visitRefusalText('quote-failed')],
  ['acuerdo', visitRefusalText('quote-answer-failed')],
  ['terminar', visitRefusalText('finish-failed')],
  ['en-camino', visitRefusalText('step-failed')],
  ['llegue', visitRefusalText('step-failed')],
  ['nadie', visitRefusalText('step-failed')],
  ['tarde', visitRefusalText('step-failed')],
  ['esperar', visitRefusalText('step-failed')],
  ['buscar', visitRefusalText('step-failed')],
  ['llego', visitRefusalText('step-failed')],
  ['deshacer', visitRefusalText('step-failed')],
  ['ofrecer', visitRefusalText('step-failed')],
  ['mas-tiempo', visitRefusalText('step-failed')],
])

export const failedActText = (act: string) => FAILED_ACTS.get(act) ?? visitRefusalText('message-failed')

export function visitRefusalText(code: VisitRefusalCode): string {
  return VISIT_REFUSALS[code][1]
}
