// D58: the page of a visit as its technician sees it.
import { Link } from 'react-router'
import { ShareLink } from '#agenda/ui/share-link.tsx'
import { TechnicianVisitHead, VisitRequest } from '#agenda/ui/technician-visit-head.tsx'
import { isAllowed, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { shareVisitMessage } from '#bookings/wording/ready-messages.ts'
import { TechnicianCaseLink } from '#guarantee/ui/case-links.tsx'
import { bogotaDate } from '#platform/domain/time.ts'
import { ButtonLink, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { stepOf } from '#visits/domain/visit.ts'
import { AnswerRequest } from '#visits/ui/answer-request.tsx'
import { AskedCancellation } from '#visits/ui/asked-cancellation.tsx'
import { ClientContradiction, HowItGoes } from '#visits/ui/how-it-goes.tsx'
import { LongerVisit } from '#visits/ui/longer-visit.tsx'
import { ReportLink } from '#visits/ui/report-link.tsx'
import { StepRefused } from '#visits/ui/step-form.tsx'
import { TechnicianQuote } from '#visits/ui/technician-quote.tsx'
import { finishButton, SentReceipt } from '#visits/ui/technician-receipt.tsx'
import { type ShownVisit, VisitFrame } from '#visits/ui/visit-frame.tsx'
import { VisitSteps } from '#visits/ui/visit-steps.tsx'
import { stepSentence } from '#visits/wording/situation.ts'

interface TechnicianVisitProps extends ShownVisit {
  visit: TechnicianBooking
  /** For the ready messages. */
  technicianName: string
}

export function TechnicianVisit({ technicianName, ...shown }: TechnicianVisitProps) {
  const { visit, facts, conversation, formKey, now, answer } = shown
  const today = bogotaDate(now)
  const name = shortNameOf(visit.clientName)
  const situation = situationOf(visit, now)
  const step = stepOf(situation)
  const finishing = { visit, facts, technicianName, today, now, formKey, answer }
  return (
    <VisitFrame
      {...shown}
      side="technician"
      other={{ name: visit.clientName, fotoURL: null }}
      isFolded={!isComing(visit) && conversation.total > 0}
      aside={
        <>
          <div className="grid gap-4 max-lg:mt-6">
            <VisitRequest visit={visit} facts={facts} today={today} />
            <TechnicianQuote
              visit={visit}
              facts={facts}
              name={name}
              now={now}
              formKey={formKey}
              refusal={answer?.act === 'cotizacion' ? answer.refusal : null}
            />
            <TechnicianCaseLink booking={visit} muted="text-ink-600" />
          </div>
          <LastActs visit={visit} now={now} />
        </>
      }
      below={<LongerVisit visit={visit} facts={facts} now={now} answer={answer} />}
    >
      <TechnicianVisitHead visit={visit} technicianName={technicianName} now={now} />
      <AnswerRequest visit={visit} now={now} />
      <AskedCancellation visit={visit} now={now} />
      <StepRefused answer={answer} />
      <ClientContradiction visit={visit} situation={situation} now={now} />
      <HowItGoes
        visit={visit}
        situation={situation}
        technicianName={technicianName}
        now={now}
        finish={finishButton(finishing)}
      />
      <VisitSteps
        step={step}
        text={stepSentence('technician', {
          visit,
          situation,
          now,
          name: visit.clientName,
          acceptedAt: facts.acceptedAt,
          isRated: false,
        })}
        there={situation.phase === 'inside' ? 'En la visita' : undefined}
      />
      <SentReceipt {...finishing} />
    </VisitFrame>
  )
}

const isComing = ({ status }: TechnicianBooking) => status === 'solicitada' || status === 'confirmada'

/** What is seldom done: last on phones. */
function LastActs({ visit, now }: Pick<TechnicianVisitProps, 'visit' | 'now'>) {
  // Its own 'Cancelar' stands with the answers to a request or to a notice.
  const isAnsweredAbove = visit.status === 'solicitada' || visit.cannotReason !== null
  return (
    <div className="order-1 max-lg:mt-8">
      <div className="grid gap-2.5 empty:hidden sm:flex sm:[&>*]:flex-auto lg:gap-2 lg:[&>*]:px-3">
        {isComing(visit) && (
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
  )
}
