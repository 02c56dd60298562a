import { Form, useNavigation } from 'react-router'
import type { TechnicianBooking } from '#bookings/domain/listed-bookings.ts'
import { useAgenda } from '#bookings/ui/agenda-context.ts'
import { VisitOptions } from '#bookings/ui/visit-options.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import type { ButtonSize } from '#platform/ui/basics/button-classes.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
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
