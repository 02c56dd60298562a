// D58: the page of a visit as its client sees it.
import { type Alternatives, AlternativesCard } from '#agenda/ui/alternatives-card.tsx'
import { ClientAside } from '#agenda/ui/client-visit-aside.tsx'
import { QuoteWhen, type ShownWork } from '#agenda/ui/quote-when.tsx'
import { visitPrice } from '#bookings/domain/booking.ts'
import { GuaranteeLink } from '#guarantee/ui/case-links.tsx'
import { bogotaDate } from '#platform/domain/time.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { shownQuote } from '#visits/domain/quote.ts'
import { isArrivalInDoubt, situationOf } from '#visits/domain/situation.ts'
import { stepOf } from '#visits/domain/visit.ts'
import { AnswerTerm } from '#visits/ui/answer-term.tsx'
import { Arrival } from '#visits/ui/arrival.tsx'
import { ToldCannotReceive } from '#visits/ui/cannot-receive.tsx'
import { ClientQuote } from '#visits/ui/client-quote.tsx'
import { FinishedVisit } from '#visits/ui/client-receipt.tsx'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { PorterBox } from '#visits/ui/porter-box.tsx'
import { StepRefused } from '#visits/ui/step-form.tsx'
import { type ShownVisit, VisitFrame } from '#visits/ui/visit-frame.tsx'
import { ClientVisitHead } from '#visits/ui/visit-head.tsx'
import { VisitSteps } from '#visits/ui/visit-steps.tsx'
import { withTheEnd } from '#visits/wording/receipt.ts'
import { stateLine, stepSentence } from '#visits/wording/situation.ts'

interface ClientVisitProps extends ShownVisit {
  visit: LinkedClientBooking
  alternatives: Alternatives | null
  work: ShownWork | null
  /** The link for the porter, on the day. */
  porter: { readonly url: string; readonly note: string } | null
}

export function ClientVisit({ alternatives, work, porter, ...shown }: ClientVisitProps) {
  const { visit, facts, conversation, closed, now, answer } = shown
  const today = bogotaDate(now)
  const name = firstNameOf(visit.technicianName)
  const situation = situationOf(visit, now)
  const step = stepOf(situation)
  const quote = shownQuote(facts, visit, today)
  const isQuoteShown = quote?.state === 'waiting' || quote?.state === 'agreed'
  const isOver = visit.status === 'completada'
  return (
    <VisitFrame
      {...shown}
      side="client"
      other={{ name: visit.technicianName, fotoURL: visit.technicianFotoURL }}
      isFolded={isOver && (conversation.total > 0 || closed === null)}
      aside={
        <ClientAside
          visit={visit}
          facts={facts}
          now={now}
          answer={answer}
          porter={porter && <PorterBox visit={visit} porter={porter} answer={answer} />}
        />
      }
    >
      <ClientVisitHead
        visit={withTheEnd(visit, facts)}
        trade={visit.especialidad ?? ''}
        today={today}
        caption={stateLine('client', { visit, situation, now }) ?? undefined}
        isShort={isQuoteShown || work?.state === 'to-choose' || isArrivalInDoubt(situation)}
      />
      <StepRefused answer={answer} />
      <Arrival visit={visit} situation={situation} now={now}>
        {alternatives && <AlternativesCard visitKey={visit.key} alternatives={alternatives} today={today} />}
      </Arrival>
      <QuoteWhen visit={visit} work={work} mayWrite={closed === null} now={now} />
      <ClientQuote
        shown={quote}
        name={name}
        today={today}
        priceBefore={visitPrice(visit)}
        isConfirmed={visit.status === 'confirmada'}
        refusal={answer?.act === 'acuerdo' ? answer.refusal : null}
      />
      <AnswerTerm visit={visit} now={now} />
      <ToldCannotReceive visit={visit} today={today} now={now} answer={answer} />
      <VisitSteps
        step={step}
        text={stepSentence('client', {
          visit,
          situation,
          now,
          name: visit.technicianName,
          acceptedAt: facts.acceptedAt,
          isRated: visit.rating !== null,
        })}
        there={situation.phase === 'inside' ? 'En tu casa' : undefined}
      />
      <FinishedVisit
        visit={visit}
        facts={facts}
        now={now}
        ratingRefusal={answer?.act === 'calificar' ? answer.refusal : null}
      >
        <GuaranteeLink booking={visit} now={now} />
      </FinishedVisit>
    </VisitFrame>
  )
}
