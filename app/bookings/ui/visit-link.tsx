import { Link } from 'react-router'
import { unreadText } from '#bookings/wording/bookings.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface VisitLinkProps {
  /** D58: the page of the visit. */
  to: string
  /** The other side. */
  name: string
  onDark?: boolean
}

export function VisitLink({ to, name, onDark = false }: VisitLinkProps) {
  return (
    <TextLink to={to} onDark={onDark}>
      <Icon of="message-circle" size={17} className="mr-1.5" />
      <span>
        Abrir la visita y los mensajes
        <span className="sr-only">
          {' '}
          con <bdi>{name}</bdi>
        </span>
      </span>
    </TextLink>
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
