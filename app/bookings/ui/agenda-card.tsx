import type { ReactNode } from 'react'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import type { TechnicianBooking } from '#bookings/domain/listed-bookings.ts'
import { useAgenda } from '#bookings/ui/agenda-context.ts'
import { AgendaFacts, type CardTone } from '#bookings/ui/agenda-facts.tsx'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'

interface AgendaCardProps {
  booking: TechnicianBooking
  tone: CardTone
  /** 'En 35 min', over the hour. */
  caption?: string
  /** Beside the hour. */
  tag?: ReactNode
  /** A strip across the top of the card. */
  head?: ReactNode
  /** The buttons. */
  children?: ReactNode
  /** Depends on where the card stands. */
  heading?: 'h2' | 'h4'
}

const STATUS_CLASSES: Record<BookingStatus, string> = {
  solicitada: 'border-mango-200 bg-[#fffdf7] before:bg-mango-400',
  confirmada: 'border-paper-200 bg-white before:bg-green-600',
  cancelada: 'border-paper-200 before:bg-red-600',
  completada: 'border-paper-200 before:bg-slate-200',
}
const LIGHT = 'border before:absolute before:inset-y-0 before:left-0 before:w-1.5'
const DARK = 'on-dark tile-steps text-white shadow-3'
const PAST_TIME = 'text-[1.75rem]/9 font-extrabold tracking-[-0.03em] text-ink-600'

export const CARD_PADDING = 'py-4 pr-4 pl-5 sm:py-6 sm:pr-6 sm:pl-[1.875rem]'
export const CARD_COLUMNS =
  'grid gap-x-6 sm:grid-cols-[11.5rem_minmax(0,1fr)] md:grid-cols-[11.5rem_minmax(0,1fr)_16.5rem]'
export const CARD_ACTIONS = 'mt-4 min-w-0 sm:col-start-2 md:col-start-3 md:row-start-1 md:mt-0'

/** Target of the links to a visit. */
export const cardId = (key: number) => `visita-${key}`

/** Section 2, Agenda: one visit. */
export function AgendaCard({ booking, tone, caption, tag, head, children, heading }: AgendaCardProps) {
  const { changed } = useAgenda()
  const { key, clientName, start, end, status } = booking
  const dark = tone === 'dark'
  const past = tone === 'past'
  const Heading = heading ?? 'h4'
  return (
    <li
      id={past ? undefined : cardId(key)}
      className={`relative overflow-hidden rounded-16 ${dark ? DARK : `${LIGHT} ${STATUS_CLASSES[status]}`} ${changed.has(key) ? 'animate-flash' : ''}`}
    >
      {head}
      <div className={`${CARD_COLUMNS} ${dark ? 'p-5 sm:p-7' : CARD_PADDING}`}>
        <div className="flex flex-wrap items-baseline gap-x-3 sm:flex-col sm:gap-0">
          {caption && <span className="w-full text-[1.125rem]/7 font-bold text-mango-300">{caption}</span>}
          <span className={dark ? 'type-time-next' : past ? PAST_TIME : 'type-time'}>{start}</span>
          <span className={`text-[1.0625rem]/7 ${dark ? 'text-petrol-100' : 'text-ink-600'}`}>a {end}</span>
          {tag && <span className="ml-auto self-center sm:mt-2 sm:ml-0 sm:self-start">{tag}</span>}
        </div>
        <div className="min-w-0 max-sm:mt-2">
          <Heading
            className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 font-extrabold tracking-[-0.022em] ${dark ? 'text-[1.5625rem]/8' : past ? 'text-[1.0625rem]/6' : 'text-[1.375rem]/7'}`}
          >
            <span className="min-w-0 break-words">
              <bdi>{clientName}</bdi>
            </span>
            <BookingBadge status={status} seenBy="tecnico" />
          </Heading>
          <AgendaFacts booking={booking} tone={tone} />
        </div>
        {children && <div className={CARD_ACTIONS}>{children}</div>}
      </div>
    </li>
  )
}
