import { useRef } from 'react'
import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { bulkCommandFrom, bulkUndoFrom } from '#moderation/domain/bulk.ts'
import {
  type PanelQuery,
  panelQueryFrom,
  panelQueryText,
  TECHNICIAN_FILTERS,
  USER_FILTERS,
} from '#moderation/domain/panel-query.ts'
import type { BookingWeek } from '#moderation/domain/panel-rows.ts'
import {
  countTechnicianFilters,
  listCitiesForAdmin,
  listTechniciansForAdmin,
} from '#moderation/persistence/admin-technicians.server.ts'
import { countUserFilters, listUsersForAdmin } from '#moderation/persistence/admin-users.server.ts'
import { findPanelFigures, listBookingWeeks } from '#moderation/persistence/panel-figures.server.ts'
import { BULK_FAILED, isBulkAnswer } from '#moderation/ui/bulk-moderation.tsx'
import {
  MODERATION_FAILED,
  ModerationFeedback,
  moderationClientAction,
} from '#moderation/ui/moderation-answer.tsx'
import { ModerationDialog } from '#moderation/ui/moderation-dialog.tsx'
import { ListOrder, PanelFilters, PanelTabs, WorklistFilters } from '#moderation/ui/panel-filters.tsx'
import { PanelFigures, WaitingCounters } from '#moderation/ui/panel-summary.tsx'
import { TechnicianList } from '#moderation/ui/technician-list.tsx'
import { UserList } from '#moderation/ui/user-list.tsx'
import { emptyListText } from '#moderation/wording/worklist.ts'
import { bogotaDate, MINUTE_MS } from '#platform/domain/time.ts'
import { formEntriesOf, withCookies } from '#platform/http/request-form.server.ts'
import { ttlCache } from '#platform/http/ttl-cache.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/panel'
import { answerModeration } from './moderate.server.ts'
import { moderateSeveral, undoSeveral } from './moderate-several.server.ts'
import { takeModerationFlash } from './moderation-done.server.ts'

type Db = Parameters<typeof listUsersForAdmin>[0]

/** The weekly counts need not be exact to the minute. */
const cachedWeeks = ttlCache<BookingWeek[]>(MINUTE_MS)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const { uid: own } = requireViewer(context)
  const view = panelQueryFrom(url.searchParams)
  const [list, figures, weeks, { flash, cookies }] = await Promise.all([
    readList(db, view, now()),
    findPanelFigures(db, now()),
    cachedWeeks(now(), () => listBookingWeeks(db, now())),
    takeModerationFlash(request, context),
  ])
  return data({ view, list, figures, weeks, own, today: bogotaDate(now()), flash }, withCookies(cookies))
}

async function readList(db: Db, view: PanelQuery, now: Date) {
  if (view.tab === 'usuarios') {
    const [{ rows, next }, counts] = await Promise.all([listUsersForAdmin(db, view), countUserFilters(db)])
    const tallies = USER_FILTERS.map(filter => [filter, counts[filter]] as const)
    return { tab: 'usuarios', rows, next, tallies } as const
  }
  const [{ rows, next }, counts, cities] = await Promise.all([
    listTechniciansForAdmin(db, view, now),
    countTechnicianFilters(db, now),
    listCitiesForAdmin(db),
  ])
  const tallies = TECHNICIAN_FILTERS.map(filter => [filter, counts[filter]] as const)
  return { tab: 'tecnicos', rows, next, tallies, cities } as const
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const path = `/admin${panelQueryText(panelQueryFrom(url.searchParams))}`
  const entries = await formEntriesOf(request.clone() as Request)
  const undo = bulkUndoFrom(entries)
  if (undo) return undoSeveral(context, undo)
  const bulk = bulkCommandFrom(entries)
  if (!bulk) return answerModeration(request, context, path)
  const answersRow = entries.some(([name, value]) => name === 'answer' && value === 'row')
  return moderateSeveral(context, bulk, { returnPath: path, answersRow })
}

export const clientAction = (args: Route.ClientActionArgs) =>
  moderationClientAction(args, fields => (fields.has('varios') ? BULK_FAILED : MODERATION_FAILED))

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Panel administrador')

export default function Panel({ loaderData, actionData }: Route.ComponentProps) {
  const { view, list, figures, weeks, own, today, flash } = loaderData
  const heading = useRef<HTMLHeadingElement>(null)
  useLivePanel()
  const path = `/admin${panelQueryText(view)}`
  const { technicians, users } = figures
  const bulkAnswer = isBulkAnswer(actionData) ? actionData : undefined
  // The focused button is gone.
  const focusHeading = () => requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  return (
    <div className="container-page pt-5 pb-16 md:pt-10">
      <div className="items-center justify-between gap-x-6 lg:flex">
        <h1 className="type-h1 lg:shrink-0">Panel administrador</h1>
        <WaitingCounters {...figures} />
      </div>
      <div className="mb-3 lg:mt-4 lg:mb-5">
        <PanelFigures {...figures} weeks={weeks} />
      </div>
      <PanelTabs tab={view.tab} tallies={{ tecnicos: technicians, usuarios: users }} />
      <div className="mt-4 grid grid-cols-1 gap-2.5 lg:gap-4">
        <PanelFilters key={view.tab} view={view} cities={list.tab === 'tecnicos' ? list.cities : []} />
        <WorklistFilters
          view={view}
          all={view.tab === 'tecnicos' ? technicians : users}
          tallies={list.tallies}
        />
        <ModerationFeedback
          flash={flash}
          answer={isBulkAnswer(actionData) ? undefined : actionData}
          action={path}
        />
      </div>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {view.tab === 'tecnicos' ? 'Técnicos' : 'Usuarios'}
      </h2>
      <ModerationDialog fallback={heading}>
        {list.rows.length === 0 && <EmptyList view={view} />}
        {list.tab === 'tecnicos' && (
          <TechnicianList
            // A selection does not outlive its list.
            key={path}
            technicians={list.rows}
            today={today}
            action={path}
            answer={bulkAnswer}
            onBulkDone={focusHeading}
            order={<ListOrder view={view} />}
          />
        )}
        {list.tab === 'usuarios' && list.rows.length > 0 && (
          <UserList users={list.rows} own={own} action={path} order={<ListOrder view={view} />} />
        )}
        {list.rows.length > 0 && (
          <ListPages
            before={view.cursor?.shown ?? 0}
            rows={list.rows.length}
            first={`/admin${panelQueryText({ ...view, cursor: null })}`}
            next={list.next && `/admin${panelQueryText({ ...view, cursor: list.next })}`}
          />
        )}
      </ModerationDialog>
    </div>
  )
}

function EmptyList({ view }: { view: PanelQuery }) {
  const everybody = view.tab === 'tecnicos' ? '/admin' : `/admin?tab=${view.tab}`
  const isFiltered = `/admin${panelQueryText(view)}` !== everybody
  return (
    <div className="mt-4 rounded-16 border border-paper-200 bg-white">
      <EmptyState
        drawing="closed-window"
        title="Sin resultados"
        text={<span className="wrap-anywhere">{emptyListText(view)}</span>}
      >
        {isFiltered && (
          <ButtonLink kind="white" to={everybody}>
            Ver todos
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}
