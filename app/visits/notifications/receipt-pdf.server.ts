// The receipt as a PDF: the same sheet as receipt-sheet.tsx.

import { addressLines } from '#bookings/domain/visit-place.ts'
import {
  drawPdf,
  INK,
  INNER_WIDTH as INNER,
  PAGE,
  QUIET,
  type Sheet,
} from '#platform/documents/pdf-sheet.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { dayText } from '#platform/wording/dates.ts'
import { numberText, profilePriceText } from '#platform/wording/price.ts'
import { isOwed } from '#visits/domain/payment.ts'
import type { ReceiptDocument } from '#visits/domain/receipt.ts'
import { lineAmount } from '#visits/domain/work-lines.ts'
import { payToLines } from '#visits/wording/payment-details.ts'
import {
  correctionText,
  fullDayText,
  GUARANTEE_NOTE,
  guaranteeTitle,
  paidText,
  RECEIPT_TITLE,
  receiptFootText,
  receiptNumber,
  receiptNumberText,
  technicianLines,
  visitHoursText,
} from '#visits/wording/receipt.ts'

const RULE = '#ddd4c4'
const GREEN = '#146b3a'
const AMBER = '#8a5000'

export function drawReceiptPdf(document: ReceiptDocument): Promise<Buffer> {
  const { id, at } = document.receipt
  return drawPdf({
    title: `${RECEIPT_TITLE} ${receiptNumberText(id)}`,
    createdAt: at,
    foot: `Comprobante ${receiptNumber(id)}`,
    compose: sheet => compose(sheet, document),
  })
}

function compose(sheet: Sheet, document: ReceiptDocument): number {
  const { receipt } = document
  const k = sheet.scale
  const left = PAGE.margin
  let y = writeHead(sheet, document)
  y = writePeople(sheet, document, y + 28 * k)
  if (receipt.hecho) {
    y += 26 * k
    y += sheet.text('Qué se hizo', y, { x: left, width: INNER, size: 14, weight: 600, color: QUIET }) + 4 * k
    y += sheet.text(receipt.hecho, y, { x: left, width: INNER, size: 17 })
  }
  y = writeLines(sheet, document, y + 30 * k)
  y = writeTotal(sheet, document, sheet.room(y + 16 * k, 80 * k))
  y = writeGuarantee(sheet, document, sheet.room(y + 30 * k, 120 * k))
  y = sheet.room(y + 26 * k, 64 * k)
  return y + sheet.text(receiptFootText(document), y, { x: left, width: INNER - 60, size: 14, color: QUIET })
}

function writeHead(sheet: Sheet, { receipt }: ReceiptDocument): number {
  const k = sheet.scale
  const left = PAGE.margin
  let y = 56 * k
  sheet.logo(y)
  const contact = { x: left + 240, width: INNER - 240, size: 14, color: QUIET, align: 'right' } as const
  const line = sheet.text('tecniya.co', y + 4 * k, contact)
  sheet.text(`${BRAND.email} · ${BRAND.phone}`, y + 4 * k + line, contact)
  y += 80 * k
  const right = { x: left + 420, width: INNER - 420, align: 'right' } as const
  const number = sheet.text(receiptNumberText(receipt.id), y, { ...right, size: 20, weight: 800 })
  const day = sheet.text(fullDayText(bogotaDate(receipt.at)), y + number + 2 * k, {
    ...right,
    size: 14,
    color: QUIET,
  })
  sheet.text(RECEIPT_TITLE, y + 4 * k, { x: left, width: 430, size: 34, weight: 800, spacing: -0.9 })
  y += number + day + 12 * k
  if (receipt.corrects !== null)
    y +=
      sheet.text(correctionText(receipt.corrects), y, { x: left, width: INNER, size: 15, weight: 600 }) +
      6 * k
  sheet.rule(y, INK, 1.5)
  return y
}

const PEOPLE_GAP = 20

