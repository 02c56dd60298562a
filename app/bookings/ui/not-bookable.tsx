import type { FreeInstead } from '#bookings/domain/booking-form-data.ts'
import { clientVisitPath, filledFormPath } from '#bookings/domain/booking-paths.ts'
import type { QuoteBookingRefusal } from '#bookings/domain/refusals.ts'
import { slotText } from '#bookings/wording/bookings.ts'
import { bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { ButtonLink, TextLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { Rating } from '#platform/ui/basics/rating.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { dayText } from '#platform/wording/dates.ts'
import { tradeSearchPath, tradeSearchText } from '#technicians/wording/trade-search.ts'

type Reason = 'technician-id-missing' | 'technician-unavailable' | 'own-booking' | QuoteBookingRefusal

const QUOTE_TITLE = 'Sin cotización por agendar'
const TITLES: Record<Reason, string> = {
  'quote-not-found': QUOTE_TITLE,
  'quote-not-agreed': QUOTE_TITLE,
  'quote-has-date': 'Ya escogiste cuándo',
  'quote-lapsed': 'La cotización venció',
  'quote-hour-late': QUOTE_TITLE,
  'technician-id-missing': 'No sabemos con quién',
  'technician-unavailable': 'Perfil no disponible',
  'own-booking': 'Este perfil es el tuyo',
}

/** Shown instead of the form when there is nobody or nothing to book; the visit of a quote tells what stands. */
export function NoBooking({ reason, visitKey }: { reason: Reason; visitKey?: number | undefined }) {
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState level={1} drawing="closed-window" title={TITLES[reason]} text={bookingRefusalText(reason)}>
        {visitKey === undefined ? (
          <ButtonLink to="/tecnicos" size="large">
            Volver al catálogo
          </ButtonLink>
        ) : (
          <ButtonLink to={`${clientVisitPath(visitKey)}#cotizacion`} size="large">
            Volver a la visita
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}

interface UnavailableWarningProps {
  /** D44 */
  disponible: boolean
  acceptsClient: boolean
  /** What a refused request says already. */
  refusal: string | undefined
  /** Of who else can go. */
  trade: string
  ciudad: string
}

/** Says before the form is sent that this technician cannot be booked. */
export function UnavailableWarning(props: UnavailableWarningProps) {
  const { disponible, acceptsClient, refusal, trade, ciudad } = props
  if (disponible && acceptsClient) return null
  const text = bookingRefusalText(acceptsClient ? 'technician-not-receiving' : 'client-not-accepted')
  if (refusal === text) return null
  return (
    <div className="mb-6">
      <Message kind="warning">
        {text}
        {!acceptsClient && (
          <span className="block">
            <TextLink to={tradeSearchPath(trade, ciudad)}>Ver otros técnicos</TextLink>
          </span>
        )}
      </Message>
    </div>
  )
}

interface FreeColleaguesProps extends FreeInstead {
  /** The refused form. */
  typed: Readonly<Record<string, string>>
  photos: readonly string[]
}

/** Technicians of the visit's trade and city who are free at the lost hour, with links to the filled-in form. */
export function FreeColleagues({ colleagues, trade, ciudad, typed, photos }: FreeColleaguesProps) {
  const { date = '', hour = '' } = typed
  if (colleagues.length === 0)
    return (
      <p className="mt-4 text-label/6 text-ink-700">
        A esa hora no encontramos a nadie más de ese oficio.
        <span className="block">
          <TextLink to={tradeSearchPath(trade, ciudad)}>{tradeSearchText(trade, ciudad)}</TextLink>
        </span>
      </p>
    )
  return (
    <section
      aria-labelledby="colleagues"
      className="mt-5 rounded-16 border border-paper-200 bg-white p-4 shadow-1 md:p-5"
    >
      <h3 id="colleagues" className="type-h3">
        También están libres a esa hora
      </h3>
      <p className="mt-0.5 text-support text-ink-600">
        {dayText(date)}, {slotText(Number(hour))}
      </p>
      <ul className="mt-3 grid gap-3">
        {colleagues.map(({ uid, nombre, fotoURL, ratingPromedio, resenasCount }) => (
          <li key={uid} className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Avatar
              name={nombre}
              src={fotoURL && photoAt(fotoURL, 96, 96)}
              className="size-12 rounded-pill text-label"
            />
            <div className="min-w-0 flex-1 basis-36">
              <p className="font-bold break-words">
                <bdi>{nombre}</bdi>
              </p>
              <Rating average={ratingPromedio} count={resenasCount} />
            </div>
            <ButtonLink to={filledFormPath(uid, typed, photos)} kind="white">
              <span>
                Reservar
                <span className="sr-only">
                  {' '}
                  con <bdi>{nombre}</bdi>
                </span>
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
