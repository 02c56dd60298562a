import type { ReactNode } from 'react'
import { clientSummary, mapsLink } from '#agenda/wording/agenda.ts'
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { addressLines } from '#bookings/domain/visit-place.ts'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import { askAddressMessage, onMyWayMessage, visitMessage } from '#bookings/wording/ready-messages.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { type ButtonKind, type ButtonSize, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { shortDayText } from '#platform/wording/dates.ts'
import { callLink, whatsappLink } from '#platform/wording/phone.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import type { Situation } from '#visits/domain/situation.ts'
import { endHour, stateText } from '#visits/wording/situation.ts'
import { shortVisitDayText } from '#visits/wording/visit.ts'

interface TechnicianVisitHeadProps {
  visit: TechnicianBooking
  situation: Situation
  /** For the ready messages. */
  technicianName: string
  now: Date
  /** The next act, in the primary colour; in place of 'Cómo llegar', which becomes a small button. */
  act?: ReactNode
  /** A second one, not in the primary colour. */
  besideAct?: ReactNode
}

const COMING = {
  box: 'on-dark tile-steps text-white shadow-3',
  quiet: 'text-petrol-100',
  pin: 'text-primary-400',
  line: 'border-white/20',
}
const OVER = {
  box: 'border border-paper-200 bg-white shadow-1',
  quiet: 'text-ink-600',
  pin: 'text-petrol-600',
  line: 'border-paper-200',
}

/** From when the technician can say that he is on the way until he has finished. */
export const isOnTheDay = ({ phase, tellsHourBy, late }: Situation) =>
  tellsHourBy !== null || late !== null || ['on-the-way', 'inside', 'nobody-home'].includes(phase)

/** All that is needed in the street: when, who, where, and how to reach both. Light once the visit is over. */
export function TechnicianVisitHead({
  visit,
  situation,
  technicianName,
  now,
  act,
  besideAct,
}: TechnicianVisitHeadProps) {
  const { date, start, status, clientName, scheduledAt } = visit
  const { street, area } = addressLines(visit)
  const today = bogotaDate(now)
  const isToday = status === 'confirmada' && scheduledAt > now && date === today
  const isOver = status === 'completada' || status === 'cancelada'
  const isDone = status === 'completada'
  const { box, quiet, pin, line } = isOver ? OVER : COMING
  const state = stateText('technician', { visit, situation, now })
  const badge = <BookingBadge status={status} seenBy="tecnico" />
  return (
    <div
      className={`rounded-20 p-5 sm:p-6 md:grid md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-x-8 md:px-8 md:py-5 ${box}`}
    >
      <div className={`md:border-r md:pr-8 ${line}`}>
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-body/6">
          <span
            className={`flex items-center gap-2 font-bold ${isOver ? 'text-ink-700' : 'text-primary-300'}`}
          >
            {state?.icon && <Icon of={state.icon} size={18} />}
            {state ? [state.lead, state.hour].filter(Boolean).join(' ') : shortVisitDayText(date, today)}
          </span>
          {isToday && !state?.icon && <span className={quiet}>Hoy, {shortDayText(date)}</span>}
          {isDone && <span className="md:hidden">{badge}</span>}
        </p>
        <p className="flex items-baseline gap-2.5">
          <span className={`type-time-next ${isOver ? 'text-ink-600' : ''}`}>{start}</span>
          <span className={`text-17/6 ${quiet}`}>a {endHour(situation)}</span>
        </p>
      </div>
      <div className="min-w-0">
        <h1 className="text-24 font-extrabold tracking-[-0.022em] break-words">
          <bdi>{clientName}</bdi>
        </h1>
        {!isOnTheDay(situation) && (
          <div
            className={`mt-1 flex flex-col items-start gap-x-3 gap-y-2 md:mt-1.5 md:flex-row-reverse md:flex-wrap md:items-center md:justify-end ${isDone ? 'max-md:hidden' : ''}`}
          >
            <p className={`dots text-support ${quiet}`}>
              {clientSummary(visit).map(text => (
                <span key={text}>{text}</span>
              ))}
            </p>
            {badge}
          </div>
        )}
        {!isDone && (street || area || !isOver) && (
          <p className="mt-3 flex gap-2 text-17 font-semibold md:mt-2.5">
            <Icon of="map-pin" className={`mt-1 shrink-0 ${pin}`} />
            <span className="min-w-0 break-words">
              {street || 'Dirección por confirmar'}
              {area && (
                <>
                  <span className="sr-only">, </span>
                  <span className={`block font-normal ${quiet}`}>{area}</span>
                </>
              )}
            </span>
          </p>
        )}
      </div>
      {!isOver && <WayAndContact {...{ visit, situation, technicianName, act, besideAct }} />}
    </div>
  )
}