/** Who, for whom, which visit. */
function writePeople(sheet: Sheet, document: ReceiptDocument, top: number): number {
  const { visit } = document
  const { street, area } = addressLines(visit)
  const k = sheet.scale
  const width = (INNER - 2 * PEOPLE_GAP) / 3
  const columns = [
    { label: 'Técnico', name: visit.technicianName, lines: technicianLines(document) },
    { label: 'Cliente', name: visit.clientName, lines: [street, area] },
    {
      label: 'Visita',
      name: visitHoursText(document),
      lines: [dayText(visit.date), visit.servicio, `Reserva ${visit.key}`],
    },
  ]
  const ends = columns.map(({ label, name, lines }, index) => {
    const x = PAGE.margin + index * (width + PEOPLE_GAP)
    let y = top
    y += sheet.text(label, y, { x, width, size: 14, weight: 600, color: QUIET }) + 3 * k
    y += sheet.text(name, y, { x, width, size: 17, weight: 800 }) + k
    for (const line of lines) y += sheet.text(line, y, { x, width, size: 15, color: QUIET })
    return y
  })
  return Math.max(...ends)
}

// Right edges of the columns of numbers.
const COLUMNS = { concepto: 366, cantidad: 446, precio: 556, valor: INNER } as const
/** Above and below each line; many of them stand closer. */
const paddingOf = (count: number) => (count > 6 ? 6 : 11)

function writeLines(sheet: Sheet, { receipt: { lines } }: ReceiptDocument, top: number): number {
  const k = sheet.scale
  const left = PAGE.margin
  const column = (from: number, to: number) => ({ x: left + from, width: to - from, align: 'right' }) as const
  const cells = {
    concepto: { x: left, width: COLUMNS.concepto },
    cantidad: column(COLUMNS.concepto, COLUMNS.cantidad),
    precio: column(COLUMNS.cantidad, COLUMNS.precio),
    valor: column(COLUMNS.precio, COLUMNS.valor),
  }
  const head = { size: 14, weight: 600, color: QUIET } as const
  const padding = paddingOf(lines.length) * k
  let y = top
  sheet.text('Cantidad', y, { ...head, ...cells.cantidad })
  sheet.text('Precio', y, { ...head, ...cells.precio })
  sheet.text('Valor', y, { ...head, ...cells.valor })
  y += sheet.text('Concepto', y, { ...head, ...cells.concepto }) + 8 * k
  sheet.rule(y, INK, 1)
  for (const line of lines) {
    y = sheet.room(y, 48 * k)
    const at = y + padding
    sheet.text(numberText(line.cantidad), at, cells.cantidad)
    sheet.text(profilePriceText(line.precio), at, cells.precio)
    sheet.text(profilePriceText(lineAmount(line)), at, { ...cells.valor, weight: 800 })
    y = at + sheet.text(line.concepto, at, { ...cells.concepto, weight: 600 }) + padding
    sheet.rule(y, RULE, 1)
  }
  return y
}

function writeTotal(sheet: Sheet, document: ReceiptDocument, top: number): number {
  const { total } = document.receipt
  const k = sheet.scale
  const x = PAGE.margin
  sheet.text('Total', top + 11 * k, { x: x + 200, width: 210, size: 17, weight: 800, align: 'right' })
  const price = { x: x + 400, width: INNER - 400, size: 30, weight: 800, align: 'right' } as const
  let y = top + sheet.text(profilePriceText(total), top, price) + 2 * k
  const right = { x, width: INNER, align: 'right' } as const
  const color = isOwed(document.receipt) ? AMBER : GREEN
  y += sheet.text(paidText(document), y, { ...right, weight: 600, color })
  if (!document.payTo) return y
  y += 8 * k
  y += sheet.text('Para pagar', y, { ...right, weight: 800 })
  for (const line of payToLines(document.payTo)) y += sheet.text(line, y, right)
  return y
}

function writeGuarantee(sheet: Sheet, { receipt }: ReceiptDocument, top: number): number {
  const k = sheet.scale
  const [x, width] = [PAGE.margin + 20, INNER - 40]
  let y = top + 18 * k
  y += sheet.text(guaranteeTitle(receipt), y, { x, width, size: 17, weight: 800 }) + 4 * k
  y += sheet.text(GUARANTEE_NOTE, y, { x, width, size: 15, color: QUIET }) + 18 * k
  sheet.frame(top, y)
  return y
}
