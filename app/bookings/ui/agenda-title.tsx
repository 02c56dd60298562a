import { Counters } from '#bookings/ui/counters.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { dayText } from '#platform/wording/dates.ts'

/** Section 2, Agenda: the title and the two counters. */
export function AgendaTitle({
  today,
  upcoming,
  history,
}: {
  today: string
  upcoming: number
  history: number
}) {
  return (
    <div className="mb-2.5 flex flex-wrap items-center justify-between gap-4">
      <div>
        <h1 className="type-h1">Mi Agenda Profesional</h1>
        <p className="mt-1 hidden items-center gap-2 text-ink-600 md:flex print:flex">
          <Icon of="clock" size={18} />
          <span>
            Hoy es <strong className="font-bold text-ink-700">{dayText(today)}</strong>
          </span>
        </p>
      </div>
      <div className="w-full md:w-auto print:hidden">
        <Counters upcoming={upcoming} history={history} />
      </div>
    </div>
  )
}
