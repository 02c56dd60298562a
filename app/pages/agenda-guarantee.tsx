// A guarantee case as its technician sees it.
import { data } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import { technicianCasePath } from '#domain/guarantee/guarantee-file.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { CASE_NOTICES, postCaseForm } from '#http/guarantee-form.server.ts'
import { takeNotice } from '#http/notice-cookie.server.ts'
import { withCookies } from '#http/request-form.server.ts'
import { findCaseOfTechnician } from '#persistence/guarantee/guarantee-cases.server.ts'
import { revalidateOnConflict } from '#ui/basics/revalidate-on-conflict.ts'
import { CaseHeading } from '#ui/guarantee/case-heading.tsx'
import { CasePage } from '#ui/guarantee/case-page.tsx'
import { caseActionFallback } from '#ui/guarantee/failed-case-form.ts'
import { TechnicianActs } from '#ui/guarantee/technician-acts.tsx'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/agenda-guarantee'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { now } = context.get(servicesContext)
  const file = await requireCase(context, params.key)
  const { notice, cookies } = takeNotice(request, context.get(originContext), CASE_NOTICES)
  return data(
    { file, now: now(), formKey: crypto.randomUUID(), notice: notice && SUCCESS_TEXTS[notice] },
    withCookies(cookies),
  )
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { reservaKey: key } = await requireCase(context, params.key)
  const findFile = () => requireCase(context, params.key)
  return postCaseForm(request, context, { key, side: 'technician', path: technicianCasePath(key), findFile })
}

/** Somebody else's case does not exist. */
async function requireCase(context: Route.LoaderArgs['context'], key: string) {
  const { uid } = requireViewer(context)
  const number = Number(key)
  const { db } = context.get(servicesContext)
  const file = Number.isSafeInteger(number) ? await findCaseOfTechnician(db, number, uid) : null
  if (!file) throw data(null, 404)
  return file
}

export const clientAction = ({ serverAction, request }: Route.ClientActionArgs) =>
  caseActionFallback(request, serverAction)

export const shouldRevalidate = revalidateOnConflict

export const handle = { header: 'slim' }

export const meta = () => pageMeta('Garantía')

const BACK = { to: '/agenda', text: 'Mi agenda' }

export default function AgendaGuarantee({ loaderData, actionData }: Route.ComponentProps) {
  const { file, now, formKey, notice } = loaderData
  const forms = { step: file.step, formKey, answer: actionData }
  return (
    <CasePage
      file={file}
      reader="technician"
      forms={forms}
      now={now}
      notice={notice}
      heading={
        <CaseHeading
          back={BACK}
          name={file.clientName}
          fotoURL={null}
          visit={file.visit}
          today={bogotaDate(now)}
        />
      }
      acts={<TechnicianActs file={file} forms={forms} />}
    />
  )
}
