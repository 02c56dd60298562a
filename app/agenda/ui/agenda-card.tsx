import type { ReactNode } from 'react'
import { useAgenda } from '#agenda/ui/agenda-context.ts'
import { DetailLink, UnreadLink } from '#agenda/ui/visit-link.tsx'
import { type ClientFact, clientFacts, clientSummary } from '#agenda/wording/agenda.ts'
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { type BookingStatus, isGuaranteeVisit, visitPrice } from '#bookings/domain/booking.ts'
import { technicianVisitPath, visitId } from '#bookings/domain/booking-paths.ts'
import { addressLines, type VisitPlace } from '#bookings/domain/visit-place.ts'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import { ProblemPhotoStack } from '#bookings/ui/problem-photos.tsx'
import { dayTagText, visitMomentText } from '#bookings/wording/bookings.ts'
import { RepeatLink } from '#guarantee/ui/case-links.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { hasPrice, profilePriceText } from '#platform/wording/price.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { cannotReceiveText } from '#visits/wording/cannot-receive.ts'
import { workName } from '#visits/wording/quote.ts'
import { endHour, endText } from '#visits/wording/situation.ts'

/** The coloured edge of a card or a row. */
export const EDGES: Record<BookingStatus, string> = {
  solicitada: 'border-primary-200 bg-[#fffdf7] before:bg-primary-400',
  confirmada: 'border-paper-200 bg-white before:bg-green-600',
  cancelada: 'border-paper-200 before:bg-red-600',
  completada: 'border-paper-200 before:bg-slate-200',
}
export const EDGED =
  'relative overflow-hidden rounded-16 border before:absolute before:inset-y-0 before:left-0 before:w-1.5'
const DARK = 'on-dark tile-steps relative overflow-hidden rounded-16 text-white shadow-3'

const CARD_PADDING = 'pt-2.5 pr-4 pb-1 pl-5 sm:pt-5 sm:pr-6 sm:pb-2 sm:pl-[1.875rem]'
export const CARD_COLUMNS =
  'grid gap-x-6 sm:grid-cols-[11.5rem_minmax(0,1fr)] md:grid-cols-[11.5rem_minmax(0,1fr)_16.5rem]'
export const CARD_ACTIONS =
  'mt-2.5 min-w-0 sm:col-start-2 md:col-start-3 md:row-span-2 md:row-start-1 md:mt-0'

interface AgendaCardProps {
  booking: TechnicianBooking
  tone: CardTone
  /** 'En 35 min', over the hour. */
  caption?: string
  /** Beside the hour. */
  tag?: ReactNode
  /** A strip across the top of the card. */
  head?: ReactNode
  /** Its border and edge, where they do not follow from the status. */
  edge?: string
  /** What is told of it; everything unless said. */
  facts?: ShownFacts
  /** Beside 'Ver detalle'. */
  foot?: ReactNode
  /** The buttons. */
  children?: ReactNode
  /** 'Ver detalle' is among the buttons. */
  hasOwnDetail?: boolean
  /** Depends on where the card stands. */
  heading?: 'h2' | 'h4'
}

/** Section 2, Agenda: one visit, open. */
export function AgendaCard({ booking, tone, edge, ...content }: AgendaCardProps) {
  const { changed } = useAgenda()
  const { key, status } = booking
  return (
    <li
      id={visitId(key)}
      className={`scroll-mt-16 ${tone === 'dark' ? DARK : `${EDGED} ${edge ?? EDGES[status]}`} ${changed.has(key) ? 'animate-flash' : ''}`}
    >
      <CardContent booking={booking} tone={tone} {...content} />
    </li>
  )
}

