import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { bogotaTime } from '#platform/domain/time.ts'
import { OFFLINE_STRIP_ID, useSeenAt } from '#platform/ui/offline/seen-at.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { ARRIVAL_MINUTES, isToldLater, toldArrival, undoableUntil } from '#visits/domain/visit-progress.ts'
import { SentStep, StepForm, type StepSender } from '#visits/ui/step-form.tsx'
import { inMinutesText } from '#visits/wording/visit-progress.ts'

type Tone = 'petrol' | 'white' | 'dark'

const TONES: Record<Tone, string> = {
  petrol: 'border-transparent bg-petrol-600 text-white hover:bg-petrol-700 active:bg-petrol-800',
  white: 'border-petrol-300 bg-white hover:border-petrol-600 active:bg-petrol-50',
  dark: 'on-dark border-white/35 text-white hover:border-white hover:bg-white/10',
}

interface ArrivalCellsProps {
  visit: TechnicianBooking
  act: 'en-camino' | 'tarde'
  now: Date
  tone: Tone
  /** Minutes that a link chose: ready to be confirmed. */
  chosen?: number | null
  sender?: StepSender | undefined
}

/** The hour of arrival, in one tap: three cells of 64 px. */
export function ArrivalCells({ visit, act, now, tone, chosen = null, sender }: ArrivalCellsProps) {
  const isOff = useSeenAt() !== null && !isToldLater(act)
  return (
    <SentStep
      path={technicianVisitPath(visit.key)}
      act={act}
      sender={sender}
      className="grid grid-cols-3 gap-2"
    >
      {isSent =>
        ARRIVAL_MINUTES.map(minutes => (
          <button
            key={minutes}
            type="submit"
            name="minutos"
            value={minutes}
            aria-disabled={isOff || undefined}
            aria-describedby={isOff ? OFFLINE_STRIP_ID : undefined}
            onClick={isOff ? event => event.preventDefault() : undefined}
            aria-busy={isSent({ minutos: String(minutes) }) || undefined}
            className={`flex min-h-16 min-w-0 flex-col items-center justify-center rounded-12 border px-1 transition-colors aria-disabled:border-transparent aria-disabled:bg-ink-100 aria-disabled:text-ink-500 aria-busy:animate-pulse ${TONES[minutes === chosen ? 'petrol' : tone]}`}
          >
            <span className="text-22/7 font-extrabold tracking-[-0.02em]">
              {bogotaTime(toldArrival(minutes, now))}
            </span>
            <span className="text-support/5">{inMinutesText(minutes)}</span>
          </button>
        ))
      }
    </SentStep>
  )
}

/** 'Deshacer', among the cells, while the hour can be taken back. */
export function UndoHour({ visit, act, now, sender }: Omit<ArrivalCellsProps, 'tone' | 'chosen'>) {
  const until = undoableUntil(act, visit.said)
  if (!until || now > until) return null
  return (
    <StepForm
      path={technicianVisitPath(visit.key)}
      act="deshacer"
      fields={{ paso: act }}
      sender={sender}
      kind="text"
    >
      Deshacer
    </StepForm>
  )
}
