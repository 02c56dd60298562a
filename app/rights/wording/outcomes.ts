// Why deleting, recovering or exporting an account was refused.

import {
  type DeletionRefusal,
  RECOVERY_DAYS,
  type RecoveryRefusal,
} from '#accounts/domain/account-deletion.ts'
import { ACCOUNT_REFUSALS, type AccountRefusalCode } from '#accounts/wording/outcomes.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import type { ExportRefusal } from '#rights/domain/data-export.ts'

export type RightsRefusalCode =
  | AccountRefusalCode
  | DeletionRefusal
  | RecoveryRefusal
  | ExportRefusal
  | 'account-not-deleted'

export const RIGHTS_REFUSALS: Refusals<RightsRefusalCode> = {
  ...ACCOUNT_REFUSALS,
  'last-admin-leaves': ['conflict', 'Eres el último administrador. Nombra otro antes de eliminar tu cuenta.'],
  'account-not-deleted': ['outage', 'No pudimos eliminar tu cuenta. Intenta nuevamente.'],
  'recovery-expired': ['conflict', 'Inicia sesión otra vez para recuperar tu cuenta.'],
  'export-under-way': ['conflict', 'Ya estamos preparando tu archivo. Te escribimos cuando esté.'],
  'export-too-often': ['limit', 'Ya pediste varios archivos hoy. Intenta mañana.'],
  'export-not-requested': ['outage', 'No pudimos preparar tu archivo. Intenta nuevamente.'],
}

export function rightsRefusalText(code: RightsRefusalCode): string {
  return RIGHTS_REFUSALS[code][1]
}

export const RIGHTS_SUCCESSES = {
  'account-deleted': `Tu cuenta quedó eliminada. Tienes ${RECOVERY_DAYS} días para arrepentirte: si entras con tu contraseña, la recuperas.`,
  'account-recovered': 'Recuperaste tu cuenta.',
} as const

export type RightsSuccess = keyof typeof RIGHTS_SUCCESSES
