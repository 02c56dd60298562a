import { Link } from 'react-router'
import { newMessagesText } from '#bookings/wording/bookings.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface VisitLinkProps {
  /** D58: the page of the visit. */
  to: string
  /** The other side. */
  name: string
  onDark?: boolean
}

export function DetailLabel({ name }: Pick<VisitLinkProps, 'name'>) {
  return (
    <span>
      Ver detalle
      <span className="sr-only">
        {' '}
        de la visita de <bdi>{name}</bdi>
      </span>
    </span>
  )
}

export function DetailLink({ to, name, onDark = false }: VisitLinkProps) {
  return (
    <Link
      to={to}
      className={`inline-flex min-h-11 w-fit items-center gap-1.5 text-support font-bold hover:underline print:hidden ${onDark ? 'text-petrol-100' : 'text-ink-600'}`}
    >
      <DetailLabel name={name} />
      <Icon of="arrow-right" size={16} />
    </Link>
  )
}

/** '2 mensajes nuevos', with the disc of the navigation; nothing when all were read. */
export function UnreadLink({ to, name, count, onDark = false }: VisitLinkProps & { count: number }) {
  if (count === 0) return null
  return (
    <Link
      to={`${to}#mensajes`}
      className={`inline-flex min-h-11 w-fit items-center gap-2 text-label font-bold hover:underline print:hidden ${onDark ? 'text-primary-300' : 'text-petrol-700'}`}
    >
      <UnreadCount count={count} onDark={onDark} />
      <span className="sr-only">
        {' '}
        de <bdi>{name}</bdi>
      </span>
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
