// Section 4, notifications: what people are told about a booking. E-mails, push messages, jobs, SQL and tests follow from
// this table.
import {
  type BookingStatus,
  type CancelReason,
  isGuaranteeVisit,
  type NotifiedBooking,
  OPEN_STATUSES,
} from '#bookings/domain/booking.ts'
import { type Channel, EVERYWHERE, type Notification } from '#platform/domain/notification.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'

type Condition = (booking: Pick<NotifiedBooking, 'isReviewed' | 'cannotAt' | 'outcome'>) => boolean

/** `until` may be the start of the visit. */
interface NotificationRule extends Notification<'visit' | number> {
  readonly to: 'technician' | 'client'
  /** Sent only while the booking has one of these. */
  readonly statuses: readonly BookingStatus[]
  /** The page of the visit. Who lost a visit finds others in the list. */
  readonly opens: 'visit' | 'list'
  /** Of a cancelled one: why. */
  readonly reasons?: readonly CancelReason[]
  /** Due by the clock, once per booking. */
  readonly reminder?: true
  /** The e-mail names others who can go. */
  readonly withOptions?: true
  /** Of a visit by guarantee: its case tells it and leads to another hour. */
  readonly toldByCase?: true
  /** Sent only while this holds. */
  readonly onlyIf?: Condition
}

/** Of a contested visit nobody knows whether it took place. */
const mayBeReviewed: Condition = ({ isReviewed, outcome }) => !isReviewed && outcome !== 'contested'
/** Nobody is there before the hour. */
const isToCome: Condition = ({ outcome }) => outcome === 'open'
const cannotReceive: Condition = booking => isToCome(booking) && booking.cannotAt !== null
const canReceive: Condition = booking => isToCome(booking) && booking.cannotAt === null

/** One side was blocked or deleted. */
const WITHDRAWN: readonly CancelReason[] = ['moderacion', 'cuenta_eliminada']

// The names are stored in jobs, Message-IDs and `reserva_avisos`: do not rename them.
// biome-ignore format: it is read as a table.
export const NOTIFICATIONS = {
  requested:              { to: 'technician', statuses: ['solicitada'], channels: EVERYWHERE, urgent: true, until: 'visit', opens: 'visit' },
  /** D62: booked and confirmed at once. */
  booked:                 { to: 'technician', statuses: ['confirmada'], channels: EVERYWHERE, urgent: true, until: 'visit', opens: 'visit' },
  /** The technician has not answered and half of the time is over. */
  unanswered:             { to: 'technician', statuses: ['solicitada'], channels: EVERYWHERE, urgent: true, until: 'visit', opens: 'visit', reminder: true },
  /** The client completed the address of a visit. */
  'address-completed':    { to: 'technician', statuses: OPEN_STATUSES, channels: EVERYWHERE, urgent: false, until: 'visit', opens: 'visit' },
  /** D59: the client cannot receive the visit; then, that it can be received after all. */
  'cannot-receive':       { to: 'technician', statuses: OPEN_STATUSES, channels: EVERYWHERE, urgent: true, until: 'visit', opens: 'visit', onlyIf: cannotReceive },
  'can-receive':          { to: 'technician', statuses: OPEN_STATUSES, channels: EVERYWHERE, urgent: false, until: 'visit', opens: 'visit', onlyIf: canReceive },
  /** D61: the client booked an hour that the technician had offered. */
  'offer-taken':          { to: 'technician', statuses: ['confirmada'], channels: EVERYWHERE, urgent: false, until: 'visit', opens: 'visit' },
  /** D66: the client chose the hour of work that was agreed. */
  'quote-booked':         { to: 'technician', statuses: ['confirmada'], channels: EVERYWHERE, urgent: true, until: 'visit', opens: 'visit' },
  /** D77: the client chose the hour of a repeat by guarantee. */
  'repeat-booked':        { to: 'technician', statuses: ['confirmada'], channels: EVERYWHERE, urgent: true, until: 'visit', opens: 'visit' },
  /** D60: the time to answer is over; then, that the client booked somebody else. */
  overdue:                { to: 'client', statuses: ['solicitada'], channels: EVERYWHERE, urgent: false, until: 'visit', opens: 'list', reminder: true, withOptions: true },
  replaced:               { to: 'technician', statuses: ['cancelada'], reasons: ['reemplazada'], channels: EVERYWHERE, urgent: false, until: DAY_MS, opens: 'list' },
  confirmada:             { to: 'client', statuses: ['confirmada'], channels: EVERYWHERE, urgent: false, until: 'visit', opens: 'visit' },
  tomorrow:               { to: 'client', statuses: ['confirmada'], channels: EVERYWHERE, urgent: false, until: 'visit', opens: 'visit', reminder: true, onlyIf: isToCome },
  soon:                   { to: 'client', statuses: ['confirmada'], channels: EVERYWHERE, urgent: true, until: 'visit', opens: 'visit', reminder: true, onlyIf: isToCome },
  /** The hour to set out, to whom WhatsApp brings it: there it can be answered. */
  'set-out':              { to: 'technician', statuses: ['confirmada'], channels: ['whatsapp'], urgent: true, until: 15 * MINUTE_MS, opens: 'visit', reminder: true, onlyIf: canReceive },
  /** The client is asked whether the technician came, as the page asks; in the chat it can be answered. */
  'whether-came':         { to: 'client', statuses: ['confirmada', 'completada'], channels: ['whatsapp'], urgent: true, until: HOUR_MS, opens: 'visit', reminder: true, onlyIf: isToCome },
  /** The day after a completed visit without a review. */
  rate:                   { to: 'client', statuses: ['completada'], channels: EVERYWHERE, urgent: false, until: DAY_MS, opens: 'visit', reminder: true, onlyIf: mayBeReviewed },
  cancelada:              { to: 'client', statuses: ['cancelada'], reasons: ['tecnico', 'cliente'], channels: EVERYWHERE, urgent: false, until: DAY_MS, opens: 'list', withOptions: true, toldByCase: true },
  expired:                { to: 'client', statuses: ['cancelada'], reasons: ['sin_respuesta'], channels: EVERYWHERE, urgent: false, until: DAY_MS, opens: 'list', withOptions: true, toldByCase: true },
  /** D65: the visit did not happen. */
  'not-done':             { to: 'client', statuses: ['cancelada'], reasons: ['no_llego'], channels: EVERYWHERE, urgent: true, until: DAY_MS, opens: 'list', withOptions: true, toldByCase: true },
  'not-done-technician':  { to: 'technician', statuses: ['cancelada'], reasons: ['no_llego'], channels: EVERYWHERE, urgent: false, until: DAY_MS, opens: 'visit' },
  'nobody-home':          { to: 'client', statuses: ['cancelada'], reasons: ['nadie'], channels: EVERYWHERE, urgent: false, until: DAY_MS, opens: 'visit', toldByCase: true },
  /** Cancelled because that side was blocked or deleted; the other side is notified. */
  'technician-withdrawn': { to: 'client', statuses: ['cancelada'], reasons: WITHDRAWN, channels: EVERYWHERE, urgent: false, until: DAY_MS, opens: 'list', withOptions: true, toldByCase: true },
  'client-withdrawn':     { to: 'technician', statuses: ['cancelada'], reasons: WITHDRAWN, channels: EVERYWHERE, urgent: false, until: DAY_MS, opens: 'list' },
} as const satisfies Record<string, NotificationRule>

