import { Link } from 'react-router'
import type { TechnicianBooking } from '#bookings/domain/listed-bookings.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { ReportLink } from '#platform/ui/basics/report-link.tsx'

const LINK = 'inline-flex min-h-11 items-center gap-1.5 text-support text-ink-600 hover:underline'

/** What is seldom needed, folded: not to accept the client, and to report a visit that has begun. */
export function VisitOptions({ booking, reportable }: { booking: TechnicianBooking; reportable: boolean }) {
  const { key, clientName, clientBlocked } = booking
  return (
    <details className="group print:hidden">
      <summary className={`${LINK} list-none [&::-webkit-details-marker]:hidden`}>
        <span>
          Más opciones
          <span className="sr-only">
            {' '}
            de la visita de <bdi>{clientName}</bdi>
          </span>
        </span>
        <Icon of="chevron-down" size={16} className="transition-[rotate] group-open:rotate-180" />
      </summary>
      <ul className="grid">
        <li>
          <Link to={clientBlocked ? '/agenda/clientes' : `/agenda/no-acepto/${key}`} className={LINK}>
            <Icon of="user-x" size={15} />
            <span>
              {clientBlocked ? 'No aceptas a este cliente' : 'No acepto a este cliente'}
              <span className="sr-only">
                : <bdi>{clientName}</bdi>
              </span>
            </span>
          </Link>
        </li>
        {reportable && (
          <li>
            <ReportLink
              kind="booking"
              id={key}
              label="Reportar un problema"
              context={` con la visita de ${clientName}`}
            />
          </li>
        )}
      </ul>
    </details>
  )
}
