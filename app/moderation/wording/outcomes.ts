// Why a form of the panel was refused.

import type { BulkRefusal } from '#moderation/domain/bulk.ts'
import type { ModerationRefusal } from '#moderation/domain/moderation-rules.ts'
import { ADMIN_PAGE_SIZE } from '#platform/domain/lists.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'
import { REVIEW_DECISION_REFUSALS } from '#reviews/wording/outcomes.ts'

export type ModerationRefusalCode =
  | PlatformRefusalCode
  | ModerationRefusal
  | BulkRefusal
  /** The question was answered without a reason, and visits are cancelled. */
  | 'moderation-reason-missing'

const MODERATION_REFUSALS: Record<ModerationRefusalCode, string> = {
  ...PLATFORM_REFUSALS,
  ...REVIEW_DECISION_REFUSALS,
  'moderation-account-barred': 'Su cuenta está bloqueada o eliminada. Actívala antes de publicar el perfil.',
  'moderation-own-account': 'No puedes bloquear ni eliminar tu propia cuenta.',
  'moderation-admin-blocked': 'Es administrador. Quítale primero ese rol y después bloquéalo.',
  'moderation-reason-missing': 'Escribe el motivo: se cancelan visitas y hay que decir por qué.',
  'moderation-account-deleted': 'Su cuenta está eliminada. Restaura la cuenta y con ella vuelve el perfil.',
  'moderation-already-done': 'Ya estaba así.',
  'moderation-changed': 'Cambió mientras lo mirabas. Mira cómo quedó y decide de nuevo.',
  'moderation-not-identified': 'Para verificar falta aceptar la cédula.',
  'undo-too-late': 'Pasaron los diez minutos y ya avisamos: no se puede deshacer.',
  'undo-changed': 'Ya no se puede deshacer.',
  'bulk-empty': 'Selecciona al menos un técnico.',
  'bulk-too-many': `Son demasiados a la vez: máximo ${ADMIN_PAGE_SIZE}.`,
}

export function moderationRefusalText(code: ModerationRefusalCode): string {
  return MODERATION_REFUSALS[code]
}
