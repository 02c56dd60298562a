// What the client asked for, on the page of the technician.
import { ClientFacts } from '#agenda/ui/agenda-card.tsx'
import { isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { FREE_BY_GUARANTEE_TEXT, photosText, UNNAMED_SERVICE_TEXT } from '#bookings/wording/bookings.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isPrice, profilePriceText } from '#platform/wording/price.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { agreedFor, shownQuote } from '#visits/domain/quote.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import { AgreedNote, FoldedLines } from '#visits/ui/quote-lines.tsx'
import { FoldedPart } from '#visits/ui/visit-frame.tsx'
import { waitingQuoteText } from '#visits/wording/quote.ts'

const PHOTO_PX = 76

interface VisitRequestProps {
  visit: TechnicianBooking
  facts: VisitFacts
  today: string
  /** To one row. */
  isFolded: boolean
}

/** What the client asked for, what was agreed since, and what was proposed. */
export function VisitRequest({ visit, facts, today, isFolded }: VisitRequestProps) {
  const { servicio, precio, description, photos } = visit
  const { tarifaBase } = facts
  const agreed = agreedFor(facts)
  const shown = shownQuote(facts, visit, today)
  const before = servicio ? precio : tarifaBase
  const amount = agreed?.total ?? before
  const price = isGuaranteeVisit(visit)
    ? FREE_BY_GUARANTEE_TEXT
    : isPrice(amount)
      ? profilePriceText(amount)
      : ''
  const content = (
    <section
      aria-label="Lo que pidió"
      className="rounded-16 border border-paper-200 bg-white px-4 py-4 shadow-1 sm:px-5"
    >
      <p className="mb-2 flex gap-2.5 text-17">
        <Icon of="wrench" className="mt-1 shrink-0 text-petrol-600" />
        <span className="dots min-w-0">
          <strong className="font-bold break-words">{servicio || UNNAMED_SERVICE_TEXT}</strong>
          {visit.especialidad && <span>{visit.especialidad}</span>}
          {price && <span className="font-bold">{price}</span>}
        </span>
      </p>
      {agreed && (
        <p className="mb-2.5 text-support text-ink-600">
          Lo acordado. <AgreedNote agreed={agreed} before={before} today={today} side="technician" />
        </p>
      )}
      {agreed && 'visitKey' in agreed && (
        <FoldedLines lines={agreed.lines} className="mb-1 text-petrol-600" />
      )}
      {shown?.state === 'waiting' && (
        <a
          href="#cotizacion"
          className="mb-2 flex gap-2.5 text-support font-bold text-petrol-700 hover:underline"
        >
          <Icon of="hourglass" className="shrink-0" />
          {waitingQuoteText(shown.quote)}
        </a>
      )}
      <p className="text-support text-ink-600">Descripción del servicio</p>
      <p className="text-lead break-words whitespace-pre-line">{description || 'Sin descripción.'}</p>
      {photos.length > 0 && (
        <div className="mt-2.5">
          <ProblemPhotos ids={photos} size={PHOTO_PX} />
        </div>
      )}
      {visit.status !== 'completada' && visit.status !== 'cancelada' && (
        <div className="mt-3.5 border-t border-paper-200 pt-3">
          <ClientFacts booking={visit} today={today} />
        </div>
      )}
    </section>
  )
  return (
    <FoldedPart
      folded={isFolded}
      label="Lo que pidió"
      icon="wrench"
      amount={agreed ? undefined : price}
      hint={agreed ? photosText(photos.length) : undefined}
    >
      {content}
    </FoldedPart>
  )
}
