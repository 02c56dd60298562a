// A document of the product as a PDF of A4 pages, made by pdfkit. Measures are CSS pixels.
import { fileURLToPath } from 'node:url'
import { withoutEmoji } from '#platform/photos/text-image.server.ts'
import { BRAND } from '#platform/wording/brand.ts'

const PT = 0.75
export const PAGE = { width: 794, height: 1123, margin: 64 } as const
export const INNER_WIDTH = PAGE.width - 2 * PAGE.margin
const BAND = 28
/** The number of the page stands below. */
const BOTTOM = PAGE.height - BAND - 62
/** What does not fit on one page becomes smaller, down to 7 points. */
const SCALES = [1, 0.92, 0.84, 0.76, 0.69, 0.62] as const
/** Of what takes several pages all the same. */
const SCALE_OF_PAGES = 0.84

export const INK = '#10243e'
export const QUIET = '#4a5b70'
const PETROL = '#0f5c63'
const PETROL_DARK = '#0c4b51'
const PRIMARY = '#ffb020'

type Weight = 400 | 600 | 800

// Static: fontkit cannot write a part of a variable font.
const FONTS: Record<Weight, string> = { 400: fontFile(400), 600: fontFile(600), 800: fontFile(800) }

function fontFile(weight: Weight): string {
  return fileURLToPath(new URL(`../photos/fonts/plus-jakarta-sans-${weight}.ttf`, import.meta.url))
}

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

/** What a document is written on, from the top. Nothing is drawn while it is measured. */
export interface Sheet {
  /** Of texts and distances. */
  readonly scale: number
  /** Writes the text and returns its height. */
  text(text: string, y: number, style: TextStyle): number
  /** The mark and the name, at the left margin. */
  logo(y: number): void
  rule(y: number, color: string, width: number): void
  /** A frame between the margins. */
  frame(top: number, bottom: number): void
  /** `y`, or the top of a new page when that much does not fit below it. */
  room(y: number, height: number): number
}

interface PdfDocument {
  readonly title: string
  readonly createdAt: Date
  /** At the foot of each page, before its number. */
  readonly foot: string
  /** Returns where it ends. */
  readonly compose: (sheet: Sheet) => number
}

export async function drawPdf({ title, createdAt, foot, compose }: PdfDocument): Promise<Buffer> {
  // Its tables are not loaded before the first document.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    // It would begin with Helvetica.
    font: FONTS[400],
    bufferPages: true,
    lang: 'es-CO',
    displayTitle: true,
    info: { Title: title, Author: BRAND.name, CreationDate: createdAt },
  })
  const written = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const scale = SCALES.find(each => compose(sheetOn(doc, each, false)) <= BOTTOM) ?? SCALE_OF_PAGES
  compose(sheetOn(doc, scale, true))
  drawFeet(doc, foot)
  doc.end()
  return written
}

function sheetOn(doc: PDFKit.PDFDocument, scale: number, isDrawn: boolean): Sheet {
  const drawn = (drawing: () => void) => {
    if (isDrawn) drawing()
  }
  return {
    scale,
    text(raw, y, { x, width, size = 15, weight = 400, color = INK, align = 'left', spacing = 0 }) {
      const text = withoutEmoji(raw)
      if (text === '') return 0
      const points = size * scale * PT
      const characterSpacing = spacing * scale * PT
      const options = { width: width * PT, align, lineGap: points * 0.16, characterSpacing }
      doc.font(FONTS[weight]).fontSize(points)
      const height = doc.heightOfString(text, options) / PT
      drawn(() => doc.fillColor(color).text(text, x * PT, y * PT, options))
      return height
    },
    logo: y => drawn(() => drawLogo(doc, y * PT, scale)),
    rule: (y, color, width) =>
      drawn(() =>
        doc
          .moveTo(PAGE.margin * PT, y * PT)
          .lineTo((PAGE.margin + INNER_WIDTH) * PT, y * PT)
          .lineWidth(width * PT)
          .strokeColor(color)
          .stroke(),
      ),
    frame: (top, bottom) =>
      drawn(() =>
        doc
          .roundedRect(PAGE.margin * PT, top * PT, INNER_WIDTH * PT, (bottom - top) * PT, 12 * PT)
          .lineWidth(PT)
          .strokeColor('#b8c2cd')
          .stroke(),
      ),
    room(y, height) {
      if (!isDrawn || y + height <= BOTTOM) return y
      doc.addPage()
      return PAGE.margin
    },
  }
}

/** The number of each page, and the zócalo on the last. */
function drawFeet(doc: PDFKit.PDFDocument, foot: string): void {
  const { count } = doc.bufferedPageRange()
  const [x, y, width] = [PAGE.margin * PT, (PAGE.height - BAND - 40) * PT, INNER_WIDTH * PT]
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc
      .font(FONTS[400])
      .fontSize(13 * PT)
      .fillColor(QUIET)
    doc.text(foot, x, y, { lineBreak: false })
    doc.text(`Página ${page + 1} de ${count}`, x, y, { width, align: 'right' })
  }
  drawZocalo(doc)
}

// The drawings of public/icons/mark.svg and public/tiles/zocalo.svg.

function drawLogo(doc: PDFKit.PDFDocument, y: number, scale: number): void {
  const x = PAGE.margin * PT
  const size = 44 * scale * PT
  doc.save()
  doc.translate(x, y).scale(size / 48)
  doc.roundedRect(0, 0, 48, 48, 13).fill(PETROL)
  doc.path('M11.5 13.5 24 27.5l12.5-14M24 27.5V38')
  doc.lineWidth(7.2).lineCap('round').lineJoin('round').strokeColor('#ffffff').stroke()
  doc.path('M24 7.2l4.7 2.7v5.4L24 18l-4.7-2.7V9.9z').fill(PRIMARY)
  doc.restore()
  const options = { continued: true, characterSpacing: -0.8 * scale }
  doc
    .font(FONTS[800])
    .fontSize(28 * scale * PT)
    .fillColor(INK)
    .text('Tecni', x + size + 12 * scale * PT, y + 4 * scale * PT, options)
    .fillColor(PETROL)
    .text('Ya', { characterSpacing: options.characterSpacing })
}

function drawZocalo(doc: PDFKit.PDFDocument): void {
  const tile = BAND * PT
  for (let x = 0; x < PAGE.width * PT; x += tile) {
    doc.save()
    doc.translate(x, PAGE.height * PT - tile).scale(tile / 64)
    // Wider than the tile: no seam between two.
    doc.rect(0, 0, 65, 64).fill(PETROL)
    doc.path('M32 6l26 26-26 26L6 32z').fill(PETROL_DARK)
    doc.path('M32 20l12 12-12 12-12-12z').fill(PRIMARY)
    doc.path('M0 0h10L0 10zM64 0v10L54 0zM0 64V54l10 10zM64 64H54l10-10z').fill(PRIMARY)
    doc.restore()
  }
}
