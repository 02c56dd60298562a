// Why a form of the panel was refused.

import type { BulkRefusal } from '#moderation/domain/bulk.ts'
import type { ModerationRefusal } from '#moderation/domain/moderation-rules.ts'
import { ADMIN_PAGE_SIZE } from '#platform/domain/lists.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'
import { REVIEW_DECISION_REFUSALS } from '#reviews/wording/outcomes.ts'

export type ModerationRefusalCode =
  | PlatformRefusalCode
  | ModerationRefusal
  | BulkRefusal
  /** The question was answered without a reason, and visits are cancelled. */
  | 'moderation-reason-missing'

export const MODERATION_REFUSALS: Refusals<ModerationRefusalCode> = {
  ...PLATFORM_REFUSALS,
  ...REVIEW_DECISION_REFUSALS,
  'moderation-account-barred': [
    'conflict',
    'Su cuenta está bloqueada o eliminada. Actívala antes de publicar el perfil.',
  ],
  'moderation-own-account': ['conflict', 'No puedes bloquear ni eliminar tu propia cuenta.'],
  'moderation-admin-blocked': ['conflict', 'Es administrador. Quítale primero ese rol y después bloquéalo.'],
  'moderation-reason-missing': ['invalid', 'Escribe el motivo: se cancelan visitas y hay que decir por qué.'],
  'moderation-account-deleted': [
    'conflict',
    'Su cuenta está eliminada. Restaura la cuenta y con ella vuelve el perfil.',
  ],
  'moderation-already-done': ['conflict', 'Ya estaba así.'],
  'moderation-changed': ['conflict', 'Cambió mientras lo mirabas. Mira cómo quedó y decide de nuevo.'],
  'moderation-not-identified': ['conflict', 'Para verificar falta aceptar la cédula.'],
  'undo-too-late': ['conflict', 'Pasaron los diez minutos y ya avisamos: no se puede deshacer.'],
  'undo-changed': ['conflict', 'Ya no se puede deshacer.'],
  'bulk-empty': ['invalid', 'Selecciona al menos un técnico.'],
  'bulk-too-many': ['invalid', `Son demasiados a la vez: máximo ${ADMIN_PAGE_SIZE}.`],
}

export function moderationRefusalText(code: ModerationRefusalCode): string {
  return MODERATION_REFUSALS[code][1]
}
