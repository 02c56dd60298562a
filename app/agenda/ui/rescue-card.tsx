import { useId } from 'react'
import { type LinkedRescue, offersOf, RescueOffer } from '#agenda/ui/rescue-offer.tsx'
import {
  lostMomentText,
  missedMomentText,
  missingTitleText,
  OVERDUE_RESCUE_TEXT,
  offersHoursText,
  otherPeopleText,
  overdueTitleText,
} from '#agenda/wording/client-bookings.ts'
import { rescueId } from '#bookings/domain/booking-paths.ts'
import { quoted, rescueTitleText } from '#bookings/wording/cancel-reasons.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'

interface RescueCardProps {
  rescue: LinkedRescue
  today: string
  now: Date
  /** Open, and its first button is the one primary button of the page; the others are folded to a row. */
  first: boolean
  className: string
}

/** A booking that nobody will serve, or did not answer in time: why, and what can be had instead. */
export function RescueCard({ rescue, today, now, first, className }: RescueCardProps) {
  const id = useId()
  const { booking } = rescue
  const { offered, options, later } = offersOf(rescue, today, now)
  const title = titleOf(booking)
  const photo = booking.technicianFotoURL && photoAt(booking.technicianFotoURL, 192, 192)
  const offer = <RescueOffer rescue={rescue} today={today} now={now} primary={first} />
  if (first)
    return (
      <section
        id={rescueId(booking.key)}
        aria-labelledby={id}
        className={`scroll-mt-14 overflow-hidden rounded-20 border border-primary-200 bg-white shadow-2 ${className}`}
      >
        <div className="flex items-center gap-3 border-b border-primary-200 bg-primary-50 px-4 py-3 sm:px-6">
          <Avatar name={booking.technicianName} src={photo} className="w-14 arch-90 text-body" />
          <div className="min-w-0">
            <h2 id={id} className="type-h3 text-balance break-words">
              {title}
            </h2>
            <LostVisit booking={booking} today={today} />
          </div>
        </div>
        {offer}
      </section>
    )
  const summary =
    offered.length > 0 && rescue.isOffered
      ? offersHoursText(offered.length)
      : options.length > 0 || later
        ? otherPeopleText(options.length || 1)
        : null
  return (
    <details
      id={rescueId(booking.key)}
      className={`group/rescue scroll-mt-14 overflow-hidden rounded-16 border border-primary-200 bg-white ${className}`}
    >
      <summary className="flex min-h-15 list-none items-center gap-3 py-2 pr-3 pl-4 group-open/rescue:bg-primary-50 sm:px-6 [&::-webkit-details-marker]:hidden">
        <Avatar name={booking.technicianName} src={photo} className="size-10 rounded-pill text-support" />
        <span className="min-w-0 flex-1">
          <h2 className="text-label/5 font-bold break-words">{title}</h2>
          <span className="dots text-support text-ink-700">
            <span
              className={`first-letter:uppercase ${summary ? 'max-sm:group-not-open/rescue:hidden' : ''}`}
            >
              {lostMomentText(booking, today)}
            </span>
            {summary && <span className="group-open/rescue:hidden">{summary}</span>}
          </span>
        </span>
        <Icon
          of="chevron-down"
          size={18}
          className="-ml-2 text-ink-600 transition-[rotate] group-open/rescue:rotate-180"
        />
      </summary>
      <div className="border-t border-primary-200 px-4 pt-2 empty:hidden sm:px-6">
        <LostVisit booking={booking} />
      </div>
      {offer}
    </details>
  )
}

function titleOf(booking: LinkedClientBooking): string {
  const name = firstNameOf(booking.technicianName)
  if (booking.status === 'solicitada') return overdueTitleText(name)
  return booking.status === 'confirmada' ? missingTitleText(name) : rescueTitleText(booking)
}

interface LostVisitProps {
  booking: LinkedClientBooking
  /** Without it the moment stands elsewhere. */
  today?: string
}

/** What was booked, when, and what the technician said; the rest of it stands in the history. */
function LostVisit({ booking, today }: LostVisitProps) {
  const { servicio, cancelNote, status, outcome } = booking
  const momentText = outcome === 'did-not-come' ? missedMomentText : lostMomentText
  return (
    <>
      {(servicio || today) && (
        <p className="mt-0.5 dots text-support text-ink-700">
          {servicio && <span className="break-words">{servicio}</span>}
          {today && (
            <span className={servicio ? '' : 'first-letter:uppercase'}>{momentText(booking, today)}</span>
          )}
        </p>
      )}
      {status === 'solicitada' && <p className="mt-0.5 text-support text-ink-700">{OVERDUE_RESCUE_TEXT}</p>}
      {cancelNote && (
        <p className="mt-0.5 line-clamp-2 text-support break-words text-ink-700">{quoted(cancelNote)}</p>
      )}
    </>
  )
}
