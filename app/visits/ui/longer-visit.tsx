import { Form, useLocation } from 'react-router'
import { FURTHER_HOURS_MAX } from '#bookings/domain/booking.ts'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { hourText } from '#technicians/domain/hours.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { mayTakeLonger } from '#visits/domain/longer-visit.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import { FoldedPart } from '#visits/ui/visit-frame.tsx'
import type { VisitAnswer } from '#visits/ui/visit-messages.tsx'

export const LONGER_VISIT_ID = 'mas-tiempo'

const LABEL = 'Toma más tiempo'

const CHOICES = Array.from({ length: FURTHER_HOURS_MAX + 1 }, (_, hours) => hours)

interface LongerVisitProps {
  visit: TechnicianBooking
  facts: Pick<VisitFacts, 'hoursUntilNextVisit' | 'hoursUntilBlocked'>
  now: Date
  answer: VisitAnswer | null | undefined
}

interface Longer {
  /** Hours that are free behind the visit. */
  readonly room: number
  /** What ends them is an hour that the technician blocked. */
  readonly isBlocked: boolean
  /** Of the visit's own hour. */
  readonly end: number
  readonly refusal: VisitAnswer['refusal'] | null
}

/** Null while no further hour can be taken. */
function longerOf({ visit, facts, now, answer }: LongerVisitProps): Longer | null {
  if (!mayTakeLonger(visit, now) || visit.status !== 'confirmada') return null
  const nextVisit = facts.hoursUntilNextVisit ?? FURTHER_HOURS_MAX + 1
  const blocked = facts.hoursUntilBlocked ?? FURTHER_HOURS_MAX + 1
  return {
    room: Math.min(nextVisit, blocked) - 1,
    isBlocked: blocked < nextVisit,
    end: Number(visit.start.slice(0, 2)) + 1,
    refusal: answer?.act === 'mas-tiempo' ? answer.refusal : null,
  }
}

/** D64: further hours behind the visit, blocked with one tap and given back with another. A row among the others. */
export function LongerVisit(props: LongerVisitProps) {
  const longer = longerOf(props)
  if (!longer) return null
  const { furtherHours, end: visitEnd } = props.visit
  const { room, end, refusal } = longer
  return (
    <FoldedPart
      folded
      label={LABEL}
      icon="clock"
      hint={furtherHours > 0 || room > 0 ? `hasta ${furtherHours > 0 ? visitEnd : hourText(end + room)}` : ''}
      anchor={LONGER_VISIT_ID}
      open={refusal !== null}
    >
      <LongerForm visit={props.visit} {...longer} />
    </FoldedPart>
  )
}

/** The same beside 'Terminé', in the dark head of a visit under way. */
export function LongerVisitAct(props: LongerVisitProps) {
  const longer = longerOf(props)
  const { hash } = useLocation()
  // The server knows no hash.
  const isAskedFor = useHydrated() && hash === `#${LONGER_VISIT_ID}`
  if (!longer) return null
  return (
    <details open={isAskedFor || longer.refusal !== null} className="group/longer min-w-0">
      <summary
        className={buttonClasses({
          kind: 'outline-dark',
          wide: true,
          className: 'cursor-pointer list-none md:min-h-14 [&::-webkit-details-marker]:hidden',
        })}
      >
        <Icon of="clock" size={18} />
        {LABEL}
        <Icon of="chevron-down" size={18} className="group-open/longer:rotate-180" />
      </summary>
      <div className="mt-2.5 text-ink-900 [--focus:var(--color-petrol-600)]">
        <LongerForm visit={props.visit} {...longer} />
      </div>
    </details>
  )
}

function LongerForm({
  visit: { furtherHours },
  room,
  isBlocked,
  end,
  refusal,
}: Longer & Pick<LongerVisitProps, 'visit'>) {
  return (
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
        <p className="mt-2.5 text-support text-ink-600">
          A las {hourText(end + room)} {isBlocked ? 'bloqueaste tu agenda.' : 'tienes otra visita.'}
        </p>
      )}
      {refusal && (
        <div className="mt-3">
          <Message kind="error">{refusal.text}</Message>
        </div>
      )}
    </Form>
  )
}
