import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { AnswerForm } from '#agenda/ui/agenda-answers.tsx'
import { useAgenda } from '#agenda/ui/agenda-context.ts'
import { VisitName } from '#bookings/ui/visit-name.tsx'
import { Button, type ButtonSize } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { OfflineReason } from '#platform/ui/offline/offline-note.tsx'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'

/** Section 2, Agenda: the two answers to a request. Whoever cannot receive it is answered with one tap (D59). */
export function AnswerButtons({ booking }: { booking: TechnicianBooking }) {
  const isAsked = booking.cannotReason !== null
  return (
    <>
      <div className="flex gap-2.5 md:flex-col md:justify-center">
        <AcceptButton booking={booking} />
        {isAsked ? <CancelAtOnce booking={booking} size="huge" /> : <CancelButton booking={booking} />}
      </div>
      {isAsked && (
        <div className="mt-2.5 grid">
          <OfferOtherHour booking={booking} />
        </div>
      )}
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
          <VisitLabel label="Aceptar" booking={booking} />
        </Button>
      )}
    </AnswerForm>
  )
}

interface VisitLabelProps {
  label: string
  booking: TechnicianBooking
  /** What leads to the name of the client. */
  before?: string
}

function VisitLabel({ label, booking, before = 'la visita con' }: VisitLabelProps) {
  const { today } = useAgenda()
  return (
    <span>
      {label}
      <VisitName before={before} visit={booking} name={booking.clientName} today={today} />
    </span>
  )
}

interface CancelButtonProps {
  booking: TechnicianBooking
  dark?: boolean
  size?: ButtonSize
}

export function CancelButton({ booking, dark = false, size = 'huge' }: CancelButtonProps) {
  return (
    <CancelDialogForm booking={booking} className="flex-1 md:flex-none">
      <Button type="submit" kind={dark ? 'outline-dark' : 'danger'} size={size} className="max-sm:px-2">
        <VisitLabel label="Cancelar" booking={booking} />
      </Button>
    </CancelDialogForm>
  )
}

interface CancelDialogFormProps {
  booking: TechnicianBooking
  className?: string
  children: ReactNode
}

/** Opens the confirmation dialog; without JavaScript the form opens a confirmation page. */
function CancelDialogForm({ booking, className = '', children }: CancelDialogFormProps) {
  const { onCancel } = useAgenda()
  function onSubmit(event: { preventDefault: () => void }) {
    event.preventDefault()
    onCancel(booking)
  }
  return (
    <Form action={`/agenda/cancelar/${booking.key}`} className={`grid ${className}`} onSubmit={onSubmit}>
      {children}
    </Form>
  )
}

interface CancelAtOnceProps {
  booking: TechnicianBooking
  size: ButtonSize
}

/** The client asked for it: no note is needed. */
export function CancelAtOnce({ booking, size }: CancelAtOnceProps) {
  return (
    <AnswerForm act="cancel" booking={booking} className="grid flex-1 md:flex-none">
      {isBusy => (
        <>
          <input type="hidden" name="aviso" value="1" />
          <Button type="submit" kind="danger" size={size} busy={isBusy} className="px-3!">
            <VisitLabel label="Cancelar" booking={booking} />
          </Button>
        </>
      )}
    </AnswerForm>
  )
}

/** The dialog of cancelling has the hours that can be offered. */
export function OfferOtherHour({ booking }: { booking: TechnicianBooking }) {
  return (
    <CancelDialogForm booking={booking}>
      <Button type="submit" kind="white">
        <VisitLabel label="Ofrecer otra hora" booking={booking} before="a" />
      </Button>
    </CancelDialogForm>
  )
}
