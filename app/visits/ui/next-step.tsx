import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { StepForm } from '#visits/ui/step-form.tsx'
import { ACT_LABELS } from '#visits/wording/visit-progress.ts'

/** On the card of the agenda: 'Voy en camino', then 'Llegué'; it leads to the page of the visit, which has the rest. */
export function NextStep({ visit, now }: { visit: TechnicianBooking; now: Date }) {
  const { key, clientName } = visit
  const { technician } = situationOf(visit, now).task
  if (technician !== 'set-out' && technician !== 'arrive') return null
  const act = technician === 'arrive' ? 'llegue' : 'en-camino'
  return (
    <StepForm path={technicianVisitPath(key)} act={act} kind="outline-dark" size="huge">
      <Icon of={act === 'llegue' ? 'house' : 'bike'} />
      <span>
        {ACT_LABELS[act]}
        <span className="sr-only">
          {' '}
          a la visita de <bdi>{clientName}</bdi>
        </span>
      </span>
    </StepForm>
  )
}
