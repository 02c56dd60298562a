import type { ReactNode } from 'react'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import type { ButtonStyle } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { Situation } from '#visits/domain/situation.ts'
import { isOffered, type ProgressAct } from '#visits/domain/visit-progress.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { StepForm, TO_LIST } from '#visits/ui/step-form.tsx'

interface ArrivalActsProps {
  visit: LinkedClientBooking
  situation: Situation
  now: Date
  /** In Mis reservas: the answer leads back there. */
  isInList?: boolean
}

/** What the client can say while the technician is not there. None of them is primary: both answers are fair. */
export function ArrivalActs({ visit, situation, now, isInList = false }: ArrivalActsProps) {
  const path = clientVisitPath(visit.key)
  const offered = (act: ProgressAct) => isOffered(act, visit, visit.said, now)
  const says = (act: string, fields: Record<string, string>, label: ReactNode, style: ButtonStyle = {}) => (
    <StepForm
      path={path}
      act={act}
      fields={{ ...fields, ...(isInList && TO_LIST) }}
      kind="white"
      size="large"
      className="px-3.5! text-label!"
      {...style}
    >
      {label}
    </StepForm>
  )
  const came = (label: string, style?: ButtonStyle) =>
    offered('llego-si') &&
    says(
      'llego',
      { respuesta: 'si' },
      <>
        <Icon of="check" size={18} />
        {label}
      </>,
      style,
    )
  const seeks = offered('buscar') && says('buscar', {}, 'Buscar a otra persona')
  if (situation.phase === 'unclear')
    return (
      <>
        {came('Sí')}
        {says(
          'llego',
          { respuesta: 'no' },
          <>
            <Icon of="clock" size={18} />
            No ha llegado
          </>,
        )}
      </>
    )
  if (!offered('esperar'))
    return (
      <>
        {came('Ya llegó')}
        {seeks}
      </>
    )
  return (
    <>
      {says('esperar', {}, 'Esperar')}
      {seeks}
      {!isInList && came('Ya llegó', { kind: 'text' })}
    </>
  )
}
