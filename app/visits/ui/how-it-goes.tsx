import type { ReactNode } from 'react'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { arrivedMessage, onMyWayMessage } from '#bookings/wording/ready-messages.ts'
import { bogotaTime } from '#platform/domain/time.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { opensDialog, type Question, QuestionDialog } from '#platform/ui/basics/dialog.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { whatsappLink } from '#platform/wording/phone.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import type { Situation } from '#visits/domain/situation.ts'
import {
  isOffered,
  isSaid,
  PROGRESS_RULES,
  progressRefusal,
  undoableUntil,
  type VisitProgress,
} from '#visits/domain/visit-progress.ts'
import { StepForm } from '#visits/ui/step-form.tsx'
import { TurnBox } from '#visits/ui/turn-box.tsx'
import {
  ACT_LABELS,
  CONTESTED_TEXT,
  NOBODY_QUESTION,
  nobodyConsequenceText,
  possibleFromText,
  SAID_LABELS,
  saidAtText,
  type TechnicianAct,
} from '#visits/wording/visit-progress.ts'

const ICONS: Record<keyof typeof ACT_LABELS, IconName> = {
  'en-camino': 'bike',
  llegue: 'house',
  terminar: 'check',
  nadie: 'user-x',
}
const ACTS: readonly TechnicianAct[] = ['en-camino', 'llegue', 'nadie']
/** What the page names before it is possible, with its hour. */
const LATER_ACTS = ['terminar', 'nadie'] as const

interface HowItGoesProps {
  visit: TechnicianBooking
  situation: Situation
  /** For the ready messages. */
  technicianName: string
  now: Date
  /** 'Terminé', in a row with what comes before it; it is petrol once he is there. */
  finish?: ReactNode
}

/** '¿Cómo vas?': the next act is petrol, the others white, a done one a green line that can be undone. */
export function HowItGoes({ visit, situation, technicianName, now, finish }: HowItGoesProps) {
  const progress = visit.said
  const path = technicianVisitPath(visit.key)
  const name = shortNameOf(visit.clientName)
  const isThere = Boolean(progress.arrivedAt ?? progress.nobodyHomeAt)
  const said = ACTS.filter(act => isSaid(act, progress) && !(act === 'en-camino' && isThere))
  // They are the answers of the box above.
  const isAnswered = situation.phase !== 'missing'
  const isOver = visit.status === 'completada'
  const offered = (['en-camino', 'llegue'] as const).filter(
    act => isAnswered && isOffered(act, visit, progress, now),
  )
  // After the visit the receipt comes first.
  const next = isOver && finish ? undefined : offered[0]
  const others = offered.filter(act => act !== next)
  const canSayNobody = isOffered('nadie', visit, progress, now) && !(isOver && progress.arrivedAt)
  const later = LATER_ACTS.filter(
    act => now >= nearFrom(visit) && progressRefusal(act, visit, progress, now) === 'step-too-early',
  )
  const isUndoable = said.some(act => isWithinUndo(act, progress, now))
  if (!next && !finish && !canSayNobody && later.length === 0 && !isUndoable) return null
  return (
    <section aria-labelledby="como-vas" className="mt-6">
      <h2 id="como-vas" className="scroll-mt-16 type-h3">
        {isOver ? '¿Cómo te fue?' : '¿Cómo vas?'}
      </h2>
      <p className="text-support text-ink-600">
        <bdi>{name}</bdi> lo ve al instante.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2.5 md:grid-cols-3">
        {said.map(act => (
          <SaidStep key={act} act={act} {...{ visit, progress, technicianName, now }} />
        ))}
        {next && (
          <div className="col-span-2 grid md:col-span-1">
            <StepForm path={path} act={next} size="huge">
              <Icon of={ICONS[next]} />
              {ACT_LABELS[next]}
            </StepForm>
          </div>
        )}
        {others.map(act => (
          <div key={act} className={`grid ${finish ? '' : 'col-span-2 md:col-span-1'}`}>
            <StepForm path={path} act={act} kind="white" size="huge" className="px-2!">
              <Icon of={ICONS[act]} />
              {ACT_LABELS[act]}
            </StepForm>
          </div>
        ))}
        {/* Without script a refused form stands here, as wide as the page. */}
        {finish && (
          <div
            className={`grid has-[section]:col-span-full ${others.length > 0 ? '' : 'col-span-2 md:col-span-1'}`}
          >
            {finish}
          </div>
        )}
        {later.map(act => (
          <p
            key={act}
            className={`grid min-h-14 place-content-center rounded-12 border border-dashed border-paper-300 px-2 py-1.5 text-center text-label/5 text-ink-600 ${later.length === 1 ? 'col-span-2 md:col-span-1' : ''}`}
          >
            <span className="flex items-center justify-center gap-1.5 font-bold">
              <Icon of={ICONS[act]} size={17} />
              {ACT_LABELS[act]}
            </span>
            <span className="text-support/5">{possibleFromText(act, visit)}</span>
          </p>
        ))}
      </div>
      {canSayNobody && <NobodyHome visitKey={visit.key} name={name} />}
    </section>
  )
}

