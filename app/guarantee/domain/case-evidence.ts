// What an administrator weighs in a case beyond what was written in it: the visit, its money, and what is known of both sides.
import type { Booking } from '#bookings/domain/booking.ts'
import type { TechnicianSilence } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeCase } from '#guarantee/domain/guarantee-case.ts'
import type { Quote } from '#visits/domain/quote.ts'
import type { Receipt } from '#visits/domain/receipt.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'

/** Of each side; their number is told. */
export const OTHER_CASES_SHOWN = 5

export interface OtherCase extends Pick<GuaranteeCase, 'id' | 'step' | 'outcome' | 'openedAt'> {
  readonly servicio: string
  /** Of the technician's: what was let pass last. */
  readonly silence: TechnicianSilence | null
}

export interface SideRecord {
  /** Newest first. */
  readonly cases: readonly OtherCase[]
  /** Also those that are not shown. */
  readonly caseCount: number
  /** Of the technician's, in how many a term was let pass. */
  readonly silentCount: number
  /** Of the technician, the approved reviews; of the client, those that the client wrote. */
  readonly ratings: { readonly average: number; readonly count: number }
}

export interface CaseEvidence {
  readonly visit: Pick<Booking, 'description' | 'servicio' | 'precio'> & {
    /** Ids: of the problem, with the request. */
    readonly photos: readonly string[]
  }
  /** Newest first. */
  readonly receipts: readonly Receipt[]
  readonly quote: Quote | null
  /** What the client said of this visit. */
  readonly review: { readonly rating: number; readonly comentario: string } | null
  readonly messageCount: number
  readonly sides: Readonly<Record<VisitSide, SideRecord>>
}
