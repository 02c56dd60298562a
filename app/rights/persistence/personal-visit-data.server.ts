// Part of PERSONAL_DATA: what is said of a visit, in its order.
import { sql } from 'drizzle-orm'
import {
  by,
  EMPTY,
  OF_VISIT,
  ofOwnPhotos,
  type PersonalTable,
  type RowsOf,
  visitBy,
} from '#rights/persistence/personal-table.server.ts'

const ofOwnVisits: RowsOf = uid =>
  sql`t."reservaKey" in (select key from reservas where ${uid} in ("clientId", "technicianId"))`
const ofVisitsAs =
  (side: 'clientId' | 'technicianId'): RowsOf =>
  uid =>
    sql`t."reservaKey" in (select key from reservas where ${sql.identifier(side)} = ${uid})`
const ofReceiptsOfOwnVisits: RowsOf = uid =>
  sql`t."receiptId" in (select receipts.id from receipts join reservas on key = "reservaKey" where ${uid} in ("clientId", "technicianId"))`
const ofOwnWords: RowsOf = uid => sql`${ofOwnVisits(uid)} and t."recipientUid" <> ${uid}`

export const PERSONAL_VISIT_DATA: readonly PersonalTable[] = [
  {
    table: 'visit_message_photos',
    people: [],
    exported: [
      { file: 'fotos-de-mensajes', rows: ofOwnPhotos, visit: visitBy('visit_messages', 'messageId') },
    ],
    erased: [{ rows: ofOwnPhotos, act: 'delete' }],
  },
  {
    table: 'visit_messages',
    people: ['recipientUid'],
    // A conversation belongs to both: each gets all of it. What somebody wrote is erased with that person.
    exported: [
      {
        file: 'mensajes',
        rows: ofOwnVisits,
        visit: OF_VISIT,
        without: ['recipientUid', 'formKey', 'emailedAt'],
      },
    ],
    erased: [{ rows: ofOwnWords, act: 'change', set: { text: EMPTY } }],
  },
  {
    table: 'receipt_photos',
    people: [],
    exported: [{ file: 'fotos-de-comprobantes', rows: ofOwnPhotos, visit: visitBy('receipts', 'receiptId') }],
    erased: [{ rows: ofOwnPhotos, act: 'delete' }],
  },
  {
    table: 'receipts',
    people: [],
    exported: [{ file: 'comprobantes', rows: ofOwnVisits, visit: OF_VISIT, without: ['formKey'] }],
    // Lines and amounts stay: they are the other side's evidence of what was paid (Ley 1480). The names stand in the visit.
    erased: [{ rows: ofVisitsAs('technicianId'), act: 'change', set: { hecho: EMPTY } }],
  },
  {
    table: 'receipt_payments',
    people: [],
    exported: [
      { file: 'pagos-de-comprobantes', rows: ofReceiptsOfOwnVisits, visit: visitBy('receipts', 'receiptId') },
    ],
    erased: 'how and when a receipt was paid belongs to both sides; no name or address',
  },
  {
    table: 'payment_reminders',
    people: [],
    exported: [
      { file: 'recordatorios-de-pago', rows: ofReceiptsOfOwnVisits, visit: visitBy('receipts', 'receiptId') },
    ],
    erased: 'when a payment was asked for belongs to both sides; times only',
  },
  {
    table: 'payment_details',
    people: ['technicianId'],
    exported: [{ file: 'datos-de-pago', rows: by('technicianId') }],
    erased: [{ rows: by('technicianId'), act: 'delete' }],
  },
  {
    table: 'visit_progress',
    people: [],
    exported: [{ file: 'como-fueron-las-visitas', rows: ofOwnVisits, visit: OF_VISIT, without: ['emailed'] }],
    erased: 'what happened at a visit belongs to both sides; times only, no name or address',
  },
  {
    table: 'visit_quotes',
    people: [],
    exported: [{ file: 'cotizaciones', rows: ofOwnVisits, visit: OF_VISIT, without: ['formKey'] }],
    // The client keeps what was agreed: its lines and its total.
    erased: [
      { rows: ofVisitsAs('clientId'), act: 'change', set: { reason: EMPTY } },
      { rows: ofVisitsAs('technicianId'), act: 'change', set: { note: EMPTY } },
      {
        rows: uid => sql`${ofVisitsAs('technicianId')(uid)} and t.answer is distinct from 'si'`,
        act: 'change',
        set: {
          lines: sql`(select jsonb_agg(line || '{"concepto": ""}') from jsonb_array_elements(lines) as line)`,
        },
      },
    ],
  },
]
