// The audit trail of one row, and its moderation buttons with a reason.
import { data } from 'react-router'
import { roleFrom } from '#accounts/domain/role.ts'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { technicianActsOn, userActsOn, userRefusal } from '#moderation/domain/moderation-rules.ts'
import type { ModerationTarget } from '#moderation/domain/panel-rows.ts'
import { findUndoableAct } from '#moderation/persistence/moderation-acts.server.ts'
import {
  findModerationTarget,
  listTrail,
  TRAIL_PAGE_SIZE,
} from '#moderation/persistence/moderation-history.server.ts'
import { PanelBackLink } from '#moderation/ui/dossier/dossier-header.tsx'
import { type HistoryAct, HistoryActions, HistoryHeader } from '#moderation/ui/history-view.tsx'
import {
  ModerationFeedback,
  moderationClientAction,
  moderationFailed,
  UndoButton,
  useStaleUndoToast,
} from '#moderation/ui/moderation-answer.tsx'
import { TrailList } from '#moderation/ui/trail-list.tsx'
import { historyPath, kindFromSegment } from '#moderation/wording/moderation.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/history'
import { answerModeration } from './moderate.server.ts'
import { takeModerationFlash } from './moderation-done.server.ts'

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const { uid: own } = requireViewer(context)
  const kind = kindFromSegment(params.kind)
  const moderated = kind && (await findModerationTarget(db, kind, params.id))
  if (!kind || !moderated) throw data(null, 404)
  const before = url.searchParams.get('antes')
  const entries = await listTrail(
    db,
    { targetKind: kind, targetId: params.id },
    before && /^\d{1,15}$/.test(before) ? Number(before) : null,
  )
  const shown = entries.slice(0, TRAIL_PAGE_SIZE)
  const { flash, cookies } = await takeModerationFlash(request, context)
  return data(
    {
      id: params.id,
      moderated,
      acts: offeredActs(moderated, params.id === own),
      entries: shown,
      more: entries.length > TRAIL_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
      undo:
        kind === 'technician' || kind === 'user' ? await findUndoableAct(db, kind, params.id, now()) : null,
      flash,
    },
    withCookies(cookies),
  )
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  answerModeration(request, context, `/admin/historial/${params.kind}/${encodeURIComponent(params.id)}`)

export const clientAction = (args: Route.ClientActionArgs) => moderationClientAction(args, moderationFailed)

/** Deleting is done from the list or the dossier. */
function offeredActs(moderated: ModerationTarget, isOwn: boolean): HistoryAct[] {
  if (moderated.kind === 'technician') return technicianActsOn(moderated).filter(act => act !== 'delete')
  if (moderated.kind !== 'user') return []
  const facts = { account: moderated, isAdmin: roleFrom(moderated.role) === 'admin', isOwn }
  return userActsOn(moderated).filter(act => act !== 'delete' && userRefusal(act, facts) === null)
}

export const meta = () => pageMeta('Historial de moderación')

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const { id, moderated, acts, entries, more, undo, flash } = loaderData
  const { kind } = moderated
  const path = historyPath(kind, id)
  useStaleUndoToast(kind, id, undo)
  return (
    <div className="container-50 pt-5 pb-16 md:pt-8">
      <PanelBackLink kind={kind} />
      <HistoryHeader id={id} moderated={moderated} />
      <div className="mt-5 empty:hidden">
        <ModerationFeedback flash={flash} answer={actionData} action={path} />
      </div>
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-h2">Historial</h2>
        {undo && (kind === 'technician' || kind === 'user') && (
          <UndoButton undo={{ kind, uid: id, trailEntryId: undo.trailEntryId }} action={path} />
        )}
      </div>
      {entries.length > 0 ? (
        <TrailList kind={kind} entries={entries} />
      ) : (
        <p className="rounded-16 border border-paper-200 bg-white p-5 text-ink-600">
          Todavía no hay cambios.
        </p>
      )}
      {more && (
        <ButtonLink kind="white" className="mt-5" to={`${path}?antes=${more}`}>
          Ver más antiguos
        </ButtonLink>
      )}
      {acts.length > 0 && (
        <HistoryActions kind={kind} id={id} acts={acts} action={path} reason={actionData?.reason ?? null} />
      )}
    </div>
  )
}
