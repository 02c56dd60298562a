// Quotes of demo visits: one that waits for the client, and agreed ones.
import { z } from 'zod'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import quotes from '#database/demo/visits/quotes.json' with { type: 'json' }
import { bogotaDate, MINUTE_MS } from '#platform/domain/time.ts'
import { bookingId } from '#technicians/domain/slot.ts'
import { defaultValidUntil } from '#visits/domain/quote.ts'
import { linesTotal } from '#visits/domain/work-lines.ts'

const QUOTES = z
  .array(
    z.strictObject({
      between: z.strictObject({ client: z.string(), technician: z.string() }),
      /** Of their visits, the next one in this status. */
      status: z.enum(['solicitada', 'confirmada']),
      minutesAgo: z.int(),
      lines: z.array(z.strictObject({ concepto: z.string(), cantidad: z.int(), precio: z.int() })).min(1),
      note: z.string(),
      /** When the client agreed. */
      answeredMinutesAgo: z.int().optional(),
    }),
  )
  .parse(quotes)

interface Storing {
  readonly store: (statement: string, rows: readonly object[]) => Promise<unknown>
  readonly bookings: readonly DemoBooking[]
  readonly now: Date
}

export async function storeQuotes({ store, bookings, now }: Storing): Promise<void> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
  const rows = QUOTES.flatMap(({ between, status, minutesAgo, lines, note, answeredMinutesAgo }) => {
    const visit = bookings.find(
      booking =>
        booking.status === status &&
        booking.client.name === between.client &&
        booking.technician.nombre === between.technician,
    )
    if (!visit) return []
    const isAgreed = answeredMinutesAgo !== undefined
    return {
      visitId: bookingId(visit.technician.uid, visit.slot),
      lines,
      total: linesTotal(lines),
      note,
      validUntil: defaultValidUntil(bogotaDate(now)),
      createdAt: before(minutesAgo),
      answer: isAgreed ? 'si' : null,
      answeredAt: isAgreed ? before(answeredMinutesAgo) : null,
    }
  })
  await store(INSERT_QUOTES, rows)
}

const INSERT_QUOTES = `
  insert into visit_quotes ("reservaKey", lines, total, note, "validUntil", "createdAt", answer, "answeredAt")
  select visit.key, lines, total, note, "validUntil", row."createdAt", row.answer, row."answeredAt"
  from jsonb_to_recordset($1::jsonb) as row ("visitId" text, lines jsonb, total integer, note text, "validUntil" date,
    "createdAt" timestamptz, answer text, "answeredAt" timestamptz)
  join reservas as visit on visit.id = row."visitId" and visit.status <> 'cancelada'
  order by row."createdAt"`
