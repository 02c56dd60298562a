import { afterAll, expect, test } from 'vitest'
import { createReceiptThread } from '#server/drawing-thread.ts'
import type { ReceiptDocument } from '#visits/domain/receipt.ts'
import { drawReceiptPdf } from '#visits/notifications/receipt-pdf.server.ts'

const thread = createReceiptThread()
afterAll(thread.close)

const documentOf = (id: number): ReceiptDocument => ({
  receipt: {
    id,
    at: new Date('2026-11-12T15:00:00Z'),
    corrects: null,
    lines: [{ concepto: 'Sifón', cantidad: 1, precio: 28_000 }],
    total: 28_000,
    hecho: 'Cambié el sifón',
    pago: 'nequi',
    agreedTotal: null,
    agreedAt: null,
    guaranteeUntil: '2027-02-10',
    photos: [],
    payment: null,
  },
  receipts: [{ id, at: new Date('2026-11-12T15:00:00Z') }],
  visit: {
    key: 7,
    date: '2026-11-12',
    start: '09:00',
    end: '10:00',
    scheduledAt: new Date('2026-11-12T14:00:00Z'),
    servicio: '',
    barrio: '',
    ciudad: '',
    address: 'Cra. 8 # 24-31',
    technicianName: 'Luz Marina',
    clientName: 'Ana',
  },
  trade: 'Plomería',
  city: 'Cali',
  isVerified: true,
  payTo: null,
})

/** Every file has an id of its own. */
const withoutId = (pdf: Buffer) => pdf.toString('latin1').replace(/\/ID \[.*\]/, '')

test('the thread draws each receipt as it is drawn here', async () => {
  const drawn = await Promise.all([1, 2].map(id => thread.draw(documentOf(id))))
  const here = await Promise.all([1, 2].map(id => drawReceiptPdf(documentOf(id))))
  expect(drawn.map(withoutId)).toEqual(here.map(withoutId))
})

test('a receipt that cannot be drawn fails alone, and a thread that ended is replaced', async () => {
  const broken = { ...documentOf(3), receipt: null } as unknown as ReceiptDocument
  const [failed, good] = await Promise.allSettled([thread.draw(broken), thread.draw(documentOf(4))])
  expect([failed.status, good.status]).toEqual(['rejected', 'fulfilled'])
  const cut = thread.draw(documentOf(5))
  // It is under way then.
  await new Promise(setImmediate)
  await Promise.all([expect(cut).rejects.toThrow('the document was not drawn'), thread.close()])
  expect((await thread.draw(documentOf(6))).subarray(0, 5).toString()).toBe('%PDF-')
})
