import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { type Rescue, SHOWN_OPTIONS_MAX } from '#agenda/domain/rescue.ts'
import { OfferedHours, RescueOptions } from '#agenda/ui/rescue-offers.tsx'
import { NOBODY_FREE_TEXT, othersCanGoText, soonestText } from '#agenda/wording/client-bookings.ts'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { VisitName } from '#bookings/ui/visit-name.tsx'
import { Button, TextLink } from '#platform/ui/basics/button.tsx'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { isSlotPast, type Slot } from '#technicians/domain/free-hours.ts'
import { shortPeopleOf, tradeSearchPath } from '#technicians/wording/trade-search.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { isOffered } from '#visits/domain/visit-progress.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { StepForm, TO_LIST } from '#visits/ui/step-form.tsx'

export interface LinkedRescue extends Omit<Rescue, 'booking'> {
  readonly booking: LinkedClientBooking
}

export const DISMISS_RESCUE = 'dismiss-rescue'

interface ShownOffers {
  /** The technician's own hours. */
  readonly offered: readonly Slot[]
  readonly options: readonly RescueOption[]
  /** Of a visit that was missed: who can go soonest after today. */
  readonly later: RescueOption | null
}

/** What can still be booked. For a visit that was missed the hours of today, and always the soonest after them. */
export function offersOf(
  { booking, offeredSlots, options, later }: LinkedRescue,
  today: string,
  now: Date,
): ShownOffers {
  const isAhead = ({ date, hour }: Slot) => !isSlotPast({ date, hour }, now)
  const { phase } = situationOf(booking, now)
  const isMissed = phase === 'missing' || phase === 'not-done'
  return {
    offered: offeredSlots.filter(isAhead),
    options: options
      .filter(({ slot }) => isAhead(slot) && (!isMissed || slot.date === today))
      .slice(0, SHOWN_OPTIONS_MAX),
    later: isMissed && later && isAhead(later.slot) ? later : null,
  }
}

interface RescueOfferProps {
  rescue: LinkedRescue
  today: string
  now: Date
  /** The first button is primary. */
  primary: boolean
  /** On the page of the visit: its first title stands above it, and its forms lead back there. */
  isOnPage?: boolean
}

