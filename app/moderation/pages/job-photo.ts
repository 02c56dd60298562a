// An administrator hides a photo of a past job, or shows it again. Scripts get the outcome as data.
import { data, redirect } from 'react-router'
import { technicianDossierPath } from '#accounts/domain/panel-paths.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import type { JobPhotoAnswer } from '#moderation/ui/dossier/admin-job-photos.tsx'
import { hideJobPhoto } from '#moderation/use-cases/hide-job-photo.server.ts'
import { reasonFrom } from '#platform/domain/trail.ts'
import { answerRefusal, formOf, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import {
  TECHNICIAN_REFUSALS,
  TECHNICIAN_SUCCESSES,
  type TechnicianRefusalCode,
  type TechnicianSuccess,
} from '#technicians/wording/outcomes.ts'
import type { Route } from './+types/job-photo'

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

const refuse = (outcome: { code: TechnicianRefusalCode }) =>
  answerRefusal(TECHNICIAN_REFUSALS, outcome, (failure): JobPhotoAnswer => ({ done: null, failure }))

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const { act, motivo, answer } = await formOf(request, ['act', 'motivo', 'answer'])
  if (!/^[1-9]\d{0,14}$/.test(params.id) || (act !== 'hide' && act !== 'show'))
    return refuse({ code: 'moderation-failed' })
  const command = { id: Number(params.id), hide: act === 'hide', reason: reasonFrom(motivo) }
  const outcome = await hideJobPhoto(context.get(servicesContext), viewer, command)
  if (!outcome.ok) return refuse(outcome)
  const flash = command.hide ? 'job-photo-hidden' : 'job-photo-shown'
  if (answer === 'row') return data<JobPhotoAnswer>({ done: TECHNICIAN_SUCCESSES[flash], failure: null })
  throw redirect(
    technicianDossierPath(outcome.value),
    withCookies([flashCookie<TechnicianSuccess>(flash, context.get(originContext))]),
  )
}
