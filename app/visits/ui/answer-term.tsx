import { Link } from 'react-router'
import { answerMoment, isAnswerTimeOver } from '#bookings/domain/answer-time.ts'
import { isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { ANSWER_OVERDUE_TEXT, confirmUntilText } from '#bookings/wording/answer-time.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { firstNameOf } from '#platform/wording/person-names.ts'
import type { ClientBooking } from '#visits/domain/listed-visit.ts'

interface AnswerTermProps {
  visit: Pick<
    ClientBooking,
    'status' | 'scheduledAt' | 'createdAt' | 'precio' | 'technicianName' | 'cannotAt'
  >
  now: Date
}

/** D60: whose turn it is while a request waits, and until when; afterwards where others are offered. */
export function AnswerTerm({ visit, now }: AnswerTermProps) {
  // Who told that the visit cannot be received waits for the cancellation.
  if (visit.status !== 'solicitada' || visit.cannotAt || visit.scheduledAt <= now) return null
  const isOver = isAnswerTimeOver(visit, now)
  return (
    <p
      className={`mt-4 flex gap-2.5 rounded-12 border px-4 py-2.5 text-label/6 ${isOver ? 'border-primary-200 bg-primary-50 text-primary-800' : 'border-petrol-200 bg-petrol-50 text-petrol-700'}`}
    >
      <Icon of="hourglass" size={18} className="mt-[0.1875rem] shrink-0" />
      <span className="min-w-0 break-words">
        {isOver ? (
          ANSWER_OVERDUE_TEXT
        ) : (
          <>
            <strong className="font-bold">
              Le toca a <bdi>{firstNameOf(visit.technicianName)}</bdi>:
            </strong>{' '}
            {confirmUntilText(answerMoment(visit), bogotaDate(now))}
          </>
        )}{' '}
        {isOver && !isGuaranteeVisit(visit) && (
          <Link to="/mis-reservas" className="text-petrol-600 underline underline-offset-4">
            Mira quién más puede ir
          </Link>
        )}
      </span>
    </p>
  )
}
