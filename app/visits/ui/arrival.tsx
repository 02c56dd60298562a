import type { ReactNode } from 'react'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { isArrivalInDoubt, type Situation } from '#visits/domain/situation.ts'
import { isOffered, undoableUntil } from '#visits/domain/visit-progress.ts'
import { ArrivalActs } from '#visits/ui/arrival-acts.tsx'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { StepForm } from '#visits/ui/step-form.tsx'
import { NotDoneBox, TurnBox } from '#visits/ui/turn-box.tsx'
import { endText } from '#visits/wording/situation.ts'
import {
  absenceToldText,
  arrivalQuestion,
  CONTESTED_TEXT,
  lateText,
  saidAtText,
  toldAbsenceText,
  toldHourText,
} from '#visits/wording/visit-progress.ts'

interface ArrivalProps {
  visit: LinkedClientBooking
  situation: Situation
  now: Date
  /** Who else can go, while the technician has not come and afterwards. */
  children: ReactNode
}

/** Whether the technician came, and what the two say about it. Nothing while there is nothing to ask or to answer. */
export function Arrival({ visit, situation, now, children }: ArrivalProps) {
  const { said } = visit
  const name = firstNameOf(visit.technicianName)
  const path = clientVisitPath(visit.key)
  const { didNotComeAt, nobodyHomeAt } = said
  const canSayCame = isOffered('llego-si', visit, said, now)
  const came = (label: string) =>
    canSayCame && (
      <StepForm path={path} act="llego" fields={{ respuesta: 'si' }} kind="white" size="large">
        <Icon of="check" size={18} />
        {label}
      </StepForm>
    )
  const canTakeBack = isUndoable('llego-no', visit, now)
  const acts = <ArrivalActs visit={visit} situation={situation} now={now} />

  if (situation.phase === 'contested')
    return (
      <TurnBox
        turn="nobody"
        title={didNotComeAt ? `${name} dice que sí llegó` : `${name} dice que no había nadie`}
        buttons={didNotComeAt && came('Ya llegó')}
      >
        {didNotComeAt ? 'Tú dijiste que no.' : 'Tú dijiste que sí había alguien.'} {CONTESTED_TEXT}
      </TurnBox>
    )
  if (situation.phase === 'not-done')
    return (
      <>
        <NotDone
          visit={visit}
          situation={situation}
          now={now}
          buttons={nobodyHomeAt && came('Sí había alguien')}
        />
        {children}
      </>
    )
  if (situation.phase === 'nobody-home' && nobodyHomeAt)
    return (
      <TurnBox
        turn={canSayCame ? 'own' : 'nobody'}
        title={`${name} dice que no había nadie`}
        buttons={came('Sí había alguien')}
      >
        Lo dijo {saidAtText(nobodyHomeAt, now)}.{' '}
        {canSayCame && 'Si sí había alguien, dilo: así no cuenta en tu contra.'}
      </TurnBox>
    )
  if (situation.phase === 'unclear')
    return (
      <TurnBox turn="own" title={arrivalQuestion(name)} buttons={acts}>
        {lateText(visit.scheduledAt, now)}
      </TurnBox>
    )
  if (isArrivalInDoubt(situation) && didNotComeAt) {
    const told = toldHourText(said)
    return (
      <>
        <TurnBox
          turn={told ? 'own' : 'other'}
          {...(!told && { caption: `Le toca a ${name}` })}
          title={told ? `${name} dice: ${told}` : toldAbsenceText(name)}
          buttons={
            <>
              {acts}
              {canTakeBack && <Undo path={path} paso="llego-no" />}
            </>
          }
        >
          {told
            ? `${toldAbsenceText(name)} ${saidAtText(didNotComeAt, now)}.`
            : absenceToldText(didNotComeAt, now)}
        </TurnBox>
        {children}
      </>
    )
  }
  return (
    <>
      {isUndoable('llego-si', visit, now) && (
        <div className="mt-4 flex min-h-14 items-center gap-x-2.5 rounded-12 border border-green-200 bg-green-50 px-4 text-green-700">
          <Icon of="circle-check" />
          <p className="min-w-0 flex-1 font-bold">Dijiste que {name} llegó</p>
          <Undo path={path} paso="llego" className="-mr-2" />
        </div>
      )}
      {children}
    </>
  )
}

/** Within ten minutes. */
function isUndoable(act: 'llego-si' | 'llego-no', { said }: LinkedClientBooking, now: Date): boolean {
  const until = undoableUntil(act, said)
  return until !== null && now <= until
}

interface NotDoneProps extends Omit<ArrivalProps, 'children'> {
  buttons: ReactNode
}

/** D65: why the visit did not happen, and who said so. */
function NotDone({ visit, situation, now, buttons }: NotDoneProps) {
  const { technicianName, said, cancelReason } = visit
  const name = firstNameOf(technicianName)
  const isAbsence = cancelReason === 'no_llego'
  const saidAt = isAbsence ? said.didNotComeAt : said.nobodyHomeAt
  return (
    <NotDoneBox title={endText('client', { visit, situation, now, name: technicianName })}>
      <p className="mt-1.5 text-label/6 text-ink-700">
        {saidAt && `${isAbsence ? 'Nos lo dijiste' : `${name} lo dijo`} ${saidAtText(saidAt, now)}. `}
        {isAbsence ? 'No pagas nada.' : buttons && 'Si sí había alguien, dilo: así no cuenta en tu contra.'}
      </p>
      {buttons && <div className="mt-3.5 flex max-w-md *:flex-auto">{buttons}</div>}
      {isUndoable('llego-no', visit, now) && (
        <div className="-mb-2 flex">
          <Undo path={clientVisitPath(visit.key)} paso="llego-no" className="-ml-2" />
        </div>
      )}
    </NotDoneBox>
  )
}

interface UndoProps {
  path: string
  paso: string
  className?: string
}

function Undo({ path, paso, className = '' }: UndoProps) {
  return (
    <StepForm path={path} act="deshacer" fields={{ paso }} kind="text" className={`px-2! ${className}`}>
      Deshacer
    </StepForm>
  )
}
