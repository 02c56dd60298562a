import type { Role } from '#accounts/domain/role.ts'
import type { WhatsappState } from '#accounts/domain/whatsapp-connection.ts'
import type { ShownCode } from '#accounts/ui/whatsapp/whatsapp-code.tsx'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'

/** What a page shows of the WhatsApp of its reader. */
export interface ShownWhatsapp {
  readonly kind: WhatsappState['kind']
  readonly connection: WhatsappState['connection']
  /** Open or expired. */
  readonly code: (ShownCode & { readonly isExpired: boolean }) | null
  readonly role: Role
  readonly now: Date
}

/** A code expires while the page is open. */
export function useShownWhatsapp(props: ShownWhatsapp): ShownWhatsapp {
  const now = useServerClock(props.now)
  const { kind, code } = props
  if (kind !== 'waiting' || !code || code.expiresAt > now) return { ...props, now }
  return { ...props, now, kind: 'expired', code: { ...code, isExpired: true } }
}
