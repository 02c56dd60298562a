// Demo reports, open and decided, of profiles, reviews and visits; and one client whom the demo technician does not accept.
import { z } from 'zod'
import { DEMO_CLIENT, DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { endOf } from '#database/demo/booked-slots.ts'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import type { DemoPeople } from '#database/demo/bookings/place-handwritten.ts'
import data from '#database/demo/trust/reports.json' with { type: 'json' }
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import {
  REPORT_DECISIONS,
  REPORT_REASONS,
  type ReportReason,
  type ReportStatus,
} from '#reports/domain/report.ts'
import type { ReportTarget } from '#reports/domain/report-paths.ts'
import { DISMISSED_ANSWER } from '#reports/wording/reports.ts'
import { bookingId } from '#technicians/domain/slot.ts'

const TEXT = z.string().min(1)
const REPORT = {
  reason: z.enum(REPORT_REASONS),
  details: z.string(),
  hoursAgo: z.int().optional(),
  /** Without an answer: the usual one of a dismissal. */
  decision: z
    .strictObject({
      status: z.enum(REPORT_DECISIONS),
      answer: TEXT.default(DISMISSED_ANSWER),
      hoursLater: z.int(),
    })
    .optional(),
}
const PROFILE_REPORT = z.strictObject({
  ...REPORT,
  target: z.literal('technician'),
  reporter: TEXT,
  subject: TEXT,
})
const VISIT_REPORT = z.strictObject({
  ...REPORT,
  target: z.enum(['booking', 'review']),
  visit: z.enum(['latest-of-demo-client', 'first-of-demo-technician', 'with-harsh-review']),
  reporter: z.enum(['client', 'technician']),
  /** Instead of `hoursAgo`, and at least an hour ago. */
  hoursAfterVisit: z.int().optional(),
})
const DATA = z
  .strictObject({
    reports: z.array(z.discriminatedUnion('target', [PROFILE_REPORT, VISIT_REPORT])),
    clientBlocks: z.array(z.strictObject({ technician: TEXT, client: TEXT, daysAgo: z.int() })),
  })
  .parse(data)

type Entry = (typeof DATA)['reports'][number]
type VisitName = z.infer<typeof VISIT_REPORT>['visit']

export interface DemoReport {
  readonly reporterId: string
  readonly subjectId: string
  readonly targetKind: ReportTarget
  /** The booking of a reported visit or review, which has no key yet. */
  readonly bookingId: string | null
  readonly reason: ReportReason
  readonly details: string
  readonly status: ReportStatus
  readonly answer: string
  readonly decidedAt: Date | null
  readonly createdAt: Date
}

/** A completed booking id is unique; $2 is the administrator who decided. */
export const INSERT_REPORTS = `
  with inserted as (
    insert into reports ("reporterId", "subjectId", "targetKind", "targetId", reason, details, status, answer,
      "decidedBy", "decidedAt", "createdAt")
    select "reporterId", "subjectId", "targetKind",
      case "targetKind" when 'technician' then "subjectId" when 'booking' then reservas.key::text
        else (select id::text from reviews_public where "reservaKey" = reservas.key) end,
      reason, details, row.status, row.answer, case when row.status <> 'open' then $2::text end, "decidedAt", row."createdAt"
    from jsonb_to_recordset($1::jsonb) as row ("reporterId" text, "subjectId" text, "targetKind" text, "bookingId" text,
      reason text, details text, status text, answer text, "decidedAt" timestamptz, "createdAt" timestamptz)
    left join reservas on reservas.id = row."bookingId" and reservas.status = 'completada'
    order by row."createdAt"
    returning *
  )
  insert into moderation_trail (at, "actorUid", act, "targetKind", "targetId", before, after, reason)
  select "decidedAt", "decidedBy", case status when 'acted' then 'act-on-report' else 'dismiss-report' end, 'report', id::text,
    jsonb_build_object('status', 'open'), jsonb_build_object('status', status, 'subjectId', "subjectId"), answer
  from inserted where status <> 'open' order by "decidedAt"`

export const INSERT_CLIENT_BLOCKS = `
  insert into client_blocks ("technicianId", "clientId", "createdAt")
  select "technicianId", "clientId", "createdAt"
  from jsonb_to_recordset($1::jsonb) as row ("technicianId" text, "clientId" text, "createdAt" timestamptz)`

export function clientBlockRows({ technicians, clients }: DemoPeople, now: Date) {
  return DATA.clientBlocks.map(({ technician, client, daysAgo }) => ({
    technicianId: idOf(technicians, technician),
    clientId: idOf(clients, client),
    createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
  }))
}

/** A report of a visit that nobody made is left out. */
export function reportRows(people: DemoPeople, bookings: readonly DemoBooking[], now: Date): DemoReport[] {
  const visits = visitsAmong(bookings)
  return DATA.reports.flatMap(entry => {
    if (entry.target === 'technician') {
      const reporterId = idOf(people.clients, entry.reporter)
      const subjectId = idOf(people.technicians, entry.subject)
      return reportRow(entry, { reporterId, subjectId, bookingId: null }, hoursBefore(now, entry.hoursAgo))
    }
    const visit = visits[entry.visit]
    if (!visit) return []
    const { client, technician, slot } = visit
    const [reporter, subject] = entry.reporter === 'client' ? [client, technician] : [technician, client]
    const createdAt =
      entry.hoursAfterVisit === undefined
        ? hoursBefore(now, entry.hoursAgo)
        : Math.min(endOf(slot).getTime() + entry.hoursAfterVisit * HOUR_MS, hoursBefore(now, 1))
    const about = {
      reporterId: reporter.uid,
      subjectId: subject.uid,
      bookingId: bookingId(technician.uid, slot),
    }
    return reportRow(entry, about, createdAt)
  })
}

function visitsAmong(bookings: readonly DemoBooking[]): Record<VisitName, DemoBooking | undefined> {
  const completed = bookings.filter(({ status }) => status === 'completada')
  return {
    'latest-of-demo-client': completed
      .filter(({ client }) => client.email === DEMO_CLIENT.email)
      .toSorted((one, other) => endOf(one.slot).getTime() - endOf(other.slot).getTime())
      .at(-1),
    'first-of-demo-technician': completed.find(
      ({ technician }) => technician.email === DEMO_TECHNICIAN.email,
    ),
    'with-harsh-review': completed.find(({ review }) => review?.aprobada && review.rating <= 2),
  }
}

function reportRow(
  { target, reason, details, decision }: Entry,
  about: Pick<DemoReport, 'reporterId' | 'subjectId' | 'bookingId'>,
  createdAt: number,
): DemoReport {
  return {
    ...about,
    targetKind: target,
    reason,
    details,
    status: decision?.status ?? 'open',
    answer: decision?.answer ?? '',
    decidedAt: decision ? new Date(createdAt + decision.hoursLater * HOUR_MS) : null,
    createdAt: new Date(createdAt),
  }
}

const hoursBefore = (now: Date, hours = 0) => now.getTime() - hours * HOUR_MS

function idOf(people: readonly { uid: string; name?: string; nombre?: string }[], name: string): string {
  const found = people.find(person => (person.nombre ?? person.name) === name)
  if (!found) throw new Error(`No demo person is called ${name}`)
  return found.uid
}
