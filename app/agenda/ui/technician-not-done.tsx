// D65: how a visit that did not happen, or about which the two disagree, looks to its technician.
import { Form, useNavigation } from 'react-router'
import { OfferedHours } from '#agenda/ui/cancel-dialog.tsx'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { FreeDay } from '#technicians/domain/free-hours.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import type { Situation } from '#visits/domain/situation.ts'
import { isOffered, undoableUntil } from '#visits/domain/visit-progress.ts'
import { StepForm } from '#visits/ui/step-form.tsx'
import { NotDoneBox, TurnBox } from '#visits/ui/turn-box.tsx'
import { CONTESTED_SHORT_TEXT, endText } from '#visits/wording/situation.ts'
import {
  CONTESTED_TEXT,
  contradictionTermText,
  contradictionText,
  notDoneText,
} from '#visits/wording/visit-progress.ts'

interface NotDoneProps {
  visit: TechnicianBooking
  situation: Situation
  now: Date
  /** Hours that can be offered instead; null: none can be offered. */
  offerable: readonly FreeDay[] | null
}

export function TechnicianNotDone({ visit, situation, now, offerable }: NotDoneProps) {
  const { said, key, clientName } = visit
  const name = shortNameOf(clientName)
  const path = technicianVisitPath(key)
  if (situation.phase === 'contested') {
    const own = said.nobodyHomeAt ? 'nadie' : 'llegue'
    const until = undoableUntil(own, said, true)
    return (
      <TurnBox
        turn="nobody"
        title={CONTESTED_SHORT_TEXT}
        buttons={
          until &&
          now <= until && (
            <StepForm path={path} act="deshacer" fields={{ paso: own }} kind="white">
              <Icon of="undo-2" size={18} />
              {own === 'nadie' ? 'Sí había alguien' : 'No llegué'}
            </StepForm>
          )
        }
      >
        {contradictionText(said, name)} {CONTESTED_TEXT}
      </TurnBox>
    )
  }
  if (situation.phase !== 'not-done') return null
  const canSayArrived = said.didNotComeAt !== null && isOffered('llegue', visit, said, now)
  const undoUntil = undoableUntil('nadie', said)
  return (
    <NotDoneBox title={endText('technician', { visit, situation, now, name: clientName })}>
      <p className="mt-1.5 text-label/6 text-ink-700">{notDoneText(visit, name, now)}</p>
      <div className="mt-3 flex max-w-md flex-wrap gap-2 *:flex-auto has-[details[open]]:grid empty:hidden">
        {canSayArrived && (
          <StepForm path={path} act="llegue" kind="white" className="px-2!">
            <Icon of="check" size={18} />
            Sí llegué
          </StepForm>
        )}
        {undoUntil && now <= undoUntil && (
          <StepForm path={path} act="deshacer" fields={{ paso: 'nadie' }} kind="white">
            <Icon of="undo-2" size={18} />
            Deshacer
          </StepForm>
        )}
        {offerable && offerable.length > 0 && <OfferHours name={clientName} offerable={offerable} />}
      </div>
      {canSayArrived && (
        <p className="mt-2.5 text-support/[1.375rem] text-ink-700">{contradictionTermText(visit, now)}</p>
      )}
    </NotDoneBox>
  )
}

const FORM = 'ofrecer-horas'

/** The hours as after a cancellation; sent, the client is told. */
function OfferHours({ name, offerable }: { name: string; offerable: readonly FreeDay[] }) {
  const { formData } = useNavigation()
  return (
    <details className="group/offer">
      <summary
        className={buttonClasses({
          kind: 'white',
          wide: true,
          className: 'list-none px-2! [&::-webkit-details-marker]:hidden',
        })}
      >
        Ofrecer otra hora
      </summary>
      <Form
        id={FORM}
        method="post"
        preventScrollReset
        className="mt-2 grid gap-4 rounded-16 border border-paper-200 bg-white p-4"
      >
        <input type="hidden" name="act" value="ofrecer" />
        <OfferedHours form={FORM} clientName={name} offerable={offerable} />
        <Button type="submit" busy={formData?.get('act') === 'ofrecer'} busyText="Enviando…">
          Ofrecerle estas horas
        </Button>
      </Form>
    </details>
  )
}
