// D72: works of a client that are within the term of their guarantee, and which of them a new booking is asked about first.
import type { Booking } from '#bookings/domain/booking.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import type { VisitCase } from '#visits/domain/listed-visit.ts'
import type { Receipt } from '#visits/domain/receipt.ts'

export interface CoveredWork
  extends Pick<Booking, 'key' | 'technicianId' | 'technicianName' | 'date' | 'servicio'> {
  /** D67: of the visit; null: none is known. */
  readonly trade: string | null
  /** The newest; null: the technician sent none. `isOwed` until the client says that it is paid. */
  readonly receipt: (Pick<Receipt, 'id' | 'total' | 'lines'> & { readonly isOwed: boolean }) | null
  /** The last day on which a case can be opened here, 'YYYY-MM-DD'. */
  readonly until: string
  /** Its open case. */
  readonly openCase: VisitCase | null
}

export interface WishedVisit {
  readonly technicianId: string
  /** What is sought; empty where nothing says it. */
  readonly trades: readonly (SpecialtyLabel | string)[]
}

/** The works that may be what fails now, the newest first: of the same technician and trade, without a case of their own. */
export function worksToAskAbout(
  works: readonly CoveredWork[],
  { technicianId, trades }: WishedVisit,
): CoveredWork[] {
  const isOfTrade = ({ trade }: CoveredWork) =>
    trade === null || trades.length === 0 || trades.includes(trade)
  return works
    .filter(work => work.technicianId === technicianId && work.openCase === null && isOfTrade(work))
    .toSorted(newestFirst)
}

const newestFirst = (a: CoveredWork, b: CoveredWork) => b.date.localeCompare(a.date) || b.key - a.key

/** For a search: the works of one of the trades that it means, whoever did them; the newest first. */
export function worksOfTrades(works: readonly CoveredWork[], trades: readonly string[]): CoveredWork[] {
  return works
    .filter(({ openCase, trade }) => openCase === null && trade !== null && trades.includes(trade))
    .toSorted(newestFirst)
}
