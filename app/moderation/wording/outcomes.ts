// Why a form of the panel was refused. The texts of single acts are the platform's: reviews, reports and checks are
// decided by acts too.

import type { BulkRefusal } from '#moderation/domain/bulk.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'

export type ModerationRefusalCode = PlatformRefusalCode | BulkRefusal

const MODERATION_REFUSALS: Record<ModerationRefusalCode, string> = {
  ...PLATFORM_REFUSALS,
  'bulk-empty': 'Selecciona al menos un técnico.',
  'bulk-too-many': 'Son demasiados a la vez: máximo 20.',
}

export function moderationRefusalText(code: ModerationRefusalCode): string {
  return MODERATION_REFUSALS[code]
}
