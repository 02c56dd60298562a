// One guarantee case for administrators: everything that both sides wrote, and the decision.
import { data, Link, redirect } from 'react-router'
import { technicianDossierPath, userDossierPath } from '#accounts/domain/panel-paths.ts'
import type { Viewer } from '#accounts/domain/role.ts'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import { ADMIN_DECISIONS } from '#guarantee/domain/guarantee-acts.ts'
import { adminCasePath, caseNumber, lastMove } from '#guarantee/domain/guarantee-dossier.ts'
import { isUndoable } from '#guarantee/domain/guarantee-state.ts'
import { findCaseEvidence } from '#guarantee/persistence/case-evidence.server.ts'
import { findCase } from '#guarantee/persistence/guarantee-cases.server.ts'
import { caseActionFallback } from '#guarantee/ui/case-acts.tsx'
import { CaseEvidence } from '#guarantee/ui/case-evidence.tsx'
import { CasePage } from '#guarantee/ui/case-page.tsx'
import { DecisionForm, UndoDecision } from '#guarantee/ui/decision-form.tsx'
import {
  decideGuaranteeCase,
  undoGuaranteeDecision,
} from '#guarantee/use-cases/decide-guarantee-case.server.ts'
import { WISH_TEXTS } from '#guarantee/wording/guarantee.ts'
import { meanwhileText } from '#guarantee/wording/guarantee-steps.ts'
import {
  type CaseAnswer,
  GUARANTEE_REFUSALS,
  GUARANTEE_SUCCESSES,
  type GuaranteeRefusalCode,
  type GuaranteeSuccess,
  guaranteeRefusalText,
} from '#guarantee/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { reasonFrom } from '#platform/domain/trail.ts'
import {
  answerRefusal,
  formOf,
  type Refused,
  refusedOnFailure,
  withCookies,
} from '#platform/http/request-form.server.ts'
import { flashCookie, takeFlash } from '#platform/http/site-cookies.server.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { useLastKnown } from '#platform/ui/hooks/use-last-known.ts'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'
import { dayText } from '#platform/wording/dates.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/admin-guarantee'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const dossier = await requireCase(context, params.id)
  const evidence = await findCaseEvidence(db, dossier)
  const { flash, cookies } = takeFlash(request, context.get(originContext), [
    'guarantee-decided',
    'guarantee-undone',
  ])
  return data(
    { dossier, evidence, now: now(), flash: flash && GUARANTEE_SUCCESSES[flash] },
    withCookies(cookies),
  )
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const viewer = requireViewer(context)
  const { id } = await requireCase(context, params.id)
  const fields = await formOf(request, ['act', 'decision', 'motivo', 'monto'])
  const refuse = (outcome: Refused<GuaranteeRefusalCode>, field: string | null = null, meanwhile?: string) =>
    answerRefusal(
      GUARANTEE_REFUSALS,
      outcome,
      (text): CaseAnswer => ({
        act: 'decide',
        refusal: formRefusal(meanwhile ?? text, fields, field),
        photos: [],
      }),
    )
  if (fields.act === 'undo-decision') return undo(services, viewer, id, context)
  const decision = ADMIN_DECISIONS.find(each => each === fields.decision)
  if (!decision) return refuse({ code: 'guarantee-decision-required' }, 'decision')
  const outcome = await decideGuaranteeCase(services, viewer, {
    id,
    decision,
    reason: reasonFrom(fields.motivo),
    amount: fields.monto ?? '',
  }).catch(refusedOnFailure(context, 'guarantee-failed', guaranteeRefusalText))
  if (outcome.ok)
    return redirect(
      adminCasePath(id),
      withCookies([flashCookie<GuaranteeSuccess>('guarantee-decided', context.get(originContext))]),
    )
  if (outcome.code === 'guarantee-text-required')
    return refuse({ code: 'guarantee-reason-required' }, 'motivo')
  if (outcome.code === 'guarantee-amount-required' || outcome.code === 'guarantee-amount-too-high')
    return refuse(outcome, 'monto')
  if (outcome.code !== 'guarantee-changed') return refuse(outcome)
  return refuse(outcome, null, meanwhileText(await requireCase(context, params.id), 'admin'))
}

async function undo(services: Services, viewer: Viewer, id: number, context: Route.ActionArgs['context']) {
  const outcome = await undoGuaranteeDecision(services, viewer, id).catch(
    refusedOnFailure(context, 'guarantee-failed', guaranteeRefusalText),
  )
  if (!outcome.ok)
    return answerRefusal(
      GUARANTEE_REFUSALS,
      outcome,
      (text): CaseAnswer => ({ act: 'undo-decision', refusal: formRefusal(text, {}, null), photos: [] }),
    )
  const flash = flashCookie<GuaranteeSuccess>('guarantee-undone', context.get(originContext))
  return redirect(adminCasePath(id), withCookies([flash]))
}

async function requireCase(context: Route.LoaderArgs['context'], id: string) {
  const dossier = /^\d{1,15}$/.test(id) ? await findCase(context.get(servicesContext).db, Number(id)) : null
  if (!dossier) throw data(null, 404)
  return dossier
}

export const clientAction = ({ serverAction, request }: Route.ClientActionArgs) =>
  caseActionFallback(request, serverAction)

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Caso de garantía')

export default function Guarantee({ loaderData, actionData }: Route.ComponentProps) {
  useLivePanel()
  // A live update drops the action data while somebody is still typing.
  const answer = useLastKnown<typeof actionData | null>(actionData ?? null, null) ?? undefined
  const { dossier, evidence, now, flash } = loaderData
  const { id, clientId, clientName, technicianId, technicianName, visit, wish } = dossier
  return (
    <CasePage
      dossier={dossier}
      reader="admin"
      forms={{ step: dossier.step, formKey: '', answer }}
      now={now}
      flash={flash}
      heading={
        <>
          <TextLink to="/admin/garantias">
            <Icon of="arrow-left" size={18} className="mr-1.5" />
            Garantías
          </TextLink>
          <h1 className="mt-0.5 type-h1">Garantía {caseNumber(id)}</h1>
          <p className="mt-1 break-words text-ink-600">
            Visita del {dayText(visit.date)}, {visit.start}
            {visit.servicio && `. ${visit.servicio}`}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-5 break-words">
            <PersonLink to={userDossierPath(clientId)} label="Cliente" name={clientName} />
            <PersonLink to={technicianDossierPath(technicianId)} label="Técnico" name={technicianName} />
          </p>
          <p className="mt-1 text-ink-800">{WISH_TEXTS[wish]}</p>
        </>
      }
      acts={
        <>
          <CaseEvidence dossier={dossier} evidence={evidence} now={now} />
          {dossier.step === 'disputed' ? (
            <DecisionForm answer={answer} dossier={dossier} now={now} />
          ) : (
            isUndoable(lastMove(dossier), now) && <UndoDecision />
          )}
        </>
      }
    />
  )
}

function PersonLink({ to, label, name }: { to: string; label: string; name: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1.5 font-bold text-petrol-600 hover:underline"
    >
      <span className="font-normal text-ink-600">{label}:</span> <bdi>{name}</bdi>
    </Link>
  )
}
