// The action of the forms that decide about a credential.
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Viewer } from '#accounts/domain/role.ts'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import type { CredentialAnswer } from '#moderation/ui/dossier/credential-decision.tsx'
import { bogotaDate } from '#platform/domain/time.ts'
import { reasonFrom } from '#platform/domain/trail.ts'
import { answerRefusal, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import {
  CREDENTIAL_ACTS,
  type CredentialAct,
  correctionsFrom,
} from '#verification/domain/credential-decisions.ts'
import { findEarlierDecision } from '#verification/persistence/credential-decisions.server.ts'
import { acceptCredential, returnCredential } from '#verification/use-cases/decide-credentials.server.ts'
import { earlierDecisionText } from '#verification/wording/credential-decisions.ts'
import {
  VERIFICATION_REFUSALS,
  VERIFICATION_SUCCESSES,
  type VerificationRefusalCode,
  type VerificationSuccess,
} from '#verification/wording/outcomes.ts'

type Fields = Readonly<Record<string, string>>

export const CREDENTIAL_DECISION_FIELDS = [
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

/** With `answer=row` (script): the outcome as data. Without: redirects to `returnPath`, or answers the refusal. */
export async function decideCredential(
  fields: Fields,
  context: Readonly<RouterContextProvider>,
  { technicianId, returnPath }: { technicianId: string; returnPath: string },
): Promise<ReturnType<typeof data<CredentialAnswer>>> {
  const services = context.get(servicesContext)
  const { check: credential = '' } = fields
  const act = CREDENTIAL_ACTS.find(each => each === fields.act)
  const refuse = (outcome: { code: VerificationRefusalCode }, earlier: string | null = null) =>
    answerRefusal(
      VERIFICATION_REFUSALS,
      outcome,
      (text): CredentialAnswer => ({
        credential,
        act: fields.act ?? '',
        done: null,
        failure: earlier ?? text,
        typed: fields,
      }),
    )
  if (!act || !/^[1-9]\d{0,14}$/.test(credential)) return refuse({ code: 'moderation-failed' })
  const target = { technicianId, credentialId: Number(credential) }
  const outcome = await run(services, requireViewer(context), { act, target, fields })
  if (!outcome.ok) return refuse(outcome, await findEarlierText(services, outcome.code, target.credentialId))
  if (fields.answer === 'row')
    return data<CredentialAnswer>({
      credential,
      act,
      done: VERIFICATION_SUCCESSES[act],
      failure: null,
      typed: {},
    })
  throw redirect(returnPath, withCookies([flashCookie<VerificationSuccess>(act, context.get(originContext))]))
}

async function run(
  services: Services,
  viewer: Viewer,
  {
    act,
    target,
    fields,
  }: { act: CredentialAct; target: { technicianId: string; credentialId: number }; fields: Fields },
) {
  if (act !== 'accept-check')
    return returnCredential(services, viewer, { ...target, act, reason: reasonFrom(fields.motivo) })
  const corrections = correctionsFrom(fields, bogotaDate(services.now()))
  return corrections.ok
    ? acceptCredential(services, viewer, { ...target, corrections: corrections.value })
    : corrections
}

/** Two administrators at once: the second reads what the first did. */
async function findEarlierText(
  { db }: Services,
  code: VerificationRefusalCode,
  credentialId: number,
): Promise<string | null> {
  const earlier = code === 'credential-already-decided' ? await findEarlierDecision(db, credentialId) : null
  return earlier && earlierDecisionText(earlier)
}
