import { Form, Link, useNavigation } from 'react-router'
import type { TechnicianBooking } from '#bookings/domain/booking.ts'
import { useAgenda } from '#bookings/ui/agenda-context.ts'
import { Button, type ButtonSize } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { ReportLink } from '#platform/ui/basics/report-link.tsx'
import { OfflineReason } from '#platform/ui/offline/offline-note.tsx'

/** Section 2, Agenda: the two answers to a request. */
export function AnswerButtons({ booking }: { booking: TechnicianBooking }) {
  return (
    <div className="print:hidden">
      <div className="flex gap-2.5 md:flex-col md:justify-center">
        <AcceptButton booking={booking} />
        <CancelButton booking={booking} />
      </div>
      <OfflineReason className="mt-3" />
      <VisitOptions booking={booking} reportable={false} />
    </div>
  )
}

function AcceptButton({ booking: { key, clientName } }: { booking: TechnicianBooking }) {
  const { formData } = useNavigation()
  const busy = formData?.get('act') === 'accept' && formData.get('key') === String(key)
  return (
    <Form
      method="post"
      action="/agenda"
      preventScrollReset
      className="grid flex-[1.2] md:flex-none"
      onSubmit={event => busy && event.preventDefault()}
    >
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="act" value="accept" />
      <Button
        type="submit"
        kind="green"
        size="huge"
        busy={busy}
        busyText="Aceptando…"
        className="max-sm:px-2"
      >
        <Icon of="check" />
        <span>
          Aceptar
          <span className="sr-only">
            {' '}
            la visita de <bdi>{clientName}</bdi>
          </span>
        </span>
      </Button>
    </Form>
  )
}

interface CancelButtonProps {
  booking: TechnicianBooking
  dark?: boolean
  size?: ButtonSize
}

/** Opens the confirmation dialog; without JavaScript the form opens a confirmation page. */
export function CancelButton({ booking, dark = false, size = 'huge' }: CancelButtonProps) {
  const { onCancel } = useAgenda()
  function onSubmit(event: { preventDefault: () => void }) {
    event.preventDefault()
    onCancel(booking)
  }
  return (
    <Form
      action={`/agenda/cancelar/${booking.key}`}
      className="grid flex-1 md:flex-none print:hidden"
      onSubmit={onSubmit}
    >
      <Button type="submit" kind={dark ? 'outline-dark' : 'danger'} size={size} className="max-sm:px-2">
        <span>
          Cancelar
          <span className="sr-only">
            {' '}
            la visita de <bdi>{booking.clientName}</bdi>
          </span>
        </span>
      </Button>
    </Form>
  )
}

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
