// E-mails, push messages and messages by WhatsApp about bookings, written at the moment of sending.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { FindWhatsapp } from '#accounts/jobs/send-whatsapp.server.ts'
import type { Booking } from '#bookings/domain/booking.ts'
import {
  type BookingNotification,
  goesBy,
  isStillCurrent,
  type NotifiedBy,
  type QueuedNotification,
  ruleOf,
  ttlOf,
} from '#bookings/domain/notifications.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { type BookingDrafts, bookingEmail } from '#bookings/notifications/booking-emails.server.ts'
import { type BookingPushTexts, bookingPushMessage } from '#bookings/notifications/push-messages.ts'
import {
  type BookingWhatsappTexts,
  bookingWhatsappMessage,
} from '#bookings/notifications/whatsapp-messages.ts'
import { findBookingForNotification, listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import { type DueReminders, notifyDue } from '#bookings/persistence/notifications.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import {
  emailJob,
  type JobHandlers,
  type JobTools,
  type MinuteTools,
} from '#platform/jobs/job-handlers.server.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    'send-booking-mail': QueuedNotification
    /** Every minute. */
    'settle-bookings': unknown
  }
}

declare module '#accounts/jobs/send-push.server.ts' {
  interface PushPayloads {
    key: QueuedNotification
  }
}

export interface BookingJobTools extends JobTools {
  /** Of every subject. */
  readonly drafts: BookingDrafts
  /** Who else can go: known above this subject. */
  readonly listRescueOptions: (
    booking: Booking,
    now: Date,
  ) => Promise<{ readonly options: readonly RescueOption[]; readonly trade: string }>
}

export function bookingJobs(tools: BookingJobTools) {
  return {
    'send-booking-mail': emailJob(tools, payload => findBookingEmail(tools, payload)),
  } satisfies Partial<JobHandlers<JobName>>
}

/** Every minute. */
export async function settleVisits({ db, now }: MinuteTools): Promise<void> {
  await settleBookings(db, now())
}

/** Every minute. `due` are those of every subject. */
export function reminderWork(due: DueReminders) {
  return async ({ db, now }: MinuteTools): Promise<void> => {
    await notifyDue(db, due, now())
  }
}

async function findBookingEmail(tools: BookingJobTools, payload: QueuedNotification): Promise<Email | null> {
  const { origin, drafts } = tools
  const kind = payload.news
  if (!goesBy('email', kind)) return null
  const now = tools.now()
  const told = await findTold(tools, payload, now)
  if (!told) return null
  const { booking, ...others } = told
  return bookingEmail(drafts, kind, booking, { origin, now, ...others })
}

/** Null when the booking changed meanwhile and there is nothing to tell. */
async function findTold(
  { db, listRescueOptions }: { readonly db: Db } & Pick<BookingJobTools, 'listRescueOptions'>,
  payload: QueuedNotification,
  now: Date,
) {
  const kind = payload.news
  const stored = await findBookingForNotification(db, payload.key)
  if (!stored || !isStillCurrent(payload, stored)) return null
  // A technician does not learn where a cancelled visit was to be.
  const isPlaceLeftOut = ruleOf(kind).to === 'technician' && stored.status === 'cancelada'
  const booking = isPlaceLeftOut ? { ...stored, address: '' } : stored
  if (!ruleOf(kind).withOptions) return { booking }
  const [others, offeredHours] = await Promise.all([
    // Who could not receive the visit does not look for others.
    booking.cannotReason ? { options: [], trade: '' } : listRescueOptions(booking, now),
    listFreeHours(db, booking, now),
  ])
  return { booking: { ...booking, offeredHours }, options: others.options, trade: others.trade }
}

/** The offered hours that nobody has booked since. */
async function listFreeHours(
  db: Db,
  { technicianId, offeredHours }: { technicianId: string; offeredHours: readonly Date[] },
  now: Date,
): Promise<Date[]> {
  const last = Math.max(...offeredHours.map(Number))
  if (!(last > now.getTime())) return []
  const taken = await listTakenHours(db, technicianId, { from: now, until: new Date(last + MINUTE_MS) })
  const takenMs = new Set(taken.map(Number))
  return offeredHours.filter(hour => !takenMs.has(hour.getTime()))
}

/** `texts` are those of every subject. */
export function bookingPushFinder(texts: BookingPushTexts): FindPush<PushPayloads['key']> {
  return async (db, payload, { now }) => {
    const { news: kind, key } = payload
    if (!goesBy('push', kind)) return null
    const booking = await findBookingForNotification(db, key)
    const until = booking ? ttlOf(kind, booking, now) : 0
    if (!booking || !isStillCurrent(payload, booking) || until <= 0) return null
    const { urgent } = ruleOf(kind)
    return {
      uid: recipientOf(kind, booking),
      message: bookingPushMessage(texts, kind, booking, now),
      delivery: deliveryOf({ urgent, until }),
    }
  }
}

interface WhatsappTools extends Pick<BookingJobTools, 'listRescueOptions'> {
  /** Of every subject. */
  readonly texts: BookingWhatsappTexts
  /** What the booking alone does not say: whether a kind is still to be told. */
  readonly stillTold: StillTold
}

export type StillTold = Partial<
  Record<NotifiedBy<'whatsapp'>, (db: Db, key: number, now: Date) => Promise<boolean>>
>

export function bookingWhatsappFinder({
  texts,
  stillTold,
  listRescueOptions,
}: WhatsappTools): FindWhatsapp<PushPayloads['key']> {
  return async (db, payload, { uid, now }) => {
    const { news: kind, key } = payload
    if (!goesBy('whatsapp', kind)) return null
    const told = await findTold({ db, listRescueOptions }, payload, now)
    if (!told || uid !== recipientOf(kind, told.booking)) return null
    const { booking, options } = told
    const ttl = ttlOf(kind, booking, now)
    if (ttl <= 0 || (await stillTold[kind]?.(db, key, now)) === false) return null
    const message = bookingWhatsappMessage(texts, kind, booking, { now, ...(options && { options }) })
    return { message, until: new Date(now.getTime() + ttl) }
  }
}

const recipientOf = (kind: BookingNotification, { technicianId, clientId }: Booking) =>
  ruleOf(kind).to === 'technician' ? technicianId : clientId
