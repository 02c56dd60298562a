// The visit that is next or going on, as Mis reservas and the home page show it.
import { VisitStrip } from '#agenda/ui/timeline-parts.tsx'
import { ANSWER_QUOTE_TEXT, nextVisitTexts } from '#agenda/wording/client-bookings.ts'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { unreadText } from '#bookings/wording/bookings.ts'
import { isArrivalInDoubt, type Situation, situationOf } from '#visits/domain/situation.ts'
import { ArrivalStrip } from '#visits/ui/arrival-strip.tsx'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { TOLD_CANNOT_SHORT_TEXT } from '#visits/wording/cannot-receive.ts'
import { briefState, stateLine } from '#visits/wording/situation.ts'

interface TopVisitProps {
  visit: LinkedClientBooking
  now: Date
  /** Beside when it is: where no list says it. */
  withStatus?: boolean
}

/** What there is to know and to do about the visit under way or the next one. */
export function TopVisit({ visit, now, withStatus = false }: TopVisitProps) {
  const situation = situationOf(visit, now)
  const task = taskText(visit, situation)
  const state = (task ? briefState : stateLine)('client', { visit, situation, now })
  const status = withStatus ? [BOOKING_LABELS.cliente[visit.status]] : []
  return (
    <VisitStrip
      to={clientVisitPath(visit.key)}
      label="Tu visita:"
      visit={visit}
      name={visit.technicianName}
      texts={state ? [state] : [...nextVisitTexts(visit, now), ...status]}
      task={task}
      className="min-h-16 md:min-h-20 md:gap-5.5 md:px-6"
    >
      {isArrivalInDoubt(situation) && <ArrivalStrip visit={visit} situation={situation} now={now} />}
    </VisitStrip>
  )
}

/** One at a time: the quote before the messages, as on the page of the visit. */
function taskText(visit: LinkedClientBooking, situation: Situation): string | null {
  const { task, isAskedToCancel } = situation
  if (isArrivalInDoubt(situation)) return null
  if (isAskedToCancel) return TOLD_CANNOT_SHORT_TEXT
  if (task.client === 'answer-quote') return ANSWER_QUOTE_TEXT
  return visit.unreadMessages > 0 ? unreadText(visit.unreadMessages) : null
}
