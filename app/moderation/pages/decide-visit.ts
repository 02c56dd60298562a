// D65: the form of a contested visit. Scripts get the outcome as data.
import { redirect } from 'react-router'
import { CONTESTED_VISITS_PATH } from '#accounts/domain/panel-paths.ts'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import type { DecidedVisitAnswer } from '#moderation/ui/contested-visits.tsx'
import { decideVisit } from '#moderation/use-cases/decide-visit.server.ts'
import { MODERATION_REFUSALS, type ModerationRefusalCode } from '#moderation/wording/outcomes.ts'
import { reasonFrom } from '#platform/domain/trail.ts'
import { answerRefusal, formOf } from '#platform/http/request-form.server.ts'
import { DECIDED_OUTCOMES } from '#visits/domain/visit-progress.ts'
import type { Route } from './+types/decide-visit'

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

const refuse = (outcome: { code: ModerationRefusalCode }) =>
  answerRefusal(MODERATION_REFUSALS, outcome, (failure): DecidedVisitAnswer => ({ failure }))

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const { resultado, motivo, answer } = await formOf(request, ['resultado', 'motivo', 'answer'])
  const decision = DECIDED_OUTCOMES.find(each => each === resultado)
  if (!/^[1-9]\d{0,14}$/.test(params.key) || !decision) return refuse({ code: 'moderation-failed' })
  const decided = { key: Number(params.key), decision, reason: reasonFrom(motivo) }
  const outcome = await decideVisit(context.get(servicesContext), viewer, decided)
  if (!outcome.ok) return refuse(outcome)
  if (answer === 'row') return { failure: null } satisfies DecidedVisitAnswer
  throw redirect(CONTESTED_VISITS_PATH)
}
