// D58: the page of a visit as its client sees it.
import { data, Link } from 'react-router'
import { findAlternatives } from '#agenda/pages/visit-alternatives.server.ts'
import { findListedBookingOfClient } from '#agenda/persistence/booking-lists.server.ts'
import { AlternativesCard } from '#agenda/ui/alternatives-card.tsx'
import { ShareLink } from '#agenda/ui/share-link.tsx'
import { originContext, servicesContext } from '#app/services.ts'
import { visitPrice } from '#bookings/domain/booking.ts'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import { isUnderWay } from '#bookings/domain/timeline.ts'
import { cancelReasonText } from '#bookings/wording/cancel-reasons.ts'
import { GuaranteeLink } from '#guarantee/ui/case-links.tsx'
import { requireViewer } from '#guards/guard.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { PageError } from '#platform/ui/frame/page-error.tsx'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { agreedQuote, shownQuote } from '#visits/domain/quote.ts'
import { currentStep } from '#visits/domain/visit.ts'
import { writingRefusal } from '#visits/domain/visit-message.ts'
import { isArrivalInDoubt, isMissed } from '#visits/domain/visit-progress.ts'
import { postVisitForm, visitKeyFrom } from '#visits/pages/visit-form.server.ts'
import { listMessages } from '#visits/persistence/visit-messages.server.ts'
import { findVisitFacts } from '#visits/persistence/visits.server.ts'
import { AnswerTerm } from '#visits/ui/answer-term.tsx'
import { Arrival } from '#visits/ui/arrival.tsx'
import { CannotReceive, ToldCannotReceive } from '#visits/ui/cannot-receive.tsx'
import { ClientQuote } from '#visits/ui/client-quote.tsx'
import { FinishedVisit, FoldedPart } from '#visits/ui/client-receipt.tsx'
import { linkedBooking } from '#visits/ui/linked-visit.ts'
import { ReportLink } from '#visits/ui/report-link.tsx'
import { StepRefused } from '#visits/ui/step-form.tsx'
import { AgreedVisit } from '#visits/ui/visit-facts.tsx'
import { BackLink, ClientVisitHead, VISIT_COLUMNS, VISIT_PAGE } from '#visits/ui/visit-head.tsx'
import { VisitMessages, visitActionFallback } from '#visits/ui/visit-messages.tsx'
import { VisitSteps } from '#visits/ui/visit-steps.tsx'
import { visitRefusalText } from '#visits/wording/outcomes.ts'
import { withTheEnd } from '#visits/wording/receipt.ts'
import { clientStepText } from '#visits/wording/visit.ts'
import { sinceText, thereLabel } from '#visits/wording/visit-progress.ts'
import type { Route } from './+types/my-visit'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { uid, name } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const [booking, facts, messages] = await Promise.all([
    findListedBookingOfClient(db, key, uid),
    findVisitFacts(db, key),
    listMessages(db, key),
  ])
  // Somebody else's booking does not exist.
  if (!booking || !facts) throw data(null, 404)
  const closed = writingRefusal('client', booking, now())
  return {
    alternatives: await findAlternatives(context, { ...booking, clientId: uid }, facts),
    visit: linkedBooking(booking, { clientName: name, origin: context.get(originContext) }),
    facts,
    messages,
    closed: closed && visitRefusalText(closed),
    now: now(),
    formKey: crypto.randomUUID(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const key = visitKeyFrom(params.key)
  const { db } = context.get(servicesContext)
  if (!(await findListedBookingOfClient(db, key, uid))) throw data(null, 404)
  return postVisitForm(request, context, { key, side: 'client', path: clientVisitPath(key) })
}

export const clientAction = ({ serverAction, request }: Route.ClientActionArgs) =>
  visitActionFallback(request, serverAction)

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Tu visita')

export default function MyVisit({ loaderData, actionData }: Route.ComponentProps) {
  const { visit, facts, alternatives, messages, closed, formKey } = loaderData
  const now = useServerClock(loaderData.now)
  const today = bogotaDate(now)
  const name = firstNameOf(visit.technicianName)
  const life = { ...facts, status: visit.status, isRated: visit.rating !== null }
  const step = currentStep(life)
  const quote = shownQuote(facts, visit, today)
  const isQuoteShown = quote?.state === 'waiting' || quote?.state === 'agreed'
  const isOver = visit.status === 'completada'
  const isComing = visit.status === 'solicitada' || visit.status === 'confirmada'
  return (
    <div className={VISIT_PAGE}>
      <BackLink to="/mis-reservas">Mis reservas</BackLink>
      <div className={`${VISIT_COLUMNS} lg:grid-rows-[auto_1fr]`}>
        <div className="min-w-0">
          <ClientVisitHead
            visit={withTheEnd(visit, facts)}
            trade={facts.trade}
            today={today}
            caption={isUnderWay(visit, now) ? sinceText(visit.scheduledAt, now) : undefined}
            isShort={isQuoteShown || isArrivalInDoubt(visit, facts.progress, now)}
          />
          <StepRefused answer={actionData} />
          <Arrival visit={visit} progress={facts.progress} now={now}>
            {alternatives && (
              <AlternativesCard visitKey={visit.key} alternatives={alternatives} today={today} />
            )}
          </Arrival>
          <ClientQuote
            shown={quote}
            name={name}
            today={today}
            priceBefore={visitPrice(visit)}
            isConfirmed={visit.status === 'confirmada'}
            refusal={actionData?.act === 'acuerdo' ? actionData.refusal : null}
          />
          <AnswerTerm visit={visit} now={now} />
          <ToldCannotReceive visit={visit} today={today} now={now} answer={actionData} />
          {!(isOver && isMissed(facts.progress)) && (
            <VisitSteps
              step={step}
              text={step === null ? cancelReasonText(visit) : clientStepText(life, name, today)}
              there={thereLabel(facts.progress, 'En tu casa')}
            />
          )}
          <FinishedVisit
            visit={visit}
            facts={facts}
            now={now}
            ratingRefusal={actionData?.act === 'calificar' ? actionData.refusal : null}
          >
            <GuaranteeLink booking={visit} now={now} />
          </FinishedVisit>
        </div>
        {/* On phones its last part comes after the messages. */}
        <aside className="grid gap-4 max-lg:contents lg:row-span-2">
          <ClientContact visit={visit} className="max-lg:mt-5 lg:order-2" />
          <div className={isOver ? 'order-1 max-lg:mt-3' : 'max-lg:mt-4'}>
            <FoldedPart
              folded={isOver}
              label="Lo que pediste y dónde"
              icon="map-pin"
              className="unfolded-on-wide"
            >
              <AgreedVisit
                visit={visit}
                tarifaBase={facts.tarifaBase}
                agreed={agreedQuote(facts.quotes)}
                today={today}
              />
            </FoldedPart>
          </div>
          <div className="order-2 max-lg:mt-5 lg:order-3">
            {isComing && (
              <p className="mb-4 flex gap-2.5 text-support/6 text-ink-600">
                <Icon of="shield-check" size={18} className="mt-[0.1875rem] shrink-0 text-petrol-600" />
                <span>
                  Si algo queda mal, puedes usar la garantía desde aquí.{' '}
                  <Link to="/terminos" className="font-bold text-petrol-600 hover:underline">
                    Cómo funciona
                  </Link>
                </span>
              </p>
            )}
            <div className="flex flex-wrap justify-between gap-x-2">
              <CannotReceive visit={visit} now={now} answer={actionData} />
              <ReportLink
                visitKey={visit.key}
                label="Reportar un problema"
                context={` con la visita de ${visit.technicianName}`}
              />
            </div>
          </div>
        </aside>
        <div className={`min-w-0 ${isOver ? 'mt-5' : ''}`}>
          <FoldedPart
            folded={isOver && (messages.length > 0 || closed === null)}
            label="Mensajes"
            icon="message-circle"
            count={messages.length}
            open={visit.unreadMessages > 0 || actionData?.act === 'mensaje'}
          >
            <VisitMessages
              visitKey={visit.key}
              messages={messages}
              side="client"
              other={{ name: visit.technicianName, fotoURL: visit.technicianFotoURL }}
              isOver={!isComing}
              closed={closed}
              today={today}
              formKey={formKey}
              answer={actionData}
            />
          </FoldedPart>
        </div>
      </div>
    </div>
  )
}

interface ClientContactProps {
  visit: Route.ComponentProps['loaderData']['visit']
  className: string
}

/** Past visits: none of them. Solicitada: a message alone. */
function ClientContact({ visit, className }: ClientContactProps) {
  const { key, status, technicianName, callLink, messageLink, shareText } = visit
  if (status === 'completada' || status === 'cancelada') return null
  const isConfirmed = status === 'confirmada'
  return (
    <div className={`grid grid-cols-2 gap-2 [&>*]:px-2 ${className}`}>
      {callLink && (
        <a href={callLink} className={buttonClasses({ kind: 'white' })}>
          <Icon of="phone" size={18} />
          <span>
            Llamar<span className="sr-only"> a {technicianName}</span>
          </span>
        </a>
      )}
      {messageLink ? (
        <a
          href={messageLink}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ kind: 'green-outline', className: callLink ? '' : 'col-span-2' })}
        >
          <Icon of="message-circle" size={18} />
          <span>
            {isConfirmed ? 'WhatsApp' : 'Escríbele por WhatsApp'}
            <span className="sr-only"> a {technicianName} (se abre aparte)</span>
          </span>
        </a>
      ) : (
        <Button disabled className="col-span-2">
          Sin contacto
        </Button>
      )}
      {shareText && (
        <div className="col-span-2 flex gap-2 px-0! [&>*]:flex-auto [&>*]:px-2 [&>*]:whitespace-nowrap">
          <ShareLink text={shareText} className={buttonClasses({ kind: 'white' })}>
            <Icon of="share-2" size={18} />
            Compartir mi visita
          </ShareLink>
          <a href={`/mis-reservas/${key}.ics`} download className={buttonClasses({ kind: 'white' })}>
            <Icon of="calendar-plus" size={18} />
            Calendario
          </a>
        </div>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
