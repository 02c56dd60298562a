import type { ReactNode } from 'react'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { firstNameOf } from '#platform/wording/person-names.ts'
import type { Situation } from '#visits/domain/situation.ts'
import { isOffered, undoableUntil } from '#visits/domain/visit-progress.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { StepForm } from '#visits/ui/step-form.tsx'
import { TurnBox } from '#visits/ui/turn-box.tsx'
import { absenceToldText, CONTESTED_TEXT, lateText, saidAtText } from '#visits/wording/visit-progress.ts'

interface ArrivalProps {
  visit: LinkedClientBooking
  situation: Situation
  now: Date
  /** Who else can go, while the technician has not come. */
  children: ReactNode
}

/** Whether the technician came, and what the two say about it. Nothing while there is nothing to ask or to answer. */
export function Arrival({ visit, situation, now, children }: ArrivalProps) {
  const progress = visit.said
  const name = firstNameOf(visit.technicianName)
  const path = clientVisitPath(visit.key)
  const { didNotComeAt, nobodyHomeAt, cameAt } = progress
  const canSayCame = isOffered('llego-si', visit, progress, now)
  const came = (label: ReactNode, fits = true) =>
    canSayCame &&
    fits && (
      <StepForm path={path} act="llego" fields={{ respuesta: 'si' }} kind="white" size="large">
        <Icon of="check" size={18} />
        {label}
      </StepForm>
    )

  if (situation.phase === 'contested')
    return (
      <TurnBox
        turn="nobody"
        title={didNotComeAt ? `${name} dice que sí llegó` : `${name} dice que no había nadie`}
        buttons={came('Ya llegó', didNotComeAt !== null)}
      >
        {didNotComeAt ? 'Tú dijiste que no.' : 'Tú dijiste que sí había alguien.'} {CONTESTED_TEXT}
      </TurnBox>
    )
  if (nobodyHomeAt)
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
  if (didNotComeAt && visit.status === 'completada' && !isOffered('llegue', visit, progress, now))
    return (
      <TurnBox turn="nobody" title={`${name} no llegó`}>
        Nos lo dijiste {saidAtText(didNotComeAt, now)}.
      </TurnBox>
    )
  if (didNotComeAt)
    return (
      <>
        <TurnBox
          turn="other"
          caption={`Le toca a ${name}`}
          title="Le dijimos que no ha llegado"
          buttons={
            (visit.callLink || canSayCame) && (
              <>
                {visit.callLink && (
                  <a href={visit.callLink} className={buttonClasses({ kind: 'white', size: 'large' })}>
                    <Icon of="phone" size={18} />
                    <span>
                      Llamar<span className="sr-only"> a {visit.technicianName}</span>
                    </span>
                  </a>
                )}
                {came('Ya llegó')}
              </>
            )
          }
        >
          {absenceToldText(didNotComeAt, now)}
        </TurnBox>
        {children}
      </>
    )
  if (situation.phase === 'unclear')
    return <ArrivalQuestion name={name} path={path} late={lateText(visit.scheduledAt, now)} />
  const undoUntil = cameAt && undoableUntil('llego-si', progress)
  if (undoUntil && now <= undoUntil)
    return (
      <div className="mt-4 flex min-h-14 items-center gap-x-2.5 rounded-12 border border-green-200 bg-green-50 px-4 text-green-700">
        <Icon of="circle-check" />
        <p className="min-w-0 flex-1 font-bold">Dijiste que {name} llegó</p>
        <StepForm path={path} act="deshacer" fields={{ paso: 'llego' }} kind="text" className="-mr-2 px-2!">
          Deshacer
        </StepForm>
      </div>
    )
  return null
}

const CONSEQUENCES: readonly [icon: IconName, strong: (name: string) => string, rest: string][] = [
  ['bell-ring', name => `Se lo decimos a ${name}.`, 'Tiene diez minutos para contestar.'],
  ['users', () => 'Te mostramos quién puede ir hoy.', 'Le llega lo que ya escribiste.'],
  ['banknote', () => 'No pagas nada', 'por una visita que no se hizo.'],
]

/** Two equal buttons: it is a question, not a task. */
function ArrivalQuestion({ name, path, late }: { name: string; path: string; late: string }) {
  return (
    <>
      <TurnBox
        turn="own"
        title={`¿Llegó ${name}?`}
        buttons={
          <>
            <StepForm path={path} act="llego" fields={{ respuesta: 'si' }} kind="white" size="large">
              <Icon of="check" size={18} />
              Sí
            </StepForm>
            <StepForm path={path} act="llego" fields={{ respuesta: 'no' }} kind="white" size="large">
              <Icon of="clock" size={18} />
              No ha llegado
            </StepForm>
          </>
        }
      >
        {late}
      </TurnBox>
      <section aria-labelledby="si-no-llega" className="mt-4">
        <h2 id="si-no-llega" className="text-label font-bold">
          Si no ha llegado
        </h2>
        <ul className="mt-2 grid gap-2.5">
          {CONSEQUENCES.map(([icon, strong, rest]) => (
            <li key={icon} className="flex gap-3 text-label/6">
              <span className="grid size-8 shrink-0 place-items-center rounded-pill bg-petrol-50 text-petrol-600">
                <Icon of={icon} size={18} />
              </span>
              <p className="min-w-0 text-ink-700">
                <strong className="font-bold text-ink-900">{strong(name)}</strong> {rest}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
