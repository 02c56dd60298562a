import type { TechnicianBooking } from '#bookings/domain/booking.ts'
import { AnsweredContent } from '#bookings/ui/agenda-answered.tsx'
import { AnswerForm } from '#bookings/ui/agenda-answers.tsx'
import { EDGED, EDGES } from '#bookings/ui/agenda-card.tsx'
import { useAgenda } from '#bookings/ui/agenda-context.ts'
import { quoted } from '#bookings/wording/cancel-reasons.ts'
import { cannotReceiveText } from '#bookings/wording/cannot-receive.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { nearDayText } from '#platform/wording/dates.ts'

/** D59: visits that their clients cannot receive, before everything else. Each also stands in its day. */
export function AgendaNotices({ notices }: { notices: readonly TechnicianBooking[] }) {
  if (notices.length === 0) return null
  return (
    <>
      <h3 id="avisos" className="sr-only">
        No pueden recibirte
      </h3>
      <ul aria-labelledby="avisos" className="mb-3 grid gap-2.5">
        {notices.map(booking => (
          <NoticeItem key={booking.key} booking={booking} />
        ))}
      </ul>
    </>
  )
}

function NoticeItem({ booking }: { booking: TechnicianBooking }) {
  const answer = useAgenda().answerTo(booking)
  return (
    <li className={`${EDGED} ${answer ? EDGES[answer.status] : 'border-red-200 bg-white before:bg-red-600'}`}>
      {answer ? <AnsweredContent booking={booking} answer={answer} /> : <Notice booking={booking} />}
    </li>
  )
}

function Notice({ booking }: { booking: TechnicianBooking }) {
  const { today, onCancel } = useAgenda()
  const { key, clientName, date, start, cannotReason, cannotNote } = booking
  return (
    <div className="py-3 pr-3 pl-5 sm:pr-6 sm:pl-[1.875rem]">
      <div className="flex gap-3 sm:gap-6">
        <span className="w-[5.125rem] shrink-0 whitespace-nowrap sm:w-[11.5rem]">
          <span className="block text-support font-bold text-ink-600">{nearDayText(date, today)}</span>
          <span className="block text-[1.625rem]/8 font-extrabold tracking-[-0.04em]">{start}</span>
        </span>
        <div className="min-w-0 flex-1">
          <h4 className="text-[1.0625rem]/6 font-extrabold tracking-[-0.022em] break-words">
            <bdi>{clientName}</bdi>
          </h4>
          {cannotReason && (
            <p className="flex gap-1.5 text-label/6 font-bold text-red-700">
              <Icon of="calendar-x" size={17} className="mt-[0.1875rem]" />
              <span>{cannotReceiveText(cannotReason)}</span>
            </p>
          )}
          {cannotNote && <p className="text-label/6 break-words text-ink-700">{quoted(cannotNote)}</p>}
        </div>
      </div>
      <div className="mt-2.5 grid grid-cols-[2fr_3fr] gap-2.5 sm:ml-[13rem] sm:max-w-md">
        <AnswerForm act="cancel" booking={booking} className="grid">
          {isBusy => (
            <>
              <input type="hidden" name="aviso" value="1" />
              <Button type="submit" kind="danger" size="huge" busy={isBusy} className="px-2!">
                <span>
                  Cancelar
                  <span className="sr-only">
                    {' '}
                    la visita de <bdi>{clientName}</bdi>
                  </span>
                </span>
              </Button>
            </>
          )}
        </AnswerForm>
        <form
          action={`/agenda/cancelar/${key}`}
          onSubmit={event => {
            event.preventDefault()
            onCancel(booking)
          }}
          className="grid"
        >
          <Button type="submit" kind="white" size="huge" className="px-2!">
            <span>
              Ofrecer otra hora
              <span className="sr-only">
                {' '}
                a <bdi>{clientName}</bdi>
              </span>
            </span>
          </Button>
        </form>
      </div>
    </div>
  )
}
