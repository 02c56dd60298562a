import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BOARD_PATH, CHANNELS_PATH, CONTESTED_VISITS_PATH } from '#accounts/domain/panel-paths.ts'
import { overdueText } from '#guarantee/wording/guarantee.ts'
import type { BookingWeek, PanelCounts } from '#moderation/domain/panel-rows.ts'
import { tallyText } from '#moderation/wording/moderation.ts'
import { shortDayText } from '#moderation/wording/worklist.ts'
import type { Tally } from '#platform/domain/lists.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { dayAndMonthText } from '#platform/wording/dates.ts'

interface PanelFiguresProps extends Pick<PanelCounts, 'published' | 'inReview' | 'blocked' | 'today'> {
  weeks: readonly BookingWeek[]
}

/** Counts of the panel, each a link to its list. On narrow screens a row that scrolls, with the chart behind its last one. */
export function PanelFigures({ published, inReview, blocked, today, weeks }: PanelFiguresProps) {
  const figures = [
    { icon: 'eye', label: 'Publicados', tally: published, to: '/admin?estado=publicado' },
    { icon: 'hourglass', label: 'En revisión', tally: inReview, to: '/admin?estado=en_revision' },
    { icon: 'ban', label: 'Bloqueados', tally: blocked, to: '/admin?estado=bloqueado' },
    { icon: 'calendar-days', label: 'Reservas hoy', tally: today, to: '/admin/reservas?dia=hoy' },
  ] as const
  const thisWeek = weeks.at(-1)
  return (
    <section
      aria-label="El panel en cifras"
      className="lg:grid lg:grid-cols-[1fr_26rem] lg:overflow-hidden lg:rounded-16 lg:border lg:border-paper-200 lg:bg-white lg:shadow-1"
    >
      <dl className="scroll-row lg:grid lg:grid-cols-4 lg:gap-px lg:bg-paper-200">
        {figures.map(({ icon, label, tally, to }) => (
          <Figure key={to} icon={icon} tally={tally}>
            <Link to={to} className={FIGURE_TARGET}>
              {label}
            </Link>
          </Figure>
        ))}
        {thisWeek && (
          <Figure icon="calendar" tally={thisWeek} className="lg:hidden">
            <button type="button" popoverTarget={WEEKS} className={FIGURE_TARGET}>
              Esta semana
            </button>
          </Figure>
        )}
      </dl>
      <WeeksChart weeks={weeks} />
    </section>
  )
}

interface FigureProps {
  icon: IconName
  tally: Tally
  className?: string
  /** The label, as a link or button. */
  children: ReactNode
}

/** The control covers the whole figure. */
const FIGURE_TARGET = 'after:absolute after:inset-0 after:rounded-[inherit] hover:text-petrol-600'

function Figure({ icon, tally, className = '', children }: FigureProps) {
  return (
    <div
      className={`relative flex shrink-0 flex-col justify-center bg-white has-[:hover]:bg-petrol-50 max-lg:h-20 max-lg:min-w-31 max-lg:rounded-16 max-lg:border max-lg:border-paper-200 max-lg:px-4 max-lg:shadow-1 lg:px-5 lg:py-3.5 ${className}`}
    >
      <dt className="flex items-center gap-1.5 text-support whitespace-nowrap text-ink-600">
        <Icon of={icon} size={16} />
        {children}
      </dt>
      <dd className="mt-0.5 text-26 font-extrabold tracking-[-0.03em] tabular-nums">{tallyText(tally)}</dd>
    </div>
  )
}

const WEEKS = 'semanas'
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
    <figure
      id={WEEKS}
      popover="auto"
      className="menu inset-0 m-auto h-fit w-[min(26rem,100vw-2*var(--gutter))] p-4 backdrop:bg-petrol-900/60 lg:static lg:m-0 lg:block lg:h-auto lg:w-auto lg:rounded-none lg:border-0 lg:border-l lg:py-3 lg:shadow-none"
    >
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
                className="fill-ink-700 text-small font-bold"
              >
                {tallyText({ count, more })}
              </text>
              <text
                x={middle}
                y={TOP + CHART_HEIGHT + 14}
                textAnchor="middle"
                className="fill-ink-600 text-small"
              >
                {shortDayText(monday)}
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

type WaitingCountersProps = Pick<
  PanelCounts,
  'waitingReviews' | 'openReports' | 'waitingCases' | 'overdueCases' | 'contestedVisits'
>

/** The other queues of the administrators; those that are empty are not shown, but for the reviews. */
export function WaitingCounters(waiting: WaitingCountersProps) {
  const { waitingReviews, openReports, waitingCases, overdueCases, contestedVisits } = waiting
  return (
    <div className="scroll-row mt-1 mb-1.5 lg:my-0 lg:flex lg:flex-wrap lg:justify-end lg:gap-x-5">
      <Link to={BOARD_PATH} className={`${COUNTER} max-lg:order-last`}>
        Tablero
      </Link>
      <Link to={CHANNELS_PATH} className={`${COUNTER} max-lg:order-last`}>
        Avisos
      </Link>
      {openReports.count > 0 && <Counter to="/admin/reportes" label="Reportes" tally={openReports} />}
      {waitingCases.count > 0 && (
        <Counter to="/admin/garantias" label="Garantías" tally={waitingCases} overdue={overdueCases} />
      )}
      {contestedVisits.count > 0 && (
        <Counter to={CONTESTED_VISITS_PATH} label="Visitas" tally={contestedVisits} />
      )}
      <Counter to="/admin/resenas" label="Reseñas por aprobar" tally={waitingReviews} accented />
    </div>
  )
}

interface CounterProps {
  to: string
  label: string
  tally: Tally
  /** Those of them that are late. */
  overdue?: Tally
  /** One accent per view. */
  accented?: boolean
}

/** A pill in the row that scrolls, on wide screens a link. */
const COUNTER =
  'inline-flex min-h-11 shrink-0 items-center gap-2 font-bold text-petrol-600 max-lg:rounded-pill max-lg:border max-lg:border-paper-300 max-lg:bg-white max-lg:px-4 max-lg:text-label max-lg:hover:border-ink-400 lg:hover:underline'

const NONE: Tally = { count: 0, more: false }

function Counter({ to, label, tally, overdue = NONE, accented = false }: CounterProps) {
  const isLate = overdue.count > 0
  const colour = accented
    ? 'bg-primary-400 text-ink-900'
    : isLate
      ? 'bg-red-600 text-white'
      : 'bg-petrol-50 text-petrol-600'
  return (
    <Link to={to} className={`${COUNTER} ${accented ? 'max-lg:order-first' : ''}`}>
      {label}
      <span
        className={`grid min-w-6 place-items-center rounded-pill px-1.5 text-small/6 font-extrabold ${colour}`}
      >
        {tallyText(tally)}
      </span>
      {isLate && (
        <span className="inline-flex items-center gap-1 text-support text-red-600">
          <Icon of="hourglass" size={16} />
          {overdueText(overdue)}
        </span>
      )}
      {accented && <Icon of="arrow-right" size={18} className="max-lg:hidden" />}
    </Link>
  )
}