export function CardContent(props: AgendaCardProps) {
  const { booking, tone, caption, tag, head, facts, foot, children, hasOwnDetail } = props
  const { heading: Heading = 'h4' } = props
  const { now, today } = useAgenda()
  const { key, clientName, start, status } = booking
  const { muted } = TONES[tone]
  const dark = tone === 'dark'
  const unread = (
    <UnreadLink
      to={technicianVisitPath(key)}
      visit={booking}
      name={clientName}
      today={today}
      count={booking.unreadMessages}
      onDark={dark}
    />
  )
  return (
    <div>
      {head}
      <div className={`${CARD_COLUMNS} ${dark ? 'p-5 pb-2 sm:p-7 sm:pb-3' : CARD_PADDING}`}>
        <div className="flex flex-wrap items-center gap-x-2 sm:flex-col sm:items-start">
          {caption && <span className="w-full text-lead/7 font-bold text-primary-300">{caption}</span>}
          <span className={dark ? 'type-time-next' : 'type-time'}>{start}</span>
          <span className={`text-17 ${muted} ${tag ? 'max-sm:hidden' : ''}`}>
            a {endHour(situationOf(booking, now))}
          </span>
          {/* A tag and the badge wrap together. */}
          <span
            className={`flex items-center justify-between gap-2 whitespace-nowrap sm:flex-col sm:items-start sm:gap-1.5 ${dark ? 'max-sm:mb-1' : 'ml-auto'} ${tag ? 'flex-1 sm:flex-none' : ''} sm:mt-1 sm:ml-0`}
          >
            {tag}
            <BookingBadge status={status} seenBy="tecnico" />
          </span>
        </div>
        <div className={`min-w-0 ${hasOwnDetail ? 'md:pb-3' : ''}`}>
          <Heading
            className={`font-extrabold tracking-[-0.022em] break-words ${dark ? 'text-24' : 'text-20 md:text-22/8'}`}
          >
            <bdi>{clientName}</bdi>
          </Heading>
          <AgendaFacts booking={booking} tone={tone} isBrief shown={facts} />
          {hasOwnDetail && unread}
        </div>
        {children && <div className={CARD_ACTIONS}>{children}</div>}
        {/* D58: everything else is on the page of the visit. */}
        {!hasOwnDetail && (
          <div className="flex flex-wrap items-center justify-between gap-x-3 sm:col-start-2 print:hidden">
            <DetailLink
              to={technicianVisitPath(key)}
              visit={booking}
              name={clientName}
              today={today}
              onDark={dark}
            />
            {unread}
            {foot}
          </div>
        )}
      </div>
    </div>
  )
}

type CardTone = 'dark' | 'light' | 'past'

const TONES: Record<CardTone, { muted: string; accent: string }> = {
  dark: { muted: 'text-petrol-100', accent: 'text-primary-400' },
  light: { muted: 'text-ink-600', accent: 'text-petrol-600' },
  past: { muted: 'text-ink-600', accent: 'text-ink-500' },
}

/** The first column of a row that does not stand in its day. */
export function DayAndHour({ booking: { date, start } }: { booking: TechnicianBooking }) {
  const { today } = useAgenda()
  return (
    <span className="w-[4.625rem] shrink-0 whitespace-nowrap sm:w-[11.5rem]">
      <span className="block text-support font-bold text-ink-600">{dayTagText(date, today)}</span>
      <span className="block text-24 font-extrabold tracking-[-0.03em] sm:text-26">{start}</span>
    </span>
  )
}

/** On the day itself only the work and the place matter, and who is late needs the place. */
type ShownFacts = 'all' | 'work' | 'place'

interface AgendaFactsProps {
  booking: TechnicianBooking
  tone: CardTone
  shown?: ShownFacts | undefined
  /** A few lines of the description; the rest is on the page of the visit. */
  isBrief?: boolean
}

