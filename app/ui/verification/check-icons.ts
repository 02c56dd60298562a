import type { CheckKind } from '#domain/verification/check.ts'
import type { IconName } from '#ui/icons/names.ts'

export const CHECK_ICONS: Record<CheckKind, IconName> = {
  identity: 'id-card',
  background: 'shield-check',
  'electrical-licence': 'zap',
  'gas-licence': 'flame',
  training: 'award',
  phone: 'phone',
  insurance: 'umbrella',
}
