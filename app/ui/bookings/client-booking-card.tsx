import type { ReactNode } from 'react'
import type { ClientBooking } from '#domain/bookings/listed-bookings.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { buttonClasses } from '#ui/basics/button-classes.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { BookingBadge } from '#ui/basics/state-badges.tsx'
import { dayText } from '#wording/dates.ts'

export interface LinkedClientBooking extends Omit<ClientBooking, 'technicianPhone'> {
  /** Opens WhatsApp with a message to the technician; null without a phone number. */
  readonly messageLink: string | null
}

interface ClientBookingCardProps {
  booking: LinkedClientBooking
  past: boolean
  /** Its status changed while the page was open. */
  changed: boolean
  /** The rating, or the form for it. */
  children?: ReactNode
}

/** Section 2, Mis reservas: one booking. */
export function ClientBookingCard({ booking, past, changed, children }: ClientBookingCardProps) {
  const { technicianName, date, start, status, description, address } = booking
  return (
    <li
      className={`grid grid-cols-[1fr_auto] items-start gap-x-4 rounded-16 border border-paper-200 bg-white p-4 shadow-1 sm:grid-cols-[5.75rem_auto_minmax(0,1fr)] sm:p-6 md:grid-cols-[5.75rem_auto_minmax(0,1fr)_9.25rem] ${changed ? 'animate-flash' : ''}`}
    >
      <p
        className={`text-[1.875rem]/10 font-extrabold tracking-[-0.03em] max-sm:self-center ${past ? 'text-ink-600' : 'text-ink-900'}`}
      >
        {start}
      </p>
      <Avatar name={technicianName} className="size-[3.25rem] rounded-pill text-body" />
      <div className="min-w-0 max-sm:col-span-2 max-sm:mt-3">
        <h4 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 type-h3">
          <span className="min-w-0 break-words">{technicianName}</span>
          <BookingBadge status={status} seenBy="cliente" />
        </h4>
        <p className="mt-0.5 text-support text-ink-600">
          {dayText(date)}, {start}
        </p>
        {description && (
          <p className="mt-2 text-label/6 break-words whitespace-pre-line text-ink-700">
            <strong className="font-bold text-ink-900">Nota:</strong> {description}
          </p>
        )}
        {address && (
          <p className="mt-1.5 flex gap-2 text-label/6 text-ink-700">
            <Icon of="map-pin" size={17} className="mt-[0.1875rem] text-petrol-600" />
            <span className="min-w-0 break-words">{address}</span>
          </p>
        )}
        {children}
      </div>
      <Actions booking={booking} past={past} />
    </li>
  )
}

function Actions({ booking, past }: { booking: LinkedClientBooking; past: boolean }) {
  const { key, technicianName, messageLink, status } = booking
  return (
    <div className="mt-4 grid grid-cols-2 gap-2 max-md:col-span-full md:mt-0 md:grid-cols-1">
      {messageLink ? (
        <a
          href={messageLink}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ kind: 'green-outline' })}
        >
          <Icon of="message-circle" size={18} />
          <span>
            Escribir<span className="sr-only"> a {technicianName} por WhatsApp (se abre aparte)</span>
          </span>
        </a>
      ) : (
        <Button disabled>Sin contacto</Button>
      )}
      {/* D6: without function. */}
      <Button kind="white">Ver detalle</Button>
      {status === 'confirmada' && !past && (
        <a
          href={`/mis-reservas/${key}.ics`}
          download
          className={buttonClasses({ kind: 'text', className: 'max-md:col-span-2' })}
        >
          <Icon of="calendar-plus" size={18} />
          <span>
            <span className="sr-only">Guardar en mi </span>Calendario
          </span>
        </a>
      )}
    </div>
  )
}