/** What must be known of a visit: the client in one line, the service, the problem, the place. */
export function AgendaFacts({ booking, tone, isBrief = false, shown = 'all' }: AgendaFactsProps) {
  const { caseLink, now, today } = useAgenda()
  const situation = situationOf(booking, now)
  const end = endText('technician', { visit: booking, situation, now, name: booking.clientName })
  const { agreedTotal } = booking
  const work = workName(booking)
  const price = visitPrice(booking)
  const { muted, accent } = TONES[tone]
  const past = tone === 'past'
  const isAll = shown === 'all'
  return (
    <>
      {!past && isAll && (
        <p className={`dots text-support ${muted}`}>
          {clientSummary(booking).map(text => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
      {!past && booking.cannotReason && (
        <Fact icon="calendar-x" accent={accent} past={past}>
          {cannotReceiveText(booking.cannotReason)}
        </Fact>
      )}
      {isGuaranteeVisit(booking) && (
        <Fact icon="shield-check" accent={accent} past={past}>
          <RepeatLink
            visit={booking}
            side="technician"
            other={booking.clientName}
            today={today}
            onDark={tone === 'dark'}
          />
        </Fact>
      )}
      {(work || agreedTotal !== null) && shown !== 'place' && (
        <Fact icon="wrench" accent={accent} past={past}>
          <span className="dots min-w-0">
            <strong className="font-bold">{work || 'Lo acordado'}</strong>
            {hasPrice(price) && <span className="font-normal">{profilePriceText(price)}</span>}
          </span>
        </Fact>
      )}
      <div className={`mt-1 flex items-start gap-3 md:mt-2.5 md:flex-row-reverse ${isAll ? '' : 'hidden'}`}>
        <div className="min-w-0 flex-1">
          <p className={`text-small font-normal ${muted} ${isBrief ? 'max-md:sr-only' : ''}`}>
            Descripción del servicio
          </p>
          <p
            className={`text-label break-words whitespace-pre-line md:text-body/6 ${isBrief ? 'line-clamp-2 md:line-clamp-3' : ''}`}
          >
            {booking.description || 'Sin descripción.'}
          </p>
        </div>
        <ProblemPhotoStack
          ids={booking.photos}
          visit={`con ${booking.clientName}, ${visitMomentText(booking, today)}`}
        />
      </div>
      <Address place={booking} accent={accent} past={past} />
      {caseLink(booking, muted)}
      {end && (
        <p className="mt-2 rounded-12 bg-paper-100 px-3.5 py-2.5 text-label break-words text-ink-800">
          {end}
        </p>
      )}
    </>
  )
}

const FACT_ICONS: Record<ClientFact['about'], IconName> = {
  visits: 'user',
  completed: 'circle-check',
  'no-shows': 'user-x',
  account: 'calendar',
  phone: 'phone',
}

/** What else is known of the client. */
export function ClientFacts({ booking, today }: { booking: TechnicianBooking; today: string }) {
  return (
    <ul aria-label="Sobre el cliente" className="flex flex-wrap gap-x-4 gap-y-0.5 text-support text-ink-600">
      {clientFacts(booking, today).map(({ about, text }) => (
        <li key={about} className="flex min-w-0 gap-1.5">
          <Icon of={FACT_ICONS[about]} size={15} className="mt-[0.1875rem]" />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** D17: without street and number nobody knows where to go. A past visit shows what was stored. */
function Address({ place, accent, past }: { place: VisitPlace; accent: string; past: boolean }) {
  const { street, area } = addressLines(place)
  if (past && !street && !area) return null
  const isComplete = past || hasStreetAndNumber(place.address)
  return (
    <Fact icon="map-pin" accent={accent} past={past}>
      <span className="min-w-0">
        {!isComplete && <span className="block">Dirección por confirmar</span>}
        {street && <span className="block break-words">{street}</span>}
        {street && area && <span className="sr-only">, </span>}
        {area && <span className="block font-normal break-words">{area}</span>}
      </span>
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
    <p className={`mt-1 flex gap-2 md:mt-2.5 ${past ? 'text-label/6' : 'text-body/6 font-semibold'}`}>
      <Icon of={icon} size={18} className={`mt-[0.1875rem] ${accent}`} />
      {children}
    </p>
  )
}
