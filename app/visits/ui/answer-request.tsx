import { Form, useNavigation } from 'react-router'
import { answerMoment, isAnswerTimeOver } from '#bookings/domain/answer-time.ts'
import { isAllowed, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { deadlineText, OVERDUE_TEXT } from '#bookings/wording/answer-time.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'

/** The two answers to a request and until when one is asked for (D60), on the page of the visit. */
export function AnswerRequest({ visit, now }: { visit: TechnicianBooking; now: Date }) {
  const { formData } = useNavigation()
  if (!isAllowed(TRANSITIONS.accept, visit, now)) return null
  const isBusy = formData?.get('act') === 'accept'
  // A client who cannot receive it is answered below.
  const isAsked = visit.cannotReason !== null
  return (
    <section aria-label="Responder" className="mt-4 md:flex md:items-center md:gap-5">
      <p className="flex gap-2 text-label font-bold text-primary-800 md:order-last">
        <Icon of="hourglass" size={18} className="mt-px shrink-0" />
        {isAnswerTimeOver(visit, now) ? OVERDUE_TEXT : deadlineText(answerMoment(visit), bogotaDate(now))}
      </p>
      <div
        className={`mt-2 grid gap-2.5 md:mt-0 ${isAsked ? 'md:grid-cols-[16.5rem]' : 'grid-cols-[1.2fr_1fr] md:grid-cols-[16.5rem_10rem]'}`}
      >
        <Form
          method="post"
          action="/agenda"
          onSubmit={event => isBusy && event.preventDefault()}
          className="grid"
        >
          <input type="hidden" name="key" value={visit.key} />
          <input type="hidden" name="act" value="accept" />
          <Button
            type="submit"
            kind="green"
            size="huge"
            busy={isBusy}
            busyText="Aceptando…"
            className="max-sm:px-2"
          >
            <Icon of="check" />
            Aceptar
          </Button>
        </Form>
        {!isAsked && (
          <ButtonLink to={`/agenda/cancelar/${visit.key}`} kind="danger" size="huge">
            Cancelar
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
