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
import { Badge, type BadgeTone } from '#ui/basics/badge.tsx'
import { BOOKING_LABELS } from '#wording/booking-status.ts'

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

export type ProfileState = 'publicado' | 'en_revision' | 'bloqueado' | 'oculto'

const PROFILE_LOOKS: Record<ProfileState, Look & { label: string }> = {
  publicado: { tone: 'green', icon: Eye, label: 'Publicado' },
  en_revision: { tone: 'amber', icon: Hourglass, label: 'En revisión' },
  bloqueado: { tone: 'red', icon: Ban, label: 'Bloqueado' },
  oculto: { tone: 'slate', icon: EyeOff, label: 'Oculto' },
}

export function ProfileBadge({ state }: { state: ProfileState }) {
  const { label, ...look } = PROFILE_LOOKS[state]
  return <Badge {...look}>{label}</Badge>
}

/** Over a photo it stands on white. */
export function VerifiedBadge({ overPhoto = false }: { overPhoto?: boolean }) {
  return (
    <Badge tone={overPhoto ? 'white' : 'petrol'} icon={BadgeCheck}>
      Verificado
    </Badge>
  )
}
