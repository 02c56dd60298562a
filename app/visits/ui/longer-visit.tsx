import { Form } from 'react-router'
import { FURTHER_HOURS_MAX } from '#bookings/domain/booking.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { hourText } from '#technicians/domain/hours.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { mayTakeLonger } from '#visits/domain/longer-visit.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import { FoldedPart } from '#visits/ui/visit-frame.tsx'
import type { VisitAnswer } from '#visits/ui/visit-messages.tsx'

export const LONGER_VISIT_ID = 'mas-tiempo'

const CHOICES = Array.from({ length: FURTHER_HOURS_MAX + 1 }, (_, hours) => hours)

interface LongerVisitProps {
  visit: TechnicianBooking
  facts: Pick<VisitFacts, 'hoursUntilNextVisit'>
  now: Date
  answer: VisitAnswer | null | undefined
}

/** D64: further hours behind the visit, blocked with one tap and given back with another. */
export function LongerVisit({ visit, facts, now, answer }: LongerVisitProps) {
  const { hoursUntilNextVisit } = facts
  const { furtherHours } = visit
  const refusal = answer?.act === 'mas-tiempo' ? answer.refusal : null
  if (!mayTakeLonger(visit, now) || visit.status !== 'confirmada') return null
  const room = hoursUntilNextVisit === null ? FURTHER_HOURS_MAX : hoursUntilNextVisit - 1
  const end = Number(visit.start.slice(0, 2)) + 1
  return (
    <FoldedPart
      folded
      label="Toma más tiempo"
      icon="clock"
      hint={
        furtherHours > 0 || room > 0 ? `hasta ${furtherHours > 0 ? visit.end : hourText(end + room)}` : ''
      }
      anchor={LONGER_VISIT_ID}
      open={refusal !== null}
    >
      <Form
        id={LONGER_VISIT_ID}
        method="post"
        preventScrollReset
        className="scroll-mt-16 rounded-16 border border-paper-200 bg-white px-4 pt-3.5 pb-4 shadow-1 sm:px-5"
      >
        <input type="hidden" name="act" value="mas-tiempo" />
        <fieldset>
          <legend className="text-support text-ink-600">
            Nadie podrá reservarte hasta esa hora, y tu cliente la ve.
          </legend>
          <div className="mt-2 grid grid-cols-4 gap-2">
            {CHOICES.map(hours => (
              <button
                key={hours}
                type="submit"
                name="horas"
                value={hours}
                disabled={hours > room && hours > furtherHours}
                aria-pressed={hours === furtherHours}
                className={`flex min-h-14 flex-col items-center justify-center rounded-12 border text-label/5 font-bold transition-colors disabled:border-transparent disabled:hatched disabled:text-ink-600 ${hours === furtherHours ? 'border-petrol-600 bg-petrol-600 text-white' : 'border-paper-300 bg-white text-ink-900 hover:border-petrol-600'}`}
              >
                <span>{hourText(end + hours)}</span>
                <span className="text-small font-medium">{hours === 0 ? '1 hora' : `+${hours} h`}</span>
              </button>
            ))}
          </div>
        </fieldset>
        {room < FURTHER_HOURS_MAX && (
          <p className="mt-2.5 text-support text-ink-600">A las {hourText(end + room)} tienes otra visita.</p>
        )}
        {refusal && (
          <div className="mt-3">
            <Message kind="error">{refusal.text}</Message>
          </div>
        )}
      </Form>
    </FoldedPart>
  )
}
