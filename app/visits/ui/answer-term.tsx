import { Link } from 'react-router'
import { answerMoment, isAnswerTimeOver } from '#bookings/domain/answer-time.ts'
import { type ClientBooking, isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { ANSWER_OVERDUE_TEXT, answerDeadlineText } from '#bookings/wording/client-bookings.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface AnswerTermProps {
  visit: Pick<ClientBooking, 'status' | 'scheduledAt' | 'createdAt' | 'precio'>
  now: Date
}

/** D60: until when a request is to be answered, and afterwards where others are offered. */
export function AnswerTerm({ visit, now }: AnswerTermProps) {
  if (visit.status !== 'solicitada' || visit.scheduledAt <= now) return null
  const isOver = isAnswerTimeOver(visit, now)
  return (
    <p className="mt-2 flex gap-2 text-label/6 font-bold text-primary-800">
      <Icon of="hourglass" size={17} className="mt-1" />
      <span>
        {isOver ? ANSWER_OVERDUE_TEXT : answerDeadlineText(answerMoment(visit), bogotaDate(now))}{' '}
        {isOver && !isGuaranteeVisit(visit) && (
          <Link to="/mis-reservas" className="text-petrol-600 underline underline-offset-4">
            Mira quién más puede ir
          </Link>
        )}
      </span>
    </p>
  )
}
