// What the technician says on the day of a visit.
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { bogotaTime } from '#platform/domain/time.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { opensDialog, type Question, QuestionDialog } from '#platform/ui/basics/dialog.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import type { Situation } from '#visits/domain/situation.ts'
import {
  ARRIVAL_MINUTES,
  isOffered,
  isSaid,
  PROGRESS_RULES,
  undoableUntil,
} from '#visits/domain/visit-progress.ts'
import { ArrivalCells, UndoHour } from '#visits/ui/arrival-cells.tsx'
import { LateAnswers, LateStrip, lateEdge } from '#visits/ui/late-visit.tsx'
import { StepForm } from '#visits/ui/step-form.tsx'
import {
  ACT_LABELS,
  HOUR_QUESTIONS,
  LATE_ID,
  MINUTES_FIELD,
  NOBODY_QUESTION,
  nobodyConsequenceText,
  SAID_LABELS,
  setOutText,
  type TechnicianAct,
} from '#visits/wording/visit-progress.ts'

interface HowItGoesProps {
  visit: TechnicianBooking
  situation: Situation
  now: Date
  /** 'Cómo llegar' */
  route: ReactNode
  /** 'Terminé' of a visit that is over without a receipt. */
  finish: ReactNode
}

/** Before the arrival: its hour, in one tap. Afterwards what is left to say. */
export function HowItGoes({ visit, situation, now, route, finish }: HowItGoesProps) {
  const { late, tellsHourBy, phase } = situation
  if (late) return <LateCard visit={visit} situation={situation} now={now} route={route} />
  if (phase === 'on-the-way') return <SetOut visit={visit} situation={situation} now={now} />
  if (tellsHourBy) return <SettingOut visit={visit} now={now} />
  if (phase === 'nobody-home') return <SaidStep act="nadie" visit={visit} now={now} />
  if (visit.status !== 'completada' || phase === 'contested') return null
  return <AfterTheVisit visit={visit} now={now} finish={finish} />
}

type PartProps = Pick<HowItGoesProps, 'visit' | 'now'>

/** The card of the agenda, without what the head says. */
function LateCard({ visit, situation, now, route }: Omit<HowItGoesProps, 'finish'>) {
  const [query] = useSearchParams()
  const chosen = ARRIVAL_MINUTES.find(minutes => String(minutes) === query.get(MINUTES_FIELD)) ?? null
  const parts = { visit, situation, now }
  return (
    <section
      id={LATE_ID}
      aria-label="Vas tarde"
      className={`relative mt-4 scroll-mt-16 overflow-hidden rounded-16 border before:absolute before:inset-y-0 before:left-0 before:w-1.5 ${lateEdge(situation)}`}
    >
      <LateStrip {...parts} />
      <div className="py-4 pr-4 pl-5 sm:pr-6 sm:pl-[1.875rem]">
        <LateAnswers {...parts} route={route} chosen={chosen} />
      </div>
    </section>
  )
}

function SettingOut({ visit, now }: PartProps) {
  return (
    <section aria-labelledby="voy-en-camino" className="mt-5">
      <h2 id="voy-en-camino" className="flex scroll-mt-16 items-center gap-2 type-h3">
        <Icon of="bike" size={22} className="text-petrol-600" />
        {HOUR_QUESTIONS['en-camino']}
      </h2>
      <p className="text-support text-ink-600">
        <bdi>{shortNameOf(visit.clientName)}</bdi> lo ve al instante.
      </p>
      <div className="mt-2.5 grid max-w-xl gap-2.5">
        <ArrivalCells visit={visit} act="en-camino" now={now} tone="petrol" />
        {isOffered('llegue', visit, visit.said, now) && (
          <StepForm path={technicianVisitPath(visit.key)} act="llegue" kind="white" size="large">
            <Icon of="house" />
            Ya llegué
          </StepForm>
        )}
      </div>
    </section>
  )
}

const GREEN_LINE =
  'flex min-h-14 items-center gap-2.5 rounded-12 border border-green-200 bg-green-50 px-4 font-bold text-green-700'

/** 'Saliste 09:25 · 20 min'; 'Cambiar' shows the cells again. */
function SetOut({ visit, situation, now }: PartProps & Pick<HowItGoesProps, 'situation'>) {
  const said = (
    <>
      <Icon of="circle-check" />
      <span className="min-w-0 flex-1">{setOutText(visit.said)}</span>
    </>
  )
  if (situation.tellsHourBy !== 'en-camino') return <p className={`mt-4 ${GREEN_LINE}`}>{said}</p>
  return (
    <details className="mt-4">
      <summary className={`${GREEN_LINE} list-none [&::-webkit-details-marker]:hidden`}>
        {said}
        <span className="text-label text-petrol-700">Cambiar</span>
      </summary>
      <div className="mt-2.5 grid max-w-xl gap-1">
        <ArrivalCells visit={visit} act="en-camino" now={now} tone="petrol" />
        <UndoHour visit={visit} act="en-camino" now={now} />
      </div>
    </details>
  )
}

