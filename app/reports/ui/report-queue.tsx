import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { FlashMessage, Message } from '#platform/ui/basics/message.tsx'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { PillLinks } from '#platform/ui/pill-links.tsx'
import { QueuePage } from '#platform/ui/queue-page.tsx'
import { numberText } from '#platform/wording/price.ts'
import type { AdminReport, ReportFilter, ReportPage } from '#reports/domain/report.ts'
import { type DecisionAnswer, ReportCard } from '#reports/ui/report-card.tsx'
import { QUEUE_INTRO } from '#reports/wording/reports.ts'

interface ListedReports extends ReportPage {
  /** Number of rows on earlier pages. */
  before: number
}

interface ReportQueueProps {
  filter: ReportFilter
  /** Null when the filter leaves them out. */
  open: ListedReports | null
  decided: ListedReports | null
  openCount: number
  today: string
  flash: string | null
  refusal: DecisionAnswer | null
  nextOpen: string | null
  nextDecided: string | null
}

const FILTERS = [
  { value: 'abiertos', label: 'Abiertos', path: '/admin/reportes' },
  { value: 'decididos', label: 'Decididos', path: '/admin/reportes?ver=decididos' },
  { value: 'todos', label: 'Todos', path: '/admin/reportes?ver=todos' },
] as const

export function ReportQueue(props: ReportQueueProps) {
  const { filter, open, decided, openCount, today, flash, refusal, nextOpen, nextDecided } = props
  const isShownAtReport = open?.rows.some(({ id }) => String(id) === refusal?.id) ?? false
  const first = FILTERS.find(({ value }) => value === filter)?.path ?? '/admin/reportes'
  return (
    <QueuePage
      title="Reportes"
      intro={QUEUE_INTRO}
      parts={
        <PillLinks
          label="Qué reportes"
          links={FILTERS.map(({ value, label, path }) => ({
            to: path,
            label,
            isCurrent: value === filter,
            count: value === 'abiertos' ? numberText(openCount) : undefined,
          }))}
        />
      }
    >
      <div className="mb-5 empty:hidden">
        <FlashMessage text={flash} />
        {refusal && !isShownAtReport && <Message kind="error">{refusal.failure}</Message>}
      </div>
      {open && <h2 className="sr-only">Abiertos</h2>}
      {open &&
        (open.rows.length > 0 ? (
          <ReportList rows={open.rows} today={today} refusal={refusal} label="Reportes abiertos" />
        ) : (
          <div className="rounded-16 border border-paper-200 bg-white">
            <EmptyState
              drawing="coffee-on-the-sill"
              title="No hay reportes abiertos"
              text="Cuando alguien reporte un perfil, una reseña o una visita, aparecerá aquí."
            />
          </div>
        ))}
      {open && (nextOpen || open.before > 0) && (
        <ListPages
          label="Páginas de reportes abiertos"
          before={open.before}
          rows={open.rows.length}
          first={first}
          next={nextOpen}
        />
      )}
      {decided && (decided.rows.length > 0 || decided.before > 0 || filter === 'decididos') && (
        <section aria-labelledby="decididos" className={open ? 'mt-10' : ''}>
          <h2 id="decididos" className={open ? 'mb-4 type-h2' : 'sr-only'}>
            Ya decididos
          </h2>
          {decided.rows.length > 0 ? (
            <ReportList rows={decided.rows} today={today} refusal={null} label="Reportes decididos" />
          ) : (
            <p className="rounded-16 border border-paper-200 bg-white p-5 text-ink-600">
              Todavía no hay reportes decididos.
            </p>
          )}
          {(nextDecided || decided.before > 0) && (
            <ListPages
              label="Páginas de reportes decididos"
              before={decided.before}
              rows={decided.rows.length}
              first={`${first}#decididos`}
              next={nextDecided}
            />
          )}
        </section>
      )}
    </QueuePage>
  )
}

interface ReportListProps {
  rows: readonly AdminReport[]
  today: string
  refusal: DecisionAnswer | null
  label: string
}

function ReportList({ rows, today, refusal, label }: ReportListProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3.5">
      {rows.map(report => (
        <ReportCard
          key={report.id}
          report={report}
          today={today}
          refusal={refusal?.id === String(report.id) ? refusal : null}
        />
      ))}
    </ul>
  )
}
