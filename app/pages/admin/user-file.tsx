// The file of an account, in any state.
import { useState } from 'react'
import { data } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import { FILE_TRAIL_LINES, userFilePath } from '#domain/moderation/file.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { takeNotice } from '#http/notice-cookie.server.ts'
import { withCookies } from '#http/request-form.server.ts'
import {
  findBookingFigures,
  findReviewFigures,
  listCasesOf,
  listReportsOf,
} from '#persistence/admin/file-figures.server.ts'
import { findUserForAdmin } from '#persistence/admin/person-files.server.ts'
import { listTrail } from '#persistence/moderation/moderation-trail.server.ts'
import { DeleteDialog, type DeleteTarget } from '#ui/admin/delete-dialog.tsx'
import { UserFileView } from '#ui/admin/file/user-file-view.tsx'
import { MODERATION_FAILED } from '#ui/admin/moderation-answer.ts'
import { ModerationFeedback } from '#ui/admin/moderation-feedback.tsx'
import { actionFallback } from '#ui/basics/action-fallback.ts'
import { revalidateOnConflict } from '#ui/basics/revalidate-on-conflict.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/user-file'
import { MODERATION_NOTICES, moderate } from './moderate.server.ts'

export async function loader({ request, params: { uid }, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const found = await findUserForAdmin(db, uid)
  if (!found) throw data(null, 404)
  const [bookings, reviews, reported, reporting, cases, trail] = await Promise.all([
    findBookingFigures(db, 'clientId', uid),
    findReviewFigures(db, 'clientId', uid),
    listReportsOf(db, 'subjectId', uid),
    listReportsOf(db, 'reporterId', uid),
    listCasesOf(db, 'clientId', uid),
    listTrail(db, { targetKind: 'user', targetId: uid }, null),
  ])
  const { notice, cookies } = takeNotice(request, context.get(originContext), MODERATION_NOTICES)
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
      notice: notice && SUCCESS_TEXTS[notice],
    },
    withCookies(cookies),
  )
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  moderate(request, context, userFilePath(params.uid))

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), MODERATION_FAILED)

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? `Cuenta de ${loaderData.account.name}` : 'Cuenta no encontrada')

export default function UserFile({ loaderData, actionData }: Route.ComponentProps) {
  const { account, notice } = loaderData
  const [deleting, setDeleting] = useState<DeleteTarget | null>(null)
  const path = userFilePath(account.uid)
  return (
    <div className="container-page pt-5 pb-16 md:pt-8">
      <UserFileView
        {...loaderData}
        path={path}
        feedback={<ModerationFeedback notice={notice} answer={actionData} />}
        onDelete={() => setDeleting({ kind: 'user', uid: account.uid, name: account.name || account.email })}
      />
      <DeleteDialog
        target={deleting}
        action={path}
        onClose={() => setDeleting(null)}
        onSent={() => setDeleting(null)}
      />
    </div>
  )
}
