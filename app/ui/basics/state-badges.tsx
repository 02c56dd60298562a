import {
  BadgeCheck,
  Ban,
  CircleCheck,
  CircleX,
  Eye,
  EyeOff,
  History,
  Hourglass,
  type LucideIcon,
} from 'lucide-react'
import type { BookingStatus } from '#domain/bookings/booking.ts'
import type { ShownState } from '#domain/moderation/shown-state.ts'
import { Badge, type BadgeTone } from '#ui/basics/badge.tsx'
import { BOOKING_LABELS } from '#wording/booking-status.ts'
import { STATE_LABELS } from '#wording/moderation.ts'

type Look = { tone: BadgeTone; icon: LucideIcon }

const BOOKING_LOOKS: Record<BookingStatus, Look> = {
  solicitada: { tone: 'amber', icon: Hourglass },
  confirmada: { tone: 'green', icon: CircleCheck },
  cancelada: { tone: 'red', icon: CircleX },
  completada: { tone: 'slate', icon: History },
}

export function BookingBadge({ status, seenBy }: { status: BookingStatus; seenBy: 'cliente' | 'tecnico' }) {
  return <Badge {...BOOKING_LOOKS[status]}>{BOOKING_LABELS[seenBy][status]}</Badge>
}

export type ProfileState = ShownState

const PROFILE_LOOKS: Record<ProfileState, Look> = {
  publicado: { tone: 'green', icon: Eye },
  en_revision: { tone: 'amber', icon: Hourglass },
  bloqueado: { tone: 'red', icon: Ban },
  sin_moderar: { tone: 'slate', icon: EyeOff },
  oculto: { tone: 'slate', icon: EyeOff },
}

export function ProfileBadge({ state }: { state: ProfileState }) {
  return <Badge {...PROFILE_LOOKS[state]}>{STATE_LABELS[state]}</Badge>
}

/** Over a photo it stands on white. */
export function VerifiedBadge({ overPhoto = false }: { overPhoto?: boolean }) {
  return (
    <Badge tone={overPhoto ? 'white' : 'petrol'} icon={BadgeCheck}>
      Verificado
    </Badge>
  )
}
