import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { caseNumber } from '#guarantee/domain/guarantee-dossier.ts'
import { SILENCE_TEXTS } from '#guarantee/wording/case-evidence.ts'
import { STEP_LABELS } from '#guarantee/wording/guarantee.ts'
import type { BookingFigures, DossierCase, ReviewFigures } from '#moderation/domain/person-dossier.ts'
import { Fold } from '#moderation/ui/dossier/fold.tsx'
import { BOOKING_BAR_LABELS, durationText, reviewFiguresText } from '#moderation/wording/admin-dossier.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { ratingText } from '#platform/wording/counts.ts'
import { fullDateText, reviewDateText } from '#platform/wording/dates.ts'
import { numberText, profilePriceText } from '#platform/wording/price.ts'
import type { Licence } from '#technicians/domain/technician.ts'

interface DossierCardProps {
  title: string
  /** At the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

export function DossierCard({ title, aside, children }: DossierCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="dossier-card min-w-0 rounded-16 lg:h-full border border-paper-200 bg-white p-4.5 shadow-1 md:p-6"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 md:gap-x-4">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function DossierCardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-my-2.5 inline-flex min-h-11 items-center rounded-8 text-support font-bold text-petrol-600 hover:underline"
    >
      {children}
    </Link>
  )
}

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
  solicitada: 'text-primary-500',
  cancelada: 'text-red-600',
}

/** Bookings by status as bars. */
export function BookingFiguresCard({ figures, answers, to, title }: BookingFiguresCardProps) {
  const total = STATUSES.reduce((sum, status) => sum + figures[status], 0)
  return (
    <DossierCard
      title={title}
      aside={
        to &&
        total > 0 && (
          <DossierCardLink to={to}>
            {total === 1 ? 'Ver la reserva' : `Ver las ${numberText(total)}`}
          </DossierCardLink>
        )
      }
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
      {figures.contested > 0 && (
        <p className="mt-2 text-support text-ink-600">
          {figures.contested === 1
            ? 'De las completadas, una en disputa no cuenta.'
            : `De las completadas, ${numberText(figures.contested)} en disputa no cuentan.`}
        </p>
      )}
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
    </DossierCard>
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
      <dd className="text-20 font-extrabold tracking-[-0.022em]">{children}</dd>
    </div>
  )
}

const FIVE = [1, 2, 3, 4, 5] as const

interface ReviewsFoldProps {
  title: string
  figures: ReviewFigures
  className: string
}

export function ReviewsFold({ title, figures, className }: ReviewsFoldProps) {
  const { average, approved, waiting } = figures
  return (
    <Fold id="resenas" icon="star" title={title} state={reviewFiguresText(figures)} className={className}>
      <DossierCard
        title={title}
        aside={
          <span className="text-support font-bold text-petrol-600">
            {numberText(approved)}
            <span className="sr-only"> publicadas</span>
          </span>
        }
      >
        {approved > 0 ? (
          <p className="flex items-center gap-3">
            <span className="text-32/9 font-extrabold tracking-[-0.03em]">
              {ratingText(average, approved)}
              <span className="sr-only"> de 5</span>
            </span>
            <span aria-hidden="true" className="inline-flex gap-0.5">
              {FIVE.map(n => (
                <Icon
                  key={n}
                  of="star"
                  size={18}
                  className={
                    n <= Math.round(average)
                      ? 'fill-primary-500 stroke-primary-500'
                      : 'fill-paper-300 stroke-paper-300'
                  }
                />
              ))}
            </span>
          </p>
        ) : (
          <p className="text-support text-ink-600">Sin reseñas publicadas.</p>
        )}
        {waiting > 0 && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2 text-support text-ink-600">
            <Icon of="hourglass" size={16} className="text-amber-700" />
            {waiting === 1 ? '1 espera aprobación' : `${numberText(waiting)} esperan aprobación`}
            <span className="ml-auto py-2.5">
              <DossierCardLink to="/admin/resenas">Ver reseñas</DossierCardLink>
            </span>
          </p>
        )}
      </DossierCard>
    </Fold>
  )
}

interface CasesCardProps {
  cases: readonly DossierCase[]
  /** Whose dossier it is. */
  of: 'technician' | 'client'
  today: string
}

/** Guarantee cases, open ones first; of a technician with the terms that passed in silence. Nothing without any. */
export function CasesCard({ cases, of, today }: CasesCardProps) {
  if (cases.length === 0) return null
  return (
    <DossierCard title="Garantías">
      <ul className="grid gap-2">
        {cases.map(({ id, step, date, silence, refundPesos }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0">
              <span className="font-bold">{STEP_LABELS[step]}</span>
              <span className="block text-support text-ink-600">
                Abierto el {reviewDateText(date, today)}
              </span>
              {of === 'technician' && silence && (
                <span
                  className={`flex items-center gap-1.5 text-support font-bold ${step === 'closed' ? 'text-ink-600' : 'text-red-700'}`}
                >
                  <Icon of="clock" size={16} className="shrink-0" />
                  {SILENCE_TEXTS[silence]}
                  {silence === 'escalate-refund' &&
                    refundPesos !== null &&
                    `: ${profilePriceText(refundPesos)}`}
                </span>
              )}
            </span>
            <span className="py-2.5">
              <DossierCardLink to={`/admin/garantias/${id}`}>Ver el caso {caseNumber(id)}</DossierCardLink>
            </span>
          </li>
        ))}
      </ul>
    </DossierCard>
  )
}

/** The licences that the profile names; nobody has checked them. Nothing without any. */
export function LicencesCard({ licences, today }: { licences: readonly Licence[]; today: string }) {
  if (licences.length === 0) return null
  return (
    <DossierCard title="Licencias que declara">
      <ul className="grid gap-3">
        {licences.map(({ tipo, entidad, numero, vence }) => (
          <li key={`${tipo} ${entidad} ${numero}`} className="min-w-0">
            <p className="font-bold wrap-anywhere">{tipo || entidad || 'Licencia'}</p>
            <p className="text-support wrap-anywhere text-ink-600">
              <Dotted
                text={[tipo && entidad, numero && `N.º ${numero}`, vence && `Vence el ${fullDateText(vence)}`]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </p>
            {vence !== '' && vence < today && (
              <p className="mt-1">
                <Badge tone="red" icon="calendar-x">
                  Vencida
                </Badge>
              </p>
            )}
          </li>
        ))}
      </ul>
    </DossierCard>
  )
}
