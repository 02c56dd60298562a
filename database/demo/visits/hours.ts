// D64: of the demo technician a visit that takes longer, and hours that are blocked.
import { DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { startOf, workingHours } from '#database/demo/booked-slots.ts'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import type { DemoTechnician } from '#database/demo/technicians.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { bookingId } from '#technicians/domain/slot.ts'

const FURTHER_HOURS = 2
const BLOCKED_HOURS = 3
const SEARCHED_DAYS = 14

interface Storing {
  readonly store: (statement: string, rows: readonly object[]) => Promise<unknown>
  readonly technicians: readonly DemoTechnician[]
  readonly bookings: readonly DemoBooking[]
  readonly now: Date
}

export async function storeHours({ store, technicians, bookings, now }: Storing): Promise<void> {
  const technician = technicians.find(({ email }) => email === DEMO_TECHNICIAN.email)
  if (!technician) return
  const { uid } = technician
  const visits = bookings.filter(
    booking => booking.technician === technician && booking.status !== 'cancelada',
  )
  const isBooked = ({ date, hour }: Slot) =>
    visits.some(({ slot }) => slot.date === date && slot.hour === hour)
  const tomorrow = addDays(bogotaDate(now), 1)
  const longer = visits
    .filter(({ status, slot }) => status === 'confirmada' && slot.date >= tomorrow)
    .toSorted((a, b) => startOf(a.slot).getTime() - startOf(b.slot).getTime())
    .find(({ slot }) => following(slot, FURTHER_HOURS).every(other => !isBooked(other)))
  if (longer) await store(LENGTHEN_VISIT, [{ id: bookingId(uid, longer.slot), hours: FURTHER_HOURS }])
  for (let day = 1; day < SEARCHED_DAYS; day++) {
    const date = addDays(tomorrow, day)
    const worked = workingHours(technician, date)
    const afternoon = worked.slice(-BLOCKED_HOURS).map(hour => ({ date, hour }))
    const isFree =
      afternoon.length === BLOCKED_HOURS && !afternoon.some(isBooked) && date !== longer?.slot.date
    if (!isFree) continue
    await store(BLOCK_HOURS, [{ uid, hours: afternoon.map(startOf) }])
    return
  }
}

function following({ date, hour }: Slot, count: number): Slot[] {
  return Array.from({ length: count }, (_, index) => ({ date, hour: hour + index + 1 }))
}

const LENGTHEN_VISIT = `
  update reservas as visit set "horasExtra" = hours
  from jsonb_to_recordset($1::jsonb) as row (id text, hours smallint)
  where visit.id = row.id and visit.status = 'confirmada'`

const BLOCK_HOURS = `
  update technicians as t set "horasBloqueadas" = hours
  from jsonb_to_recordset($1::jsonb) as row (uid text, hours timestamptz[]) where t.uid = row.uid`
