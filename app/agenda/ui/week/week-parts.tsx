import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type HistoryKind, historyPath } from '#agenda/domain/history-filter.ts'
import {
  ARRIVALS_SHOWN_FROM,
  monthOf,
  type NamedEarnings,
  type Period,
  type PeriodEarnings,
  type VisitCounts,
} from '#agenda/domain/week.ts'
import { periodPath } from '#agenda/ui/week/week-head.tsx'
import { cancelledText, lateText, monthRowText, visitCountText } from '#agenda/wording/week.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { profilePriceText } from '#platform/wording/price.ts'
import { PAYMENT_DETAILS_PATH } from '#visits/domain/payment-details.ts'
import { REPUTATION_MIN_REQUESTS } from '#visits/domain/reputation.ts'
import { PAYMENT_DETAILS_TITLE } from '#visits/wording/payment-details.ts'
import { PAYMENT_LABELS } from '#visits/wording/receipt.ts'
import { waitedText } from '#visits/wording/reputation.ts'

interface WeekCardProps {
  id: string
  title: string
  children: ReactNode
}

export function WeekCard({ id, title, children }: WeekCardProps) {
  return (
    <section
      aria-labelledby={id}
      className="overflow-hidden rounded-16 border border-paper-200 bg-white shadow-1"
    >
      <h2
        id={id}
        className="scroll-mt-16 px-4 pt-4 text-lead/6 font-extrabold tracking-[-0.022em] sm:px-6 md:text-20/7"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}

const ROW = 'flex min-h-13 items-center gap-3 px-4 py-2.5 text-label/5 sm:px-6'

interface WeekVisitsProps {
  counts: VisitCounts
  period: Period
}

export function WeekVisits({ counts, period }: WeekVisitsProps) {
  // The list that the row counts; of nothing there is none.
  const listOf = (kind: HistoryKind, count: number) =>
    count > 0 ? historyPath({ kind, stretch: period }) : undefined
  const { done, doneWithoutReceipt, notDone, arrivals, inTime, answers, answerMinutes } = counts
  const cancelled = counts.cancelledByTechnician + counts.cancelledForClient + counts.cancelledOtherwise
  return (
    <WeekCard id="tus-visitas" title="Tus visitas">
      <ul className="mt-1 divide-y divide-paper-200">
        <CountRow
          icon="circle-check"
          colour="text-green-700"
          label="Hechas"
          note={doneWithoutReceipt > 0 ? `${doneWithoutReceipt} sin comprobante` : undefined}
          value={String(done)}
          to={listOf('hechas', done)}
        />
        <CountRow
          icon="circle-x"
          colour="text-red-600"
          label="Canceladas"
          note={cancelledText(counts)}
          value={String(cancelled)}
          to={listOf('canceladas', cancelled)}
        />
        <CountRow
          icon="user-x"
          colour="text-ink-600"
          label="Sin hacerse"
          value={String(notDone)}
          to={listOf('sin-hacerse', notDone)}
        />
        {arrivals >= ARRIVALS_SHOWN_FROM && (
          <CountRow
            icon="clock"
            colour="text-petrol-600"
            label="Llegaste a tiempo"
            note={lateText(counts)}
            value={`${inTime} de ${arrivals}`}
            to={listOf('llegadas', arrivals)}
          />
        )}
        {answers >= REPUTATION_MIN_REQUESTS && answerMinutes !== null && (
          <CountRow
            icon="timer"
            colour="text-petrol-600"
            label="Respondiste en"
            note={`Lo usual en ${answers} solicitudes`}
            value={waitedText(answerMinutes)}
          />
        )}
      </ul>
    </WeekCard>
  )
}

interface CountRowProps {
  icon: IconName
  colour: string
  label: string
  note?: string
  value: string
  to?: string
}

function CountRow({ icon, colour, label, note, value, to }: CountRowProps) {
  const content = (
    <>
      <Icon of={icon} className={`shrink-0 ${colour}`} />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{label}</span>
        {note && <span className="block text-support/5 text-ink-600">{note}</span>}
      </span>
      <strong className="shrink-0 text-17/6 font-extrabold tabular-nums">{value}</strong>
    </>
  )
  return (
    <li>
      {to ? (
        <Link to={to} className={`${ROW} hover:bg-paper-50`}>
          {content}
          <Icon of="chevron-right" size={18} className="shrink-0 text-ink-600" />
        </Link>
      ) : (
        <div className={`${ROW} pr-12 sm:pr-14`}>{content}</div>
      )}
    </li>
  )
}

const BAR = { width: 100, height: 8 } as const

interface WeekMeansProps extends Pick<PeriodEarnings, 'byPayment'> {
  /** What is stored of them, in words. */
  paymentDetails: string
}

/** 'Cómo te pagaron': five means, in parts of the largest; and where the technician wants to be paid. */
export function WeekMeans({ byPayment, paymentDetails }: WeekMeansProps) {
  const most = Math.max(...byPayment.map(({ total }) => total), 1)
  return (
    <WeekCard id="como-te-pagaron" title="Cómo te pagaron">
      <dl className="grid gap-1 px-4 pt-2 pb-4 sm:px-6">
        {byPayment.map(({ payment, total }) => {
          const isOwed = payment === 'aun_no'
          return (
            <div
              key={payment}
              className="grid min-h-9 grid-cols-[6.25rem_1fr_6.5rem] items-center gap-2 text-label"
            >
              <dt
                className={
                  total === 0 ? 'text-ink-600' : isOwed ? 'font-bold text-primary-800' : 'font-semibold'
                }
              >
                {PAYMENT_LABELS[payment]}
              </dt>
              <dd>
                <svg
                  aria-hidden="true"
                  viewBox={`0 0 ${BAR.width} ${BAR.height}`}
                  preserveAspectRatio="none"
                  className="block h-2 w-full overflow-hidden rounded-pill bg-paper-100"
                >
                  <rect
                    width={(total / most) * BAR.width}
                    height={BAR.height}
                    className={isOwed ? 'fill-primary-400' : 'fill-petrol-300'}
                  />
                </svg>
              </dd>
              <dd className={`text-right tabular-nums ${total === 0 ? 'text-ink-600' : 'font-bold'}`}>
                {profilePriceText(total)}
              </dd>
            </div>
          )
        })}
      </dl>
      <Link to={PAYMENT_DETAILS_PATH} className={`${ROW} border-t border-paper-200 hover:bg-paper-50`}>
        <span className="min-w-0 flex-1">
          <span className="block font-bold">{PAYMENT_DETAILS_TITLE}</span>
          <span className="block text-support/5 text-balance text-ink-600 wrap-anywhere">
            {paymentDetails}
          </span>
        </span>
        <Icon of="chevron-right" size={18} className="shrink-0 text-ink-600" />
      </Link>
    </WeekCard>
  )
}

const MONTHS_SHOWN = 3

interface WeekMonthsProps {
  months: readonly NamedEarnings[]
  years: readonly NamedEarnings[]
  today: string
}

/** The months before this one; behind 'Ver más meses' the older ones and the years. */
export function WeekMonths({ months, years, today }: WeekMonthsProps) {
  const before = months.filter(({ name }) => name < today.slice(0, 7))
  if (before.length === 0) return null
  const row = (month: NamedEarnings) => (
    <li key={month.name}>
      <Link to={periodPath(monthOf(month.name))} className={`${ROW} hover:bg-paper-50`}>
        <EarningsRow label={monthRowText(month, today)} earnings={month} />
        <Icon of="chevron-right" size={18} className="shrink-0 text-ink-600" />
      </Link>
    </li>
  )
  return (
    <WeekCard id="meses" title="Meses anteriores">
      <ul className="mt-1 divide-y divide-paper-200">{before.slice(0, MONTHS_SHOWN).map(row)}</ul>
      <details id="mas-meses" className="group/months border-t border-paper-200">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-center text-label font-bold text-petrol-600 hover:underline group-open/months:hidden [&::-webkit-details-marker]:hidden">
          Ver más meses
        </summary>
        <ul className="divide-y divide-paper-200">
          {before.slice(MONTHS_SHOWN).map(row)}
          {years.map(year => (
            <li key={year.name} className={`${ROW} pr-11 sm:pr-13`}>
              <EarningsRow label={`Todo ${year.name}`} earnings={year} />
            </li>
          ))}
        </ul>
      </details>
    </WeekCard>
  )
}

function EarningsRow({ label, earnings }: { label: string; earnings: NamedEarnings }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{label}</span>
        <span className="block text-support/5 text-ink-600">{visitCountText(earnings)}</span>
      </span>
      <strong className="shrink-0 font-bold tabular-nums">{profilePriceText(earnings.total)}</strong>
    </>
  )
}
