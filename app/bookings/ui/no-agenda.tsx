import type { TechnicianBooking } from '#bookings/domain/listed-bookings.ts'
import { useLiveBookings } from '#bookings/ui/use-live-bookings.ts'
import { NO_TECHNICIAN } from '#bookings/wording/agenda.ts'
import { bookingRefusalText } from '#bookings/wording/refusals.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'

const NO_BOOKINGS: readonly TechnicianBooking[] = []

/** In place of the agenda: the session ended, or there is no technician's record. */
export function NoAgenda({ signedOut }: { signedOut: boolean }) {
  // The record may be created while this is open.
  useLiveBookings(NO_BOOKINGS)
  const title = signedOut ? 'Tu sesión terminó' : NO_TECHNICIAN.title
  const text = signedOut ? bookingRefusalText('sign-in-as-technician') : NO_TECHNICIAN.text
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState level={1} drawing="closed-window" title={title} text={text}>
        {signedOut ? (
          <ButtonLink to="/auth/login?from=%2Fagenda" size="large">
            Iniciar sesión
          </ButtonLink>
        ) : (
          <ButtonLink to="/mi-perfil" size="large">
            Ir a mi perfil
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}
