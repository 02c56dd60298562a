// The action of the forms that decide about a check.
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Viewer } from '#accounts/domain/role.ts'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import type { CheckAnswer } from '#moderation/ui/file/check-decision.tsx'
import { reasonFrom } from '#platform/domain/acts.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { noticeCookie } from '#platform/http/site-cookies.server.ts'
import { CHECK_ACTS, type CheckAct, correctionsFrom } from '#verification/domain/check-decisions.ts'
import { findEarlierDecision } from '#verification/persistence/check-decisions.server.ts'
import { acceptCheck, returnCheck } from '#verification/use-cases/decide-checks.server.ts'
import { earlierDecisionText } from '#verification/wording/check-decisions.ts'
import {
  VERIFICATION_SUCCESSES,
  type VerificationRefusalCode,
  type VerificationSuccess,
  verificationRefusalText,
} from '#verification/wording/outcomes.ts'

type Fields = Readonly<Record<string, string>>

export const CHECK_DECISION_FIELDS = [
  'check',
  'act',
  'answer',
  'motivo',
  'entidad',
  'numero',
  'expedicion',
  'vence',
  'conservar',
] as const

/** With `answer=row` (script): the outcome as data. Without: redirects to `returnPath` with a notice, or answers the refusal. */
export async function decideCheck(
  fields: Fields,
  context: Readonly<RouterContextProvider>,
  { technicianId, returnPath }: { technicianId: string; returnPath: string },
): Promise<ReturnType<typeof data<CheckAnswer>>> {
  const services = context.get(servicesContext)
  const { check = '' } = fields
  const act = CHECK_ACTS.find(each => each === fields.act)
  const refuse = (failure: string, status: number) =>
    data<CheckAnswer>({ check, act: fields.act ?? '', done: null, failure, typed: fields }, status)
  if (!act || !/^[1-9]\d{0,14}$/.test(check)) return refuse(verificationRefusalText('moderation-failed'), 400)
  const target = { technicianId, checkId: Number(check) }
  const outcome = await run(services, requireViewer(context), { act, target, fields })
  if (!outcome.ok)
    return refuse(await failureText(services, outcome.code, target.checkId), statusOf(outcome.code))
  if (fields.answer === 'row')
    return data<CheckAnswer>({ check, act, done: VERIFICATION_SUCCESSES[act], failure: null, typed: {} })
  throw redirect(
    returnPath,
    withCookies([noticeCookie<VerificationSuccess>(act, context.get(originContext))]),
  )
}

async function run(
  services: Services,
  viewer: Viewer,
  {
    act,
    target,
    fields,
  }: { act: CheckAct; target: { technicianId: string; checkId: number }; fields: Fields },
) {
  if (act !== 'accept-check')
    return returnCheck(services, viewer, { ...target, act, reason: reasonFrom(fields.motivo) })
  const corrections = correctionsFrom(fields, bogotaDate(services.now()))
  return corrections.ok
    ? acceptCheck(services, viewer, { ...target, corrections: corrections.value })
    : corrections
}

/** Two administrators at once: the second reads what the first did. */
async function failureText(
  { db }: Services,
  code: VerificationRefusalCode,
  checkId: number,
): Promise<string> {
  const earlier = code === 'check-already-decided' ? await findEarlierDecision(db, checkId) : null
  return earlier ? earlierDecisionText(earlier) : verificationRefusalText(code)
}

const CONFLICTS: readonly VerificationRefusalCode[] = [
  'check-already-decided',
  'check-gone',
  'moderation-not-admin',
  'moderation-target-gone',
]

const statusOf = (code: VerificationRefusalCode) => (CONFLICTS.includes(code) ? 409 : 400)
