import type { BookingStatus } from '#bookings/domain/booking.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { STATE_LABELS } from '#moderation/wording/moderation.ts'
import { Badge, type BadgeTone } from '#platform/ui/basics/badge.tsx'
import type { IconName } from '#platform/ui/basics/icon.tsx'
import type { TechnicianStatus } from '#technicians/domain/technician-status.ts'

type BadgeStyle = { tone: BadgeTone; icon: IconName }

const BOOKING_STYLES: Record<BookingStatus, BadgeStyle> = {
  solicitada: { tone: 'amber', icon: 'hourglass' },
  confirmada: { tone: 'green', icon: 'circle-check' },
  cancelada: { tone: 'red', icon: 'circle-x' },
  completada: { tone: 'slate', icon: 'history' },
}

export function BookingBadge({ status, seenBy }: { status: BookingStatus; seenBy: 'cliente' | 'tecnico' }) {
  return <Badge {...BOOKING_STYLES[status]}>{BOOKING_LABELS[seenBy][status]}</Badge>
}

const PROFILE_STYLES: Record<TechnicianStatus, BadgeStyle> = {
  publicado: { tone: 'green', icon: 'eye' },
  en_revision: { tone: 'amber', icon: 'hourglass' },
  bloqueado: { tone: 'red', icon: 'ban' },
  sin_moderar: { tone: 'slate', icon: 'eye-off' },
  oculto: { tone: 'slate', icon: 'eye-off' },
}

export function ProfileBadge({ state }: { state: TechnicianStatus }) {
  return <Badge {...PROFILE_STYLES[state]}>{STATE_LABELS[state]}</Badge>
}
