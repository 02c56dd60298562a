import { type ReactNode, useState } from 'react'
import { bogotaDate } from '#domain/bogota-time.ts'
import type { TechnicianBooking } from '#domain/bookings/listed-bookings.ts'
import { type Day, timelineOf } from '#domain/bookings/timeline.ts'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { AgendaCard } from '#ui/bookings/agenda-card.tsx'
import { CancelDialog } from '#ui/bookings/cancel-dialog.tsx'
import { Counters } from '#ui/bookings/counters.tsx'
import { DayGroup } from '#ui/bookings/day-group.tsx'
import { MoreHistory } from '#ui/bookings/more-history.tsx'
import { useLiveBookings } from '#ui/hooks/use-live-bookings.ts'
import { useServerClock } from '#ui/hooks/use-server-clock.ts'
import { untilText } from '#wording/agenda.ts'
import { BOOKING_LABELS } from '#wording/booking-status.ts'
import { dayText } from '#wording/dates.ts'

interface AgendaTimelineProps {
  bookings: readonly TechnicianBooking[]
  total: number
  now: Date
  /** Shown under the empty state. */
  whenEmpty?: ReactNode
  children?: ReactNode
}

/** Section 2, Agenda: upcoming visits and history, updated live. */
export function AgendaTimeline({
  bookings,
  total,
  now: serverNow,
  whenEmpty,
  children,
}: AgendaTimelineProps) {
  const now = useServerClock(serverNow)
  const changed = useLiveBookings(bookings)
  const [cancelling, setCancelling] = useState<TechnicianBooking | null>(null)
  const { upcoming, history, upcomingCount } = timelineOf(bookings, now, 'newest-first')
  const today = bogotaDate(now)
  const next = upcoming[0]?.bookings[0]
  const common = { today, changed, now, onCancel: setCancelling }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="type-h1">Mi Agenda Profesional</h1>
          <p className="mt-1 hidden items-center gap-2 text-ink-600 md:flex">
            <Icon of="clock" size={18} />
            <span>
              Hoy es <strong className="font-bold text-ink-700">{dayText(today)}</strong>
            </span>
          </p>
        </div>
        <Counters upcoming={upcomingCount} history={total - upcomingCount} />
      </div>
      {children}
      <p role="status" className="sr-only">
        {bookings
          .filter(({ key }) => changed.has(key))
          .map(
            ({ clientName, start, status }) => `${clientName}, ${start}: ${BOOKING_LABELS.tecnico[status]}.`,
          )
          .join(' ')}
      </p>
      <section aria-labelledby="proximas" className="mt-7">
        <SectionTitle id="proximas" title="Próximas Citas" subtitle="Reservas confirmadas y pendientes" />
        {upcoming.length > 0 ? (
          <Days days={upcoming} next={next} {...common} />
        ) : (
          <div className="rounded-16 border border-paper-200 bg-white">
            <EmptyState
              drawing="coffee-on-the-sill"
              title="Sin citas programadas"
              text="No tienes reservas próximas."
            >
              {whenEmpty}
            </EmptyState>
          </div>
        )}
      </section>
      <section aria-labelledby="historial" className="mt-12">
        <SectionTitle
          id="historial"
          title="Historial de Servicios"
          subtitle="Servicios completados y cancelados"
        />
        {history.length > 0 ? (
          <Days days={history} past {...common} />
        ) : (
          <div className="rounded-16 border border-paper-200 bg-white p-5">
            <p className="font-bold">Sin citas programadas</p>
            <p className="text-ink-600">Sin historial todavía.</p>
          </div>
        )}
        <MoreHistory shown={bookings.length} total={total} />
      </section>
      <CancelDialog booking={cancelling} now={now} onClose={() => setCancelling(null)} />
    </>
  )
}

function SectionTitle({ id, title, subtitle }: { id: string; title: string; subtitle: string }) {
  return (
    <div className="mb-5">
      <h2 id={id} className="scroll-mt-16 type-h2">
        {title}
      </h2>
      <p className="mt-0.5 text-ink-600">{subtitle}</p>
    </div>
  )
}

interface DaysProps {
  days: readonly Day<TechnicianBooking>[]
  today: string
  now: Date
  changed: ReadonlySet<number>
  onCancel: (booking: TechnicianBooking) => void
  next?: TechnicianBooking
  past?: boolean
}

function Days({ days, today, now, changed, onCancel, next, past = false }: DaysProps) {
  return (
    <ul className="grid gap-6">
      {days.map(({ date, bookings }) => (
        <DayGroup key={date} date={date} today={today}>
          {bookings.map(booking => {
            const isNext = booking === next && booking.status === 'confirmada'
            return (
              <AgendaCard
                key={booking.key}
                booking={booking}
                variant={past ? 'past' : isNext ? 'next' : 'upcoming'}
                until={isNext ? untilText(booking.scheduledAt, now) : undefined}
                changed={changed.has(booking.key)}
                onCancel={onCancel}
              />
            )
          })}
        </DayGroup>
      ))}
    </ul>
  )
}
