import { Link } from 'react-router'
import { clientCasePath, technicianCasePath } from '#bookings/domain/booking-paths.ts'
import { VisitName } from '#bookings/ui/visit-name.tsx'
import { FREE_BY_GUARANTEE_TEXT } from '#bookings/wording/bookings.ts'
import { openingRefusal } from '#guarantee/domain/guarantee-case.ts'
import { caseNumber } from '#guarantee/domain/guarantee-dossier.ts'
import { caseMarkText, caseStateText } from '#guarantee/wording/guarantee.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import type {
  ClientBooking,
  ListedBooking,
  TechnicianBooking,
  VisitCase,
} from '#visits/domain/listed-visit.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'

interface GuaranteeLinkProps {
  booking: Pick<
    ClientBooking,
    | 'key'
    | 'guarantee'
    | 'technicianName'
    | 'status'
    | 'outcome'
    | 'scheduledAt'
    | 'date'
    | 'start'
    | 'precio'
  >
  now: Date
  /** Its look at the foot of a page, where something else comes first. */
  quiet?: string
}

/** From a completed visit to its guarantee case, or to the form that opens one. */
export function GuaranteeLink({ booking, now, quiet }: GuaranteeLinkProps) {
  const { key, guarantee, technicianName } = booking
  if (!guarantee && openingRefusal(booking, now)) return null
  const name = (
    <VisitName before="de la visita con" visit={booking} name={technicianName} today={bogotaDate(now)} />
  )
  if (quiet)
    return (
      <Link to={clientCasePath(key)} className={quiet}>
        <Icon of="shield-check" size={15} />
        <span className="min-w-0">Garantía{name}</span>
      </Link>
    )
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-label text-ink-600">
      <Icon of="shield-check" size={17} className="text-petrol-600" />
      <TextLink to={clientCasePath(key)}>
        {guarantee ? 'Ver tu caso' : 'Usar la garantía'}
        {name}
      </TextLink>
      {guarantee && <span>{caseStateText(guarantee, 'client', firstNameOf(technicianName))}</span>}
    </p>
  )
}

interface TechnicianCaseLinkProps {
  booking: Pick<TechnicianBooking, 'key' | 'guarantee' | 'clientName' | 'date' | 'start'>
  today: string
  /** The colour of its state. */
  muted: string
}

/** From a visit in the agenda to its guarantee case; nothing without one. */
export function TechnicianCaseLink({ booking, today, muted }: TechnicianCaseLinkProps) {
  const { key, guarantee, clientName } = booking
  if (!guarantee) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-label">
      <TextLink to={technicianCasePath(key)}>
        Ver la garantía
        <VisitName before="de la visita con" visit={booking} name={clientName} today={today} />
      </TextLink>
      <span className={muted}>{caseStateText(guarantee, 'technician', shortNameOf(clientName))}</span>
    </p>
  )
}

interface RepeatLinkProps {
  visit: Pick<ListedBooking, 'repeatOf' | 'repeatCase' | 'date' | 'start'>
  side: VisitSide
  /** The name of the other side. */
  other: string
  today: string
  onDark?: boolean
}

/** D77: from a visit that repeats a work, where that is said, to its case: 'Por garantía, sin costo · Caso 0418'. */
export function RepeatLink({ visit, side, other, today, onDark = false }: RepeatLinkProps) {
  const { repeatOf, repeatCase } = visit
  const pathOf = side === 'client' ? clientCasePath : technicianCasePath
  return (
    <span className="dots min-w-0">
      <span>{FREE_BY_GUARANTEE_TEXT}</span>
      {repeatOf !== null && repeatCase !== null && (
        <span className="-my-2.5">
          <TextLink to={pathOf(repeatOf)} onDark={onDark}>
            Caso {caseNumber(repeatCase)}
            <VisitName before="de la visita con" visit={visit} name={other} today={today} />
          </TextLink>
        </span>
      )}
    </span>
  )
}

interface CaseMarkProps {
  guarantee: VisitCase | null
  reader: VisitSide
  /** The name of the other side. */
  other: string
}

/** On the card of a visit with an open case: whose turn it is. */
export function CaseMark({ guarantee, reader, other }: CaseMarkProps) {
  const text = caseMarkText(guarantee, reader, other)
  if (!text) return null
  const isOwn = guarantee?.turn === reader
  return (
    <span
      className={`mt-0.5 flex gap-1.5 text-support/5 font-bold ${isOwn ? 'text-primary-800' : 'text-petrol-700'}`}
    >
      <Icon of="shield-check" size={16} className="mt-0.5 shrink-0" />
      <Dotted text={text} className="min-w-0 break-words" />
    </span>
  )
}
