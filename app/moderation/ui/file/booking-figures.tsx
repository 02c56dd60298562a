import type { BookingStatus } from '#bookings/domain/booking.ts'
import type { BookingFigures } from '#moderation/domain/file.ts'
import { FileCard, FileCardLink } from '#moderation/ui/file/file-card.tsx'
import { BOOKING_BAR_LABELS, durationText } from '#moderation/wording/admin-file.ts'
import { numberText } from '#platform/wording/price.ts'

interface BookingFiguresCardProps {
  figures: BookingFigures
  /** Answers to requests; only a technician has them. */
  answers?: { readonly answerMinutes: number | null; readonly acceptedOfTen: number | null }
  /** The list of all of them. */
  to?: string
  title: string
}

const STATUSES: readonly BookingStatus[] = ['completada', 'confirmada', 'solicitada', 'cancelada']
const BAR_CLASSES: Record<BookingStatus, string> = {
  completada: 'text-ink-300',
  confirmada: 'text-green-600',
  solicitada: 'text-mango-500',
  cancelada: 'text-red-600',
}

/** Bookings by status as bars. */
export function BookingFiguresCard({ figures, answers, to, title }: BookingFiguresCardProps) {
  const total = STATUSES.reduce((sum, status) => sum + figures[status], 0)
  return (
    <FileCard
      title={title}
      aside={to && total > 0 && <FileCardLink to={to}>Ver las {numberText(total)}</FileCardLink>}
    >
      <dl className="grid gap-1.5">
        {STATUSES.map(status => (
          <div
            key={status}
            className="grid grid-cols-[6rem_minmax(0,1fr)_3rem] items-center gap-3 text-support"
          >
            <dt className="text-ink-600">{BOOKING_BAR_LABELS[status]}</dt>
            <dd className="col-start-3 row-start-1 text-right font-bold tabular-nums">
              {numberText(figures[status])}
            </dd>
            <dd className="col-start-2 row-start-1">
              <Bar part={figures[status]} whole={total} className={BAR_CLASSES[status]} />
            </dd>
          </div>
        ))}
      </dl>
      {answers && (
        <dl className="mt-4 grid grid-cols-2 gap-4 border-t border-paper-200 pt-4">
          <Figure label="Responde en">
            {answers.answerMinutes === null ? '–' : durationText(answers.answerMinutes)}
          </Figure>
          <Figure label="Acepta">
            {answers.acceptedOfTen === null ? '–' : `${answers.acceptedOfTen} de cada 10`}
          </Figure>
        </dl>
      )}
      {answers?.acceptedOfTen === null && (
        <p className="mt-2 text-support text-ink-600">Se calcula desde la quinta solicitud.</p>
      )}
    </FileCard>
  )
}

/** SVG: the Content-Security-Policy allows no style attributes. */
function Bar({ part, whole, className }: { part: number; whole: number; className: string }) {
  const width = whole === 0 ? 0 : Math.max((part / whole) * 100, part > 0 ? 4 : 0)
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`h-2 w-full rounded-pill ${className}`}
    >
      <rect width="100" height="8" className="fill-paper-100" />
      <rect width={width} height="8" rx="1" className="fill-current" />
    </svg>
  )
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-support text-ink-600">{label}</dt>
      <dd className="text-[1.25rem]/7 font-extrabold tracking-[-0.022em]">{children}</dd>
    </div>
  )
}
