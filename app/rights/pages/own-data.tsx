// Asks for the export of one's data (POST), and shows it: the e-mail's link leads here.
import { redirect } from 'react-router'
import { AccountPage } from '#accounts/ui/account-page.tsx'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { answerRefusal, refusedOnFailure } from '#platform/http/request-form.server.ts'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { exportState } from '#rights/domain/data-export.ts'
import { findLatestExport } from '#rights/persistence/data-exports.server.ts'
import { ExportStatus } from '#rights/ui/own-data.tsx'
import { requestDataExport } from '#rights/use-cases/request-data-export.server.ts'
import { RIGHTS_REFUSALS, rightsRefusalText } from '#rights/wording/outcomes.ts'
import { OWN_DATA_INTRO } from '#rights/wording/rights.ts'
import type { Route } from './+types/own-data'

export async function loader({ context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  return { state: exportState(await findLatestExport(db, uid), now()) }
}

export async function action({ context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const outcome = await requestDataExport(services, viewer).catch(
    refusedOnFailure(context, 'export-not-requested', rightsRefusalText),
  )
  if (!outcome.ok)
    return answerRefusal(RIGHTS_REFUSALS, outcome, text => ({ refusal: formRefusal(text, {}) }))
  throw redirect('/perfil#datos')
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), { refusal: formRefusal(rightsRefusalText('export-not-requested'), {}) })

export const meta = () => pageMeta('Tus datos')

export default function OwnDataPage({ loaderData: { state }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage boxed title="Tus datos" intro={OWN_DATA_INTRO}>
      <ExportStatus state={state} refusal={actionData?.refusal} />
    </AccountPage>
  )
}
