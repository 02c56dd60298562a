// 'De la búsqueda a la visita': each step with the share that comes from the one before it.
import { type Compared, type DayBar, type FactCounts, shareOf, sumOf } from '#board/domain/board.ts'
import { visitsPath } from '#board/domain/board-paths.ts'
import { fatesOf } from '#board/domain/facts.ts'
import type { Stretch } from '#board/domain/stretch.ts'
import { Dash, EmptyPart, ShareBar } from '#board/ui/figures.tsx'
import { RequestBars } from '#board/ui/request-bars.tsx'
import { beforeLegend, EMPTY, nowText, shareText } from '#board/wording/board.ts'
import { HEAD_ROW, HeadCell, LinkedFigure, ReportCard } from '#moderation/ui/report-card.tsx'
import { numberText } from '#platform/wording/price.ts'

interface FunnelCardProps {
  counts: FactCounts | null
  bars: readonly DayBar[] | null
  days: Stretch
}

interface Step extends Compared {
  readonly label: string
  readonly to: string
}

const stepsOf = (counts: FactCounts, days: Stretch): readonly Step[] => [
  { label: 'Búsquedas', to: '/tecnicos', ...sumOf(counts, ['search']) },
  { label: 'Perfiles abiertos', to: '/tecnicos', ...sumOf(counts, ['profile']) },
  {
    label: 'Solicitudes',
    to: visitsPath(days, 'todas'),
    ...sumOf(counts, fatesOf('before', 'after', 'done')),
  },
  {
    label: 'Confirmadas',
    to: visitsPath(days, 'confirmadas'),
    ...sumOf(counts, fatesOf('after', 'done')),
  },
  { label: 'Completadas', to: visitsPath(days, 'completed'), ...sumOf(counts, ['completed']) },
]

export function FunnelCard({ counts, bars, days }: FunnelCardProps) {
  const steps = counts && stepsOf(counts, days)
  const isEmpty = steps?.every(({ times, before }) => times === 0 && before === 0)
  return (
    <ReportCard
      id="embudo"
      title="De la búsqueda a la visita"
      note={
        !isEmpty && (
          <span className="max-md:hidden">
            {beforeLegend(days)}. Cada visita cuenta en su fecha, no cuando se pidió.
          </span>
        )
      }
    >
      {steps &&
        (isEmpty ? (
          <EmptyPart>{`${EMPTY.searches} ${EMPTY.visits}`}</EmptyPart>
        ) : (
          <>
            <table className="w-full text-label max-md:block">
              <thead className="max-md:sr-only">
                <tr className={HEAD_ROW}>
                  <HeadCell>Paso</HeadCell>
                  <HeadCell isFigure>{nowText(days)}</HeadCell>
                  <HeadCell isFigure>Antes</HeadCell>
                  <HeadCell>Pasan del anterior</HeadCell>
                </tr>
              </thead>
              <tbody className="max-md:block">
                {steps.map((step, index) => (
                  <StepRow key={step.label} step={step} previous={steps[index - 1] ?? null} />
                ))}
              </tbody>
            </table>
            {bars && <RequestBars bars={bars} days={days} />}
          </>
        ))}
    </ReportCard>
  )
}

/** On narrow screens the share stands under the step. */
function StepRow({ step: { label, times, before, to }, previous }: { step: Step; previous: Step | null }) {
  const share = previous && shareOf(times, previous.times)
  const shareBefore = previous && shareOf(before, previous.before)
  return (
    <tr className="border-t border-paper-200 max-md:relative max-md:grid max-md:min-h-15 max-md:grid-cols-[minmax(0,1fr)_auto_5.625rem] max-md:content-center max-md:gap-y-1 max-md:px-4 max-md:pt-3 max-md:pb-2">
      <th scope="row" className="text-left font-semibold md:h-11 md:py-1 md:pl-6">
        {label}
      </th>
      <td className="text-right md:relative md:px-3 md:py-1">
        <LinkedFigure count={times} to={to} of={label.toLowerCase()} />
      </td>
      <td className="text-right whitespace-nowrap text-ink-600 tabular-nums md:px-3 md:py-1">
        <span className="text-support md:hidden">antes </span>
        <span className="max-md:text-support">{numberText(before)}</span>
      </td>
      <td
        className={`max-md:col-span-full md:w-50 md:py-1 md:pr-6 md:pl-3 ${share === null ? 'max-md:hidden' : ''}`}
      >
        {share === null ? (
          <Dash>{previous ? 'Muy pocos para comparar' : 'Es el primer paso'}</Dash>
        ) : (
          <span className="flex items-center gap-3">
            <ShareBar share={share} before={shareBefore} className="max-w-full flex-1" />
            <span className="w-11 text-right font-bold whitespace-nowrap tabular-nums">
              {shareText(share)}
            </span>
          </span>
        )}
      </td>
    </tr>
  )
}
