import { Form, useNavigation } from 'react-router'
import type { BookingStatus } from '#domain/bookings/booking.ts'
import type { TechnicianBooking } from '#domain/bookings/listed-bookings.ts'
import { Button } from '#ui/basics/button.tsx'
import { type ButtonKind, buttonClasses } from '#ui/basics/button-classes.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { BookingBadge } from '#ui/basics/state-badges.tsx'
import { OfflineReason } from '#ui/offline/kept-page-note.tsx'
import { mapsLink } from '#wording/agenda.ts'

interface AgendaCardProps {
  booking: TechnicianBooking
  /** The next visit is the only dark card; past ones are smaller and have no buttons. */
  variant: 'next' | 'upcoming' | 'past'
  /** 'En 35 min', on the next visit. */
  until?: string
  changed: boolean
  onCancel: (booking: TechnicianBooking) => void
}

const STATUS_CLASSES: Record<BookingStatus, string> = {
  solicitada: 'border-mango-200 bg-[#fffdf7] before:bg-mango-400',
  confirmada: 'border-paper-200 bg-white before:bg-green-600',
  cancelada: 'border-paper-200 before:bg-red-600',
  completada: 'border-paper-200 before:bg-slate-200',
}
const FRAME =
  'relative grid gap-x-6 overflow-hidden rounded-16 sm:grid-cols-[11.5rem_minmax(0,1fr)] md:grid-cols-[11.5rem_minmax(0,1fr)_11.875rem]'
const LIGHT =
  'border py-4 pr-4 pl-5 before:absolute before:inset-y-0 before:left-0 before:w-1.5 sm:py-6 sm:pr-6 sm:pl-[1.875rem]'
const DARK = 'on-dark tile-steps p-5 text-white shadow-3 sm:p-7'

/** Section 2, Agenda: one visit. */
export function AgendaCard({ booking, variant, until, changed, onCancel }: AgendaCardProps) {
  const { clientName, start, end, status, description, address } = booking
  const dark = variant === 'next'
  const past = variant === 'past'
  const mutedText = dark ? 'text-petrol-100' : 'text-ink-600'
  return (
    <li
      className={`${FRAME} ${dark ? DARK : `${LIGHT} ${STATUS_CLASSES[status]}`} ${changed ? 'animate-flash' : ''}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 sm:flex-col sm:gap-0">
        {until && <span className="w-full text-[1.125rem]/7 font-bold text-mango-300">{until}</span>}
        <span className={dark ? 'type-time-next' : past ? PAST_TIME : 'type-time'}>{start}</span>
        <span className={`text-[1.0625rem]/7 ${mutedText}`}>a {end}</span>
      </p>
      <div className="min-w-0 max-sm:mt-2">
        <h4
          className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 font-extrabold tracking-[-0.022em] ${dark ? 'text-[1.5625rem]/8' : past ? 'text-[1.0625rem]/6' : 'text-[1.375rem]/7'}`}
        >
          <span className="min-w-0 break-words">{clientName}</span>
          <BookingBadge status={status} seenBy="tecnico" />
        </h4>
        <p className={`mt-2 text-support ${mutedText}`}>Descripción del servicio</p>
        <p className={`break-words whitespace-pre-line ${past ? 'text-body' : 'text-lead'}`}>
          {description || 'Sin descripción.'}
        </p>
        {address && (
          <p
            className={`mt-2 flex gap-2 break-words ${past ? 'text-body' : 'text-[1.0625rem]/7 font-semibold'}`}
          >
            <Icon of="map-pin" className={`mt-1 ${dark ? 'text-mango-400' : 'text-petrol-600'}`} />
            <span className="min-w-0">{address}</span>
          </p>
        )}
      </div>
      {!past && <Actions booking={booking} dark={dark} onCancel={() => onCancel(booking)} />}
      {status === 'solicitada' && <OfflineReason className="mt-3 sm:col-span-full" />}
    </li>
  )
}

const PAST_TIME = 'text-[1.75rem]/9 font-extrabold tracking-[-0.03em] text-ink-600'

function Actions({
  booking,
  dark,
  onCancel,
}: {
  booking: TechnicianBooking
  dark: boolean
  onCancel: () => void
}) {
  const { key, clientName, status, address } = booking
  return (
    <div className="mt-4 flex gap-2.5 sm:col-start-2 md:col-start-auto md:mt-0 md:flex-col md:justify-center">
      {status === 'solicitada' && <AcceptButton bookingKey={key} clientName={clientName} dark={dark} />}
      {status === 'confirmada' && <RouteLink address={address} kind={dark ? 'mango' : 'white'} />}
      <CancelButton bookingKey={key} clientName={clientName} dark={dark} onCancel={onCancel} />
    </div>
  )
}

function AcceptButton({
  bookingKey,
  clientName,
  dark,
}: {
  bookingKey: number
  clientName: string
  dark: boolean
}) {
  const { formData } = useNavigation()
  const busy = formData?.get('act') === 'accept' && formData.get('key') === String(bookingKey)
  return (
    <Form
      method="post"
      preventScrollReset
      className="grid"
      onSubmit={event => busy && event.preventDefault()}
    >
      <input type="hidden" name="key" value={bookingKey} />
      <input type="hidden" name="act" value="accept" />
      <Button
        type="submit"
        kind={dark ? 'mango' : 'green'}
        size="huge"
        busy={busy}
        busyText="Aceptando…"
        className="max-sm:px-2"
      >
        <Icon of="check" />
        <span>
          Aceptar<span className="sr-only"> la visita de {clientName}</span>
        </span>
      </Button>
    </Form>
  )
}

interface CancelButtonProps {
  bookingKey: number
  clientName: string
  dark: boolean
  /** Opens the confirmation dialog; without JavaScript the form opens a confirmation page. */
  onCancel: () => void
}

function CancelButton({ bookingKey, clientName, dark, onCancel }: CancelButtonProps) {
  function onSubmit(event: { preventDefault: () => void }) {
    event.preventDefault()
    onCancel()
  }
  return (
    <Form action={`/agenda/cancelar/${bookingKey}`} className="grid flex-1 md:flex-none" onSubmit={onSubmit}>
      <Button type="submit" kind={dark ? 'outline-dark' : 'danger'} size="huge" className="max-sm:px-2">
        <span>
          Cancelar<span className="sr-only"> la visita de {clientName}</span>
        </span>
      </Button>
    </Form>
  )
}

function RouteLink({ address, kind }: { address: string; kind: ButtonKind }) {
  const link = mapsLink(address)
  if (!link) return null
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClasses({
        kind,
        size: 'huge',
        className: 'flex-[1.5] whitespace-nowrap max-sm:px-2 md:flex-none',
      })}
    >
      <Icon of="navigation" />
      <span>
        Cómo llegar<span className="sr-only"> a {address} (se abre aparte)</span>
      </span>
    </a>
  )
}
