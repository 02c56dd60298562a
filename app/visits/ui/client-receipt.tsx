import type { ReactNode } from 'react'
import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { type RatingBoxRefusal, VisitRating } from '#reviews/ui/rating-box.tsx'
import { workToCome } from '#visits/domain/quote.ts'
import type { Situation } from '#visits/domain/situation.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import { isOffered } from '#visits/domain/visit-progress.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { ReceiptCard } from '#visits/ui/receipt-card.tsx'
import { FoldedPart } from '#visits/ui/visit-frame.tsx'
import { DIAGNOSIS_QUESTION } from '#visits/wording/quote.ts'

interface ClientReceiptProps {
  visit: LinkedClientBooking
  situation: Situation
  facts: VisitFacts
  now: Date
  /** It is beside the date to choose: receipt folded, nothing else to book, the guarantee at the foot of the page. */
  isBeside: boolean
  /** Why 'Ya pagué' was refused. */
  paymentRefusal: string | null
}

interface FinishedVisitProps extends ClientReceiptProps {
  ratingRefusal: RatingBoxRefusal | null
  /** The way to the guarantee. */
  children: ReactNode
}

/** What a client has of a visit that is over: the receipt, the rating, the guarantee, the next booking; as far as each is offered. */
export function FinishedVisit(props: FinishedVisitProps) {
  const { visit, situation, facts, now, isBeside, paymentRefusal, ratingRefusal, children } = props
  const { phase, offers } = situation
  // D66: the visit was the diagnosis, and its repair is still to come.
  const isDiagnosis = workToCome({ ...visit, receipt: facts.receipts[0] }, now) !== null
  // Of one that did not happen the next booking is quiet, at the foot of the page.
  if (visit.status !== 'completada' && phase !== 'cancelled') return null
  return (
    <>
      <ClientReceipt {...{ visit, situation, facts, now, isBeside, paymentRefusal }} />
      <div className={`grid gap-3 empty:hidden ${isBeside ? 'mt-3' : 'mt-4'}`}>
        {visit.status === 'completada' && (
          <VisitRating
            booking={visit}
            question={isDiagnosis ? DIAGNOSIS_QUESTION : undefined}
            mayRate={offers.stars}
            isBeside={isBeside}
            refusal={ratingRefusal}
          />
        )}
        <div className="grid gap-3 empty:hidden sm:flex sm:items-center sm:gap-5">
          {offers.rebooking && !isBeside && visit.acceptsClient && (
            <ButtonLink to={rebookingPath(visit.technicianId, visit.key)} kind="white" className="sm:px-8">
              <Icon of="rotate-cw" size={18} />
              Reservar de nuevo
            </ButtonLink>
          )}
          {((offers.guarantee && !isBeside) || visit.guarantee) && (
            <div className="justify-self-center empty:hidden sm:[&>p]:mt-0">{children}</div>
          )}
        </div>
      </div>
    </>
  )
}

/** The receipt, or that the technician has sent none while that is possible. */
function ClientReceipt(props: ClientReceiptProps) {
  const { visit, situation, facts, now, isBeside, paymentRefusal } = props
  const [receipt] = facts.receipts
  if (receipt)
    return (
      <FoldedPart
        folded={isBeside && !paymentRefusal}
        label="Comprobante"
        icon="receipt-text"
        amount={profilePriceText(receipt.total)}
        anchor="comprobante"
        className="max-tablet:mt-5 [&_section]:mt-0!"
      >
        <ReceiptCard {...{ visit, receipt, now, paymentRefusal }} side="client" payTo={facts.payTo} />
      </FoldedPart>
    )
  if (situation.phase !== 'over' || situation.isRepeat || !isOffered('terminar', visit, visit.said, now))
    return null
  return (
    <p
      className={`flex gap-2.5 rounded-16 border border-paper-200 bg-white px-4 py-3.5 text-label/6 text-ink-700 shadow-1 sm:px-5 ${isBeside ? 'max-tablet:mt-5' : 'mt-5'}`}
    >
      <Icon of="receipt-text" className="mt-0.5 shrink-0 text-ink-500" />
      <span className="min-w-0 break-words">
        {firstNameOf(visit.technicianName)} no ha enviado el comprobante
      </span>
    </p>
  )
}
