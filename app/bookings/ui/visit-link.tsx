import { Link } from 'react-router'
import { unreadText } from '#bookings/wording/bookings.ts'
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

/** '2 mensajes nuevos'; nothing when all were read. */
export function UnreadLink({ to, name, count, onDark = false }: VisitLinkProps & { count: number }) {
  if (count === 0) return null
  return (
    <Link
      to={`${to}#mensajes`}
      className={`inline-flex min-h-11 w-fit items-center gap-2 text-label font-bold hover:underline print:hidden ${onDark ? 'text-primary-300' : 'text-petrol-700'}`}
    >
      <span
        className={`size-2.5 rounded-pill ${onDark ? 'bg-primary-300' : 'bg-petrol-600'}`}
        aria-hidden="true"
      />
      {unreadText(count)}
      <span className="sr-only">
        {' '}
        de <bdi>{name}</bdi>
      </span>
    </Link>
  )
}
