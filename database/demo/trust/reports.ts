// Demo reports, open and decided, of profiles, reviews and visits; and one client whom the demo technician does not accept.

import { DEMO_CLIENT, DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { endOf } from '#database/demo/booked-slots.ts'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import type { DemoPeople } from '#database/demo/bookings/place-handwritten.ts'
import type { ReportTarget } from '#platform/domain/report-paths.ts'
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import type { ReportReason, ReportStatus } from '#reports/domain/report.ts'
import { DISMISSED_ANSWER } from '#reports/wording/reports.ts'
import { bookingId } from '#technicians/domain/slot.ts'

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

/** Asked for three times without being at home, as the story goes. */
const BLOCKED_CLIENT = 'Martha Lucía Baquero'

export function clientBlockRows({ technicians, clients }: DemoPeople, now: Date) {
  return [
    {
      technicianId: idOf(technicians, DEMO_TECHNICIAN.name),
      clientId: idOf(clients, BLOCKED_CLIENT),
      createdAt: new Date(now.getTime() - 8 * DAY_MS),
    },
  ]
}

export function reportRows(
  { technicians, clients }: DemoPeople,
  bookings: readonly DemoBooking[],
  now: Date,
): DemoReport[] {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const open = { status: 'open', answer: '', decidedAt: null } as const
  const profile = (reporter: string, subject: string) => ({
    reporterId: idOf(clients, reporter),
    subjectId: idOf(technicians, subject),
    targetKind: 'technician' as const,
    bookingId: null,
  })
  const completed = bookings.filter(({ status }) => status === 'completada')
  const visit = completed
    .filter(({ client }) => client.email === DEMO_CLIENT.email)
    .toSorted((one, other) => endOf(one.slot).getTime() - endOf(other.slot).getTime())
    .at(-1)
  const harshReview = completed.find(({ review }) => review?.aprobada && review.rating <= 2)
  const missed = completed.find(({ technician }) => technician.email === DEMO_TECHNICIAN.email)
  return [
    {
      ...profile('Nicolás Bernal', 'Hernando Sarmiento'),
      ...open,
      reason: 'false-information',
      details: 'Dice que tiene matrícula vigente, pero cuando se la pedí no me la quiso mostrar.',
      createdAt: hoursAgo(52),
    },
    {
      ...profile('Gonzalo Umaña', 'Hernando Sarmiento'),
      ...open,
      reason: 'unsafe',
      details: 'Me pidió la mitad por adelantado a una cuenta de otra persona.',
      createdAt: hoursAgo(20),
    },
    ...(visit
      ? [
          {
            reporterId: visit.client.uid,
            subjectId: visit.technician.uid,
            targetKind: 'booking' as const,
            bookingId: bookingId(visit.technician.uid, visit.slot),
            ...open,
            reason: 'price' as const,
            details: 'Quedamos en un precio y al final me cobró más por el desplazamiento.',
            createdAt: new Date(Math.min(endOf(visit.slot).getTime() + 3 * HOUR_MS, now.getTime() - HOUR_MS)),
          },
        ]
      : []),
    ...(harshReview
      ? [
          {
            reporterId: harshReview.technician.uid,
            subjectId: harshReview.client.uid,
            targetKind: 'review' as const,
            bookingId: bookingId(harshReview.technician.uid, harshReview.slot),
            ...open,
            reason: 'false-information' as const,
            details: 'No fue así: le expliqué el daño antes de empezar y firmó el presupuesto.',
            createdAt: hoursAgo(6),
          },
        ]
      : []),
    {
      ...profile('Jorge Enrique Camargo', 'Wilson Bautista'),
      reason: 'price',
      details: '',
      status: 'dismissed',
      answer: DISMISSED_ANSWER,
      decidedAt: hoursAgo(90),
      createdAt: hoursAgo(101),
    },
    ...(missed
      ? [
          {
            reporterId: missed.technician.uid,
            subjectId: missed.client.uid,
            targetKind: 'booking' as const,
            bookingId: bookingId(missed.technician.uid, missed.slot),
            reason: 'conduct' as const,
            details: 'Me gritó porque no le hice un trabajo que no estaba en la reserva.',
            status: 'acted' as const,
            answer:
              'Hablamos con esa persona y le recordamos las reglas. Si no quieres volver, no la aceptes en tu agenda.',
            decidedAt: new Date(endOf(missed.slot).getTime() + 26 * HOUR_MS),
            createdAt: new Date(endOf(missed.slot).getTime() + 2 * HOUR_MS),
          },
        ]
      : []),
  ]
}

function idOf(people: readonly { uid: string; name?: string; nombre?: string }[], name: string): string {
  const found = people.find(person => (person.nombre ?? person.name) === name)
  if (!found) throw new Error(`No demo person is called ${name}`)
  return found.uid
}
