import type { BookingWeek } from '#moderation/domain/panel-rows.ts'
import { tallyText } from '#moderation/wording/moderation.ts'
import { dayAndMonthText, dayOfMonth } from '#platform/wording/dates.ts'

const BAR_WIDTH = 26
const BAR_STEP = 46
const CHART_HEIGHT = 44
const TOP = 16
const LABELS_HEIGHT = 18

/** Bookings per week as bars, and as a table for screen readers. */
export function WeeksChart({ weeks }: { weeks: readonly BookingWeek[] }) {
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
      <table className="sr-only">
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
    </figure>
  )
}

/** '16 nov' */
function shortDay(date: string): string {
  const [, month = ''] = dayAndMonthText(date).split(' de ')
  return `${dayOfMonth(date)} ${month.slice(0, 3)}`
}
