import { useRef, useState } from 'react'
import { data, Link } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { type PanelQuery, panelQueryFrom, panelQueryText } from '#domain/moderation/panel-query.ts'
import type { BookingWeek } from '#domain/moderation/panel-rows.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { takeNotice } from '#http/notice-cookie.server.ts'
import { withCookies } from '#http/request-form.server.ts'
import { ttlCache } from '#http/ttl-cache.server.ts'
import { listCitiesForAdmin, listTechniciansForAdmin } from '#persistence/admin/admin-technicians.server.ts'
import { listUsersForAdmin } from '#persistence/admin/admin-users.server.ts'
import { findPanelFigures, listBookingWeeks } from '#persistence/admin/panel-figures.server.ts'
import { DeleteDialog, type DeleteTarget } from '#ui/admin/delete-dialog.tsx'
import { ListPages } from '#ui/admin/list-pages.tsx'
import { MODERATION_FAILED } from '#ui/admin/moderation-answer.ts'
import { ModerationFeedback } from '#ui/admin/moderation-feedback.tsx'
import { PanelFigures } from '#ui/admin/panel-figures.tsx'
import { PanelFilters } from '#ui/admin/panel-filters.tsx'
import { PanelTabs } from '#ui/admin/panel-tabs.tsx'
import { TechnicianTable, UserTable } from '#ui/admin/tables.tsx'
import { TechnicianRow } from '#ui/admin/technician-row.tsx'
import { UserRow } from '#ui/admin/user-row.tsx'
import { actionFallback } from '#ui/basics/action-fallback.ts'
import { ButtonLink } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { revalidateOnConflict } from '#ui/basics/revalidate-on-conflict.ts'
import { tallyText } from '#wording/moderation.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/panel'
import { MODERATION_NOTICES, moderate } from './moderate.server.ts'

type Db = Parameters<typeof listUsersForAdmin>[0]

const MINUTE_MS = 60_000
/** The weekly counts need not be exact to the minute. */
const cachedWeeks = ttlCache<BookingWeek[]>(MINUTE_MS)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const { uid: own } = requireViewer(context)
  const view = panelQueryFrom(url.searchParams)
  const [list, figures, weeks] = await Promise.all([
    readList(db, view),
    findPanelFigures(db, now()),
    cachedWeeks(now(), () => listBookingWeeks(db, now())),
  ])
  const { notice, cookies } = takeNotice(request, context.get(originContext), MODERATION_NOTICES)
  return data(
    { view, list, figures, weeks, own, notice: notice && SUCCESS_TEXTS[notice] },
    withCookies(cookies),
  )
}

async function readList(db: Db, view: PanelQuery) {
  if (view.tab === 'usuarios') {
    const { rows, next } = await listUsersForAdmin(db, view)
    return { tab: 'usuarios', rows, next } as const
  }
  const [{ rows, next }, cities] = await Promise.all([
    listTechniciansForAdmin(db, view),
    listCitiesForAdmin(db),
  ])
  return { tab: 'tecnicos', rows, next, cities } as const
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
  moderate(request, context, `/admin${panelQueryText(panelQueryFrom(url.searchParams))}`)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), MODERATION_FAILED)

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Panel administrador')

export default function Panel({ loaderData, actionData }: Route.ComponentProps) {
  const { view, list, figures, weeks, own, notice } = loaderData
  const [deleting, setDeleting] = useState<DeleteTarget | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const path = `/admin${panelQueryText(view)}`
  const { waitingReviews, technicians, users } = figures
  return (
    <div className="container-page pt-7 pb-16 md:pt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 className="type-h1">Panel administrador</h1>
        <Link
          to="/admin/garantias"
          className="inline-flex min-h-11 items-center gap-2 font-bold text-petrol-600 hover:underline"
        >
          Garantías
          <Icon of="arrow-right" size={18} />
        </Link>
        <Link
          to="/admin/resenas"
          className="inline-flex min-h-11 items-center gap-2 font-bold text-petrol-600 hover:underline"
        >
          Reseñas por aprobar
          <span className="grid min-w-6 place-items-center rounded-pill bg-mango-400 px-1.5 text-small/6 font-extrabold text-ink-900">
            {tallyText(waitingReviews)}
          </span>
          <Icon of="arrow-right" size={18} />
        </Link>
      </div>
      <div className="mt-4 mb-5">
        <PanelFigures {...figures} weeks={weeks} />
      </div>
      <PanelTabs tab={view.tab} tallies={{ tecnicos: technicians, usuarios: users }} />
      <div className="mt-4 grid gap-4">
        <PanelFilters key={view.tab} view={view} cities={list.tab === 'tecnicos' ? list.cities : []} />
        <ModerationFeedback notice={notice} answer={actionData} />
      </div>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {view.tab === 'tecnicos' ? 'Técnicos' : 'Usuarios'}
      </h2>
      {list.rows.length === 0 && <EmptyList view={view} />}
      {list.tab === 'tecnicos' && list.rows.length > 0 && (
        <TechnicianTable>
          {list.rows.map(row => (
            <TechnicianRow
              key={row.uid}
              technician={row}
              action={path}
              onDelete={() => setDeleting({ kind: 'technician', uid: row.uid, name: row.nombre })}
            />
          ))}
        </TechnicianTable>
      )}
      {list.tab === 'usuarios' && list.rows.length > 0 && (
        <UserTable>
          {list.rows.map(row => (
            <UserRow
              key={row.uid}
              user={row}
              own={row.uid === own}
              action={path}
              onDelete={() => setDeleting({ kind: 'user', uid: row.uid, name: row.name || row.email })}
            />
          ))}
        </UserTable>
      )}
      {list.rows.length > 0 && (
        <ListPages
          before={view.cursor?.shown ?? 0}
          rows={list.rows.length}
          first={`/admin${panelQueryText({ ...view, cursor: null })}`}
          next={list.next && `/admin${panelQueryText({ ...view, cursor: list.next })}`}
        />
      )}
      <DeleteDialog
        target={deleting}
        action={path}
        onClose={() => setDeleting(null)}
        onSent={() => {
          setDeleting(null)
          // The row with the focused button is gone.
          requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
        }}
      />
    </div>
  )
}

function EmptyList({ view }: { view: PanelQuery }) {
  const isFiltered = view.q !== '' || view.estado !== null || view.ciudad !== '' || view.cursor !== null
  return (
    <div className="mt-4 rounded-16 border border-paper-200 bg-white">
      <EmptyState
        drawing="closed-window"
        title="Sin resultados"
        text={isFiltered ? 'Nadie coincide con lo que buscas.' : 'Todavía no hay nadie en esta lista.'}
      >
        {isFiltered && (
          <ButtonLink kind="white" to={view.tab === 'tecnicos' ? '/admin' : `/admin?tab=${view.tab}`}>
            Ver todos
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}
