import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Booking, BookingStatus } from '#bookings/domain/booking.ts'
import { addressText, type VisitPlace } from '#bookings/domain/visit-place.ts'
import { workText } from '#bookings/wording/bookings.ts'
import { addDays } from '#platform/domain/time.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { datedDayText } from '#platform/wording/dates.ts'

interface DayGroupProps {
  date: string
  /** 'YYYY-MM-DD' in Bogotá. */
  today: string
  /** What is over says its date alone. */
  past?: boolean
  /** Of the list of its bookings. */
  className?: string
  children: ReactNode
}

/** One day of a timeline; today and tomorrow get a tag while something is to come. */
export function DayGroup({ date, today, past = false, className = 'grid gap-3', children }: DayGroupProps) {
  return (
    <li>
      <h3 className="mb-3 flex items-center gap-2.5 font-bold text-ink-700">
        {!past && <DayTag date={date} today={today} />}
        {datedDayText(date, today)}
      </h3>
      <ul className={className}>{children}</ul>
    </li>
  )
}

export function DayTag({ date, today }: Pick<DayGroupProps, 'date' | 'today'>) {
  const tag = date === today ? 'Hoy' : date === addDays(today, 1) ? 'Mañana' : null
  return (
    tag && <span className="rounded-8 bg-ink-900 px-2.5 py-1 text-support font-bold text-white">{tag}</span>
  )
}

interface CountersProps {
  upcoming: number
  history: number
}

/** Counts of upcoming and past bookings, each a link to its section. */
export function Counters({ upcoming, history }: CountersProps) {
  return (
    <ul className="@container flex w-full rounded-12 bg-paper-100 p-1 md:w-80">
      <Counter count={upcoming} label="Próximas" to="#proximas" first />
      <Counter count={history} label="Historial" to="#historial" />
    </ul>
  )
}

function Counter({
  count,
  label,
  to,
  first = false,
}: {
  count: number
  label: string
  to: string
  first?: boolean
}) {
  return (
    <li className="grid flex-auto">
      <a
        href={to}
        className={`flex min-h-11 flex-wrap content-center items-center justify-center gap-x-1.5 rounded-[0.625rem] px-1.5 text-label font-bold @max-[12.5rem]:flex-col @max-[12.5rem]:text-small ${first ? 'bg-white text-ink-900 shadow-2' : 'text-ink-700 hover:text-ink-900'}`}
      >
        <span className="text-20/6 font-extrabold text-ink-900">{count}</span> {label}
      </a>
    </li>
  )
}

interface VisitStripProps {
  /** The visit's page, or its card. */
  to: string
  /** For screen readers, before the name. */
  label: string
  visit: VisitPlace & Pick<Booking, 'start' | 'servicio' | 'description' | 'precio' | 'agreedTotal'>
  /** The other side. */
  name: string
  /** When it is, the day first: 'Mañana', 'En 13 h 50 min'. */
  texts: readonly string[]
  /** 'Responde la cotización'. It takes the line of the texts; the first of them moves over the hour. */
  task: string | null
  /** Its height, and on wide screens padding and gaps. */
  className: string
  /** What is asked about it, under the row. */
  children?: ReactNode
}

const STRIP = 'on-dark tile-steps min-w-0 text-white print:hidden'

/** The visit that comes next or is under way, in one row; with what and where from the width of a tablet on. */
export function VisitStrip({ children, className, ...row }: VisitStripProps) {
  if (!children) return <StripRow {...row} className={`${STRIP} rounded-12 ${className}`} />
  return (
    <section className={`${STRIP} rounded-16`}>
      <StripRow {...row} className={className} />
      <div className="border-t border-white/20 px-4 pt-3 pb-4 md:px-6">{children}</div>
    </section>
  )
}

function StripRow({ to, label, visit, name, texts, task, className }: Omit<VisitStripProps, 'children'>) {
  const where = addressText(visit)
  return (
    <Link to={to} className={`flex items-center gap-3 px-4 py-1.5 ${className}`}>
      <span className="text-20/6 font-extrabold tracking-[-0.03em] md:text-28/8">
        {task && (
          <span className="block text-small tracking-normal font-semibold text-primary-300">{texts[0]}</span>
        )}
        {visit.start}
      </span>
      <span className="min-w-0 flex-1 text-label/5 md:max-w-1/2 md:flex-initial">
        <span className="sr-only">{label} </span>
        <span className="block truncate font-bold md:text-17/6">
          <bdi>{name}</bdi>
        </span>
        <span className="dots text-support/5 font-semibold text-primary-300">
          {(task ? [task] : texts).map(text => (
            <span key={text}>{text}</span>
          ))}
        </span>
      </span>
      <span className="hidden min-w-0 flex-1 border-l border-white/20 pl-5.5 text-label/6 md:block">
        <StripFact icon="wrench" text={workText(visit)} />
        {where && <StripFact icon="map-pin" text={where} />}
      </span>
      <Icon of="arrow-right" />
    </Link>
  )
}

function StripFact({ icon, text }: { icon: IconName; text: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Icon of={icon} size={17} className="text-petrol-100" />
      <span className="truncate">{text}</span>
    </span>
  )
}

interface ShownBooking {
  readonly key: number
  readonly status: BookingStatus
}

const NONE: ReadonlySet<number> = new Set()

/** The keys of the bookings whose status changed while the page was open. */
export function useChangedBookings(bookings: readonly ShownBooking[]): ReadonlySet<number> {
  const previous = useRef<ReadonlyMap<number, BookingStatus> | null>(null)
  const [changedKeys, setChangedKeys] = useState(NONE)
  useEffect(() => {
    const before = previous.current
    previous.current = new Map(bookings.map(({ key, status }) => [key, status]))
    const changed = bookings.filter(({ key, status }) => before && before.get(key) !== status)
    if (changed.length > 0) setChangedKeys(new Set(changed.map(({ key }) => key)))
  }, [bookings])
  return changedKeys
}
