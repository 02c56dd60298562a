import type { ClientBooking } from '#bookings/domain/listed-bookings.ts'
import { openingRefusal } from '#guarantee/domain/guarantee-case.ts'
import { clientCasePath } from '#guarantee/domain/guarantee-file.ts'
import { caseStateText } from '#guarantee/wording/guarantee.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextLink } from '#platform/ui/basics/text-link.tsx'
import { firstNameOf } from '#platform/wording/short-name.ts'

interface GuaranteeLinkProps {
  booking: Pick<ClientBooking, 'key' | 'guarantee' | 'technicianName' | 'status' | 'scheduledAt'>
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
