import type { ReactNode } from 'react'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { weekdayOf } from '#platform/domain/time.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { dayNumberText, weekdayText } from '#platform/wording/dates.ts'
import { profilePriceText } from '#platform/wording/price.ts'

interface NextVisit {
  readonly key: number
  readonly date: string
  readonly start: string
}

interface WeekEmptyProps {
  next: NextVisit | null
  profilePath: string | null
  today: string
  /** Under what was earned. */
  children: ReactNode
}

const STEPS = [
  ['Haz la visita.', 'Toca «Terminé» y pon cuánto cobraste y cómo te pagaron.'],
  ['Se suma aquí.', 'Cada comprobante cuenta el día en que terminaste.'],
  ['Si quedan debiendo,', 'escoge «Aún no» y te ayudamos a recordarlo.'],
] as const

/** Of a technician who has sent no receipt. */
export function WeekEmpty({ next, profilePath, today, children }: WeekEmptyProps) {
  return (
    <>
      <section
        aria-labelledby="ganaste"
        className="tile-steps rounded-20 px-5 py-5 text-white shadow-3 sm:px-8"
      >
        <h2 id="ganaste" className="text-label font-bold text-primary-300">
          Ganaste
        </h2>
        <p className="text-40/11 font-extrabold tracking-[-0.03em] tabular-nums">{profilePriceText(0)}</p>
        <p className="mt-1 text-label/6">
          {next
            ? `Tu primera visita es el ${dayNumberText(next.date, today)}, ${next.start}`
            : 'Todavía no tienes visitas'}
        </p>
      </section>
      {children}
      <div className="mx-auto w-full max-w-md pt-4">
        <img
          src="/drawings/coffee-on-the-sill.svg"
          width={128}
          height={112}
          alt=""
          className="mx-auto h-28 w-auto"
        />
        <h2 className="mt-4 text-center text-20/6.5 font-extrabold tracking-[-0.022em]">
          Aquí verás lo que ganas
        </h2>
        <ol className="mt-3 grid gap-3">
          {STEPS.map(([act, what], index) => (
            <li key={act} className="flex gap-3 text-label/6">
              <span className="grid size-7 shrink-0 place-items-center rounded-pill bg-petrol-50 text-support font-bold text-petrol-700">
                {index + 1}
              </span>
              <span>
                <strong>{act}</strong> {what}
              </span>
            </li>
          ))}
        </ol>
        <ButtonLink
          to={next ? technicianVisitPath(next.key) : (profilePath ?? '/mi-perfil')}
          kind="white"
          size="large"
          wide
          className="mt-6"
        >
          {next
            ? `Ver mi visita del ${weekdayText(weekdayOf(next.date))}`
            : profilePath
              ? 'Ver mi perfil público'
              : 'Completar mi perfil'}
        </ButtonLink>
      </div>
    </>
  )
}
