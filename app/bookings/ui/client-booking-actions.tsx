import type { ReactNode } from 'react'
import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import type { LinkedClientBooking } from '#bookings/ui/linked-bookings.ts'
import { ShareLink } from '#bookings/ui/share-link.tsx'
import { Button, type ButtonKind, ButtonLink, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

export type ClientCardVariant = 'waiting' | 'confirmed' | 'past'

const GRID = 'mt-4 grid grid-cols-2 gap-2 max-md:col-span-full md:mt-0 md:grid-cols-1 [&>*]:px-2'

/** The buttons of a booking. Section 2: the client neither cancels nor accepts. */
export function ClientBookingActions({
  booking,
  variant,
}: {
  booking: LinkedClientBooking
  variant: ClientCardVariant
}) {
  if (variant === 'waiting')
    return (
      <div className={GRID}>
        <MessageLink booking={booking} label="Escríbele" />
        <DetailButton />
      </div>
    )
  if (variant === 'past')
    return (
      <div className={GRID}>
        {booking.acceptsClient && (
          <ButtonLink
            to={rebookingPath(booking.technicianId, booking.key)}
            kind="white"
            className="max-md:col-span-2"
          >
            <Icon of="rotate-cw" size={18} />
            <span>
              Reservar de nuevo
              <span className="sr-only">
                {' '}
                con <bdi>{booking.technicianName}</bdi>
              </span>
            </span>
          </ButtonLink>
        )}
        <MessageLink booking={booking} label="Escribir" />
        <DetailButton />
      </div>
    )
  return <ConfirmedActions booking={booking} />
}

function ConfirmedActions({ booking }: { booking: LinkedClientBooking }) {
  const { key, technicianName, callLink, messageLink, shareText } = booking
  return (
    <div className={GRID}>
      {callLink && (
        <a href={callLink} className={buttonClasses({ kind: 'white' })}>
          <Label icon="phone" after={` a ${technicianName}`}>
            Llamar
          </Label>
        </a>
      )}
      <MessageLink booking={booking} label="WhatsApp" wide={messageLink === null} />
      {shareText && (
        <ShareLink text={shareText} className={buttonClasses({ kind: 'white', className: WIDE })}>
          <Label icon="share-2" after={` con ${technicianName}`}>
            Compartir mi visita
          </Label>
        </ShareLink>
      )}
      <DetailButton />
      <a href={`/mis-reservas/${key}.ics`} download className={buttonClasses({ kind: 'text' })}>
        <Icon of="calendar-plus" size={18} />
        <span>
          <span className="sr-only">Guardar en mi </span>Calendario
        </span>
      </a>
    </div>
  )
}

const WIDE = 'max-md:col-span-2'

interface MessageLinkProps {
  booking: LinkedClientBooking
  label: string
  wide?: boolean
}

function MessageLink({ booking: { messageLink, technicianName }, label, wide = false }: MessageLinkProps) {
  const className = wide ? WIDE : ''
  if (!messageLink)
    return (
      <Button disabled className={className}>
        Sin contacto
      </Button>
    )
  const kind: ButtonKind = 'green-outline'
  const after =
    label === 'WhatsApp'
      ? ` a ${technicianName} (se abre aparte)`
      : ` a ${technicianName} por WhatsApp (se abre aparte)`
  return (
    <a
      href={messageLink}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClasses({ kind, className })}
    >
      <Label icon="message-circle" after={after}>
        {label}
      </Label>
    </a>
  )
}

/** D6: without function. */
function DetailButton() {
  return <Button kind="white">Ver detalle</Button>
}

/** The label as seen, and what a screen reader adds to it. */
function Label({ icon, after, children }: { icon: IconName; after: string; children: ReactNode }) {
  return (
    <>
      <Icon of={icon} size={18} />
      <span>
        {children}
        <span className="sr-only">{after}</span>
      </span>
    </>
  )
}
