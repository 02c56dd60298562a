import { Form, Link } from 'react-router'
import type { TechnicianBooking } from '#bookings/domain/booking.ts'
import { AnswerForm } from '#bookings/ui/agenda-answers.tsx'
import { useAgenda } from '#bookings/ui/agenda-context.ts'
import { Button, type ButtonSize } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { ReportLink } from '#platform/ui/basics/report-link.tsx'
import { OfflineReason } from '#platform/ui/offline/offline-note.tsx'

/** Section 2, Agenda: the two answers to a request. */
export function AnswerButtons({ booking }: { booking: TechnicianBooking }) {
  return (
    <>
      <div className="flex gap-2.5 md:flex-col md:justify-center">
        <AcceptButton booking={booking} />
        <CancelButton booking={booking} />
      </div>
      <OfflineReason className="mt-3" />
    </>
  )
}

function AcceptButton({ booking }: { booking: TechnicianBooking }) {
  return (
    <AnswerForm act="accept" booking={booking} className="grid flex-[1.2] md:flex-none">
      {busy => (
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
              la visita de <bdi>{booking.clientName}</bdi>
            </span>
          </span>
        </Button>
      )}
    </AnswerForm>
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
    <Form action={`/agenda/cancelar/${booking.key}`} className="grid flex-1 md:flex-none" onSubmit={onSubmit}>
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

interface VisitOptionsProps {
  booking: TechnicianBooking
  /** A visit that has begun can be reported. */
  reportable: boolean
  /** The colour of quiet text on the card. */
  muted?: string
}

/** What is seldom needed: not to accept the client, and to report. */
export function VisitOptions({ booking, reportable, muted = 'text-ink-600' }: VisitOptionsProps) {
  const { key, clientName, clientBlocked } = booking
  return (
    <ul className="flex flex-wrap gap-x-5">
      <li>
        <Link
          to={clientBlocked ? '/agenda/clientes' : `/agenda/no-acepto/${key}`}
          className={`inline-flex min-h-11 items-center gap-1.5 text-support underline-offset-4 hover:underline ${muted}`}
        >
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
            className={muted}
          />
        </li>
      )}
    </ul>
  )
}
