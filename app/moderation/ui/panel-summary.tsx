import { Link } from 'react-router'
import type { BookingWeek, PanelCounts } from '#moderation/domain/panel-rows.ts'
import { tallyText } from '#moderation/wording/moderation.ts'
import type { Tally } from '#platform/domain/lists.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { dayAndMonthText, dayOfMonth } from '#platform/wording/dates.ts'

interface PanelFiguresProps extends Pick<PanelCounts, 'published' | 'inReview' | 'blocked' | 'today'> {
  weeks: readonly BookingWeek[]
}

/** Counts of the panel, each a link to its list. */
export function PanelFigures({ published, inReview, blocked, today, weeks }: PanelFiguresProps) {
  return (
    <section
      aria-label="El panel en cifras"
      className="grid overflow-hidden rounded-16 border border-paper-200 bg-white shadow-1 lg:grid-cols-[1fr_26rem]"
    >
      <dl className="grid grid-cols-2 gap-px bg-paper-200 sm:grid-cols-4">
        <Figure icon="eye" label="Publicados" tally={published} to="/admin?estado=publicado" />
        <Figure icon="hourglass" label="En revisión" tally={inReview} to="/admin?estado=en_revision" />
        <Figure icon="ban" label="Bloqueados" tally={blocked} to="/admin?estado=bloqueado" />
        <Figure icon="calendar-days" label="Reservas hoy" tally={today} to="/admin/reservas?dia=hoy" />
      </dl>
      <WeeksChart weeks={weeks} />
    </section>
  )
}

function Figure({ icon, label, tally, to }: { icon: IconName; label: string; tally: Tally; to: string }) {
  return (
    <div className="relative flex flex-col justify-center bg-white px-4 py-3.5 has-[a:hover]:bg-petrol-50 md:px-5">
      <dt className="flex items-center gap-1.5 text-support text-ink-600">
        <Icon of={icon} size={16} />
        <Link to={to} className="after:absolute after:inset-0 hover:text-petrol-600">
          {label}
        </Link>
      </dt>
      <dd className="mt-0.5 text-[1.625rem]/8 font-extrabold tracking-[-0.03em] tabular-nums">
        {tallyText(tally)}
      </dd>
    </div>
  )
}

const BAR_WIDTH = 26
const BAR_STEP = 46
const CHART_HEIGHT = 44
const TOP = 16
const LABELS_HEIGHT = 18

/** Bookings per week as bars, and as a table for screen readers. */
function WeeksChart({ weeks }: { weeks: readonly BookingWeek[] }) {
  const max = Math.max(1, ...weeks.map(({ count }) => count))
  const width = BAR_STEP * weeks.length
  return (
    <figure className="border-t border-paper-200 px-4 py-3 lg:border-t-0 lg:border-l">
      <figcaption className="text-support text-ink-600">Reservas por semana</figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${TOP + CHART_HEIGHT + LABELS_HEIGHT}`}
        className="mt-1 block h-auto w-full max-w-md"
      >
        {weeks.map(({ monday, count, more }, index) => {
          const height = count === 0 ? 1.5 : Math.max(3, (CHART_HEIGHT * count) / max)
          const middle = index * BAR_STEP + BAR_STEP / 2
          const isLast = index === weeks.length - 1
          return (
            <g key={monday}>
              <rect
                x={middle - BAR_WIDTH / 2}
                y={TOP + CHART_HEIGHT - height}
                width={BAR_WIDTH}
                height={height}
                rx={count === 0 ? 0.75 : 3}
                className={isLast ? 'fill-petrol-600' : 'fill-petrol-300'}
              />
              <text
                x={middle}
                y={TOP + CHART_HEIGHT - height - 4}
                textAnchor="middle"
                className="fill-ink-700 text-[0.75rem] font-bold"
              >
                {tallyText({ count, more })}
              </text>
              <text
                x={middle}
                y={TOP + CHART_HEIGHT + 14}
                textAnchor="middle"
                className="fill-ink-600 text-[0.75rem]"
              >
                {shortDay(monday)}
              </text>
            </g>
          )
        })}
      </svg>
      {/* Around the table: Firefox draws the caption of a table that is itself hidden so. */}
      <div className="sr-only">
        <table>
          <caption>Reservas por semana, sin las canceladas</caption>
          <thead>
            <tr>
              <th scope="col">Semana del lunes</th>
              <th scope="col">Reservas</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(week => (
              <tr key={week.monday}>
                <th scope="row">{dayAndMonthText(week.monday)}</th>
                <td>{tallyText(week)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** '16 nov' */
function shortDay(date: string): string {
  const [, month = ''] = dayAndMonthText(date).split(' de ')
  return `${dayOfMonth(date)} ${month.slice(0, 3)}`
}

type WaitingCountersProps = Pick<PanelCounts, 'waitingReviews' | 'openReports' | 'waitingCases'>

/** The other queues of the administrators; those that are empty are not shown, but for the reviews. */
export function WaitingCounters({ waitingReviews, openReports, waitingCases }: WaitingCountersProps) {
  return (
    <div className="flex flex-wrap gap-x-6">
      {openReports.count > 0 && <Counter to="/admin/reportes" label="Reportes" tally={openReports} />}
      {waitingCases.count > 0 && <Counter to="/admin/garantias" label="Garantías" tally={waitingCases} />}
      <Counter to="/admin/resenas" label="Reseñas por aprobar" tally={waitingReviews} accented />
    </div>
  )
}

function Counter({
  to,
  label,
  tally,
  accented = false,
}: {
  to: string
  label: string
  tally: Tally
  /** One accent per view. */
  accented?: boolean
}) {
  const colour = accented ? 'bg-primary-400 text-ink-900' : 'bg-petrol-50 text-petrol-600'
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 font-bold text-petrol-600 hover:underline"
    >
      {label}
      <span
        className={`grid min-w-6 place-items-center rounded-pill px-1.5 text-small/6 font-extrabold ${colour}`}
      >
        {tallyText(tally)}
      </span>
      {accented && <Icon of="arrow-right" size={18} />}
    </Link>
  )
}
