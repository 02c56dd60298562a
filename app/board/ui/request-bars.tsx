// The requests of each day or group of days beside those of the stretch before; for screen readers a table.
import type { DayBar } from '#board/domain/board.ts'
import type { Stretch } from '#board/domain/stretch.ts'
import { BARS_TITLES, barText, nowText } from '#board/wording/board.ts'
import { dayText } from '#platform/wording/dates.ts'
import { numberText } from '#platform/wording/price.ts'

/** As wide as it is drawn, so that its letters keep their size. */
const WIDTH = 576
const WIDEST_BAR = 36
const GAP = 4
const CHART_HEIGHT = 108
const TOP = 18
const LABELS = 22

export function RequestBars({ bars, days }: { bars: readonly DayBar[]; days: Stretch }) {
  const most = Math.max(1, ...bars.flatMap(({ times, before }) => [times, before]))
  if (bars.every(({ times, before }) => times === 0 && before === 0)) return null
  const step = WIDTH / bars.length
  const barWidth = Math.min(WIDEST_BAR, step * 0.27)
  const heightOf = (count: number) => (count === 0 ? 1.5 : Math.max(3, (CHART_HEIGHT * count) / most))
  return (
    <figure className="flex grow flex-col border-t border-paper-200 px-6 pt-3 pb-4 max-md:sr-only">
      <figcaption className="flex items-center justify-between gap-4 text-support text-ink-600">
        {BARS_TITLES[days]}
        <span aria-hidden="true" className="flex items-center gap-4">
          <span className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-[2px] bg-petrol-300" />
            {nowText(days)}
          </span>
          <span className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-[2px] bg-paper-300" />
            Antes
          </span>
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${TOP + CHART_HEIGHT + LABELS}`}
        className="m-auto block h-auto w-full max-w-xl pt-1"
      >
        {bars.map(({ day, times, before }, index) => {
          const middle = (index + 0.5) * step
          return (
            <g key={day}>
              <Bar
                x={middle - barWidth - GAP / 2}
                width={barWidth}
                height={heightOf(before)}
                colour="fill-paper-300"
              />
              <Bar x={middle + GAP / 2} width={barWidth} height={heightOf(times)} colour="fill-petrol-300" />
              <text
                x={middle + GAP / 2 + barWidth / 2}
                y={TOP + CHART_HEIGHT - heightOf(times) - 5}
                textAnchor="middle"
                className="fill-ink-700 text-small font-bold"
              >
                {numberText(times)}
              </text>
              <text
                x={middle}
                y={TOP + CHART_HEIGHT + 16}
                textAnchor="middle"
                className="fill-ink-600 text-small"
              >
                {barText(day, days)}
              </text>
            </g>
          )
        })}
      </svg>
      {/* Around the table: Firefox draws the caption of a table that is itself hidden so. */}
      <div className="sr-only">
        <table>
          <caption>{BARS_TITLES[days]}</caption>
          <thead>
            <tr>
              <th scope="col">Desde el</th>
              <th scope="col">{nowText(days)}</th>
              <th scope="col">Antes</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ day, times, before }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{numberText(times)}</td>
                <td>{numberText(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

interface BarProps {
  x: number
  width: number
  height: number
  colour: string
}

function Bar({ x, width, height, colour }: BarProps) {
  return (
    <rect
      x={x}
      y={TOP + CHART_HEIGHT - height}
      width={width}
      height={height}
      rx={Math.min(3, height / 2)}
      className={colour}
    />
  )
}
