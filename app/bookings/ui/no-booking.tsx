import { bookingRefusalText } from '#bookings/wording/refusals.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'

type Reason = 'technician-id-missing' | 'technician-unavailable' | 'own-booking'

const TITLES: Record<Reason, string> = {
  'technician-id-missing': 'No sabemos con quién',
  'technician-unavailable': 'Perfil no disponible',
  'own-booking': 'Este perfil es el tuyo',
}

/** Shown instead of the form when there is nobody to book. */
export function NoBooking({ reason }: { reason: Reason }) {
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState level={1} drawing="closed-window" title={TITLES[reason]} text={bookingRefusalText(reason)}>
        <ButtonLink to="/tecnicos" size="large">
          Volver al catálogo
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
