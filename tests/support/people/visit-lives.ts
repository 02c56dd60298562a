// Random lives of visits, as rows of reservas around a day.
import fc from 'fast-check'
import {
  BOOKING_ANSWERS,
  BOOKING_STATUSES,
  CANCEL_REASONS,
  VISIT_OUTCOMES,
} from '#bookings/domain/booking.ts'
import { addDays } from '#platform/domain/time.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'

const typed = (...texts: string[]): fc.Arbitrary<string> => fc.constantFrom(...texts)

const life = fc.record({
  status: fc.constantFrom(...BOOKING_STATUSES),
  outcome: fc.constantFrom(...VISIT_OUTCOMES),
  cancelReason: fc.constantFrom(...CANCEL_REASONS, null),
  answer: fc.constantFrom(...BOOKING_ANSWERS, null),
  statusBefore: fc.constantFrom(null, null, 'solicitada' as const, 'confirmada' as const),
  acceptedInAdvance: fc.constantFrom(false, false, true),
  trade: fc.constantFrom('Neveras', 'Plomería', null),
  ciudad: typed('Bogotá', ' bogota', '', '*', '=1+1'),
  technicianCiudad: typed('Cali', 'CALI', ''),
  daysAgo: fc.oneof(fc.constantFrom(0, 1, 7, 8, 14, 15, 28, 29, 180, 181), fc.integer({ min: -3, max: 190 })),
  minutes: fc.integer({ min: 0, max: 3_000 }),
})
export type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never

const HOURS = 12
const TECHNICIANS = 3
/** The reason of a visit that was not cancelled is not stored. */
export const storedLife = (each: Life) => ({
  ...each,
  cancelReason: each.status === 'cancelada' ? each.cancelReason : null,
})

/** One after another, an hour of a technician once a day. */
export const lives = fc
  .array(life, { minLength: 1, maxLength: 60, size: 'max' })
  .map(drawn => drawn.slice(0, HOURS * TECHNICIANS))

/** `store` has these visits in place of all others. */
export async function visitLives(database: TestDatabase, today: string) {
  const { rows } = database
  const client = await newClient(database)
  const technicians = await Promise.all(Array.from({ length: TECHNICIANS }, () => newTechnician(database)))
  const store = async (lives: readonly Life[]): Promise<void> => {
    await rows('truncate reservas cascade')
    const stored = lives.map((each, index) => {
      const technicianId = technicians[index % technicians.length]?.uid ?? ''
      const hour = 8 + (Math.floor(index / technicians.length) % HOURS)
      const date = addDays(today, -each.daysAgo)
      const start = `${String(hour).padStart(2, '0')}:00`
      return {
        ...storedLife(each),
        ...{ technicianId, date, start, end: `${String(hour + 1).padStart(2, '0')}:00` },
        id: `${technicianId}_${date.replaceAll('-', '')}_${start.slice(0, 2)}`,
      }
    })
    await rows(
      `insert into reservas (id, "technicianId", "technicianName", "technicianCiudad", "clientId", "clientName", "clientEmail",
         date, start, "end", "scheduledAt", status, outcome, "cancelReason", answer, "createdAt", "answeredAt", "statusBefore",
         "acceptedInAdvance", especialidad, ciudad)
       select id, "technicianId", 'Luz', "technicianCiudad", $2, 'Ana', 'ana@correo.co', date, start, "end",
         (date + start::time) at time zone 'America/Bogota', status, outcome, "cancelReason", answer, '2026-01-01T00:00:00Z',
         case when answer is not null then '2026-01-01T00:00:00Z'::timestamptz + minutes * interval '1 minute' end, "statusBefore",
         "acceptedInAdvance", trade, ciudad
       from jsonb_to_recordset($1) as row (id text, "technicianId" text, "technicianCiudad" text, date date, start text, "end" text,
         status text, outcome text, "cancelReason" text, answer text, minutes integer, "statusBefore" text,
         "acceptedInAdvance" boolean, trade text, ciudad text)`,
      [JSON.stringify(stored), client.uid],
    )
  }
  return { client, technicians, store }
}