/** The hour is over: whether he was there, and the receipt. */
function AfterTheVisit({ visit, now, finish }: PartProps & Pick<HowItGoesProps, 'finish'>) {
  const canSayArrived = isOffered('llegue', visit, visit.said, now)
  const said = (['llegue', 'nadie'] as const).filter(
    act => isSaid(act, visit.said) && isWithinUndo(act, visit, now),
  )
  if (!finish && !canSayArrived && said.length === 0) return null
  return (
    <section aria-labelledby="como-te-fue" className="mt-6">
      <h2 id="como-te-fue" className="scroll-mt-16 type-h3">
        ¿Cómo te fue?
      </h2>
      <p className="text-support text-ink-600">
        <bdi>{shortNameOf(visit.clientName)}</bdi> lo ve al instante.
      </p>
      {said.map(act => (
        <SaidStep key={act} act={act} visit={visit} now={now} />
      ))}
      <div className="mt-3 grid max-w-xl auto-cols-fr grid-flow-col gap-2.5 empty:hidden">
        {canSayArrived && (
          <StepForm
            path={technicianVisitPath(visit.key)}
            act="llegue"
            kind="white"
            size="huge"
            className="px-2!"
          >
            <Icon of="house" />
            {ACT_LABELS.llegue}
          </StepForm>
        )}
        {finish}
      </div>
    </section>
  )
}

function isWithinUndo(act: TechnicianAct, visit: TechnicianBooking, now: Date): boolean {
  const until = undoableUntil(act, visit.said)
  return until !== null && now <= until
}

/** 'Llegaste · 17:02', with 'Deshacer'. */
function SaidStep({ act, visit, now }: PartProps & { act: TechnicianAct }) {
  const saidAt = visit.said[PROGRESS_RULES[act].sets]
  return (
    <div className={`mt-4 ${GREEN_LINE}`}>
      <Icon of="circle-check" />
      <p className="dots min-w-0 flex-1 py-2">
        <span>{SAID_LABELS[act]}</span>
        {saidAt && <span className="whitespace-nowrap">{bogotaTime(saidAt)}</span>}
      </p>
      {isWithinUndo(act, visit, now) && (
        <StepForm
          path={technicianVisitPath(visit.key)}
          act="deshacer"
          fields={{ paso: act }}
          kind="text"
          className="-mr-2 px-2!"
        >
          <span>
            Deshacer<span className="sr-only"> «{ACT_LABELS[act]}»</span>
          </span>
        </StepForm>
      )}
    </div>
  )
}

const QUIET = 'px-0! py-0! text-support! font-normal! text-ink-600!'

/** At the foot of the page, for ten minutes. */
export function UndoArrival({ visit, now }: PartProps) {
  if (!isWithinUndo('llegue', visit, now)) return null
  return (
    <StepForm
      path={technicianVisitPath(visit.key)}
      act="deshacer"
      fields={{ paso: 'llegue' }}
      kind="text"
      className={QUIET}
    >
      <Icon of="undo-2" size={15} />
      Deshacer «{ACT_LABELS.llegue}»
    </StepForm>
  )
}

const DIALOG = 'no-habia-nadie'

/** Asks first: a dialog, and a page without JavaScript. Nothing while it cannot be said. */
export function NobodyHome({ visit, now }: PartProps) {
  const { key, clientName, said, status } = visit
  const isSettled = status === 'completada' && said.arrivedAt !== null
  if (isSettled || status === 'cancelada' || !isOffered('nadie', visit, said, now)) return null
  return (
    <>
      <ButtonLink
        to={`${technicianVisitPath(key)}/nadie`}
        kind="text"
        className={QUIET}
        onClick={opensDialog(DIALOG)}
      >
        <Icon of="user-x" size={15} />
        {ACT_LABELS.nadie}
      </ButtonLink>
      <QuestionDialog id={DIALOG} {...nobodyQuestion(key, shortNameOf(clientName))} />
    </>
  )
}

export function nobodyQuestion(visitKey: number, name: string): Question {
  return {
    title: NOBODY_QUESTION,
    detail: nobodyConsequenceText(name),
    answer: (
      <StepForm path={technicianVisitPath(visitKey)} act="nadie" className="max-sm:px-2">
        {ACT_LABELS.nadie}
      </StepForm>
    ),
  }
}
