// 'Visitas que no salieron', by reason: what was lost before a request was confirmed, and after.
import { type FactCounts, NOTHING, sumOf } from '#board/domain/board.ts'
import { type VisitSum, visitsPath } from '#board/domain/board-paths.ts'
import { type Fate, fatesOf } from '#board/domain/facts.ts'
import type { Stretch } from '#board/domain/stretch.ts'
import { ComparedCells, EmptyPart } from '#board/ui/figures.tsx'
import { EMPTY, FATE_LABELS, nowText } from '#board/wording/board.ts'
import { HEAD_ROW, HeadCell, ReportCard } from '#moderation/ui/report-card.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { numberText } from '#platform/wording/price.ts'

/** Shown while they are zero too. */
const USUAL: readonly Fate[] = [
  'no-answer',
  'declined',
  'replaced',
  'technician-cancelled',
  'could-not-receive',
  'no-show',
  'nobody-home',
]

const GROUPS = [
  { title: 'Antes de confirmar', stage: 'before', sum: 'sin-confirmar' },
  { title: 'Ya confirmadas', stage: 'after', sum: 'sin-hacer' },
] as const

export function MissedCard({ counts, days }: { counts: FactCounts | null; days: Stretch }) {
  const requests = counts && sumOf(counts, fatesOf('before', 'after', 'done'))
  const missed = counts && sumOf(counts, fatesOf('before', 'after'))
  const isEmpty = requests?.times === 0 && requests.before === 0
  return (
    <ReportCard
      id="no-salieron"
      title="Visitas que no salieron"
      note={
        requests && missed && !isEmpty
          ? `${numberText(missed.times)} de ${numberText(requests.times)} ${requests.times === 1 ? 'solicitud' : 'solicitudes'}`
          : undefined
      }
    >
      {counts &&
        missed &&
        (missed.times + missed.before === 0 ? (
          <EmptyPart>{isEmpty ? EMPTY.visits : EMPTY.nothingMissed}</EmptyPart>
        ) : (
          <table className="w-full text-label">
            <thead className="max-md:sr-only">
              <tr className={HEAD_ROW}>
                <HeadCell>Por qué</HeadCell>
                <HeadCell isFigure>{nowText(days)}</HeadCell>
                <HeadCell isFigure>Antes</HeadCell>
              </tr>
            </thead>
            {GROUPS.map(({ title, stage, sum }) => (
              <Group key={stage} title={title} fates={fatesOf(stage)} sum={sum} counts={counts} days={days} />
            ))}
          </table>
        ))}
    </ReportCard>
  )
}

interface GroupProps {
  title: string
  fates: readonly Fate[]
  /** The list of them all. */
  sum: VisitSum
  counts: FactCounts
  days: Stretch
}

function Group({ title, fates, sum, counts, days }: GroupProps) {
  const shown = fates.filter(fate => {
    const count = counts[fate] ?? NOTHING
    return USUAL.includes(fate) || count.times + count.before > 0
  })
  const isAlarming = (fate: Fate) => fate === 'no-show' && (counts[fate]?.times ?? 0) > 0
  return (
    <tbody>
      <tr className="border-t border-paper-200 bg-paper-50">
        <th scope="rowgroup" className="h-11 py-1 pl-4 text-left text-support font-bold text-ink-600 md:pl-6">
          {title}
        </th>
        <ComparedCells {...sumOf(counts, fates)} to={visitsPath(days, sum)} of={title.toLowerCase()} />
      </tr>
      {shown.map(fate => (
        <tr key={fate} className="border-t border-paper-200">
          <th
            scope="row"
            className={`h-11 py-1 pl-4 text-left md:pl-6 ${isAlarming(fate) ? 'font-semibold text-red-600' : 'font-normal'}`}
          >
            {isAlarming(fate) && (
              <Icon of="triangle-alert" size={16} className="mr-1.5 inline-block align-[-3px]" />
            )}
            {FATE_LABELS[fate]}
          </th>
          <ComparedCells
            {...(counts[fate] ?? NOTHING)}
            to={visitsPath(days, fate)}
            of={FATE_LABELS[fate].toLowerCase()}
          />
        </tr>
      ))}
    </tbody>
  )
}
