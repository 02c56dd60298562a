// The dossier of an account, in any state.
import { useRef } from 'react'
import { data } from 'react-router'
import { userDossierPath } from '#accounts/domain/panel-paths.ts'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { DOSSIER_TRAIL_ENTRIES } from '#moderation/domain/person-dossier.ts'
import { listMissedVisits } from '#moderation/persistence/missed-visits.server.ts'
import { findUndoableAct } from '#moderation/persistence/moderation-acts.server.ts'
import { listTrail } from '#moderation/persistence/moderation-history.server.ts'
import {
  findBookingFigures,
  findReviewFigures,
  findUserForAdmin,
  listCasesOf,
  listReportsOf,
} from '#moderation/persistence/person-dossiers.server.ts'
import { UserDossierView } from '#moderation/ui/dossier/user-dossier-view.tsx'
import {
  ModerationFeedback,
  moderationClientAction,
  moderationFailed,
  useStaleUndoToast,
} from '#moderation/ui/moderation-answer.tsx'
import { ModerationDialog } from '#moderation/ui/moderation-dialog.tsx'
import { bogotaDate } from '#platform/domain/time.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/user-dossier'
import { answerModeration } from './moderate.server.ts'
import { takeModerationNotice } from './moderation-done.server.ts'

export async function loader({ request, params: { uid }, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const found = await findUserForAdmin(db, uid)
  if (!found) throw data(null, 404)
  const [bookings, reviews, reported, reporting, cases, missedVisits, trail, undoable, { notice, cookies }] =
    await Promise.all([
      findBookingFigures(db, 'clientId', uid),
      findReviewFigures(db, 'clientId', uid),
      listReportsOf(db, 'subjectId', uid),
      listReportsOf(db, 'reporterId', uid),
      listCasesOf(db, 'clientId', uid),
      listMissedVisits(db, 'clientId', uid),
      listTrail(db, { targetKind: 'user', targetId: uid }, null),
      findUndoableAct(db, 'user', uid, now()),
      takeModerationNotice(request, context),
    ])
  return data(
    {
      ...found,
      isOwn: requireViewer(context).uid === uid,
      today: bogotaDate(now()),
      bookings,
      reviews,
      reported,
      reporting,
      cases,
      missedVisits,
      trail: trail.slice(0, DOSSIER_TRAIL_ENTRIES),
      undoable,
      notice,
    },
    withCookies(cookies),
  )
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  answerModeration(request, context, userDossierPath(params.uid))

export const clientAction = (args: Route.ClientActionArgs) => moderationClientAction(args, moderationFailed)

export const shouldRevalidate = revalidateOnConflict

export const handle = { footer: 'line' }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? `Cuenta de ${loaderData.account.name}` : 'Cuenta no encontrada')

export default function UserDossier({ loaderData, actionData }: Route.ComponentProps) {
  const { account, notice } = loaderData
  const view = useRef<HTMLDivElement>(null)
  useLivePanel()
  useStaleUndoToast('user', account.uid, loaderData.undoable)
  const path = userDossierPath(account.uid)
  return (
    <div ref={view} tabIndex={-1} className="container-page pt-5 pb-16 md:pt-8">
      <ModerationDialog fallback={view}>
        <UserDossierView
          {...loaderData}
          path={path}
          feedback={<ModerationFeedback notice={notice} answer={actionData} action={path} />}
        />
      </ModerationDialog>
    </div>
  )
}
