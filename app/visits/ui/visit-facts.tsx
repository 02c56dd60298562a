import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { addressLines } from '#bookings/domain/visit-place.ts'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { FREE_BY_GUARANTEE_TEXT, UNNAMED_SERVICE_TEXT } from '#bookings/wording/bookings.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { agreedPriceText, profilePriceText } from '#platform/wording/price.ts'
import type { ListedBooking } from '#visits/domain/listed-visit.ts'
import type { BookedQuote, Quote } from '#visits/domain/quote.ts'
import { AgreedNote, WorkLines } from '#visits/ui/quote-lines.tsx'
import { FoldedPart } from '#visits/ui/visit-frame.tsx'
import { linesSummary } from '#visits/wording/quote.ts'

const PHOTO_PX = 76

interface AgreedVisitProps {
  visit: ListedBooking & { readonly technicianName: string }
  /** The price of a visit without a service. */
  tarifaBase: number | null
  /** The quote that the client agreed to. */
  agreed: Quote | BookedQuote | null
  today: string
}

const CARD = 'divide-y divide-paper-200 rounded-16 border border-paper-200 bg-white shadow-1'

/** 'Lo acordado', where, and what the client wrote: one card with hairlines. */
export function AgreedVisit(props: AgreedVisitProps) {
  return (
    <section aria-label="Lo acordado" className={CARD}>
      {props.agreed ? (
        <AgreedQuote {...props} agreed={props.agreed} />
      ) : (
        <div className="px-4 py-3.5 sm:px-5">
          <AgreedWork {...props} />
        </div>
      )}
      <Asked visit={props.visit} />
    </section>
  )
}

/** The same while the technician is there: two rows that unfold. */
export function FoldedAgreedVisit(props: AgreedVisitProps) {
  const { visit, agreed } = props
  return (
    <div id={agreed ? 'cotizacion' : undefined} className="grid scroll-mt-16 gap-3">
      <FoldedPart folded label="Lo acordado" icon="receipt" amount={agreedPrice(props)}>
        <section className={`px-4 py-3.5 sm:px-5 ${CARD}`}>
          {agreed ? <AgreedLines {...props} agreed={agreed} /> : <AgreedWork {...props} />}
        </section>
      </FoldedPart>
      <FoldedPart folded label="Dónde y qué pediste" icon="map-pin">
        <section className={CARD}>
          <Asked visit={visit} />
        </section>
      </FoldedPart>
    </div>
  )
}

const priceBefore = ({ visit: { servicio, precio }, tarifaBase }: AgreedVisitProps) =>
  servicio ? precio : tarifaBase

function agreedPrice(props: AgreedVisitProps): string {
  if (isGuaranteeVisit(props.visit)) return FREE_BY_GUARANTEE_TEXT
  return props.agreed ? profilePriceText(props.agreed.total) : agreedPriceText(priceBefore(props))
}

function AgreedWork(props: AgreedVisitProps) {
  const { servicio, status } = props.visit
  const isFree = isGuaranteeVisit(props.visit)
  const isOpen = status === 'solicitada' || status === 'confirmada'
  return (
    <div>
      <p className="text-support text-ink-600">Lo acordado</p>
      <p className={`flex items-baseline justify-between gap-x-3 ${isFree ? 'flex-wrap' : ''}`}>
        <span className="min-w-0 text-lead/7 font-extrabold tracking-[-0.02em] break-words">
          {servicio || UNNAMED_SERVICE_TEXT}
        </span>
        <span className={`shrink-0 font-extrabold ${isFree ? 'text-label' : 'text-20'}`}>
          {agreedPrice(props)}
        </span>
      </p>
      {!isFree && isOpen && (
        <p className="mt-0.5 text-support text-ink-600">
          Pagas al terminar: efectivo, Nequi, Daviplata o transferencia.
        </p>
      )}
    </div>
  )
}

type AgreedQuoteProps = AgreedVisitProps & { agreed: Quote | BookedQuote }

/** The quote that was agreed, folded: 'Visita y revisión y 2 más'. */
function AgreedQuote(props: AgreedQuoteProps) {
  return (
    <details id="cotizacion" className="group/agreed scroll-mt-16">
      <summary className="flex min-h-15 list-none items-center gap-3 px-4 py-2.5 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-label/5 font-bold">Lo acordado</span>
          <span className="block text-support/5 text-ink-600 wrap-anywhere">
            {linesSummary(props.agreed.lines)}
          </span>
        </span>
        <span className="shrink-0 text-20 font-extrabold tracking-[-0.02em] tabular-nums">
          {agreedPrice(props)}
        </span>
        <Icon of="chevron-down" size={18} className="shrink-0 text-ink-600 group-open/agreed:rotate-180" />
      </summary>
      <div className="px-4 pb-3.5 sm:px-5">
        <AgreedLines {...props} />
      </div>
    </details>
  )
}

function AgreedLines(props: AgreedQuoteProps) {
  const { agreed, today } = props
  return (
    <div>
      <WorkLines lines={agreed.lines} />
      <p className="text-support text-ink-600">
        <AgreedNote agreed={agreed} before={priceBefore(props)} today={today} side="client" />
      </p>
    </div>
  )
}

/** Where, and what the client wrote and photographed. */
function Asked({ visit }: Pick<AgreedVisitProps, 'visit'>) {
  const { description, photos } = visit
  return (
    <>
      <ClientAddress visit={visit} />
      {(description || photos.length > 0) && (
        <div className="grid gap-2.5 px-4 py-3.5 sm:px-5">
          {description && (
            <p className="text-label/6 break-words whitespace-pre-line">
              <strong className="font-bold">Nota:</strong> {description}
            </p>
          )}
          <ProblemPhotos ids={photos} size={PHOTO_PX} />
        </div>
      )}
    </>
  )
}

/** D17: the client can complete the address until the visit begins. */
function ClientAddress({ visit }: Pick<AgreedVisitProps, 'visit'>) {
  const { key, address, status, technicianName } = visit
  const isOpen = status === 'solicitada' || status === 'confirmada'
  const { street, area } = addressLines(visit)
  const isKnown = street !== '' || area !== ''
  if (!isKnown && !isOpen) return null
  return (
    <div className="flex gap-2.5 px-4 py-3.5 sm:px-5">
      <Icon of="map-pin" className="mt-0.5 shrink-0 text-petrol-600" />
      <div className="min-w-0 text-label/6">
        {isKnown && (
          <p className="break-words">
            <span className="font-semibold">{street}</span>
            {area && (
              <>
                {street && <span className="sr-only">, </span>}
                <span className="block text-ink-700">{area}</span>
              </>
            )}
          </p>
        )}
        {isOpen && !hasStreetAndNumber(address) && (
          <p className="text-primary-800">
            {isKnown ? 'Falta la calle y el número.' : 'Falta la dirección.'} {firstNameOf(technicianName)}{' '}
            necesita saber a dónde llegar.{' '}
            <TextLink to={`/mis-reservas/${key}/direccion`}>
              <span className="underline">Completar la dirección</span>
            </TextLink>
          </p>
        )}
      </div>
    </div>
  )
}
