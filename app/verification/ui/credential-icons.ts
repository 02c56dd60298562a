import type { IconName } from '#platform/ui/icons/names.ts'
import type { CredentialKind } from '#verification/domain/credential.ts'

export const CREDENTIAL_ICONS: Record<CredentialKind, IconName> = {
  identity: 'id-card',
  background: 'shield-check',
  'electrical-licence': 'zap',
  'gas-licence': 'flame',
  training: 'award',
  phone: 'phone',
  insurance: 'umbrella',
}
