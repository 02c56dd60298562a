// D66: what the booking form shows of work that was agreed before.
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { BackLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { capitalised } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { ofRelativeDayText, relativeDayText } from '#platform/wording/relative-day.ts'
import type { Quote } from '#visits/domain/quote.ts'
import { WorkLines } from '#visits/ui/quote-lines.tsx'

export const QUOTED_TITLE = 'Escoge cuándo'

interface QuotedHeadingProps {
  quoted: { readonly visitKey: number; readonly visitDate: string }
  technician: { readonly nombre: string; readonly fotoURL: string | null } | null
  now: Date
}

/** Title and link back to the visit; on phones also the technician, because the summary is at the end. */
export function QuotedHeading({ quoted, technician, now }: QuotedHeadingProps) {
  return (
    <>
      <BackLink to={clientVisitPath(quoted.visitKey)}>Volver a la visita</BackLink>
      <h1 className="mt-0.5 type-h1">{QUOTED_TITLE}</h1>
      {technician && (
        <div className="mt-3 flex items-center gap-3 md:hidden">
          <Avatar
            name={technician.nombre}
            src={technician.fotoURL && photoAt(technician.fotoURL, 96, 96)}
            className="size-12 rounded-pill text-label"
          />
          <p className="min-w-0 text-label">
            <span className="block font-bold">
              <bdi>{technician.nombre}</bdi>
            </span>
            <span className="block text-ink-600">
              Revisó el daño {relativeDayText(quoted.visitDate, bogotaDate(now))}
            </span>
          </p>
        </div>
      )}
    </>
  )
}

interface QuotedWorkBoxProps {
  quote: Quote
  technicianName: string
  now: Date
}

/** The agreed lines and their total: fixed. */
export function QuotedWorkBox({ quote, technicianName, now }: QuotedWorkBoxProps) {
  const name = firstNameOf(technicianName) || 'el técnico'
  const agreedOn = bogotaDate(quote.answeredAt ?? quote.createdAt)
  return (
    <>
      <div className="rounded-16 border border-green-200 bg-green-50 px-3.5 pt-3">
        <div className="flex gap-3 border-b border-green-200 pb-2.5">
          <span className="grid size-[1.375rem] shrink-0 place-items-center rounded-pill bg-green-600 text-white">
            <Icon of="check" size={15} />
          </span>
          <p className="min-w-0 flex-1 text-label/[1.375rem]">
            <strong className="block font-bold text-balance break-words">
              Lo que acordaste con <bdi>{name}</bdi>
            </strong>
            <span className="text-support text-ink-700">
              {capitalised(ofRelativeDayText(agreedOn, bogotaDate(now)))}
            </span>
          </p>
          <span className="shrink-0 text-lead/6 font-extrabold tracking-[-0.02em] tabular-nums">
            {profilePriceText(quote.total)}
          </span>
        </div>
        <div className="pt-2 pb-1 *:divide-green-200">
          <WorkLines lines={quote.lines} />
        </div>
      </div>
      <p className="mt-2 text-support text-ink-600">
        <bdi>{capitalised(name)}</bdi> no puede cobrar más sin otra cotización.
      </p>
    </>
  )
}
