// Guarantee cases for administrators, by whether they wait for them, go on or are closed.
import { servicesContext } from '#app/services.ts'
import { GUARANTEE_GROUPS } from '#guarantee/domain/guarantee-dossier.ts'
import { countGuaranteeGroups, listGuaranteeQueue } from '#guarantee/persistence/guarantee-queue.server.ts'
import { CaseGroup } from '#guarantee/ui/case-queue.tsx'
import { QUEUE_INTRO } from '#guarantee/wording/guarantee.ts'
import { listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'
import { QueuePage } from '#platform/ui/queue-page.tsx'
import { tallyFigure } from '#platform/wording/counts.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/admin-guarantees'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const cursor = listCursorFrom(url.searchParams.get('desde'))
  const [page, counts] = await Promise.all([listGuaranteeQueue(db, cursor), countGuaranteeGroups(db)])
  return { ...page, counts, before: cursor?.shown ?? 0, now: now() }
}

export const meta = () => pageMeta('Garantías')

const PATH = '/admin/garantias'

export default function Guarantees({ loaderData }: Route.ComponentProps) {
  useLivePanel()
  const { rows, counts, next, before, now } = loaderData
  return (
    <QueuePage title="Garantías" intro={QUEUE_INTRO}>
      {GUARANTEE_GROUPS.map(group => (
        <CaseGroup
          key={group}
          group={group}
          count={tallyFigure(counts[group])}
          rows={rows.filter(row => row.group === group)}
          now={now}
        />
      ))}
      {rows.length === 0 && (
        <div className="mt-5 rounded-16 border border-paper-200 bg-white">
          <EmptyState
            drawing="coffee-on-the-sill"
            title="No hay casos de garantía"
            text="Cuando un cliente abra un caso, aparecerá aquí."
          />
        </div>
      )}
      {(next || before > 0) && (
        <ListPages
          before={before}
          rows={rows.length}
          first={PATH}
          next={next && `${PATH}?desde=${listCursorText(next)}`}
        />
      )}
    </QueuePage>
  )
}
