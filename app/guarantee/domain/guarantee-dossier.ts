// A guarantee case with everything that its page shows.
import type { BookingStatus } from '#bookings/domain/booking.ts'
import type { GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeCase, GuaranteeTurn } from '#guarantee/domain/guarantee-case.ts'
import type { PaidWork, RefundPayment } from '#guarantee/domain/refund.ts'

export interface GuaranteeEvent {
  readonly id: number
  readonly at: Date
  readonly kind: GuaranteeAct
  /** Null: the clock. */
  readonly by: GuaranteeTurn | null
  readonly actorName: string
  readonly text: string
  /** Of an offered refund, as it was typed before amounts were numbers. */
  readonly amount: string
  /** The money that is owed since then. */
  readonly pesos: number | null
  /** How and when it was returned. */
  readonly payment: RefundPayment | null
  /** Ids; each is served at problemPhotoPath(id). */
  readonly photos: readonly string[]
}

export interface GuaranteeDossier extends GuaranteeCase {
  readonly technicianName: string
  readonly technicianFotoURL: string | null
  readonly clientName: string
  readonly visit: { readonly date: string; readonly start: string; readonly servicio: string }
  /** The visit that repeats the work. */
  readonly repeat: {
    readonly date: string
    readonly start: string
    readonly status: BookingStatus
  } | null
  /** Of a client who deleted the account with money owed, until it is erased. */
  readonly clientReach: { readonly email: string; readonly phone: string } | null
  /** What was paid for the work. */
  readonly paid: PaidWork
  /** Oldest first. */
  readonly events: readonly GuaranteeEvent[]
}

/** What an e-mail or a push message about an event is made of. */
export interface GuaranteeNotificationContent {
  readonly dossier: GuaranteeDossier
  readonly event: GuaranteeEvent
  readonly reader: GuaranteeReader
  /** It was told before: the time is nearly over. */
  readonly isReminder: boolean
}

export interface GuaranteeNotification extends GuaranteeNotificationContent {
  readonly recipient: { readonly name: string; readonly email: string }
}

/** The parts of the administrators' list, in its order: those that wait for them, other open ones, closed ones. */
export const GUARANTEE_GROUPS = ['deciding', 'running', 'closed'] as const
export type GuaranteeGroup = (typeof GUARANTEE_GROUPS)[number]

/** A row of the administrators' list. */
export interface GuaranteeRow
  extends Pick<GuaranteeCase, 'id' | 'step' | 'stepAt' | 'dueAt' | 'outcome' | 'closedAt'> {
  readonly group: GuaranteeGroup
  readonly technicianName: string
  readonly technicianFotoURL: string | null
  readonly clientName: string
  readonly servicio: string
  /** 'YYYY-MM-DD': of the visit that repeats the work. */
  readonly repeatDate: string | null
}

/** A case in the list of the side that it waits for. */
export interface WaitingCase
  extends Pick<GuaranteeCase, 'id' | 'reservaKey' | 'step' | 'dueAt' | 'refundPesos'> {
  readonly technicianName: string
  readonly clientName: string
}

/** Who reads. */
export type GuaranteeReader = GuaranteeTurn

/** The latest event that moved the case. */
export function lastMove({ events }: Pick<GuaranteeDossier, 'events'>): GuaranteeEvent | undefined {
  return events.findLast(({ kind }) => kind !== 'message')
}

/** '0418' */
export function caseNumber(id: number): string {
  return String(id).padStart(4, '0')
}

export function adminCasePath(id: number): string {
  return `/admin/garantias/${id}`
}
