import { useEffect, useState } from 'react'
import { AnswerForm, useIsSending } from '#agenda/ui/agenda-answers.tsx'
import { DayAndHour, EDGED, EDGES } from '#agenda/ui/agenda-card.tsx'
import { type ShownAnswer, useAgenda } from '#agenda/ui/agenda-context.ts'
import { UNDO_OFFERED_MS } from '#bookings/domain/transitions.ts'
import { VisitName } from '#bookings/ui/visit-name.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'

interface AnsweredContentProps {
  booking: TechnicianBooking
  answer: ShownAnswer
}

/** What stays in the place of a booking that was answered, until the page is opened again. */
export function AnsweredContent({ booking, answer }: AnsweredContentProps) {
  const { clientName, servicio, description } = booking
  const isCancelled = answer.status === 'cancelada'
  return (
    <div className="py-3 pr-3 pl-5 sm:pr-6 sm:pl-[1.875rem]">
      <div className="flex items-center gap-3 sm:gap-6">
        <DayAndHour booking={booking} />
        <span className="min-w-0 flex-1">
          <h4 className="text-17/6 font-extrabold tracking-[-0.022em] break-words">
            <bdi>{clientName}</bdi>
          </h4>
          <span className="block truncate text-support/5 text-ink-600">
            {servicio || description || 'Que lo revise'}
          </span>
        </span>
      </div>
      <div className="mt-1.5 flex min-h-11 items-center justify-between gap-3">
        <span
          className={`flex items-center gap-2 font-bold ${isCancelled ? 'text-red-600' : 'text-green-700'}`}
        >
          <Icon of={isCancelled ? 'circle-x' : 'circle-check'} />
          {isCancelled ? 'Cancelada' : 'Aceptada'}
        </span>
        {isCancelled ? (
          <ToldText name={clientName} />
        ) : (
          <UndoAcceptance booking={booking} sentAtMs={answer.sentAtMs} />
        )}
      </div>
    </div>
  )
}

/** A confirmed visit that was cancelled on this page, in its day. */
export function CancelledVisit({ booking }: { booking: TechnicianBooking }) {
  const answer = useAgenda().answerTo(booking)
  return (
    answer && (
      <li className={`${EDGED} ${EDGES[answer.status]}`}>
        <AnsweredContent booking={booking} answer={answer} />
      </li>
    )
  )
}

function ToldText({ name }: { name: string }) {
  return (
    <span className="min-w-0 truncate text-support text-ink-600">
      Le avisamos a <bdi>{shortNameOf(name)}</bdi>
    </span>
  )
}

const TICK_MS = 250

/** The seconds that are left on the button, and as a bar that runs out. */
function UndoAcceptance({ booking, sentAtMs }: { booking: TechnicianBooking; sentAtMs: number }) {
  const leftMs = useMsUntil(sentAtMs + UNDO_OFFERED_MS)
  const isSending = useIsSending(booking.key)
  const { today } = useAgenda()
  if (leftMs <= 0 && !isSending) return <ToldText name={booking.clientName} />
  return (
    <AnswerForm act="undo" booking={booking} className="grid">
      {busy => (
        <>
          <Button type="submit" kind="white" busy={busy} busyText="Deshaciendo…">
            <Icon of="undo-2" size={18} />
            <span>
              Deshacer
              <span aria-hidden="true" className="font-medium">
                {' '}
                ({Math.max(0, Math.ceil(leftMs / 1_000))} s)
              </span>
              <VisitName before="la visita con" visit={booking} name={booking.clientName} today={today} />
            </span>
          </Button>
          <span
            aria-hidden="true"
            style={{ width: `${Math.max(0, (100 * leftMs) / UNDO_OFFERED_MS)}%` }}
            className="absolute bottom-0 left-0 h-1 rounded-r-pill bg-green-200 transition-[width] duration-250 ease-linear"
          />
        </>
      )}
    </AnswerForm>
  )
}

/** Of the clock of performance.now(). */
function useMsUntil(endMs: number): number {
  const [leftMs, setLeftMs] = useState(() => endMs - performance.now())
  const isOver = leftMs <= 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeftMs(endMs - performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [endMs, isOver])
  return leftMs
}
