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
import { AgreedNote, FoldedLines } from '#visits/ui/quote-lines.tsx'

const PHOTO_PX = 76

interface AgreedVisitProps {
  visit: ListedBooking & { readonly technicianName: string }
  /** The price of a visit without a service. */
  tarifaBase: number | null
  /** The quote that the client agreed to. */
  agreed: Quote | BookedQuote | null
  today: string
}

/** 'Lo acordado', where, and what the client wrote: one card with hairlines. */
export function AgreedVisit({ visit, tarifaBase, agreed, today }: AgreedVisitProps) {
  const { servicio, precio, description, photos, status } = visit
  const isFree = isGuaranteeVisit(visit)
  const isOpen = status === 'solicitada' || status === 'confirmada'
  const before = servicio ? precio : tarifaBase
  const price = isFree
    ? FREE_BY_GUARANTEE_TEXT
    : agreed
      ? profilePriceText(agreed.total)
      : agreedPriceText(before)
  return (
    <section
      aria-label="Lo acordado"
      className="divide-y divide-paper-200 rounded-16 border border-paper-200 bg-white shadow-1"
    >
      <div className="px-4 py-3.5 sm:px-5">
        <p className="text-support text-ink-600">Lo acordado</p>
        <p className={`flex items-baseline justify-between gap-x-3 ${isFree ? 'flex-wrap' : ''}`}>
          <span className="min-w-0 text-lead/7 font-extrabold tracking-[-0.02em] break-words">
            {servicio || UNNAMED_SERVICE_TEXT}
          </span>
          <span className={`shrink-0 font-extrabold ${isFree ? 'text-label' : 'text-20'}`}>{price}</span>
        </p>
        {agreed && (
          <p className="mt-0.5 text-support text-ink-600">
            <AgreedNote agreed={agreed} before={before} today={today} side="client" />
          </p>
        )}
        {!isFree && !agreed && isOpen && (
          <p className="mt-0.5 text-support text-ink-600">
            Pagas al terminar: efectivo, Nequi, Daviplata o transferencia.
          </p>
        )}
        {agreed && (status === 'completada' || 'visitKey' in agreed) && (
          <FoldedLines lines={agreed.lines} className="text-petrol-600" />
        )}
      </div>
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
    </section>
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
