// D58: the page of a visit as its technician sees it.
import { Link } from 'react-router'
import { ShareLink } from '#agenda/ui/share-link.tsx'
import { TechnicianNotDone } from '#agenda/ui/technician-not-done.tsx'
import { isOnTheDay, TechnicianVisitHead, WayLink } from '#agenda/ui/technician-visit-head.tsx'
import { VisitRequest } from '#agenda/ui/visit-request.tsx'
import { isAllowed, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { shareVisitMessage } from '#bookings/wording/ready-messages.ts'
import type { GuaranteeDossier } from '#guarantee/domain/guarantee-dossier.ts'
import { TechnicianCaseLink } from '#guarantee/ui/case-links.tsx'
import { RepeatCase } from '#guarantee/ui/repeat-case.tsx'
import { caseStateText } from '#guarantee/wording/guarantee.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { ButtonLink, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { callLink } from '#platform/wording/phone.ts'
import type { FreeDay } from '#technicians/domain/free-hours.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { type Situation, situationOf } from '#visits/domain/situation.ts'
import { type NextVisitOfDay, type ReceiptDelivery, stepOf } from '#visits/domain/visit.ts'
import { AnswerRequest } from '#visits/ui/answer-request.tsx'
import { AskedCancellation } from '#visits/ui/asked-cancellation.tsx'
import { HeardLater } from '#visits/ui/heard-later.tsx'
import { HowItGoes, NobodyHome, UndoArrival } from '#visits/ui/how-it-goes.tsx'
import { LongerVisit, LongerVisitAct } from '#visits/ui/longer-visit.tsx'
import { nextAct } from '#visits/ui/next-step.tsx'
import { ReportLink } from '#visits/ui/report-link.tsx'
import { StepRefused } from '#visits/ui/step-form.tsx'
import { TechnicianQuote } from '#visits/ui/technician-quote.tsx'
import { finishButton, SentReceipt } from '#visits/ui/technician-receipt.tsx'
import { type ShownVisit, VisitFrame } from '#visits/ui/visit-frame.tsx'
import { VisitSteps } from '#visits/ui/visit-steps.tsx'
import { endText, stepSentence } from '#visits/wording/situation.ts'

/** What only the technician's page reads. */
export interface TechnicianVisitFacts {
  /** For the ready messages. */
  readonly technicianName: string
  /** How the newest receipt reached the client. */
  readonly delivery: ReceiptDelivery | null
  readonly next: NextVisitOfDay | null
  /** Hours that can be offered after a visit that did not happen; null: none can be offered. */
  readonly offerable: readonly FreeDay[] | null
}

interface TechnicianVisitProps extends ShownVisit, TechnicianVisitFacts {
  visit: TechnicianBooking
  /** The case of the work that the visit repeats. */
  repeatedCase: GuaranteeDossier | null
}

export function TechnicianVisit(props: TechnicianVisitProps) {
  const { technicianName, delivery, next, offerable, repeatedCase, ...shown } = props
  const { visit, facts, conversation, formKey, now, answer } = shown
  const today = bogotaDate(now)
  const name = shortNameOf(visit.clientName)
  const situation = situationOf(visit, now)
  const { phase } = situation
  const stepText = stepSentence('technician', {
    visit,
    situation,
    now,
    name: visit.clientName,
    acceptedAt: facts.acceptedAt,
    isRated: false,
  })
  const isOver = !isComing(visit)
  // On the day and afterwards what is settled is one row each.
  const isFolded = isOver || isOnTheDay(situation)
  const finishing = { visit, facts, technicianName, today, now, formKey, answer }
  const isInside = phase === 'inside'
  const act = isInside ? finishButton(finishing, 'primary') : nextAct({ visit, situation })
  const longer = { visit, facts, now, answer }
  return (
    <VisitFrame
      {...shown}
      side="technician"
      other={{ name: visit.clientName, fotoURL: null, callLink: callLink(visit.clientPhone) }}
      told={{
        situation,
        stepText,
        caseText: visit.guarantee && caseStateText(visit.guarantee, 'technician', name),
      }}
      isFolded={isFolded && (conversation.total > 0 || !isOver)}
      aside={
        <>
          <div className="grid gap-3 max-tablet:mt-4 max-tablet:mb-3">
            <TechnicianQuote
              visit={visit}
              facts={facts}
              name={name}
              now={now}
              formKey={formKey}
              refusal={answer?.act === 'cotizacion' ? answer.refusal : null}
              isFolded={isFolded}
            />
            <VisitRequest visit={visit} facts={facts} today={today} isFolded={isFolded} />
            <TechnicianCaseLink booking={visit} today={today} muted="text-ink-600" />
            {!isInside && <LongerVisit {...longer} />}
          </div>
          <LastActs visit={visit} situation={situation} now={now} />
        </>
      }
    >
      <TechnicianVisitHead
        visit={visit}
        situation={situation}
        technicianName={technicianName}
        now={now}
        act={act ?? undefined}
        besideAct={isInside && <LongerVisitAct {...longer} />}
      />
      {repeatedCase && (
        <RepeatCase
          dossier={repeatedCase}
          visitKey={visit.key}
          side="technician"
          today={today}
          formKey={formKey}
        />
      )}
      <AnswerRequest visit={visit} now={now} />
      <AskedCancellation visit={visit} now={now} />
      <StepRefused answer={answer} />
      <HeardLater side="technician" said={visit.said} />
      <TechnicianNotDone visit={visit} situation={situation} now={now} offerable={offerable} />
      <HowItGoes
        visit={visit}
        situation={situation}
        now={now}
        route={<WayLink visit={visit} technicianName={technicianName} />}
        finish={finishButton(finishing, 'petrol')}
      />
      {!isFolded && <VisitSteps step={stepOf(situation)} isRepeat={situation.isRepeat} text={stepText} />}
      {phase === 'cancelled' && (
        <p className="mt-4 text-label/6 font-semibold break-words text-red-700">
          {endText('technician', { visit, situation, now, name: visit.clientName })}
        </p>
      )}
      <SentReceipt {...finishing} delivery={delivery} next={next} />
    </VisitFrame>
  )
}

const isComing = ({ status }: TechnicianBooking) => status === 'solicitada' || status === 'confirmada'

interface LastActsProps {
  visit: TechnicianBooking
  situation: Situation
  now: Date
}

const QUIET_LINK = 'inline-flex min-h-11 items-center gap-1.5 text-support text-ink-600 hover:underline'

/** What is seldom done: last on phones. */
function LastActs({ visit, situation, now }: LastActsProps) {
  // Its own 'Cancelar' stands with the answers to a request or to a notice.
  const isAnsweredAbove = visit.status === 'solicitada' || visit.cannotReason !== null
  const isInside = situation.phase === 'inside'
  return (
    <div className="order-1 max-tablet:mt-4">
      <div className="grid gap-2.5 empty:hidden sm:flex sm:[&>*]:flex-auto tablet:gap-2 tablet:[&>*]:px-3">
        {isComing(visit) && !isInside && situation.late === null && (
          <ShareLink
            text={shareVisitMessage(visit)}
            className={buttonClasses({ kind: 'white', size: 'huge' })}
          >
            <Icon of="share-2" size={18} />
            Compartir mi visita
          </ShareLink>
        )}
        {isAllowed(TRANSITIONS.cancel, visit, now) && !isAnsweredAbove && !isInside && (
          <ButtonLink to={`/agenda/cancelar/${visit.key}`} kind="danger" size="huge">
            Cancelar
          </ButtonLink>
        )}
      </div>
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-6 tablet:gap-x-3">
        {isInside && <UndoArrival visit={visit} now={now} />}
        {!isInside && (
          <Link
            to={visit.clientBlocked ? '/agenda/clientes' : `/agenda/no-acepto/${visit.key}`}
            className={QUIET_LINK}
          >
            <Icon of="user-x" size={15} />
            {visit.clientBlocked ? 'No aceptas a este cliente' : 'No acepto a este cliente'}
          </Link>
        )}
        <ReportLink
          visitKey={visit.key}
          label={isInside ? 'Algo no va bien' : 'Reportar'}
          context={`${isInside ? '' : ' un problema'} con la visita de ${visit.clientName}`}
        />
        <NobodyHome visit={visit} now={now} />
      </div>
    </div>
  )
}
