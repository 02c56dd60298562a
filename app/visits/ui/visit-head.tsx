import type { BookingStatus } from '#bookings/domain/booking.ts'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import type { StateText } from '#visits/wording/situation.ts'
import { visitDayText } from '#visits/wording/visit.ts'

/** 'Mañana, miércoles 18 de noviembre'; phones have no room for the month of a day that is near. */
function VisitDay({ date, today }: { date: string; today: string }) {
  const [day = '', month] = visitDayText(date, today).split(/(?= de )/)
  return (
    <>
      {day}
      {month && <span className={day.includes(',') ? 'max-sm:hidden' : ''}>{month}</span>}
    </>
  )
}

/** Beside the photo a phone has room for so many characters of a line. */
const NAME_LINE = 13

/** It would need three lines. */
function isLongName(name: string): boolean {
  let [lines, used] = [1, 0]
  for (const { length } of name.split(/\s+/)) {
    if (used > 0 && used + 1 + length > NAME_LINE) [lines, used] = [lines + 1, length]
    else used += (used > 0 ? 1 : 0) + length
  }
  return lines > 2
}

interface ClientVisitHeadProps {
  visit: {
    readonly date: string
    readonly start: string
    readonly end: string
    readonly status: BookingStatus
    readonly technicianName: string
    readonly technicianFotoURL: string | null
  }
  trade: string
  today: string
  /** What happens now, in place of the day; its hour in place of the booked one. */
  state: StateText | null
  /** On phones: a task stands below. */
  isShort?: boolean
}

/** Who comes and when, over the tiles; light once the visit is over. */
export function ClientVisitHead({ visit, trade, today, state, isShort = false }: ClientVisitHeadProps) {
  const { date, start, end, status, technicianName, technicianFotoURL } = visit
  const isOver = status === 'completada' || status === 'cancelada'
  const surface = isOver
    ? 'border border-paper-200 bg-white shadow-1'
    : 'on-dark tile-steps text-white shadow-3'
  const quiet = isOver ? 'text-ink-600' : 'text-petrol-100'
  return (
    <div className={`relative overflow-hidden rounded-20 ${surface}`}>
      <div className="grid gap-x-8 p-5 sm:p-6 lg:min-h-36 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:px-8 lg:py-5">
        <div className={`lg:border-r lg:pr-8 ${isOver ? 'border-paper-200' : 'border-white/20'}`}>
          <p
            className={`flex gap-2 font-bold text-balance ${isOver ? 'text-ink-700' : 'text-primary-300'} ${isShort ? 'text-support/5 max-lg:pr-20 lg:text-17/6' : 'text-17/6'}`}
          >
            {state?.icon && <Icon of={state.icon} size={18} className="mt-px shrink-0 lg:mt-[0.1875rem]" />}
            <span>{state ? state.lead : <VisitDay date={date} today={today} />}</span>
          </p>
          <p className="flex items-baseline gap-2.5">
            <span
              className={`type-time-next ${isOver ? 'text-ink-600' : ''} ${isShort ? 'max-lg:text-40/11' : ''}`}
            >
              {state?.hour ?? start}
            </span>
            <span className={`${isShort ? 'text-support lg:text-17/6' : 'text-17/6'} ${quiet}`}>
              {state?.hour ? `cita ${start}` : `a ${end}`}
            </span>
          </p>
        </div>
        <div className={`min-w-0 lg:mt-0 lg:min-h-0 ${isShort ? 'pr-23 lg:pr-30' : 'mt-1 min-h-24 pr-30'}`}>
          <h1
            className={`font-extrabold tracking-[-0.022em] break-words ${isLongName(technicianName) ? 'text-20/[1.625rem] lg:text-22/7' : 'text-22 lg:text-26'} ${isShort ? 'max-lg:text-lead/6' : ''}`}
          >
            <bdi>{technicianName}</bdi>
          </h1>
          <p
            className={`mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:flex-col-reverse max-lg:items-start ${isShort ? 'max-lg:hidden' : ''}`}
          >
            <BookingBadge status={status} seenBy="cliente" />
            {trade && <span className={quiet}>{trade}</span>}
          </p>
        </div>
      </div>
      <Avatar
        name={technicianName}
        src={technicianFotoURL && photoAt(technicianFotoURL, 288, 288)}
        className={`absolute! right-4 bottom-0 ${isShort ? 'h-25 w-20 lg:h-33 lg:w-26' : 'h-33 w-26'} arch-standing border-4 border-b-0 text-32 sm:right-6 lg:right-8 ${isOver ? 'border-paper-200' : 'border-petrol-600'}`}
      />
    </div>
  )
}
