// A technician who is not there: what the client says, the hour that can be told, and the answer to it.
import type { ReactNode } from 'react'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { bogotaTime } from '#platform/domain/time.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import type { Situation } from '#visits/domain/situation.ts'
import { ArrivalCells, UndoHour } from '#visits/ui/arrival-cells.tsx'
import { StepForm, type StepSender } from '#visits/ui/step-form.tsx'
import { absenceText, toldLateText } from '#visits/wording/situation.ts'
import { HOUR_QUESTIONS, lateAnswerTexts } from '#visits/wording/visit-progress.ts'

/** The coloured edge and border of the card. */
export function lateEdge({ phase, late }: Situation): string {
  if (late?.toldAt) return 'border-primary-200 bg-[#fffdf7] before:bg-primary-400'
  return phase === 'missing'
    ? 'border-red-200 bg-white before:bg-red-600'
    : 'border-paper-200 bg-white before:bg-primary-400'
}

interface LateProps {
  visit: TechnicianBooking
  situation: Situation
  now: Date
  sender?: StepSender | undefined
}

const STRIP =
  'flex min-h-11 items-center gap-3 border-b py-2 pr-4 pl-5 text-label/5 font-bold sm:pr-6 sm:pl-[1.875rem]'

/** Across the top of the card. Nothing before a complaint. */
export function LateStrip({ visit, situation, now, sender }: LateProps) {
  const { phase, late, tellsHourBy } = situation
  const { didNotComeAt } = visit.said
  if (late?.toldAt) {
    const told = (
      <>
        <Icon of="clock" size={18} className="shrink-0" />
        <span className="min-w-0 flex-1">{toldLateText(visit.said)}</span>
      </>
    )
    const amber = `${STRIP} border-primary-200 bg-primary-50 text-primary-800`
    if (tellsHourBy !== 'tarde') return <p className={amber}>{told}</p>
    return (
      <details>
        <summary className={`${amber} list-none [&::-webkit-details-marker]:hidden`}>
          {told}
          <span className="text-petrol-700 underline underline-offset-4">Cambiar</span>
        </summary>
        <div className="grid gap-1 border-b border-primary-200 px-5 py-3 sm:pr-6 sm:pl-[1.875rem]">
          <ArrivalCells visit={visit} act="tarde" now={now} tone="white" sender={sender} />
          <UndoHour visit={visit} act="tarde" now={now} sender={sender} />
        </div>
      </details>
    )
  }
  if (phase !== 'missing' || !didNotComeAt) return null
  return (
    <p className={`${STRIP} border-red-200 bg-red-50 text-red-700`}>
      <Icon of="triangle-alert" size={18} className="shrink-0 self-start sm:self-center" />
      <span className="min-w-0 flex-1">{absenceText(shortNameOf(visit.clientName))}</span>
      <span className="self-start font-medium sm:self-center">{bogotaTime(didNotComeAt)}</span>
    </p>
  )
}

interface LateAnswersProps extends LateProps {
  /** 'Cómo llegar' */
  route: ReactNode
  /** Minutes that a link of a message chose. */
  chosen?: number | null
}

/** The three hours, or what the client says to the one that was told; 'Ya llegué' and the way. */
export function LateAnswers({ visit, situation, now, sender, route, chosen = null }: LateAnswersProps) {
  const { late, tellsHourBy } = situation
  const path = technicianVisitPath(visit.key)
  const name = shortNameOf(visit.clientName)
  return (
    <div className="grid gap-2.5">
      {late?.toldAt ? (
        <ClientAnswer visit={visit} name={name} isInList={sender !== undefined} />
      ) : tellsHourBy === 'tarde' ? (
        <div>
          <p className="mb-2 text-label font-bold">{HOUR_QUESTIONS.tarde}</p>
          <ArrivalCells visit={visit} act="tarde" now={now} tone="white" chosen={chosen} sender={sender} />
        </div>
      ) : (
        <ButtonLink to={`${path}#mensajes`} kind="white" size="huge">
          <Icon of="message-circle" />
          Escríbele
        </ButtonLink>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-2">
        <StepForm path={path} act="llegue" sender={sender} kind="white" size="huge" className="px-1!">
          <Icon of="house" />
          Ya llegué
        </StepForm>
        {route}
      </div>
    </div>
  )
}

/** 'María Eugenia te espera. Le dijimos a las 10:35.' */
interface ClientAnswerProps extends Pick<LateProps, 'visit'> {
  name: string
  /** The page of the visit tells it by itself. */
  isInList: boolean
}

function ClientAnswer({ visit, name, isInList }: ClientAnswerProps) {
  const { answer, told } = lateAnswerTexts(visit.said, name)
  return (
    <p
      role={isInList ? 'status' : undefined}
      className="flex gap-2.5 rounded-12 border border-petrol-200 bg-petrol-50 px-4 py-2.5 text-label/6 text-petrol-700"
    >
      <Icon of="hourglass" size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {answer && <strong className="font-bold">{answer} </strong>}
        {told}
      </span>
    </p>
  )
}
