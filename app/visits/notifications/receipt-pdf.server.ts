// The receipt as a PDF: an A4 sheet as receipt-paper.tsx prints it. Measures are CSS pixels.
import { fileURLToPath } from 'node:url'
import { bogotaDate } from '#platform/domain/time.ts'
import { drawMark, drawZocalo } from '#platform/photos/pdf-drawings.server.ts'
import { withoutEmoji } from '#platform/photos/text-image.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { dayText } from '#platform/wording/dates.ts'
import { numberText, profilePriceText } from '#platform/wording/price.ts'
import type { ReceiptPaper } from '#visits/domain/receipt.ts'
import { lineAmount } from '#visits/domain/work-lines.ts'
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

// Static: fontkit cannot write a part of a variable font.
const FONTS = Object.fromEntries(
  ([400, 600, 800] as const).map(weight => [
    weight,
    fileURLToPath(new URL(`../../platform/photos/fonts/plus-jakarta-sans-${weight}.ttf`, import.meta.url)),
  ]),
) as Record<Weight, string>
type Weight = 400 | 600 | 800

const PT = 0.75
const PAGE = { width: 794, height: 1123, margin: 64 } as const
const INNER = PAGE.width - 2 * PAGE.margin
const BAND = 28
/** The page number stands below. */
const BOTTOM = PAGE.height - BAND - 62
/** What does not fit on one sheet becomes smaller, down to 7 points. */
const SCALES = [1, 0.92, 0.84, 0.76, 0.69, 0.62] as const

const INK = '#10243e'
const QUIET = '#4a5b70'
const RULE = '#ddd4c4'
const GREEN = '#146b3a'
const AMBER = '#8a5000'
const PETROL = '#0f5c63'

interface TextStyle {
  readonly x: number
  readonly width: number
  readonly size?: number
  readonly weight?: Weight
  readonly color?: string
  readonly align?: 'left' | 'right'
  /** Between characters. */
  readonly spacing?: number
}

interface Sheet {
  readonly scale: number
  /** Writes the text and returns its height. */
  text(text: string, y: number, style: TextStyle): number
  /** Nothing while the sheet is measured. */
  draw(drawing: (doc: PDFKit.PDFDocument) => void): void
  /** `y`, or the top of a new page when that much does not fit below it. */
  room(y: number, height: number): number
}

export async function drawReceiptPdf(paper: ReceiptPaper): Promise<Buffer> {
  // Its fonts and Unicode tables are not loaded before the first receipt.
  const { default: PDFDocument } = await import('pdfkit')
  const { receipt } = paper
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'es-CO',
    displayTitle: true,
    info: {
      Title: `${RECEIPT_TITLE} ${receiptNumberText(receipt.id)}`,
      Author: BRAND.name,
      CreationDate: receipt.at,
    },
  })
  const written = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const scale = SCALES.find(each => compose(sheetOn(doc, each, false), paper) <= BOTTOM) ?? SCALES.at(-1)
  compose(sheetOn(doc, scale ?? 1, true), paper)
  drawFeet(doc, receipt.id)
  doc.end()
  return written
}

function sheetOn(doc: PDFKit.PDFDocument, scale: number, isDrawn: boolean): Sheet {
  return {
    scale,
    text(raw, y, { x, width, size = 15, weight = 400, color = INK, align = 'left', spacing = 0 }) {
      const text = withoutEmoji(raw)
      if (text === '') return 0
      const points = size * scale * PT
      const options = {
        width: width * PT,
        align,
        lineGap: points * 0.16,
        characterSpacing: spacing * scale * PT,
      }
      doc.font(FONTS[weight]).fontSize(points)
      const height = doc.heightOfString(text, options) / PT
      if (isDrawn) doc.fillColor(color).text(text, x * PT, y * PT, options)
      return height
    },
    draw(drawing) {
      if (isDrawn) drawing(doc)
    },
    room(y, height) {
      if (!isDrawn || y + height <= BOTTOM) return y
      doc.addPage()
      return PAGE.margin
    },
  }
}

/** Everything but the feet of the pages; returns where it ends. */
function compose(sheet: Sheet, paper: ReceiptPaper): number {
  const { receipt } = paper
  const k = sheet.scale
  const left = PAGE.margin
  let y = writeHead(sheet, paper)
  y = writePeople(sheet, paper, y + 28 * k)
  if (receipt.hecho) {
    y += 26 * k
    y += sheet.text('Qué se hizo', y, { x: left, width: INNER, size: 14, weight: 600, color: QUIET }) + 4 * k
    y += sheet.text(receipt.hecho, y, { x: left, width: INNER, size: 17 })
  }
  y = writeLines(sheet, paper, y + 30 * k)
  y = writeTotal(sheet, paper, sheet.room(y + 16 * k, 80 * k))
  y = writeGuarantee(sheet, paper, sheet.room(y + 30 * k, 120 * k))
  y = sheet.room(y + 26 * k, 64 * k)
  return y + sheet.text(receiptFootText(paper), y, { x: left, width: INNER - 60, size: 14, color: QUIET })
}

