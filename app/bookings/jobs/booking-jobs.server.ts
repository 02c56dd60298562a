// E-mails and push messages about visits, written at the moment of sending, and what the clock does to visits.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { Booking, BookingNews, BookingNotification } from '#bookings/domain/booking.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { bookingEmail, isStillCurrent } from '#bookings/notifications/booking-emails.server.ts'
import { bookingPushMessage, PUSH_RECIPIENTS } from '#bookings/notifications/push-messages.ts'
import { findBookingForNotification, listTakenHours } from '#bookings/persistence/bookings.server.ts'
import {
  remindOfBookings,
  remindOfRequests,
  requestRatings,
  settleBookings,
  tellOfOverdueRequests,
} from '#bookings/persistence/due-bookings.server.ts'
import { DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'
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
    'send-booking-mail': BookingNews
    /** Every minute. */
    'settle-bookings': unknown
  }
}

declare module '#accounts/jobs/send-push.server.ts' {
  interface PushPayloads {
    key: BookingNews
  }
}

export interface BookingJobTools extends JobTools {
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

/** Every minute. */
export async function remindOfVisits({ db, now }: MinuteTools): Promise<void> {
  await remindOfBookings(db, now())
  await remindOfRequests(db, now())
  await tellOfOverdueRequests(db, now())
  await requestRatings(db, now())
}

/** E-mails about a visit that will not happen name others who can go. */
const WITH_OPTIONS: ReadonlySet<BookingNotification> = new Set([
  'expired',
  'overdue',
  'cancelada',
  'technician-withdrawn',
])

/** Null when the booking changed meanwhile and there is nothing to tell. */
async function findBookingEmail(
  { db, origin, now: clock, listRescueOptions }: BookingJobTools,
  payload: BookingNews,
): Promise<Email | null> {
  const now = clock()
  const notice = payload.news
  const booking = await findBookingForNotification(db, payload.key)
  if (!booking || !isStillCurrent(payload, booking)) return null
  if (!WITH_OPTIONS.has(notice)) return bookingEmail(notice, booking, { origin, now })
  const [{ options, trade }, offeredHours] = await Promise.all([
    // Who could not receive the visit does not look for others.
    booking.cannotReason ? { options: [], trade: '' } : listRescueOptions(booking, now),
    listFreeHours(db, booking, now),
  ])
  return bookingEmail(notice, { ...booking, offeredHours }, { origin, now, options, trade })
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

const URGENT: readonly BookingNotification[] = ['requested', 'booked', 'unanswered', 'cannot-receive', 'soon']
/** Worthless once the visit has begun. */
const UNTIL_THE_VISIT: readonly BookingNotification[] = [
  'requested',
  'booked',
  'unanswered',
  'confirmada',
  'address-completed',
  'cannot-receive',
  'can-receive',
  'overdue',
  'offer-taken',
  'tomorrow',
  'soon',
]

export const findBookingPush: FindPush<PushPayloads['key']> = async (db, payload, { now }) => {
  const { news } = payload
  const booking = await findBookingForNotification(db, payload.key)
  const ttlMs = booking ? ttlOf(news, booking, now) : 0
  if (!booking || !isStillCurrent(payload, booking) || ttlMs <= 0) return null
  return {
    uid: PUSH_RECIPIENTS[news] === 'technician' ? booking.technicianId : booking.clientId,
    message: bookingPushMessage(news, booking, now),
    delivery: { ttlMs, urgency: URGENT.includes(news) ? 'high' : 'normal' },
  }
}

function ttlOf(news: BookingNotification, { scheduledAt }: Booking, now: Date): number {
  return UNTIL_THE_VISIT.includes(news) ? scheduledAt.getTime() - now.getTime() : DAY_MS
}
