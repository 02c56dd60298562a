// Asks for the export of one's data (POST), and shows it: the letter's link leads here.
import { data, redirect } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { exportState } from '#domain/rights/data-export.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { refusedOnFailure } from '#http/refused-on-failure.server.ts'
import { findLatestExport } from '#persistence/rights/data-exports.server.ts'
import { AccountPage } from '#ui/account/account-page.tsx'
import { ExportStatus } from '#ui/account/export-status.tsx'
import { actionFallback } from '#ui/basics/action-fallback.ts'
import { requestDataExport } from '#use-cases/request-data-export.server.ts'
import { formRefusal } from '#wording/form-answer.ts'
import { OWN_DATA_INTRO } from '#wording/rights.ts'
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
    refusedOnFailure(context, 'export-not-requested'),
  )
  if (!outcome.ok) return data({ refusal: formRefusal(outcome.code, {}) }, STATUS[outcome.code])
  throw redirect('/perfil#datos')
}

const STATUS = { 'export-under-way': 409, 'export-too-often': 429, 'export-not-requested': 503 } as const

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), { refusal: formRefusal('export-not-requested', {}) })

export const handle = { header: 'slim' }

export const meta = () => pageMeta('Tus datos')

export default function OwnDataPage({ loaderData: { state }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage boxed title="Tus datos" intro={OWN_DATA_INTRO}>
      <ExportStatus state={state} refusal={actionData?.refusal} />
    </AccountPage>
  )
}
