import { Link } from 'react-router'
import type { Booking } from '#bookings/domain/booking.ts'
import { VisitName } from '#bookings/ui/visit-name.tsx'
import { newMessagesText } from '#bookings/wording/bookings.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface NamedVisit {
  visit: Pick<Booking, 'date' | 'start'>
  /** The other side. */
  name: string
  today: string
}

interface VisitLinkProps extends NamedVisit {
  /** D58: the page of the visit. */
  to: string
  onDark?: boolean
}

export function DetailLabel(named: NamedVisit) {
  return (
    <span>
      Ver detalle
      <VisitName before="de la visita con" {...named} />
    </span>
  )
}

export function DetailLink({ to, onDark = false, ...named }: VisitLinkProps) {
  return (
    <Link
      to={to}
      className={`inline-flex min-h-11 w-fit items-center gap-1.5 text-support font-bold hover:underline print:hidden ${onDark ? 'text-petrol-100' : 'text-ink-600'}`}
    >
      <DetailLabel {...named} />
      <Icon of="arrow-right" size={16} />
    </Link>
  )
}

/** '2 mensajes nuevos', with the disc of the navigation; nothing when all were read. */
export function UnreadLink({ to, count, onDark = false, ...named }: VisitLinkProps & { count: number }) {
  if (count === 0) return null
  return (
    <Link
      to={`${to}#mensajes`}
      className={`inline-flex min-h-11 w-fit items-center gap-2 text-label font-bold hover:underline print:hidden ${onDark ? 'text-primary-300' : 'text-petrol-700'}`}
    >
      <UnreadCount count={count} onDark={onDark} />
      <VisitName before="de" {...named} />
    </Link>
  )
}

export function UnreadCount({ count, onDark = false }: { count: number; onDark?: boolean }) {
  return (
    <span className="flex items-center gap-2">
      <span
        className={`grid h-[1.0625rem] min-w-[1.0625rem] place-items-center rounded-pill px-1 text-small/4 ${onDark ? 'bg-primary-300 text-ink-900' : 'bg-petrol-600 text-white'}`}
      >
        {count}
      </span>{' '}
      {newMessagesText(count)}
    </span>
  )
}
