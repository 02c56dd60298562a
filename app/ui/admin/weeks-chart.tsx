import type { BookingWeek } from '#domain/moderation/panel-rows.ts'
import { dayAndMonthText, dayOfMonth } from '#wording/dates.ts'
import { tallyText } from '#wording/moderation.ts'

const BAR = 26
const STEP = 46
const HEIGHT = 44
const TOP = 16
const LABELS = 18

/** Bookings week by week as bars; whoever cannot see them gets the same as a table. */
export function WeeksChart({ weeks }: { weeks: readonly BookingWeek[] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  const width = STEP * weeks.length
  return (
    <figure className="border-t border-paper-200 px-4 py-3 lg:border-t-0 lg:border-l">
      <figcaption className="text-support text-ink-600">Reservas por semana</figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${TOP + HEIGHT + LABELS}`}
        className="mt-1 block h-auto w-full max-w-md"
      >
        {weeks.map(({ monday, count, more }, at) => {
          const tall = count === 0 ? 1.5 : Math.max(3, (HEIGHT * count) / most)
          const middle = at * STEP + STEP / 2
          const isLast = at === weeks.length - 1
          return (
            <g key={monday}>
              <rect
                x={middle - BAR / 2}
                y={TOP + HEIGHT - tall}
                width={BAR}
                height={tall}
                rx={count === 0 ? 0.75 : 3}
                className={isLast ? 'fill-petrol-600' : 'fill-petrol-300'}
              />
              <text
                x={middle}
                y={TOP + HEIGHT - tall - 4}
                textAnchor="middle"
                className="fill-ink-700 text-[0.75rem] font-bold"
              >
                {tallyText({ count, more })}
              </text>
              <text
                x={middle}
                y={TOP + HEIGHT + 14}
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