function writeHead(sheet: Sheet, { receipt }: ReceiptPaper): number {
  const k = sheet.scale
  const left = PAGE.margin
  let y = 56 * k
  const mark = 44 * k
  sheet.draw(doc => drawMark(doc, { x: left * PT, y: y * PT, size: mark * PT }))
  sheet.draw(doc => {
    doc.font(FONTS[800]).fontSize(28 * k * PT)
    doc
      .fillColor(INK)
      .text('Tecni', (left + mark + 12 * k) * PT, (y + 4 * k) * PT, {
        continued: true,
        characterSpacing: -0.6 * k,
      })
      .fillColor(PETROL)
      .text('Ya')
  })
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
  rule(sheet, y, INK, 1.5)
  return y
}

const PEOPLE_GAP = 20

/** Who, for whom, which visit. */
function writePeople(sheet: Sheet, paper: ReceiptPaper, top: number): number {
  const { visit } = paper
  const k = sheet.scale
  const width = (INNER - 2 * PEOPLE_GAP) / 3
  const columns = [
    { label: 'Técnico', name: visit.technicianName, lines: technicianLines(paper) },
    { label: 'Cliente', name: visit.clientName, lines: [visit.address] },
    {
      label: 'Visita',
      name: visitHoursText(paper),
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

function writeLines(sheet: Sheet, { receipt: { lines } }: ReceiptPaper, top: number): number {
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
  rule(sheet, y, INK, 1)
  for (const line of lines) {
    y = sheet.room(y, 48 * k)
    const at = y + padding
    sheet.text(numberText(line.cantidad), at, cells.cantidad)
    sheet.text(profilePriceText(line.precio), at, cells.precio)
    sheet.text(profilePriceText(lineAmount(line)), at, { ...cells.valor, weight: 800 })
    y = at + sheet.text(line.concepto, at, { ...cells.concepto, weight: 600 }) + padding
    rule(sheet, y, RULE, 1)
  }
  return y
}

function writeTotal(sheet: Sheet, paper: ReceiptPaper, top: number): number {
  const { pago, total } = paper.receipt
  const k = sheet.scale
  const x = PAGE.margin
  sheet.text('Total', top + 11 * k, { x: x + 200, width: 210, size: 17, weight: 800, align: 'right' })
  const price = { x: x + 400, width: INNER - 400, size: 30, weight: 800, align: 'right' } as const
  const y = top + sheet.text(profilePriceText(total), top, price) + 2 * k
  const color = pago === 'aun_no' ? AMBER : GREEN
  return y + sheet.text(paidText(paper), y, { x, width: INNER, weight: 600, color, align: 'right' })
}

function writeGuarantee(sheet: Sheet, { receipt }: ReceiptPaper, top: number): number {
  const k = sheet.scale
  const [x, width] = [PAGE.margin + 20, INNER - 40]
  let y = top + 18 * k
  y += sheet.text(guaranteeTitle(receipt), y, { x, width, size: 17, weight: 800 }) + 4 * k
  y += sheet.text(GUARANTEE_NOTE, y, { x, width, size: 15, color: QUIET }) + 18 * k
  sheet.draw(doc =>
    doc
      .roundedRect(PAGE.margin * PT, top * PT, INNER * PT, (y - top) * PT, 12 * PT)
      .lineWidth(PT)
      .strokeColor('#b8c2cd')
      .stroke(),
  )
  return y
}

function rule(sheet: Sheet, y: number, color: string, width: number): void {
  sheet.draw(doc =>
    doc
      .moveTo(PAGE.margin * PT, y * PT)
      .lineTo((PAGE.margin + INNER) * PT, y * PT)
      .lineWidth(width * PT)
      .strokeColor(color)
      .stroke(),
  )
}

/** The number of each page, and the zócalo on the last. */
function drawFeet(doc: PDFKit.PDFDocument, id: number): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const y = (PAGE.height - BAND - 40) * PT
    doc
      .font(FONTS[400])
      .fontSize(14 * PT)
      .fillColor(QUIET)
    doc.text(`Comprobante ${receiptNumber(id)}`, PAGE.margin * PT, y, { lineBreak: false })
    const width = INNER * PT
    doc.text(`Página ${page + 1} de ${count}`, PAGE.margin * PT, y, { width, align: 'right' })
  }
  drawZocalo(doc, { y: PAGE.height * PT - BAND * PT, width: PAGE.width * PT, tile: BAND * PT })
}
