import type { ReactNode } from 'react'
import { CancelButton } from '#agenda/ui/agenda-buttons.tsx'
import { useAgenda } from '#agenda/ui/agenda-context.ts'
import { mapsLink } from '#agenda/wording/agenda.ts'
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { addressText } from '#bookings/domain/visit-place.ts'
import { VisitName } from '#bookings/ui/visit-name.tsx'
import { visitMomentText } from '#bookings/wording/bookings.ts'
import { askAddressMessage, visitMessage } from '#bookings/wording/ready-messages.ts'
import { type ButtonStyle, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { callLink, whatsappLink } from '#platform/wording/phone.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'

interface VisitActionsProps {
  booking: TechnicianBooking
  dark: boolean
}

/** The next act, which is the way there unless another is given, and the client. */
export function NextVisitActions({ booking, dark, act }: VisitActionsProps & { act?: ReactNode }) {
  return (
    <div className="flex gap-2 md:flex-wrap *:first:flex-1 md:*:first:flex-[1_0_100%]">
      {act ?? <RouteLink booking={booking} kind="primary" />}
      <ReachClient
        booking={booking}
        kind={dark ? 'outline-dark' : 'white'}
        whatsappKind={dark ? 'outline-dark' : 'green-outline'}
        isBrief
      />
    </div>
  )
}

/** The other confirmed visits: one short block of buttons. */
export function ContactActions({ booking }: { booking: TechnicianBooking }) {
  return (
    <div className="grid gap-2.5">
      <div className="grid grid-cols-2 gap-2.5 empty:hidden">
        <ReachClient booking={booking} kind="white" whatsappKind="green-outline" />
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        <RouteLink booking={booking} kind="white" />
        <CancelButton booking={booking} />
      </div>
    </div>
  )
}

interface ReachClientProps {
  booking: TechnicianBooking
  kind: ButtonStyle['kind']
  whatsappKind: ButtonStyle['kind']
  /** Icons of 56 px. */
  isBrief?: boolean
}

/** Nothing without a phone number. */
function ReachClient({ booking, kind, whatsappKind, isBrief = false }: ReachClientProps) {
  const { technicianName, today } = useAgenda()
  const call = callLink(booking.clientPhone)
  if (!call) return null
  const context = ` a ${booking.clientName}, ${visitMomentText(booking, today)}`
  const className = isBrief ? 'w-14 px-0! md:w-auto md:flex-1' : 'px-1!'
  const label = isBrief ? 'max-md:sr-only' : ''
  return (
    <>
      <a href={call} className={buttonClasses({ kind, size: 'huge', className })}>
        <Icon of="phone" />
        <span>
          <span className={label}>Llamar</span>
          <span className="sr-only">{context}</span>
        </span>
      </a>
      <ExternalLink
        href={whatsappLink(booking.clientPhone, visitMessage(booking, technicianName))}
        icon="message-circle"
        label={<span className={label}>WhatsApp</span>}
        context={context}
        kind={whatsappKind}
        size="huge"
        className={className}
      />
    </>
  )
}

/** The route; while street and number are missing, a message that asks for them (D17). */
export function RouteLink({ booking, ...look }: { booking: TechnicianBooking } & ButtonStyle) {
  const { technicianName, today } = useAgenda()
  const { address, clientName, clientPhone } = booking
  const style = { size: 'huge', className: 'px-1! whitespace-nowrap md:gap-1.5', ...look } as const
  if (hasStreetAndNumber(address))
    return (
      <ExternalLink
        href={mapsLink(booking)}
        icon="navigation"
        label="Cómo llegar"
        context={` a ${addressText(booking)}`}
        {...style}
      />
    )
  return (
    <ExternalLink
      href={whatsappLink(clientPhone, askAddressMessage(booking, technicianName))}
      icon="map-pin"
      label="Pedir la dirección"
      context={` a ${clientName} por WhatsApp, ${visitMomentText(booking, today)}`}
      {...style}
    />
  )
}

/** Beside 'Ver detalle'. Nothing without a phone number. */
export function QuietCall({ booking }: { booking: TechnicianBooking }) {
  const { today } = useAgenda()
  const call = callLink(booking.clientPhone)
  return (
    call && (
      <a
        href={call}
        className="inline-flex min-h-11 items-center gap-1.5 text-support font-bold text-petrol-600 hover:underline"
      >
        <Icon of="phone" size={17} />
        <span>
          Llamar
          <VisitName before="a" visit={booking} name={booking.clientName} today={today} />
        </span>
      </a>
    )
  )
}

interface ExternalLinkProps extends ButtonStyle {
  href: string | null
  icon?: IconName
  label: ReactNode
  /** Read by screen readers after the label. */
  context: string
}

function ExternalLink({ href, icon, label, context, ...style }: ExternalLinkProps) {
  if (!href) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClasses(style)}>
      {icon && <Icon of={icon} />}
      <span>
        {label}
        <span className="sr-only">{context} (se abre aparte)</span>
      </span>
    </a>
  )
}
