import type { TechnicianBooking } from '#bookings/domain/listed-bookings.ts'
import { technicianCasePath } from '#guarantee/domain/guarantee-file.ts'
import { caseStateText } from '#guarantee/wording/guarantee.ts'
import { TextLink } from '#platform/ui/basics/text-link.tsx'
import { shortNameOf } from '#platform/wording/short-name.ts'

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
