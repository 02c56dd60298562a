import type { IconName } from '#platform/ui/icons/names.ts'
import type { CheckKind } from '#verification/domain/check.ts'

export const CHECK_ICONS: Record<CheckKind, IconName> = {
  identity: 'id-card',
  background: 'shield-check',
  'electrical-licence': 'zap',
  'gas-licence': 'flame',
  training: 'award',
  phone: 'phone',
  insurance: 'umbrella',
}
