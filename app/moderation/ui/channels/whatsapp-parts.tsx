import type { ReasonCount, WhatsappReach } from '#moderation/domain/channel-view.ts'
import { LinkedFigure, ReportCard } from '#moderation/ui/report-card.tsx'
import { QUALITY_LABELS } from '#moderation/wording/channels.ts'
import type { Tally } from '#platform/domain/lists.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { tallyFigure } from '#platform/wording/counts.ts'
import { numberText } from '#platform/wording/price.ts'

interface FailureReasonsProps {
  reasons: readonly ReasonCount[] | null
  /** All that were to be sent. */
  sent: number | null
  failuresPath: string
  reasonPath: (reason: string) => string
}

/** Bars, and the same as a table for screen readers. */
export function FailureReasons({ reasons, sent, failuresPath, reasonPath }: FailureReasonsProps) {
  const total = reasons?.reduce((sum, { count }) => sum + count, 0) ?? 0
  const most = Math.max(1, ...(reasons ?? []).map(({ count }) => count))
  return (
    <ReportCard
      id="por-que"
      title="Por qué falló WhatsApp"
      note={reasons && sent !== null ? `${numberText(total)} de ${numberText(sent)}` : undefined}
      act={
        total > 0 && (
          <TextLink to={failuresPath}>
            Ver {total === 1 ? 'el que falló' : `los ${numberText(total)}`}
          </TextLink>
        )
      }
    >
      {reasons && (
        <div className="px-4 pb-4 md:px-6">
          {reasons.length === 0 && <p className="pb-1 text-label text-ink-600">No ha fallado ninguno.</p>}
          <table className="w-full text-label">
            <caption className="sr-only">Por qué fallaron los mensajes por WhatsApp</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Por qué</th>
                <th scope="col">Cuántos</th>
              </tr>
            </thead>
            <tbody>
              {reasons.map(({ text, count }) => (
                <tr key={text}>
                  <th scope="row" className="h-11 pr-3 text-left font-normal">
                    {text}
                  </th>
                  <td className="relative w-36">
                    <span className="flex items-center justify-end gap-3">
                      <svg width="96" height="8" aria-hidden="true" className="max-sm:w-16">
                        <rect width="100%" height="8" rx="2" className="fill-paper-100" />
                        <rect
                          width={`${(100 * count) / most}%`}
                          height="8"
                          rx="2"
                          className="fill-petrol-300"
                        />
                      </svg>
                      <span className="min-w-6 text-right">
                        <LinkedFigure count={count} to={reasonPath(text)} of={`fallaron: ${text}`} />
                      </span>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ReportCard>
  )
}

export function WhatsappPeople({ reach }: { reach: WhatsappReach | null }) {
  return (
    <ReportCard id="quien" title="Quién lo tiene">
      {reach && (
        <dl className="px-4 pb-3 text-label md:px-6">
          {linesOf(reach).map(([label, figure]) => (
            <div
              key={label}
              className="flex min-h-11 items-center justify-between gap-4 border-t border-paper-200 first:border-t-0"
            >
              <dt>{label}</dt>
              <dd className="text-right font-bold whitespace-nowrap tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </ReportCard>
  )
}

function linesOf({
  people,
  quality,
  writtenTo,
  peoplePerDay,
}: WhatsappReach): [label: string, figure: string][] {
  const sum = (tallies: readonly Tally[]): Tally => ({
    count: tallies.reduce((total, { count }) => total + count, 0),
    more: tallies.some(({ more }) => more),
  })
  const of = (connected: Tally, all: Tally) => `${tallyFigure(connected)} de ${tallyFigure(all)}`
  const limit = peoplePerDay === null ? '' : ` de ${numberText(peoplePerDay)}`
  return [
    [
      'Personas con WhatsApp conectado',
      of(sum(people.map(each => each.connected)), sum(people.map(each => each.all))),
    ],
    ...people.map(({ label, connected, all }): [string, string] => [label, of(connected, all)]),
    [
      'Calidad del número',
      quality === null ? 'Sin consultar' : (QUALITY_LABELS[quality] ?? 'Meta no la dice'),
    ],
    [
      'Les escribimos en 24 horas',
      `${tallyFigure(writtenTo)}${limit} ${writtenTo.count === 1 && !limit ? 'persona' : 'personas'}`,
    ],
  ]
}
