// The file of an account, in any state.
import { useRef } from 'react'
import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import { FILE_TRAIL_LINES, userFilePath } from '#domain/moderation/file.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { withCookies } from '#http/request-form.server.ts'
import {
  findBookingFigures,
  findReviewFigures,
  listCasesOf,
  listReportsOf,
} from '#persistence/admin/file-figures.server.ts'
import { findUserForAdmin } from '#persistence/admin/person-files.server.ts'
import { findUndoableAct } from '#persistence/moderation/act-reports.server.ts'
import { listTrail } from '#persistence/moderation/moderation-trail.server.ts'
import { UserFileView } from '#ui/admin/file/user-file-view.tsx'
import { moderationClientAction, moderationFailed } from '#ui/admin/moderation-client-action.ts'
import { ModerationDialog } from '#ui/admin/moderation-dialog.tsx'
import { ModerationFeedback } from '#ui/admin/moderation-feedback.tsx'
import { useLivePanel } from '#ui/admin/use-live-panel.ts'
import { revalidateOnConflict } from '#ui/basics/revalidate-on-conflict.ts'
import type { Route } from './+types/user-file'
import { moderate } from './moderate.server.ts'
import { takeModerationNotice } from './moderation-done.server.ts'

export async function loader({ request, params: { uid }, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const found = await findUserForAdmin(db, uid)
  if (!found) throw data(null, 404)
  const [bookings, reviews, reported, reporting, cases, trail, undoable, { notice, cookies }] =
    await Promise.all([
      findBookingFigures(db, 'clientId', uid),
      findReviewFigures(db, 'clientId', uid),
      listReportsOf(db, 'subjectId', uid),
      listReportsOf(db, 'reporterId', uid),
      listCasesOf(db, 'clientId', uid),
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
      trail: trail.slice(0, FILE_TRAIL_LINES),
      undoable,
      notice,
    },
    withCookies(cookies),
  )
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  moderate(request, context, userFilePath(params.uid))

export const clientAction = (args: Route.ClientActionArgs) => moderationClientAction(args, moderationFailed)

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? `Cuenta de ${loaderData.account.name}` : 'Cuenta no encontrada')

export default function UserFile({ loaderData, actionData }: Route.ComponentProps) {
  const { account, notice } = loaderData
  const view = useRef<HTMLDivElement>(null)
  useLivePanel()
  const path = userFilePath(account.uid)
  return (
    <div ref={view} tabIndex={-1} className="container-page pt-5 pb-16 md:pt-8">
      <ModerationDialog action={path} fallback={view}>
        <UserFileView
          {...loaderData}
          path={path}
          feedback={<ModerationFeedback notice={notice} answer={actionData} action={path} />}
        />
      </ModerationDialog>
    </div>
  )
}
