// Receipts of demo visits: one with a photo, a plain one, one that was corrected, and some that are still to be paid.
import { z } from 'zod'
import { DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { startOf } from '#database/demo/booked-slots.ts'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import { DAMAGE_DRAWINGS } from '#database/demo/drawings/damage-drawings.ts'
import { demoUuid } from '#database/demo/person-ids.ts'
import { writeProblemPhotos } from '#database/demo/pictures.ts'
import receipts from '#database/demo/visits/receipts.json' with { type: 'json' }
import { INSERT_PROBLEM_PHOTOS } from '#database/insert.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { bookingId } from '#technicians/domain/slot.ts'
import { guaranteeUntil, PAYMENTS } from '#visits/domain/receipt.ts'
import { linesTotal } from '#visits/domain/work-lines.ts'

const RECEIPT = z.strictObject({
  /** Of their visits, the last one that was completed. */
  between: z.strictObject({ client: z.string(), technician: z.string() }),
  minutesAfterStart: z.int(),
  hecho: z.string(),
  /** A price of null is that of the booked service. */
  lines: z
    .array(z.strictObject({ concepto: z.string(), cantidad: z.int(), precio: z.int().nullable() }))
    .min(1),
  pago: z.enum(PAYMENTS),
  drawings: z.array(z.enum(DAMAGE_DRAWINGS)).default([]),
  corrected: z.strictObject({ minutesAfterStart: z.int(), pago: z.enum(PAYMENTS) }).optional(),
  /** By the technician. */
  remindedHoursAgo: z.array(z.int()).default([]),
  /** By the client. */
  saidPaidHoursAgo: z.int().optional(),
})

const RECEIPTS = z.array(RECEIPT).parse(receipts)

interface Storing {
  readonly store: (statement: string, rows: readonly object[]) => Promise<unknown>
  readonly bookings: readonly DemoBooking[]
  /** The store of all photos. */
  readonly files: FileStore
  readonly now: Date
}

/** After how the visits went: a receipt says that its visit is finished. */
export async function storeReceipts({ store, bookings, files, now }: Storing): Promise<void> {
  const written = RECEIPTS.flatMap(receipt => {
    const { client, technician } = receipt.between
    const visit = bookings
      .filter(each => each.client.name === client && each.technician.nombre === technician)
      .findLast(({ status }) => status === 'completada')
    return visit ? receiptRows(visit, receipt, now) : []
  })
  const writtenIds = new Set(written.map(({ visitId }) => visitId))
  const rows = [...written, ...plainRows(bookings, writtenIds, now), ...paidRows(bookings, writtenIds, now)]
  const photos = rows.flatMap(row => row.photos)
  await writeProblemPhotos(files, photos)
  await store(
    INSERT_RECEIPTS,
    rows.filter(({ isCorrection }) => !isCorrection),
  )
  await store(
    INSERT_CORRECTIONS,
    rows.filter(({ isCorrection }) => isCorrection),
  )
  await store(FINISH, rows)
  await store(INSERT_PROBLEM_PHOTOS, photos)
  await store(INSERT_RECEIPT_PHOTOS, photos)
  await store(
    INSERT_REMINDERS,
    rows.flatMap(({ visitId, remindedAt }) => remindedAt.map(at => ({ visitId, at }))),
  )
  await store(
    INSERT_SAID_PAID,
    rows.filter(({ saidPaidAt }) => saidPaidAt),
  )
}

const PAID_IN_TURN = [
  ...(['efectivo', 'nequi', 'efectivo', 'daviplata', 'efectivo'] as const),
  ...(['nequi', 'transferencia', 'efectivo'] as const),
]
const PRICES = [80_000, 65_000, 120_000, 95_000, 150_000, 110_000, 180_000]

/** Of the other completed visits of the technician who can sign in: weeks and months to look at. */
function plainRows(bookings: readonly DemoBooking[], written: ReadonlySet<string>, now: Date) {
  const visits = bookings
    .filter(({ technician, status }) => technician.email === DEMO_TECHNICIAN.email && status === 'completada')
    .filter(({ technician, slot }) => !written.has(bookingId(technician.uid, slot)))
    .toSorted((a, b) => startOf(b.slot).getTime() - startOf(a.slot).getTime())
  return visits.flatMap((visit, index) => {
    const concepto = visit.servicio || 'Mano de obra'
    const precio = visit.precio ?? PRICES[index % PRICES.length] ?? 0
    const receipt = {
      ...plainReceipt(visit),
      minutesAfterStart: 40 + ((index * 7) % 30),
      hecho: `${concepto}: quedó funcionando y lo probamos juntos.`,
      lines: [{ concepto, cantidad: 1, precio }],
      pago: PAID_IN_TURN[index % PAID_IN_TURN.length] ?? 'efectivo',
    }
    return receiptRows(visit, receipt, now)
  })
}

/** Of generated visits of all others: what is usual in a city, and their weeks. */
function paidRows(bookings: readonly DemoBooking[], written: ReadonlySet<string>, now: Date) {
  return bookings.flatMap(visit => {
    const { paid, technician, slot } = visit
    if (!paid || written.has(bookingId(technician.uid, slot))) return []
    const hecho = `${paid.lines[0]?.concepto}: quedó funcionando.`
    return receiptRows(visit, { ...plainReceipt(visit), ...paid, hecho, lines: [...paid.lines] }, now)
  })
}

const plainReceipt = ({ client, technician }: DemoBooking) => ({
  between: { client: client.name, technician: technician.nombre },
  drawings: [],
  remindedHoursAgo: [],
})

function receiptRows(visit: DemoBooking, receipt: z.infer<typeof RECEIPT>, now: Date) {
  const { technician, slot, precio } = visit
  const visitId = bookingId(technician.uid, slot)
  const scheduledAt = startOf(slot)
  const lines = receipt.lines.map(line => ({ ...line, precio: line.precio ?? precio ?? 0 }))
  const after = (minutes: number) => new Date(scheduledAt.getTime() + minutes * MINUTE_MS)
  const at = after(receipt.minutesAfterStart)
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const first = {
    visitId,
    at,
    lines,
    total: linesTotal(lines),
    hecho: receipt.hecho,
    pago: receipt.pago,
    // Null: what was agreed on the spot.
    agreedTotal: receipt.lines.length > 1 && visit.paid ? null : precio,
    guaranteeUntil: guaranteeUntil({ scheduledAt }),
    isCorrection: false,
    remindedAt: receipt.remindedHoursAgo.map(ago),
    saidPaidAt: receipt.saidPaidHoursAgo === undefined ? null : ago(receipt.saidPaidHoursAgo),
    photos: receipt.drawings.map((drawing, index) => ({
      id: demoUuid(`${visitId} receipt ${index}`),
      clientId: technician.uid,
      createdAt: at,
      visitId,
      position: index + 1,
      drawing,
    })),
  }
  const { corrected } = receipt
  if (!corrected) return [first]
  const { minutesAfterStart, pago } = corrected
  return [
    first,
    {
      ...first,
      at: after(minutesAfterStart),
      pago,
      isCorrection: true,
      remindedAt: [],
      saidPaidAt: null,
      photos: [],
    },
  ]
}

const ROWS = `jsonb_to_recordset($1::jsonb) as row ("visitId" text, at timestamptz, lines jsonb, total integer, hecho text,
    pago text, "agreedTotal" integer, "guaranteeUntil" date)
  join reservas as visit on visit.id = row."visitId" and visit.status <> 'cancelada'
    and not exists (select from visit_progress as said where said."reservaKey" = visit.key and said.outcome = 'contested')`
const COLUMNS = `"reservaKey", at, lines, total, hecho, pago, "agreedTotal", "guaranteeUntil"`
const VALUES = `visit.key, row.at, row.lines, row.total, row.hecho, row.pago, row."agreedTotal", row."guaranteeUntil"`

const INSERT_RECEIPTS = `insert into receipts (${COLUMNS}) select ${VALUES} from ${ROWS} order by row.at`

const INSERT_CORRECTIONS = `
  insert into receipts (${COLUMNS}, corrects) select ${VALUES}, old.id from ${ROWS}
  join receipts as old on old."reservaKey" = visit.key`

const FINISH = `
  insert into visit_progress ("reservaKey", "finishedAt", outcome)
  select visit.key, min(row.at), 'attended' from ${ROWS} group by visit.key
  on conflict ("reservaKey") do update set "finishedAt" = excluded."finishedAt"`

const INSERT_RECEIPT_PHOTOS = `
  insert into receipt_photos ("receiptId", "photoId", position)
  select receipt.id, row.id, row.position
  from jsonb_to_recordset($1::jsonb) as row (id uuid, "visitId" text, position smallint)
  join reservas as visit on visit.id = row."visitId" and visit.status <> 'cancelada'
  join receipts as receipt on receipt."reservaKey" = visit.key`

const INSERT_REMINDERS = `
  insert into payment_reminders ("receiptId", at)
  select receipt.id, row.at from jsonb_to_recordset($1::jsonb) as row ("visitId" text, at timestamptz)
  join reservas as visit on visit.id = row."visitId"
  join receipts as receipt on receipt."reservaKey" = visit.key order by row.at`

const INSERT_SAID_PAID = `
  insert into receipt_payments ("receiptId", "saidPaidAt")
  select receipt.id, row."saidPaidAt" from jsonb_to_recordset($1::jsonb) as row ("visitId" text, "saidPaidAt" timestamptz)
  join reservas as visit on visit.id = row."visitId"
  join receipts as receipt on receipt."reservaKey" = visit.key`
