// D58: the page of a visit as its technician sees it.
import { data, Link } from 'react-router'
import { listBookingsOfTechnician } from '#agenda/persistence/booking-lists.server.ts'
import { ShareLink } from '#agenda/ui/share-link.tsx'
import { TechnicianVisitHead, VisitRequest } from '#agenda/ui/technician-visit.tsx'
import { servicesContext } from '#app/services.ts'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { isAllowed, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { cancelledText } from '#bookings/wording/cancel-reasons.ts'
import { shareVisitMessage } from '#bookings/wording/ready-messages.ts'
import { TechnicianCaseLink } from '#guarantee/ui/case-links.tsx'
import { requireViewer } from '#guards/guard.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { ButtonLink, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { PageError } from '#platform/ui/frame/page-error.tsx'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { currentStep } from '#visits/domain/visit.ts'
import { writingRefusal } from '#visits/domain/visit-message.ts'
import { postVisitForm, visitKeyFrom } from '#visits/pages/visit-form.server.ts'
import { listMessages } from '#visits/persistence/visit-messages.server.ts'
import { findVisitFacts } from '#visits/persistence/visits.server.ts'
import { AnswerRequest } from '#visits/ui/answer-request.tsx'
import { AskedCancellation } from '#visits/ui/asked-cancellation.tsx'
import { FoldedPart } from '#visits/ui/client-receipt.tsx'
import { ClientContradiction, HowItGoes } from '#visits/ui/how-it-goes.tsx'
import { LongerVisit } from '#visits/ui/longer-visit.tsx'
import { ReportLink } from '#visits/ui/report-link.tsx'
import { StepRefused } from '#visits/ui/step-form.tsx'
import { TechnicianQuote } from '#visits/ui/technician-quote.tsx'
import { finishButton, SentReceipt } from '#visits/ui/technician-receipt.tsx'
import { BackLink, VISIT_COLUMNS, VISIT_PAGE } from '#visits/ui/visit-head.tsx'
import { VisitMessages, visitActionFallback } from '#visits/ui/visit-messages.tsx'
import { VisitSteps } from '#visits/ui/visit-steps.tsx'
import { visitRefusalText } from '#visits/wording/outcomes.ts'
import { technicianStepText } from '#visits/wording/visit.ts'
import { thereLabel } from '#visits/wording/visit-progress.ts'
import type { Route } from './+types/agenda-visit'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { uid, name } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const [[visit], facts, messages] = await Promise.all([
    listBookingsOfTechnician(db, uid, [key]),
    findVisitFacts(db, key),
    listMessages(db, key),
  ])
  // Somebody else's booking does not exist.
  if (!visit || !facts) throw data(null, 404)
  const closed = writingRefusal('technician', { ...visit, acceptsClient: !visit.clientBlocked }, now())
  return {
    visit,
    facts,
    messages,
    technicianName: name,
    closed: closed && visitRefusalText(closed),
    now: now(),
    formKey: crypto.randomUUID(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const key = visitKeyFrom(params.key)
  const { db } = context.get(servicesContext)
  const [visit] = await listBookingsOfTechnician(db, uid, [key])
  if (!visit) throw data(null, 404)
  return postVisitForm(request, context, { key, side: 'technician', path: technicianVisitPath(key) })
}

export const clientAction = ({ serverAction, request }: Route.ClientActionArgs) =>
  visitActionFallback(request, serverAction)

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Visita')

export default function AgendaVisit({ loaderData, actionData }: Route.ComponentProps) {
  const { visit, facts, messages, technicianName, closed, formKey } = loaderData
  const now = useServerClock(loaderData.now)
  const today = bogotaDate(now)
  const name = shortNameOf(visit.clientName)
  const life = { ...facts, status: visit.status, isRated: false }
  const step = currentStep(life)
  const isOpen = visit.status === 'solicitada' || visit.status === 'confirmada'
  // Its own 'Cancelar' stands with the answers to a request or to a statement.
  const isAnsweredAbove = visit.status === 'solicitada' || visit.cannotReason !== null
  const finishing = { visit, facts, technicianName, today, now, formKey, answer: actionData }
  return (
    <div className={VISIT_PAGE}>
      <BackLink to="/agenda">Agenda</BackLink>
      <div className={VISIT_COLUMNS}>
        <div className="min-w-0">
          <TechnicianVisitHead visit={visit} technicianName={technicianName} now={now} />
          <AnswerRequest visit={visit} now={now} />
          <AskedCancellation visit={visit} now={now} />
          <StepRefused answer={actionData} />
          <ClientContradiction visit={visit} progress={facts.progress} now={now} />
          <HowItGoes
            visit={visit}
            progress={facts.progress}
            technicianName={technicianName}
            now={now}
            finish={finishButton(finishing)}
          />
          <VisitSteps
            step={step}
            text={step === null ? cancelledText(visit) : technicianStepText(life, name, today)}
            there={thereLabel(facts.progress, 'En la visita')}
          />
          <SentReceipt {...finishing} />
        </div>
        {/* On phones its last part comes after the messages. */}
        <aside className="grid gap-4 max-lg:contents lg:row-span-2">
          <div className="grid gap-4 max-lg:mt-6">
            <VisitRequest visit={visit} facts={facts} today={today} />
            <TechnicianQuote
              visit={visit}
              facts={facts}
              name={name}
              now={now}
              formKey={formKey}
              refusal={actionData?.act === 'cotizacion' ? actionData.refusal : null}
            />
            <TechnicianCaseLink booking={visit} muted="text-ink-600" />
          </div>
          <div className="order-1 max-lg:mt-8">
            <div className="grid gap-2.5 empty:hidden sm:flex sm:[&>*]:flex-auto lg:gap-2 lg:[&>*]:px-3">
              {isOpen && (
                <ShareLink
                  text={shareVisitMessage(visit)}
                  className={buttonClasses({ kind: 'white', size: 'huge' })}
                >
                  <Icon of="share-2" size={18} />
                  Compartir mi visita
                </ShareLink>
              )}
              {isAllowed(TRANSITIONS.cancel, visit, now) && !isAnsweredAbove && (
                <ButtonLink to={`/agenda/cancelar/${visit.key}`} kind="danger" size="huge">
                  Cancelar
                </ButtonLink>
              )}
            </div>
            <div className="mt-2.5 flex flex-wrap gap-x-6 lg:justify-between lg:gap-x-3">
              <Link
                to={visit.clientBlocked ? '/agenda/clientes' : `/agenda/no-acepto/${visit.key}`}
                className="inline-flex min-h-11 items-center gap-1.5 text-support text-ink-600 hover:underline"
              >
                <Icon of="user-x" size={15} />
                {visit.clientBlocked ? 'No aceptas a este cliente' : 'No acepto a este cliente'}
              </Link>
              <ReportLink
                visitKey={visit.key}
                label="Reportar un problema"
                context={` con la visita de ${visit.clientName}`}
              />
            </div>
          </div>
        </aside>
        <div className="min-w-0">
          <FoldedPart
            folded={!isOpen && messages.length > 0}
            label="Mensajes"
            icon="message-circle"
            count={messages.length}
            open={visit.unreadMessages > 0 || actionData?.act === 'mensaje'}
          >
            <VisitMessages
              visitKey={visit.key}
              messages={messages}
              side="technician"
              other={{ name: visit.clientName, fotoURL: null }}
              isOver={!isOpen}
              closed={closed}
              today={today}
              formKey={formKey}
              answer={actionData}
            />
          </FoldedPart>
          <LongerVisit visit={visit} facts={facts} now={now} answer={actionData} />
        </div>
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
