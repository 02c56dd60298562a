// E-mails and push messages about bookings, written at the moment of sending.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { Booking } from '#bookings/domain/booking.ts'
import {
  goesBy,
  isStillCurrent,
  type QueuedNotification,
  ruleOf,
  ttlOf,
} from '#bookings/domain/notifications.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { type BookingDrafts, bookingEmail } from '#bookings/notifications/booking-emails.server.ts'
import { type BookingPushTexts, bookingPushMessage } from '#bookings/notifications/push-messages.ts'
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

/** Null when the booking changed meanwhile and there is nothing to tell. */
async function findBookingEmail(
  { db, origin, now: clock, drafts, listRescueOptions }: BookingJobTools,
  payload: QueuedNotification,
): Promise<Email | null> {
  const now = clock()
  const kind = payload.news
  if (!goesBy('email', kind)) return null
  const stored = await findBookingForNotification(db, payload.key)
  if (!stored || !isStillCurrent(payload, stored)) return null
  // A technician does not learn where a cancelled visit was to be.
  const isPlaceLeftOut = ruleOf(kind).to === 'technician' && stored.status === 'cancelada'
  const booking = isPlaceLeftOut ? { ...stored, address: '' } : stored
  if (!ruleOf(kind).withOptions) return bookingEmail(drafts, kind, booking, { origin, now })
  const [{ options, trade }, offeredHours] = await Promise.all([
    // Who could not receive the visit does not look for others.
    booking.cannotReason ? { options: [], trade: '' } : listRescueOptions(booking, now),
    listFreeHours(db, booking, now),
  ])
  return bookingEmail(drafts, kind, { ...booking, offeredHours }, { origin, now, options, trade })
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
    const { to, urgent } = ruleOf(kind)
    return {
      uid: to === 'technician' ? booking.technicianId : booking.clientId,
      message: bookingPushMessage(texts, kind, booking, now),
      delivery: deliveryOf({ urgent, until }),
    }
  }
}
