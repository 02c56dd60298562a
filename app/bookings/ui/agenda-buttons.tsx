import { Form } from 'react-router'
import type { TechnicianBooking } from '#bookings/domain/booking.ts'
import { AnswerForm } from '#bookings/ui/agenda-answers.tsx'
import { useAgenda } from '#bookings/ui/agenda-context.ts'
import { Button, type ButtonSize } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
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
