// A guarantee case as its technician sees it.
import { data } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { technicianCasePath } from '#guarantee/domain/guarantee-dossier.ts'
import { CASE_NOTICES, postCaseForm } from '#guarantee/pages/guarantee-form.server.ts'
import { findCaseOfTechnician } from '#guarantee/persistence/guarantee-cases.server.ts'
import { caseActionFallback, TechnicianActs } from '#guarantee/ui/case-acts.tsx'
import { CaseHeading, CasePage } from '#guarantee/ui/case-page.tsx'
import { GUARANTEE_SUCCESSES } from '#guarantee/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { takeNotice } from '#platform/http/site-cookies.server.ts'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/agenda-guarantee'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { now } = context.get(servicesContext)
  const dossier = await requireCase(context, params.key)
  const { notice, cookies } = takeNotice(request, context.get(originContext), CASE_NOTICES)
  return data(
    { dossier, now: now(), formKey: crypto.randomUUID(), notice: notice && GUARANTEE_SUCCESSES[notice] },
    withCookies(cookies),
  )
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { reservaKey: key } = await requireCase(context, params.key)
  const findDossier = () => requireCase(context, params.key)
  return postCaseForm(request, context, {
    key,
    side: 'technician',
    path: technicianCasePath(key),
    findDossier,
  })
}

/** Somebody else's case does not exist. */
async function requireCase(context: Route.LoaderArgs['context'], key: string) {
  const { uid } = requireViewer(context)
  const number = Number(key)
  const { db } = context.get(servicesContext)
  const dossier = Number.isSafeInteger(number) ? await findCaseOfTechnician(db, number, uid) : null
  if (!dossier) throw data(null, 404)
  return dossier
}

export const clientAction = ({ serverAction, request }: Route.ClientActionArgs) =>
  caseActionFallback(request, serverAction)

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Garantía')

const BACK = { to: '/agenda', text: 'Mi agenda' }

export default function AgendaGuarantee({ loaderData, actionData }: Route.ComponentProps) {
  const { dossier, now, formKey, notice } = loaderData
  const forms = { step: dossier.step, formKey, answer: actionData }
  return (
    <CasePage
      dossier={dossier}
      reader="technician"
      forms={forms}
      now={now}
      notice={notice}
      heading={
        <CaseHeading
          back={BACK}
          name={dossier.clientName}
          fotoURL={null}
          visit={dossier.visit}
          today={bogotaDate(now)}
        />
      }
      acts={<TechnicianActs dossier={dossier} forms={forms} />}
    />
  )
}
