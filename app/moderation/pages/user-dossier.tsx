// The dossier of an account, in any state.
import { data } from 'react-router'
import { userDossierPath } from '#accounts/domain/panel-paths.ts'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { findUserForAdmin, listReportsOf } from '#moderation/persistence/person-dossiers.server.ts'
import { UserDossierView } from '#moderation/ui/dossier/user-dossier-view.tsx'
import { moderationClientAction, moderationFailed } from '#moderation/ui/moderation-answer.tsx'
import { withCookies } from '#platform/http/request-form.server.ts'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/user-dossier'
import { readDossier } from './dossier.server.ts'
import { answerModeration } from './moderate.server.ts'

export async function loader({ request, params: { uid }, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const found = await findUserForAdmin(db, uid)
  if (!found) throw data(null, 404)
  const [{ facts, flash, cookies }, reported, reporting] = await Promise.all([
    readDossier(request, context, { kind: 'user', uid }),
    listReportsOf(db, 'subjectId', uid),
    listReportsOf(db, 'reporterId', uid),
  ])
  const isOwn = requireViewer(context).uid === uid
  return data({ ...found, ...facts, isOwn, reported, reporting, flash }, withCookies(cookies))
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  answerModeration(request, context, userDossierPath(params.uid))

export const clientAction = (args: Route.ClientActionArgs) => moderationClientAction(args, moderationFailed)

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? `Cuenta de ${loaderData.account.name}` : 'Cuenta no encontrada')

export default function UserDossier({ loaderData, actionData }: Route.ComponentProps) {
  return <UserDossierView {...loaderData} answer={actionData} />
}
