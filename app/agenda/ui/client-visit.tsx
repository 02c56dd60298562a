// D58: the page of a visit as its client sees it.
import { AlternativesCard } from '#agenda/ui/alternatives-card.tsx'
import { ClientAside } from '#agenda/ui/client-visit-aside.tsx'
import { QuoteWhen, type ShownWork } from '#agenda/ui/quote-when.tsx'
import type { LinkedRescue } from '#agenda/ui/rescue-offer.tsx'
import { visitPrice } from '#bookings/domain/booking.ts'
import type { GuaranteeDossier } from '#guarantee/domain/guarantee-dossier.ts'
import { GuaranteeLink } from '#guarantee/ui/case-links.tsx'
import { RepeatCase } from '#guarantee/ui/repeat-case.tsx'
import { caseStateText } from '#guarantee/wording/guarantee.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { UsualPriceBox, type UsualPriceBoxProps } from '#prices/ui/usual-price-box.tsx'
import { shownQuote } from '#visits/domain/quote.ts'
import { isArrivalInDoubt, situationOf } from '#visits/domain/situation.ts'
import { stepOf } from '#visits/domain/visit.ts'
import { AnswerTerm } from '#visits/ui/answer-term.tsx'
import { Arrival } from '#visits/ui/arrival.tsx'
import { ToldCannotReceive } from '#visits/ui/cannot-receive.tsx'
import { ClientQuote } from '#visits/ui/client-quote.tsx'
import { FinishedVisit } from '#visits/ui/client-receipt.tsx'
import { HeardLater } from '#visits/ui/heard-later.tsx'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { PorterBox } from '#visits/ui/porter-box.tsx'
import { StepRefused } from '#visits/ui/step-form.tsx'
import { type ShownVisit, VisitFrame } from '#visits/ui/visit-frame.tsx'
import { ClientVisitHead } from '#visits/ui/visit-head.tsx'
import { VisitSteps } from '#visits/ui/visit-steps.tsx'
import { endHour, stateText, stepSentence } from '#visits/wording/situation.ts'
import { INSIDE_LABEL } from '#visits/wording/visit.ts'

interface ClientVisitProps extends ShownVisit {
  visit: LinkedClientBooking
  /** Who can go instead. */
  alternatives: Omit<LinkedRescue, 'booking'> | null
  work: ShownWork | null
  /** D73: of the work of a quote that waits. */
  usualPrice: Omit<UsualPriceBoxProps, 'withBars'> | null
  /** The link for the porter, on the day. */
  /** The case of the work that the visit repeats. */
  repeatedCase: GuaranteeDossier | null
  porter: { readonly url: string; readonly note: string } | null
}

export function ClientVisit(props: ClientVisitProps) {
  const { alternatives, work, porter, repeatedCase, usualPrice, ...shown } = props
  const { visit, facts, conversation, closed, now, answer } = shown
  const today = bogotaDate(now)
  const name = firstNameOf(visit.technicianName)
  const situation = situationOf(visit, now)
  const { phase } = situation
  const stepText = stepSentence('client', {
    visit,
    situation,
    now,
    name: visit.technicianName,
    acceptedAt: facts.acceptedAt,
    isRated: visit.rating !== null,
    price: visitPrice(visit) ?? (visit.servicio ? null : facts.tarifaBase),
  })
  const quote = shownQuote(facts, visit, today)
  const isQuoteWaiting = quote?.state === 'waiting'
  const isComing = phase === 'on-the-way' || phase === 'delayed'
  // D66: the diagnosis is over, and its repair comes first.
  const isDateFirst = visit.status === 'completada' && situation.task.client === 'choose-date'
  const isSettled = visit.status === 'completada' || phase === 'inside' || phase === 'not-done'
  // Who could not receive it is offered hours of the same technician, not others.
  const hasOffer = alternatives && (visit.cannotReason === null || alternatives.offeredSlots.length > 0)
  const others = hasOffer && (
    <AlternativesCard rescue={{ ...alternatives, booking: visit }} today={today} now={now} />
  )
  const finished = (
    <FinishedVisit
      visit={visit}
      situation={situation}
      facts={facts}
      now={now}
      isBeside={isDateFirst}
      paymentRefusal={answer?.act === 'ya-pague' ? answer.refusal.text : null}
      ratingRefusal={answer?.act === 'calificar' ? answer.refusal : null}
    >
      <GuaranteeLink booking={visit} now={now} />
    </FinishedVisit>
  )
  return (
    <VisitFrame
      {...shown}
      side="client"
      other={{ name: visit.technicianName, fotoURL: visit.technicianFotoURL, callLink: visit.callLink }}
      told={{
        situation,
        stepText,
        caseText: visit.guarantee && caseStateText(visit.guarantee, 'client', name),
      }}
      isFolded={isSettled && (conversation.total > 0 || closed === null)}
      isAllBeside={isDateFirst}
      aside={
        <ClientAside
          visit={visit}
          situation={situation}
          facts={facts}
          now={now}
          answer={answer}
          porter={porter && <PorterBox visit={visit} porter={porter} answer={answer} />}
          finished={isDateFirst && finished}
        />
      }
    >
      <ClientVisitHead
        visit={{ ...visit, end: endHour(situation) }}
        trade={visit.especialidad ?? ''}
        today={today}
        state={stateText('client', { visit, situation, now })}
        isShort={isQuoteWaiting || work?.state === 'to-choose' || isArrivalInDoubt(situation)}
      />
      {repeatedCase && (
        <RepeatCase
          dossier={repeatedCase}
          visitKey={visit.key}
          side="client"
          today={today}
          formKey={shown.formKey}
        />
      )}
      <StepRefused answer={answer} />
      <HeardLater side="client" said={visit.said} />
      <Arrival visit={visit} situation={situation} now={now}>
        {phase !== 'cancelled' && others}
      </Arrival>
      <QuoteWhen visit={visit} work={work} mayWrite={closed === null} now={now} />
      <ClientQuote
        shown={quote}
        name={name}
        today={today}
        priceBefore={visitPrice(visit)}
        isConfirmed={visit.status === 'confirmada'}
        isInside={phase === 'inside'}
        refusal={answer?.act === 'acuerdo' ? answer.refusal : null}
        usual={usualPrice && <UsualPriceBox {...usualPrice} withBars={false} />}
      />
      <AnswerTerm visit={visit} now={now} />
      {(phase !== 'cancelled' || !others) && (
        <ToldCannotReceive visit={visit} today={today} now={now} answer={answer} />
      )}
      {phase !== 'not-done' && !(phase === 'inside' && isQuoteWaiting) && (
        <VisitSteps
          step={stepOf(situation)}
          isRepeat={situation.isRepeat}
          text={stepText}
          there={phase === 'inside' ? INSIDE_LABEL : undefined}
          follows={phase === 'contested' ? null : isComing ? INSIDE_LABEL : undefined}
        />
      )}
      {phase === 'cancelled' && others}
      {!isDateFirst && finished}
    </VisitFrame>
  )
}
