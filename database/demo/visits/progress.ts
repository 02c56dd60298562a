// How demo visits went: most technicians arrived; one visit is under way, and a few went wrong.
import { DEMO_CLIENT, DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { startOf } from '#database/demo/booked-slots.ts'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import { createRandom } from '#database/seeded-random.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { bookingId } from '#technicians/domain/slot.ts'
import { outcomeOf } from '#visits/domain/visit-outcome.ts'
import { NO_PROGRESS, type VisitProgress } from '#visits/domain/visit-progress.ts'

interface Storing {
  readonly store: (statement: string, rows: readonly object[]) => Promise<unknown>
  readonly bookings: readonly DemoBooking[]
  readonly now: Date
}

export async function storeProgress({ store, bookings, now }: Storing): Promise<void> {
  await store(INSERT_PROGRESS, progressRows(bookings, now))
  await store(END_MISSED, [])
}

export function progressRows(bookings: readonly DemoBooking[], now: Date) {
  const wentWrong = new Map(wrongVisits(bookings))
  return bookings.flatMap(booking => {
    const progress = wentWrong.get(booking) ?? usualProgress(booking, now)
    if (!progress) return []
    const visitId = bookingId(booking.technician.uid, booking.slot)
    return [
      {
        visitId,
        ...progress,
        outcome: outcomeOf(progress, { scheduledAt: startOf(booking.slot), furtherHours: 0 }),
      },
    ]
  })
}

const minutesAfter = (booking: DemoBooking, minutes: number) =>
  new Date(startOf(booking.slot).getTime() + minutes * MINUTE_MS)

const SAYS_SO_PROBABILITY = 0.9
const UNDER_WAY_MS = 2.5 * HOUR_MS

function usualProgress(booking: DemoBooking, now: Date): VisitProgress | null {
  const { status, client, technician, slot } = booking
  if (status === 'confirmada') {
    const isNext = client.email === DEMO_CLIENT.email && technician.email === DEMO_TECHNICIAN.email
    const isNear = startOf(slot).getTime() - now.getTime() < UNDER_WAY_MS
    return isNext && isNear ? { ...NO_PROGRESS, onTheWayAt: new Date(now.getTime() - 10 * MINUTE_MS) } : null
  }
  const random = createRandom(`${technician.nombre} arrives ${startOf(slot).toISOString()}`)
  if (status !== 'completada' || !random.chance(SAYS_SO_PROBABILITY)) return null
  const arrivedAt = minutesAfter(booking, Math.round(random.next() * 12) - 6)
  return { ...NO_PROGRESS, onTheWayAt: minutesAfter(booking, -30), arrivedAt }
}

/** Of the demo technician: nobody at home, and one that is contested. Of the demo client: a technician who did not come. */
function wrongVisits(bookings: readonly DemoBooking[]): [DemoBooking, VisitProgress][] {
  const unrated = bookings.filter(({ status, review }) => status === 'completada' && !review)
  const [nobody, contested] = unrated
    .filter(({ technician }) => technician.email === DEMO_TECHNICIAN.email)
    .toReversed()
  const absent = unrated.find(({ client }) => client.email === DEMO_CLIENT.email)
  const wrong: [DemoBooking, VisitProgress][] = []
  if (nobody)
    wrong.push([
      nobody,
      { ...NO_PROGRESS, onTheWayAt: minutesAfter(nobody, -20), nobodyHomeAt: minutesAfter(nobody, 18) },
    ])
  if (contested)
    wrong.push([
      contested,
      { ...NO_PROGRESS, nobodyHomeAt: minutesAfter(contested, 20), cameAt: minutesAfter(contested, 95) },
    ])
  if (absent) wrong.push([absent, { ...NO_PROGRESS, didNotComeAt: minutesAfter(absent, 24) }])
  return wrong
}

// `emailed`: nobody gets an e-mail about what the demonstration brings.
const INSERT_PROGRESS = `
  insert into visit_progress ("reservaKey", "onTheWayAt", "arrivedAt", "nobodyHomeAt", "cameAt", "didNotComeAt", outcome,
    emailed)
  select visit.key, "onTheWayAt", "arrivedAt", "nobodyHomeAt", "cameAt", "didNotComeAt", row.outcome,
    '{nobodyHomeAt,didNotComeAt}'
  from jsonb_to_recordset($1::jsonb) as row ("visitId" text, "onTheWayAt" timestamptz, "arrivedAt" timestamptz,
    "nobodyHomeAt" timestamptz, "cameAt" timestamptz, "didNotComeAt" timestamptz, outcome text)
  join reservas as visit on visit.id = row."visitId" and visit.status <> 'cancelada'`

/** D65: those that did not happen ended as that. */
const END_MISSED = `
  update reservas set status = 'cancelada', "cancelReason" = case outcome when 'nobody-home' then 'nadie' else 'no_llego' end
  where status = 'completada' and outcome in ('nobody-home', 'did-not-come') and $1::jsonb is not null`