/** From when the page asks how it goes. */
const nearFrom = ({ scheduledAt }: TechnicianBooking) =>
  new Date(scheduledAt.getTime() + PROGRESS_RULES['en-camino'].afterMs)

function isWithinUndo(act: TechnicianAct, progress: VisitProgress, now: Date): boolean {
  const until = undoableUntil(act, progress)
  return until !== null && now <= until
}

interface SaidStepProps extends Pick<HowItGoesProps, 'visit' | 'technicianName' | 'now'> {
  progress: VisitProgress
  act: TechnicianAct
}

/** 'Llegaste · 17:02', with the ready message and 'Deshacer'. */
function SaidStep({ act, visit, progress, technicianName, now }: SaidStepProps) {
  const saidAt = progress[PROGRESS_RULES[act].sets]
  const message = act === 'en-camino' ? onMyWayMessage : act === 'llegue' ? arrivedMessage : null
  const link = message && whatsappLink(visit.clientPhone, message(visit, technicianName))
  return (
    <div className="col-span-full flex min-h-14 flex-wrap items-center gap-x-2.5 rounded-12 border border-green-200 bg-green-50 px-4 text-green-700">
      <Icon of="circle-check" />
      <p className="dots min-w-0 flex-1 py-2 font-bold">
        <span>{SAID_LABELS[act]}</span>
        {saidAt && <span className="whitespace-nowrap">{bogotaTime(saidAt)}</span>}
      </p>
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-label font-bold hover:underline"
        >
          <Icon of="message-circle" size={20} />
          <span className="max-sm:sr-only">
            WhatsApp<span className="sr-only"> «{ACT_LABELS[act]}» (se abre aparte)</span>
          </span>
        </a>
      )}
      {isWithinUndo(act, progress, now) && (
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

const DIALOG = 'no-habia-nadie'

/** Asks first: a dialog, and a page without JavaScript. */
function NobodyHome({ visitKey, name }: { visitKey: number; name: string }) {
  return (
    <div className="mt-1 grid justify-items-center md:justify-items-start">
      <ButtonLink
        to={`${technicianVisitPath(visitKey)}/nadie`}
        kind="text"
        size="huge"
        className="text-ink-700! md:-ml-6"
        onClick={opensDialog(DIALOG)}
      >
        <Icon of="user-x" size={18} />
        {ACT_LABELS.nadie}
      </ButtonLink>
      <QuestionDialog id={DIALOG} {...nobodyQuestion(visitKey, name)} />
    </div>
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

interface ContradictionProps extends Pick<HowItGoesProps, 'visit' | 'situation' | 'now'> {}

/** What the client says against the technician, and the answer to it. */
export function ClientContradiction({ visit, situation, now }: ContradictionProps) {
  const progress = visit.said
  const name = shortNameOf(visit.clientName)
  const { didNotComeAt, cameAt, nobodyHomeAt } = progress
  const path = technicianVisitPath(visit.key)
  if (situation.phase === 'contested')
    return (
      <TurnBox
        turn="nobody"
        title={didNotComeAt ? `${name} dice que no llegaste` : `${name} dice que sí había alguien`}
      >
        {CONTESTED_TEXT}
      </TurnBox>
    )
  if (nobodyHomeAt || cameAt || !didNotComeAt) return null
  const canAnswer = isOffered('llegue', visit, progress, now)
  return (
    <TurnBox
      turn="own"
      title={`${name} dice que no has llegado`}
      buttons={
        canAnswer && (
          <>
            <StepForm path={path} act="llegue" size="large">
              <Icon of="house" size={18} />
              Sí llegué
            </StepForm>
            {isOffered('en-camino', visit, progress, now) && (
              <StepForm path={path} act="en-camino" kind="white" size="large">
                <Icon of="bike" size={18} />
                {ACT_LABELS['en-camino']}
              </StepForm>
            )}
          </>
        )
      }
    >
      Lo dijo {saidAtText(didNotComeAt, now)}. {canAnswer && 'Contéstale ahora.'}
    </TurnBox>
  )
}
