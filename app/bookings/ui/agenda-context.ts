import { createContext, type ReactNode, useContext } from 'react'
import type { TechnicianBooking } from '#bookings/domain/booking.ts'

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
  readonly onCancel: (booking: TechnicianBooking) => void
  readonly caseLink: CaseLink
}

const Context = createContext<AgendaContext | null>(null)

export const AgendaProvider = Context.Provider

export function useAgenda(): AgendaContext {
  const agenda = useContext(Context)
  if (!agenda) throw new Error('outside of the agenda')
  return agenda
}
