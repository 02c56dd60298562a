// Why something that was sent from the page of a visit was refused.
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'
import type { MessageRefusal } from '#visits/domain/visit-message.ts'
import type { StepRefusal } from '#visits/domain/visit-progress.ts'

type VisitRefusalCode = PlatformRefusalCode | MessageRefusal | StepRefusal

const VISIT_REFUSALS: Record<VisitRefusalCode, string> = {
  ...PLATFORM_REFUSALS,
  'message-empty': 'Escribe un mensaje o agrega una foto.',
  'conversation-closed': 'La visita fue hace más de 30 días y aquí ya no se puede escribir.',
  'conversation-refused': 'Este técnico ya no recibe tus mensajes.',
  'message-failed': 'No pudimos enviar tu mensaje. Intenta nuevamente.',
  'step-too-early': 'Todavía no es hora de decirlo.',
  'step-too-late': 'Ya pasó el tiempo para decirlo. Si algo quedó mal, repórtalo.',
  'step-not-possible': 'La visita cambió mientras tanto. Mira cómo está ahora.',
  'undo-too-late': 'Ya pasaron los diez minutos para deshacerlo.',
  'step-failed': 'No pudimos guardarlo. Intenta nuevamente.',
}

export function visitRefusalText(code: VisitRefusalCode): string {
  return VISIT_REFUSALS[code]
}