/** The route, or a message that asks for the address (D17); calls and messages from the confirmation on. */
function WayAndContact(props: Omit<TechnicianVisitHeadProps, 'now'>) {
  const { visit, situation, technicianName, act, besideAct } = props
  const { address, clientPhone, status, cannotAt } = visit
  const isWanted = status === 'confirmada' && !cannotAt && situation.phase !== 'nobody-home'
  const call = callLink(clientPhone)
  const route = routeOf(visit, technicianName)
  const message = situation.phase === 'on-the-way' ? onMyWayMessage : visitMessage
  const write = whatsappLink(clientPhone, message(visit, technicianName)) ?? ''
  // The card below has the way.
  const isLate = situation.late !== null
  // What he does comes first; the rest is small.
  const isSmall = act !== undefined || situation.phase === 'inside'
  if (!route && !call && !act) return null
  const hasRoute = hasStreetAndNumber(address)
  const small = { kind: 'outline-dark', size: 'normal' } as const
  if (isSmall)
    return (
      <div className="mt-4 grid gap-2.5 md:col-span-2 md:grid-cols-[16.5rem_1fr] md:items-start">
        {act}
        {besideAct}
        <div
          className={`flex gap-2 ${besideAct ? 'md:col-span-2' : ''}  *:min-w-0 *:flex-auto *:px-1! md:*:min-h-14`}
        >
          {call && (
            <a href={call} className={buttonClasses(small)}>
              <Icon of="phone" size={18} />
              Llamar
            </a>
          )}
          {call && <OutsideLink href={write} icon="message-circle" label="Escribir" {...small} />}
          {route && (
            <OutsideLink href={route} icon={hasRoute ? 'navigation' : 'map-pin'} label="Mapa" {...small} />
          )}
        </div>
      </div>
    )
  return (
    <div
      className={`mt-4 grid grid-cols-2 gap-2.5 md:col-span-2 ${isLate ? '' : 'md:grid-cols-[16.5rem_1fr_1fr]'}`}
    >
      {route && !isLate && (
        <OutsideLink
          href={route}
          icon={hasRoute ? 'navigation' : 'map-pin'}
          label={hasRoute ? 'Cómo llegar' : 'Pedir la dirección'}
          kind={isWanted ? 'primary' : 'outline-dark'}
          className="col-span-2 md:col-span-1"
        />
      )}
      {call && (
        <a href={call} className={buttonClasses({ kind: 'outline-dark', size: 'huge', className: 'px-1!' })}>
          <Icon of="phone" />
          Llamar
        </a>
      )}
      {call && <OutsideLink href={write} icon="message-circle" label="WhatsApp" kind="outline-dark" />}
    </div>
  )
}

/** Without street and number: a message that asks for them (D17). */
function routeOf(visit: TechnicianBooking, technicianName: string): string | null {
  return hasStreetAndNumber(visit.address)
    ? mapsLink(visit)
    : whatsappLink(visit.clientPhone, askAddressMessage(visit, technicianName))
}

/** On the card of who is late. */
export function WayLink({ visit, technicianName }: { visit: TechnicianBooking; technicianName: string }) {
  const route = routeOf(visit, technicianName)
  const hasRoute = hasStreetAndNumber(visit.address)
  return (
    route && (
      <OutsideLink
        href={route}
        icon={hasRoute ? 'navigation' : 'map-pin'}
        label={hasRoute ? 'Cómo llegar' : 'Pedir la dirección'}
        kind="primary"
      />
    )
  )
}

interface OutsideLinkProps {
  href: string
  icon: IconName
  label: string
  kind: ButtonKind
  size?: ButtonSize
  className?: string
}

function OutsideLink({ href, icon, label, kind, size = 'huge', className = '' }: OutsideLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClasses({ kind, size, className: `px-1! ${className}` })}
    >
      <Icon of={icon} size={size === 'normal' ? 18 : undefined} />
      <span>
        {label}
        <span className="sr-only"> (se abre aparte)</span>
      </span>
    </a>
  )
}
