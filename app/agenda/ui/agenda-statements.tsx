import { useId } from 'react'
import { AnsweredContent } from '#agenda/ui/agenda-answered.tsx'
import { CancelAtOnce, OfferOtherHour } from '#agenda/ui/agenda-buttons.tsx'
import { DayAndHour, EDGED, EDGES } from '#agenda/ui/agenda-card.tsx'
import { useAgenda } from '#agenda/ui/agenda-context.ts'
import { DetailLink } from '#agenda/ui/visit-link.tsx'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { quoted } from '#bookings/wording/cancel-reasons.ts'
import { FoldChevron } from '#platform/ui/basics/icon.tsx'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { cannotReceiveText } from '#visits/wording/cannot-receive.ts'

/** D59: accepted visits that their clients cannot receive. Each also stands in its day. */
export function AgendaStatements({ statements }: { statements: readonly TechnicianBooking[] }) {
  const id = useId()
  if (statements.length === 0) return null
  return (
    <div>
      <h3 id={id} className="sr-only">
        No pueden recibirte
      </h3>
      <ul aria-labelledby={id} className="grid gap-2.5">
        {statements.map(booking => (
          <StatementItem key={booking.key} booking={booking} />
        ))}
      </ul>
    </div>
  )
}

function StatementItem({ booking }: { booking: TechnicianBooking }) {
  const answer = useAgenda().answerTo(booking)
  return (
    <li className={`${EDGED} ${answer ? EDGES[answer.status] : 'border-red-200 bg-white before:bg-red-600'}`}>
      {answer ? <AnsweredContent booking={booking} answer={answer} /> : <Statement booking={booking} />}
    </li>
  )
}

/** One row with 'Cancelar'; it unfolds with the client's words and the way to other hours. */
function Statement({ booking }: { booking: TechnicianBooking }) {
  const { today } = useAgenda()
  const { key, clientName, cannotReason, cannotNote } = booking
  return (
    <div className="relative">
      <details className="group">
        <summary className="flex list-none items-center gap-3 py-2.5 pr-4 pl-5 sm:gap-6 sm:pr-6 sm:pl-[1.875rem] [&::-webkit-details-marker]:hidden">
          <DayAndHour booking={booking} />
          <span className="min-w-0 flex-1 md:pr-60">
            <h4 className="line-clamp-2 text-17/6 font-extrabold tracking-[-0.022em] break-words group-open:line-clamp-none">
              <bdi>{clientName}</bdi>
            </h4>
            {cannotReason && (
              <span className="block text-support/5 font-bold text-red-700">
                {cannotReceiveText(cannotReason)}
              </span>
            )}
          </span>
          <FoldChevron />
        </summary>
        <div className={`grid justify-items-start gap-2.5 pb-2.5 ${UNDER_THE_NAME}`}>
          {cannotNote && <p className="text-label/6 break-words text-ink-700">{quoted(cannotNote)}</p>}
          {/* Above 'Cancelar' on phones, and as wide. */}
          <div className="grid max-md:order-last max-md:justify-self-stretch">
            <OfferOtherHour booking={booking} />
          </div>
          <DetailLink to={technicianVisitPath(key)} visit={booking} name={clientName} today={today} />
        </div>
      </details>
      {/* In the column of the buttons on wide screens, before the arrow. */}
      <div
        className={`flex pb-3 ${UNDER_THE_NAME} md:absolute md:top-3.5 md:right-[3.875rem] md:grid md:w-[14.125rem] md:p-0`}
      >
        <CancelAtOnce booking={booking} size="normal" />
      </div>
    </div>
  )
}

const UNDER_THE_NAME = 'pl-[6.625rem] pr-4 sm:pl-[14.875rem]'
