import type { BookingStatus } from '#bookings/domain/booking.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { Badge, type BadgeStyle } from '#platform/ui/basics/badge.tsx'

const STYLES: Record<BookingStatus, BadgeStyle> = {
  solicitada: { tone: 'amber', icon: 'hourglass' },
  confirmada: { tone: 'green', icon: 'circle-check' },
  cancelada: { tone: 'red', icon: 'circle-x' },
  completada: { tone: 'slate', icon: 'history' },
}

export function BookingBadge({ status, seenBy }: { status: BookingStatus; seenBy: 'cliente' | 'tecnico' }) {
  return <Badge {...STYLES[status]}>{BOOKING_LABELS[seenBy][status]}</Badge>
}
