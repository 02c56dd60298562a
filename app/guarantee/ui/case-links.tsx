import { openingRefusal } from '#guarantee/domain/guarantee-case.ts'
import { clientCasePath, technicianCasePath } from '#guarantee/domain/guarantee-dossier.ts'
import { caseStateText, untilDayText } from '#guarantee/wording/guarantee.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import type { ClientBooking, TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { TurnRow } from '#visits/ui/turn-box.tsx'

interface GuaranteeLinkProps {
  booking: Pick<ClientBooking, 'key' | 'guarantee' | 'technicianName' | 'status' | 'outcome' | 'scheduledAt'>
  now: Date
}

/** From a completed visit to its guarantee case, or to the form that opens one. */
export function GuaranteeLink({ booking, now }: GuaranteeLinkProps) {
  const { key, guarantee, technicianName } = booking
  if (!guarantee && openingRefusal(booking, now)) return null
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-label text-ink-600">
      <Icon of="shield-check" size={17} className="text-petrol-600" />
      <TextLink to={clientCasePath(key)}>
        {guarantee ? 'Ver tu caso' : 'Usar la garantía'}
        <span className="sr-only">
          {' '}
          de la visita de <bdi>{technicianName}</bdi>
        </span>
      </TextLink>
      {guarantee && <span>{caseStateText(guarantee, 'client', firstNameOf(technicianName))}</span>}
    </p>
  )
}

interface TechnicianCaseLinkProps {
  booking: Pick<TechnicianBooking, 'key' | 'guarantee' | 'clientName'>
  /** The colour of its state. */
  muted: string
}

/** From a visit in the agenda to its guarantee case; nothing without one. */
export function TechnicianCaseLink({ booking, muted }: TechnicianCaseLinkProps) {
  const { key, guarantee, clientName } = booking
  if (!guarantee) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-label">
      <TextLink to={technicianCasePath(key)}>Ver la garantía</TextLink>
      <span className={muted}>{caseStateText(guarantee, 'technician', shortNameOf(clientName))}</span>
    </p>
  )
}

interface GuaranteeStripProps {
  cases: readonly { readonly reservaKey: number; readonly clientName: string; readonly dueAt: Date | null }[]
  today: string
}

/** On top of the agenda: guarantee cases that wait for the technician. */
export function GuaranteeStrip({ cases, today }: GuaranteeStripProps) {
  if (cases.length === 0) return null
  return (
    <ul className="mt-3 grid gap-2 print:hidden">
      {cases.map(({ reservaKey, clientName, dueAt }) => (
        <li key={reservaKey}>
          <TurnRow
            to={technicianCasePath(reservaKey)}
            icon="shield-check"
            title={`Te toca responder una garantía: ${shortNameOf(clientName)}`}
            detail={dueAt && untilDayText(dueAt, today)}
          />
        </li>
      ))}
    </ul>
  )
}