type Rules = typeof NOTIFICATIONS
export type BookingNotification = keyof Rules

/** The notifications that go by this channel. */
export type NotifiedBy<Way extends Channel> = {
  [Kind in BookingNotification]: Way extends Rules[Kind]['channels'][number] ? Kind : never
}[BookingNotification]

export type Reminder = {
  [Kind in BookingNotification]: Rules[Kind] extends { reminder: true } ? Kind : never
}[BookingNotification]

/** Reminders of a confirmed visit, before it begins. */
export const TOMORROW_MS = DAY_MS
export const SOON_MS = 2 * HOUR_MS
/** The technician is told an hour before, or not at all. */
export const SET_OUT_MS = { before: HOUR_MS, until: 45 * MINUTE_MS } as const
/** A request without an answer is mentioned again when this part of the time to answer is over. */
export const ANSWER_REMINDER_PART = 0.5

export function ruleOf(kind: BookingNotification): NotificationRule {
  return NOTIFICATIONS[kind]
}

/** A job may wait since a version that sent it by this channel. */
export function goesBy<Way extends Channel>(
  channel: Way,
  kind: BookingNotification,
): kind is NotifiedBy<Way> {
  return ruleOf(kind).channels.includes(channel)
}

/** What a queued message is about. */
export interface QueuedNotification {
  readonly key: number
  readonly news: BookingNotification
  /** The act of moderation: sent only while it stands. */
  readonly line?: number
  /** The answer to the request, in ms: sent only while it stands. */
  readonly answeredAt?: number
}

/** False when the booking changed while the message was queued: it is not sent. */
export function isStillCurrent(
  { news: kind, line, answeredAt }: Omit<QueuedNotification, 'key'>,
  booking: Pick<
    NotifiedBooking,
    | 'status'
    | 'cancelReason'
    | 'outcome'
    | 'isReviewed'
    | 'withdrawnBy'
    | 'answeredAt'
    | 'precio'
    | 'cannotAt'
  >,
): boolean {
  const { statuses, reasons, toldByCase, onlyIf } = ruleOf(kind)
  const { cancelReason } = booking
  if (line !== undefined && line !== booking.withdrawnBy) return false
  if (answeredAt !== undefined && answeredAt !== booking.answeredAt?.getTime()) return false
  if (reasons && !(cancelReason && reasons.includes(cancelReason))) return false
  if (toldByCase && isGuaranteeVisit(booking)) return false
  return statuses.includes(booking.status) && (onlyIf?.(booking) ?? true)
}

/** For how many milliseconds it is worth telling; 0 or less: not any more. */
export function ttlOf(
  kind: BookingNotification,
  { scheduledAt }: Pick<NotifiedBooking, 'scheduledAt'>,
  now: Date,
): number {
  const { until } = ruleOf(kind)
  return until === 'visit' ? scheduledAt.getTime() - now.getTime() : until
}
