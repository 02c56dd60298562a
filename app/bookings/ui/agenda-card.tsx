import type { ReactNode } from 'react'
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { type BookingStatus, isGuaranteeVisit, type TechnicianBooking } from '#bookings/domain/booking.ts'
import { visitId } from '#bookings/domain/booking-paths.ts'
import { useAgenda } from '#bookings/ui/agenda-context.ts'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { type ClientFact, clientFacts } from '#bookings/wording/agenda.ts'
import { FREE_BY_GUARANTEE_TEXT } from '#bookings/wording/bookings.ts'
import { cancelledText } from '#bookings/wording/cancel-reasons.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { hasPrice, profilePriceText } from '#platform/wording/price.ts'

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
  solicitada: 'border-primary-200 bg-[#fffdf7] before:bg-primary-400',
  confirmada: 'border-paper-200 bg-white before:bg-green-600',
  cancelada: 'border-paper-200 before:bg-red-600',
  completada: 'border-paper-200 before:bg-slate-200',
}
const LIGHT = 'border before:absolute before:inset-y-0 before:left-0 before:w-1.5'
const DARK = 'on-dark tile-steps text-white shadow-3'
const PAST_TIME = 'text-[1.75rem]/9 font-extrabold tracking-[-0.03em] text-ink-600'

const CARD_PADDING = 'py-4 pr-4 pl-5 sm:py-6 sm:pr-6 sm:pl-[1.875rem]'
export const CARD_COLUMNS =
  'grid gap-x-6 sm:grid-cols-[11.5rem_minmax(0,1fr)] md:grid-cols-[11.5rem_minmax(0,1fr)_16.5rem]'
export const CARD_ACTIONS = 'mt-4 min-w-0 sm:col-start-2 md:col-start-3 md:row-start-1 md:mt-0'

/** Section 2, Agenda: one visit. */
export function AgendaCard({ booking, tone, caption, tag, head, children, heading }: AgendaCardProps) {
  const { changed } = useAgenda()
  const { key, clientName, start, end, status } = booking
  const dark = tone === 'dark'
  const past = tone === 'past'
  const Heading = heading ?? 'h4'
  return (
    <li
      id={past ? undefined : visitId(key)}
      className={`relative scroll-mt-16 overflow-hidden rounded-16 ${dark ? DARK : `${LIGHT} ${STATUS_CLASSES[status]}`} ${changed.has(key) ? 'animate-flash' : ''}`}
    >
      {head}
      <div className={`${CARD_COLUMNS} ${dark ? 'p-5 sm:p-7' : CARD_PADDING}`}>
        <div className="flex flex-wrap items-baseline gap-x-3 sm:flex-col sm:gap-0">
          {caption && <span className="w-full text-[1.125rem]/7 font-bold text-primary-300">{caption}</span>}
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

const PHOTO_SIZE_PX = 76

const FACT_ICONS: Record<ClientFact['about'], IconName> = {
  visits: 'user',
  completed: 'circle-check',
  account: 'calendar',
  phone: 'phone',
}

export type CardTone = 'dark' | 'light' | 'past'

/** What is known of a visit: the client, the service, the problem, its photos, the place. */
export function AgendaFacts({ booking, tone }: { booking: TechnicianBooking; tone: CardTone }) {
  const { today, caseLink } = useAgenda()
  const { servicio, precio, description, photos, clientPhone } = booking
  const muted = tone === 'dark' ? 'text-petrol-100' : 'text-ink-600'
  const accent = tone === 'dark' ? 'text-primary-400' : 'text-petrol-600'
  const past = tone === 'past'
  return (
    <>
      {!past && (
        <ul
          aria-label="Sobre el cliente"
          className={`mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-support ${muted}`}
        >
          {clientFacts(booking, today).map(({ about, text }) => (
            <li key={about} className="flex min-w-0 gap-1.5">
              <Icon of={FACT_ICONS[about]} size={15} className="mt-[0.1875rem]" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {isGuaranteeVisit(booking) && (
        <Fact icon="shield-check" accent={accent} past={past}>
          {FREE_BY_GUARANTEE_TEXT}
        </Fact>
      )}
      {servicio && (
        <Fact icon="wrench" accent={accent} past={past}>
          <span className="dots min-w-0">
            <strong className="font-bold">{servicio}</strong>
            {hasPrice(precio) && <span className="font-normal">{profilePriceText(precio)}</span>}
          </span>
        </Fact>
      )}
      <p className={`mt-2 text-support ${muted}`}>Descripción del servicio</p>
      <p className={`break-words whitespace-pre-line ${past ? 'text-body' : 'text-lead'}`}>
        {description || 'Sin descripción.'}
      </p>
      {photos.length > 0 && (
        <div className="mt-2.5 print:hidden">
          <ProblemPhotos ids={photos} size={PHOTO_SIZE_PX} />
        </div>
      )}
      <Address address={booking.address} accent={accent} past={past} />
      {caseLink(booking, muted)}
      {booking.status === 'cancelada' && (
        <p className="mt-2.5 rounded-12 bg-paper-100 px-3.5 py-2.5 break-words text-ink-800">
          {cancelledText(booking)}
        </p>
      )}
      {clientPhone && (
        <p className="mt-1 hidden text-[1.0625rem]/7 font-semibold print:block">Tel. {clientPhone}</p>
      )}
    </>
  )
}

/** D17: without street and number nobody knows where to go. A past visit shows what was stored. */
function Address({ address, accent, past }: { address: string; accent: string; past: boolean }) {
  if (past && !address) return null
  return (
    <Fact icon="map-pin" accent={accent} past={past}>
      {past || hasStreetAndNumber(address) ? (
        <span className="min-w-0 break-words">{address}</span>
      ) : (
        <Dots texts={['Dirección por confirmar', ...(address ? [address] : [])]} />
      )}
    </Fact>
  )
}

interface FactProps {
  icon: IconName
  accent: string
  past: boolean
  children: ReactNode
}

function Fact({ icon, accent, past, children }: FactProps) {
  return (
    <p className={`mt-2 flex gap-2 ${past ? 'text-body' : 'text-[1.0625rem]/7 font-semibold'}`}>
      <Icon of={icon} className={`mt-1 ${accent}`} />
      {children}
    </p>
  )
}

/** 'one · other'; the dot disappears where the line breaks. */
function Dots({ texts }: { texts: readonly string[] }) {
  return (
    <span className="dots min-w-0">
      {texts.map(text => (
        <span key={text} className="min-w-0 break-words">
          {text}
        </span>
      ))}
    </span>
  )
}
