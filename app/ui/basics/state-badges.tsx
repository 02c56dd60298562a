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

type Look = { tone: BadgeTone; icon: LucideIcon; label: string }

const BOOKING_LOOKS: Record<BookingStatus, Look> = {
  solicitada: { tone: 'amber', icon: Hourglass, label: 'Solicitada' },
  confirmada: { tone: 'green', icon: CircleCheck, label: 'Confirmada' },
  cancelada: { tone: 'red', icon: CircleX, label: 'Cancelada' },
  completada: { tone: 'slate', icon: History, label: 'Completada' },
}

/** Section 4: to the technician a requested booking is one that waits for an answer. */
export function BookingBadge({ status, seenBy }: { status: BookingStatus; seenBy: 'cliente' | 'tecnico' }) {
  const { label, ...look } = BOOKING_LOOKS[status]
  return <Badge {...look}>{status === 'solicitada' && seenBy === 'tecnico' ? 'Pendiente' : label}</Badge>
}

export type ProfileState = 'publicado' | 'en_revision' | 'bloqueado' | 'oculto'

const PROFILE_LOOKS: Record<ProfileState, Look> = {
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
