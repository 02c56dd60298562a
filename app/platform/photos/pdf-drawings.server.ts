// The brand on paper: the drawings of public/icons/mark.svg and public/tiles/zocalo.svg. Measures are points.

const PETROL = '#0f5c63'
const PETROL_DARK = '#0c4b51'
const MANGO = '#ffb020'

export function drawMark(
  doc: PDFKit.PDFDocument,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  doc.save()
  doc.translate(x, y).scale(size / 48)
  doc.roundedRect(0, 0, 48, 48, 13).fill(PETROL)
  doc.path('M11.5 13.5 24 27.5l12.5-14M24 27.5V38')
  doc.lineWidth(7.2).lineCap('round').lineJoin('round').strokeColor('#ffffff').stroke()
  doc.path('M24 7.2l4.7 2.7v5.4L24 18l-4.7-2.7V9.9z').fill(MANGO)
  doc.restore()
}

/** A strip of tiles from the left edge of the page. */
export function drawZocalo(
  doc: PDFKit.PDFDocument,
  { y, width, tile }: { y: number; width: number; tile: number },
): void {
  for (let x = 0; x < width; x += tile) {
    doc.save()
    doc.translate(x, y).scale(tile / 64)
    // One wider than the tile: no seam between two.
    doc.rect(0, 0, 65, 64).fill(PETROL)
    doc.path('M32 6l26 26-26 26L6 32z').fill(PETROL_DARK)
    doc.path('M32 20l12 12-12 12-12-12z').fill(MANGO)
    doc.path('M0 0h10L0 10zM64 0v10L54 0zM0 64V54l10 10zM64 64H54l10-10z').fill(MANGO)
    doc.restore()
  }
}
