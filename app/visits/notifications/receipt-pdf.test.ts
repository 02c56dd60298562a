import { expect, test } from 'vitest'
import type { ReceiptDocument } from '#visits/domain/receipt.ts'
import type { WorkLine } from '#visits/domain/work-lines.ts'
import { drawReceiptPdf } from '#visits/notifications/receipt-pdf.server.ts'

const AT = new Date('2026-11-16T21:10:00Z')
const LINE: WorkLine = { concepto: 'Mano de obra', cantidad: 1, precio: 110_000 }
const PAPER: ReceiptDocument = {
  receipt: {
    id: 418,
    at: AT,
    corrects: null,
    lines: [LINE],
    total: 110_000,
    hecho: 'Cambié el sifón 🔧 y no gotea.',
    pago: 'efectivo',
    agreedTotal: null,
    agreedAt: null,
    guaranteeUntil: '2026-12-16',
    photos: [],
    payment: null,
  },
  receipts: [{ id: 418, at: AT }],
  visit: {
    key: 10_482,
    date: '2026-11-16',
    start: '15:00',
    end: '16:00',
    scheduledAt: new Date('2026-11-16T20:00:00Z'),
    servicio: 'Fuga oculta',
    address: 'Cra. 8 # 24-31, apto 302',
    barrio: 'Compartir',
    ciudad: 'Soacha',
    technicianName: 'Carlos Andrés Ñáñez',
    clientName: 'María Eugenia Salazar',
  },
  trade: 'Plomería',
  city: 'Soacha',
  isVerified: true,
  payTo: null,
}

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('a receipt is one A4 page with the font of the product inside', async () => {
  const pdf = await drawReceiptPdf(PAPER)
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text).toContain('/MediaBox [0 0 595.28 841.89]')
  for (const font of ['PlusJakartaSans-Regular', 'PlusJakartaSans-SemiBold', 'PlusJakartaSans-ExtraBold'])
    expect(text).toContain(font)
  expect(text).not.toContain('Helvetica')
  expect(pagesIn(pdf)).toBe(1)
})

const WORDS = 'Suministro e instalación de acoples galvanizados con teflón y revisión completa de presión '
const linesOf = (count: number, concepto: string) =>
  Array.from({ length: count }, () => ({ concepto, cantidad: 99, precio: 80_000 }))

test('twelve long lines, long names and long words fit on the same page', async () => {
  const lines = linesOf(12, WORDS.repeat(2).slice(0, 120))
  const long = 'Bartolomé Ezequiel de las Mercedes Ñáñez-Echavarría y Montenegro'
  const pdf = await drawReceiptPdf({
    ...PAPER,
    receipt: { ...PAPER.receipt, lines, corrects: 417, agreedAt: AT, hecho: WORDS.repeat(4).slice(0, 300) },
    visit: {
      ...PAPER.visit,
      technicianName: long,
      clientName: long,
      address: `${long} ${long} ${long}`.slice(0, 200),
    },
  })
  expect(pagesIn(pdf)).toBe(1)
})

test('how it is to be paid stands on the same page', async () => {
  const payTo = {
    ...{ nequi: '3001234567', daviplata: '3001234567', banco: 'Banco de Bogotá', tipo: 'ahorros' as const },
    ...{ cuenta: '123456', titular: 'Carlos Andrés Ñáñez' },
  }
  const receipt = { ...PAPER.receipt, pago: 'aun_no' as const, lines: linesOf(12, 'Tubo de PVC') }
  const [shorter, longer] = [
    await drawReceiptPdf({ ...PAPER, receipt }),
    await drawReceiptPdf({ ...PAPER, receipt, payTo }),
  ]
  expect(pagesIn(longer)).toBe(1)
  expect(longer.length).toBeGreaterThan(shorter.length)
})

test('twenty lines are one page, and of the longest two that can be read', async () => {
  const drawn = (concepto: string) =>
    drawReceiptPdf({ ...PAPER, receipt: { ...PAPER.receipt, lines: linesOf(20, concepto) } })
  expect(pagesIn(await drawn('Tubo de PVC de 1½", metro'))).toBe(1)
  expect(pagesIn(await drawn(WORDS.repeat(2).slice(0, 120)))).toBe(2)
})
