// On the card of the next visit: the act that comes next, and the hour of arrival.
import type { ReactNode } from 'react'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import type { Situation } from '#visits/domain/situation.ts'
import { ArrivalCells, UndoHour } from '#visits/ui/arrival-cells.tsx'
import { StepForm, type StepSender } from '#visits/ui/step-form.tsx'
import { ACT_LABELS, HOUR_QUESTIONS, setOutText } from '#visits/wording/visit-progress.ts'

interface NextStepProps {
  visit: TechnicianBooking
  situation: Situation
  sender?: StepSender
}

/** 'Llegué', once the technician is on the way; undefined: the way there comes next. */
export function nextAct({ visit, situation, sender }: NextStepProps): ReactNode | undefined {
  const { phase, task } = situation
  if (phase !== 'on-the-way' || task.technician !== 'arrive') return undefined
  return (
    <StepForm
      path={technicianVisitPath(visit.key)}
      act="llegue"
      sender={sender}
      kind="primary"
      size="huge"
      className="px-2!"
    >
      <Icon of="house" />
      <span>
        {ACT_LABELS.llegue}
        <span className="sr-only">
          {' '}
          a la visita de <bdi>{visit.clientName}</bdi>
        </span>
      </span>
    </StepForm>
  )
}

/** 'Voy en camino' asks in how many minutes; once it was said, it can be changed. */
export function NextHour({
  visit,
  situation,
  now,
  dark,
  sender,
}: NextStepProps & { now: Date; dark: boolean }) {
  if (situation.tellsHourBy !== 'en-camino') return null
  const cells = (
    <ArrivalCells visit={visit} act="en-camino" now={now} tone={dark ? 'dark' : 'petrol'} sender={sender} />
  )
  if (situation.phase !== 'on-the-way')
    return (
      <div>
        <p className="mt-1 mb-2 flex items-center gap-2 text-label font-bold">
          <Icon of="bike" size={18} />
          {HOUR_QUESTIONS['en-camino']}
        </p>
        {cells}
      </div>
    )
  return (
    <details>
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 text-label font-bold [&::-webkit-details-marker]:hidden">
        {setOutText(visit.said)}
        <span className="underline underline-offset-4">Cambiar</span>
      </summary>
      <div className="grid gap-1 pb-1">
        {cells}
        <UndoHour visit={visit} act="en-camino" now={now} sender={sender} />
      </div>
    </details>
  )
}
