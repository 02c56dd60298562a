// 'Tu semana'. Sums of receipts by the day of 'Terminé'; of a visit only the newest receipt counts. Nothing is estimated.
import { addDays, isDate, weekdayOf } from '#platform/domain/time.ts'
import { PAYMENTS, type Payment } from '#visits/domain/receipt.ts'

export interface Period {
  readonly kind: 'week' | 'month'
  /** 'YYYY-MM-DD' */
  readonly from: string
  /** The day after the last. */
  readonly until: string
}

export function weekOf(date: string): Period {
  const from = addDays(date, -weekdayOf(date))
  return { kind: 'week', from, until: addDays(from, 7) }
}

/** 'YYYY-MM' */
export function monthOf(month: string): Period {
  const from = `${month}-01`
  return { kind: 'month', from, until: `${addDays(from, 31).slice(0, 7)}-01` }
}

/** What `?desde=` or `?mes=` names; this week for anything else. */
export function periodFrom(query: URLSearchParams, today: string): Period {
  const [since, month] = [query.get('desde'), query.get('mes')]
  if (since && isDate(since) && weekdayOf(since) === 0 && since <= today) return weekOf(since)
  if (month && isDate(`${month}-01`) && `${month}-01` <= today) return monthOf(month)
  return weekOf(today)
}

/** The one before, and the one after unless that is still to come. */
export function neighboursOf({ kind, from, until }: Period, today: string) {
  const before = kind === 'week' ? weekOf(addDays(from, -7)) : monthOf(addDays(from, -1).slice(0, 7))
  const after = kind === 'week' ? weekOf(until) : monthOf(until.slice(0, 7))
  return { before, after: after.from <= today ? after : null }
}

/** Receipts of one day that were paid in one way. */
export interface DayEarnings {
  readonly day: string
  readonly payment: Payment
  readonly count: number
  readonly total: number
}

export interface Earnings {
  readonly total: number
  readonly count: number
}

const isIn =
  ({ from, until }: Pick<Period, 'from' | 'until'>) =>
  (row: DayEarnings) =>
    row.day >= from && row.day < until

function sumOf(rows: readonly DayEarnings[]): Earnings {
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    count: rows.reduce((sum, { count }) => sum + count, 0),
  }
}

export interface PeriodEarnings extends Earnings {
  /** Of a week: Monday first. Of a month: none. */
  readonly days: readonly { readonly day: string; readonly total: number }[]
  /** Of the same days of the period before; of a whole one, all of it. */
  readonly before: number
  readonly byPayment: readonly { readonly payment: Payment; readonly total: number }[]
}

export function earningsOf(rows: readonly DayEarnings[], period: Period, today: string): PeriodEarnings {
  const inPeriod = rows.filter(isIn(period))
  const { before } = neighboursOf(period, today)
  const isOpen = today < period.until && period.kind === 'week'
  const sameDays = isOpen ? { ...before, until: addDays(today, -6) } : before
  return {
    ...sumOf(inPeriod),
    before: sumOf(rows.filter(isIn(sameDays))).total,
    days:
      period.kind === 'month'
        ? []
        : Array.from({ length: 7 }, (_, index) => {
            const day = addDays(period.from, index)
            return { day, total: sumOf(inPeriod.filter(row => row.day === day)).total }
          }),
    byPayment: PAYMENTS.map(payment => ({
      payment,
      total: sumOf(inPeriod.filter(row => row.payment === payment)).total,
    })),
  }
}

export interface NamedEarnings extends Earnings {
  /** 'YYYY-MM' of a month, 'YYYY' of a year. */
  readonly name: string
}

/** By month (7 letters of a day) or year (4), the newest first. */
function grouped(rows: readonly DayEarnings[], letters: 4 | 7): NamedEarnings[] {
  const names = [...new Set(rows.map(({ day }) => day.slice(0, letters)))].sort().toReversed()
  return names.map(name => ({ name, ...sumOf(rows.filter(({ day }) => day.startsWith(name))) }))
}

export const monthsOf = (rows: readonly DayEarnings[]) => grouped(rows, 7)
export const yearsOf = (rows: readonly DayEarnings[]) => grouped(rows, 4)

// Visits.

/** D63: who says 'Llegué' up to so long after the hour came in time. */
export const IN_TIME_MINUTES = 10
/** Fewer tell nothing. */
export const ARRIVALS_SHOWN_FROM = 3

export interface VisitCounts {
  readonly done: number
  readonly doneWithoutReceipt: number
  /** By the technician. */
  readonly cancelledByTechnician: number
  /** The client could not receive it. */
  readonly cancelledForClient: number
  /** Not answered in time, or by others. */
  readonly cancelledOtherwise: number
  /** Nobody at home, or the technician did not come. */
  readonly notDone: number
  readonly arrivals: number
  readonly inTime: number
  /** Minutes after the hour, of those that were late. */
  readonly lateMinutes: readonly number[]
  /** Of the late ones, those of which the client was told before. */
  readonly lateTold: number
  readonly answers: number
  /** The middle one; null: none. */
  readonly answerMinutes: number | null
}

/** A receipt of which the money is still missing. */
export interface Debt {
  /** The number of the receipt. */
  readonly id: number
  readonly key: number
  readonly clientName: string
  readonly servicio: string
  /** The day of 'Terminé'. */
  readonly day: string
  readonly total: number
  /** Newest first. */
  readonly reminders: readonly Date[]
  readonly isSaidPaid: boolean
  /** The account still exists. */
  readonly canBeReminded: boolean
}

/** One line of the file for the accountant. */
export interface AccountLine {
  readonly day: string
  readonly id: number
  readonly clientName: string
  readonly hecho: string
  readonly total: number
  readonly payment: Payment
}
