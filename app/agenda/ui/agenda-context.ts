import { createContext, type ReactNode, useContext } from 'react'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'

/** The guarantee case of a visit, if it has one. `muted` is the colour of quiet text on the card. */
export type CaseLink = (booking: TechnicianBooking, muted: string) => ReactNode

export interface AgendaContext {
  readonly now: Date
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly today: string
  /** For the ready messages. */
  readonly technicianName: string
  /** Bookings whose status changed while the page was open. */
  readonly changed: ReadonlySet<number>
  /** Opens the dialog. */
  readonly onCancel: (booking: TechnicianBooking) => void
  /** An answer is being sent: the page stays as it is for a moment. */
  readonly onSend: (booking: TechnicianBooking) => void
  /** The booking whose answer was sent a moment ago. */
  readonly sending: number | null
  /** What became of a booking that was answered on this page; null for the others. */
  readonly answerTo: (booking: TechnicianBooking) => ShownAnswer | null
  /** Why an answer was refused. */
  readonly failure: string | null
  readonly onFailureRead: () => void
  readonly caseLink: CaseLink
}

export interface ShownAnswer {
  readonly status: BookingStatus
  /** On the clock of performance.now(). */
  readonly sentAtMs: number
}

const Context = createContext<AgendaContext | null>(null)

export const AgendaProvider = Context.Provider

export function useAgenda(): AgendaContext {
  const agenda = useContext(Context)
  if (!agenda) throw new Error('outside of the agenda')
  return agenda
}
