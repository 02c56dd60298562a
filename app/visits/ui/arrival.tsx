import type { ReactNode } from 'react'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import type { RescueOption } from '#bookings/domain/rescue.ts'
import type { LinkedClientBooking } from '#bookings/ui/linked-bookings.ts'
import { RescueOptions } from '#bookings/ui/rescue-offers.tsx'
import { bogotaDate } from '#platform/domain/time.ts'
import { Button, buttonClasses, TextLink } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { shortPeopleOf, tradeSearchPath } from '#technicians/wording/trade-search.ts'
import {
  isOffered,
  isQuestionOpen,
  outcomeOf,
  undoableUntil,
  type VisitProgress,
} from '#visits/domain/visit-progress.ts'
import { StepForm } from '#visits/ui/step-form.tsx'
import { TurnBox } from '#visits/ui/turn-box.tsx'
import { absenceToldText, CONTESTED_TEXT, lateText, saidAtText } from '#visits/wording/visit-progress.ts'

/** Who can go instead of a technician who did not come. */
export interface Alternatives {
  readonly trade: string
  readonly ciudad: string
  readonly options: readonly RescueOption[]
}

interface ArrivalProps {
  visit: LinkedClientBooking
  progress: VisitProgress
  alternatives: Alternatives | null
  now: Date
}

/** Whether the technician came, and what the two say about it. Nothing while there is nothing to ask or to answer. */
export function Arrival({ visit, progress, alternatives, now }: ArrivalProps) {
  const name = firstNameOf(visit.technicianName)
  const path = clientVisitPath(visit.key)
  const { didNotComeAt, nobodyHomeAt, cameAt } = progress
  const outcome = outcomeOf(progress)
  const canSayCame = isOffered('llego-si', visit, progress, now)
  const came = (label: ReactNode, fits = true) =>
    canSayCame &&
    fits && (
      <StepForm path={path} act="llego" fields={{ respuesta: 'si' }} kind="white" size="large">
        <Icon of="check" size={18} />
        {label}
      </StepForm>
    )

  if (outcome === 'contested')
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
        {alternatives && (
          <AlternativesCard visitKey={visit.key} alternatives={alternatives} today={bogotaDate(now)} />
        )}
      </>
    )
  if (isQuestionOpen(visit, progress, now) && visit.rating === null)
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

const SHOWN_MAX = 2

/** 'Prefiero esperar' folds it. */
function AlternativesCard({
  visitKey,
  alternatives,
  today,
}: {
  visitKey: number
  alternatives: Alternatives
  today: string
}) {
  const { trade, ciudad } = alternatives
  const options = alternatives.options.slice(0, SHOWN_MAX)
  return (
    <details
      open
      className="group/alternatives mt-4 overflow-hidden rounded-20 border border-primary-200 bg-white shadow-2"
    >
      <summary className="flex list-none items-center gap-3 bg-primary-50 px-4 py-3.5 group-open/alternatives:border-b group-open/alternatives:border-primary-200 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <h2 className="text-lead/6 font-extrabold tracking-[-0.022em]">{insteadTitle(options, today)}</h2>
          {options.length > 0 && (
            <span className="block text-support text-ink-700">
              {options.length === 1 ? 'Le' : 'Les'} llega lo que ya escribiste.
            </span>
          )}
        </span>
        <Icon
          of="chevron-down"
          size={18}
          className="text-ink-600 transition-[rotate] group-open/alternatives:rotate-180"
        />
      </summary>
      {options.length > 0 && (
        <div className="px-4 pt-1.5 pb-3.5 sm:px-5">
          <RescueOptions bookingKey={visitKey} options={options} today={today} primary heading="h3" />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-paper-200 px-4 text-label sm:px-5">
        <TextLink to={tradeSearchPath(trade, ciudad)}>
          {options.length > 0 ? `Ver más ${shortPeopleOf(trade)}` : 'Buscar otro técnico'}
        </TextLink>
        <Button
          kind="text"
          className="-mx-2 px-2! text-ink-600! noscript:hidden"
          onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
        >
          Prefiero esperar
        </Button>
      </div>
    </details>
  )
}

function insteadTitle([first, second]: readonly RescueOption[], today: string): string {
  if (!first) return 'Nadie más tiene horas libres cerca'
  if (first.slot.date !== today) return 'Lo más pronto'
  return second?.slot.date === today ? 'Pueden ir hoy' : 'Puede ir hoy'
}
