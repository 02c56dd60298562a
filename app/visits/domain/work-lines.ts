// Lines of a quote or a receipt (D58): description, quantity and price of one, in whole pesos.
import { groupThousands } from '#platform/domain/money.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'

export const LINES_MAX = 20
export const CONCEPTO_MAX_LENGTH = 120
export const CANTIDAD_MAX = 99
/** Of one line and of the total, in pesos. */
export const AMOUNT_MAX = 100_000_000

export interface WorkLine {
  readonly concepto: string
  readonly cantidad: number
  /** Of one. */
  readonly precio: number
}

export type LineField = keyof WorkLine
export const LINE_FIELDS: readonly LineField[] = ['concepto', 'cantidad', 'precio']

/** As it stands in the form. */
export type TypedLine = Readonly<Record<LineField, string>>

export const EMPTY_LINE: TypedLine = { concepto: '', cantidad: '1', precio: '' }

export type LinesRefusal =
  | 'lines-missing'
  | 'lines-too-many'
  | 'line-without-concepto'
  | 'line-concepto-too-long'
  | 'line-cantidad-invalid'
  | 'line-precio-invalid'
  | 'lines-total-too-high'

export type ParsedLines =
  | { readonly ok: true; readonly lines: readonly WorkLine[]; readonly total: number }
  /** `field` is that of `lineFieldName`. */
  | { readonly ok: false; readonly field: string; readonly code: LinesRefusal }

/** 'precio.1': where the value of the second row, or its error, stands among those of a refused form. */
export const lineFieldName = (field: LineField, index: number) => `${field}.${index}`

export const lineAmount = ({ cantidad, precio }: Pick<WorkLine, 'cantidad' | 'precio'>) => cantidad * precio

export function linesTotal(lines: readonly Pick<WorkLine, 'cantidad' | 'precio'>[]): number {
  return lines.reduce((sum, line) => sum + lineAmount(line), 0)
}

/** The rows of a form in which each field is repeated; `all` gives the values of a field in their order. */
export function typedLinesFrom(all: (field: LineField) => readonly string[]): TypedLine[] {
  const [conceptos, cantidades, precios] = [all('concepto'), all('cantidad'), all('precio')]
  const count = Math.max(conceptos.length, cantidades.length, precios.length)
  return Array.from({ length: count }, (_, index) => ({
    concepto: conceptos[index] ?? '',
    cantidad: cantidades[index] ?? '',
    precio: precios[index] ?? '',
  }))
}

/** Rows that were left empty are ignored; else all lines, or the first mistake from the top. */
export function parseLines(rows: readonly TypedLine[]): ParsedLines {
  const lines: WorkLine[] = []
  for (const [index, row] of rows.entries()) {
    if (isBlank(row)) continue
    if (lines.length === LINES_MAX) return refusedAt('concepto', index, 'lines-too-many')
    const concepto = row.concepto.replace(/\s+/g, ' ').trim()
    if (concepto === '') return refusedAt('concepto', index, 'line-without-concepto')
    if (concepto.length > CONCEPTO_MAX_LENGTH) return refusedAt('concepto', index, 'line-concepto-too-long')
    const cantidad = parseCantidad(row.cantidad)
    if (cantidad === null) return refusedAt('cantidad', index, 'line-cantidad-invalid')
    const precio = parsePrice(row.precio)
    if (precio === null || precio > AMOUNT_MAX) return refusedAt('precio', index, 'line-precio-invalid')
    lines.push({ concepto, cantidad, precio })
    if (linesTotal(lines) > AMOUNT_MAX) return refusedAt('precio', index, 'lines-total-too-high')
  }
  if (lines.length === 0) return refusedAt('concepto', 0, 'lines-missing')
  return { ok: true, lines, total: linesTotal(lines) }
}

function refusedAt(field: LineField, index: number, code: LinesRefusal): ParsedLines {
  return { ok: false, field: lineFieldName(field, index), code }
}

const isBlank = ({ concepto, precio }: TypedLine) => concepto.trim() === '' && precio.trim() === ''

function parseCantidad(text: string): number | null {
  const typed = text.trim()
  const cantidad = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  return cantidad >= 1 ? cantidad : null
}

/** What a row adds to the total while it is being typed; 0 as long as it is not valid. */
export function typedAmount({ cantidad, precio }: TypedLine): number {
  const [count, price] = [parseCantidad(cantidad), parsePrice(precio)]
  return count === null || price === null ? 0 : lineAmount({ cantidad: count, precio: price })
}

/** One more or one less, between 1 and 99. */
export function steppedCantidad(text: string, step: 1 | -1): string {
  const cantidad = (parseCantidad(text) ?? 1) + step
  return String(Math.min(Math.max(cantidad, 1), CANTIDAD_MAX))
}

/** Lines to change in a form. */
export function typedLinesOf(lines: readonly WorkLine[]): TypedLine[] {
  return lines.map(({ concepto, cantidad, precio }) => ({
    concepto,
    cantidad: String(cantidad),
    precio: groupThousands(precio),
  }))
}

/** The rows among the values of a refused form. More rows than a form has are left out. */
export function lineValues(rows: readonly TypedLine[]): Record<string, string> {
  return Object.fromEntries(
    rows
      .slice(0, LINES_MAX + 1)
      .flatMap((row, index) => LINE_FIELDS.map(field => [lineFieldName(field, index), row[field]])),
  )
}

/** The rows that `lineValues` wrote; null when there are none. */
export function rowsIn(values: Readonly<Record<string, string>>): TypedLine[] | null {
  const rows: TypedLine[] = []
  for (;;) {
    const typed = (field: LineField) => values[lineFieldName(field, rows.length)]
    const concepto = typed('concepto')
    if (concepto === undefined) return rows.length > 0 ? rows : null
    rows.push({ concepto, cantidad: typed('cantidad') ?? '', precio: typed('precio') ?? '' })
  }
}