/** The technician's own hours, else who can go instead, else an honest sentence. */
export function RescueOffer({ rescue, today, now, primary, isOnPage = false }: RescueOfferProps) {
  const { booking, trade, ciudad, isNobodyNear } = rescue
  const { offered, options, later } = offersOf(rescue, today, now)
  const isFound = offered.length + options.length > 0 || later !== null
  const people = { bookingKey: booking.key, today }
  return (
    <>
      {offered.length > 0 ? (
        <Offers
          title={!isOnPage && ownHoursTitle(rescue)}
          detail={!isOnPage && rescue.isOffered && CONFIRMED_AT_ONCE_TEXT}
          className="@2xl:flex @2xl:items-center @2xl:justify-between @2xl:gap-6"
        >
          <OfferedHours booking={booking} slots={offered} today={today} primary={primary} />
        </Offers>
      ) : isFound ? (
        <>
          {options.length > 0 && (
            <Offers title={!isOnPage && `${othersCanGoText(trade, options.length)}${later ? ' hoy' : ''}`}>
              <RescueOptions
                {...people}
                options={options}
                primary={primary}
                heading={isOnPage ? 'h3' : 'h4'}
              />
            </Offers>
          )}
          {later && (
            <div className={options.length > 0 ? 'mx-4 border-t border-paper-200 *:px-0! sm:mx-6' : ''}>
              <Offers title={(!isOnPage || options.length > 0) && soonestText(later.slot.date, today)}>
                <RescueOptions {...people} options={[later]} primary={primary && options.length === 0} />
              </Offers>
            </div>
          )}
        </>
      ) : (
        !isOnPage && (
          <p className="px-4 py-3.5 text-label/6 text-ink-700 sm:px-6">
            {isNobodyNear ? NOBODY_FREE_TEXT : 'Mira quién más puede ir.'}
          </p>
        )
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-paper-200 px-4 text-label sm:px-6">
        {isNobodyNear ? (
          <TextLink to={tradeSearchPath(trade, '')}>Buscar en ciudades cerca</TextLink>
        ) : (
          <TextLink to={tradeSearchPath(trade, ciudad)}>
            {isFound ? `Ver más ${shortPeopleOf(trade)}` : 'Buscar otro técnico'}
          </TextLink>
        )}
        <Dismiss booking={booking} today={today} now={now} isOnPage={isOnPage} />
      </div>
    </>
  )
}

const CONFIRMED_AT_ONCE_TEXT = 'Queda confirmada de una vez.'

/** The heading of the same on the page of the visit, and the line under it. */
export function offerTitles(rescue: LinkedRescue, today: string, now: Date): [title: string, detail: string] {
  const { offered, options, later } = offersOf(rescue, today, now)
  if (offered.length > 0) return [ownHoursTitle(rescue), rescue.isOffered ? CONFIRMED_AT_ONCE_TEXT : '']
  const [first, second] = options
  if (!first && !later) return [rescue.isNobodyNear ? NOBODY_FREE_TEXT : 'Mira quién más puede ir', '']
  const people = new Set([...options, ...(later ? [later] : [])].map(({ uid }) => uid)).size
  const detail = `${people > 1 ? 'Les' : 'Le'} llega lo que ya escribiste.`
  if (!first) return [soonestText(later?.slot.date ?? '', today), detail]
  if (first.slot.date !== today) return ['Lo más pronto', detail]
  return [second?.slot.date === today ? 'Pueden ir hoy' : 'Puede ir hoy', detail]
}

function ownHoursTitle({ booking, isOffered }: LinkedRescue): string {
  const name = firstNameOf(booking.technicianName)
  if (isOffered) return `${name} te ofrece otra hora`
  return booking.leftBy === 'client' ? `${name} sigue libre a esa hora` : `Horas libres de ${name}`
}

interface OffersProps {
  title: string | false
  detail?: string | false
  className?: string
  children: ReactNode
}

function Offers({ title, detail, className, children }: OffersProps) {
  return (
    <div className="@container px-4 py-3.5 sm:px-6">
      <div className={className}>
        <div className="empty:hidden">
          {title && <h3 className="text-label font-bold">{title}</h3>}
          {detail && <p className="text-support text-ink-600">{detail}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

interface DismissProps {
  booking: LinkedClientBooking
  today: string
  now: Date
  isOnPage: boolean
}

/** A request that still stands is waited for, and a technician who told an hour; a lost visit is not needed any more. */
function Dismiss({ booking, today, now, isOnPage }: DismissProps) {
  const { formData } = useNavigation()
  const { key: bookingKey, technicianName, status, said } = booking
  const isWaiting = status === 'solicitada'
  const busy = formData?.get('act') === DISMISS_RESCUE && formData.get('key') === String(bookingKey)
  if (status === 'confirmada')
    return (
      isOffered('esperar', booking, said, now) && (
        <StepForm
          path={clientVisitPath(bookingKey)}
          act="esperar"
          fields={isOnPage ? {} : TO_LIST}
          kind="text"
          className="-mx-2 px-2! text-ink-600!"
        >
          Prefiero esperar
        </StepForm>
      )
    )
  return (
    <Form
      method="post"
      action="/mis-reservas"
      preventScrollReset
      onSubmit={event => busy && event.preventDefault()}
    >
      <input type="hidden" name="act" value={DISMISS_RESCUE} />
      <input type="hidden" name="key" value={bookingKey} />
      <Button
        type="submit"
        kind="text"
        busy={busy}
        busyText="Quitando…"
        className="-mx-2 px-2! text-ink-600!"
      >
        <span>
          {isWaiting ? 'Prefiero esperar' : 'Ya no lo necesito'}
          <VisitName
            before={isWaiting ? 'la respuesta de' : 'quitar la visita con'}
            visit={booking}
            name={technicianName}
            today={today}
          />
        </span>
      </Button>
    </Form>
  )
}
