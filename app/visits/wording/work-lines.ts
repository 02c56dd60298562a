import { numberText, profilePriceText } from '#platform/wording/price.ts'
import {
  AMOUNT_MAX,
  CANTIDAD_MAX,
  CONCEPTO_MAX_LENGTH,
  LINES_MAX,
  type LinesRefusal,
  parseLines,
  type TypedLine,
  type WorkLine,
} from '#visits/domain/work-lines.ts'

export const LINES_REFUSALS: Record<LinesRefusal, string> = {
  'lines-missing': 'Escribe al menos un renglón con su precio.',
  'lines-too-many': `Caben ${LINES_MAX} renglones. Une los que se parezcan.`,
  'line-without-concepto': 'Escribe qué cobras en este renglón.',
  'line-concepto-too-long': `Es demasiado largo: máximo ${CONCEPTO_MAX_LENGTH} caracteres.`,
  'line-cantidad-invalid': `La cantidad va de 1 a ${CANTIDAD_MAX}.`,
  'line-precio-invalid': `Escribe el precio en pesos, sin centavos, de 0 a ${numberText(AMOUNT_MAX)}.`,
  'lines-total-too-high': `El total no puede pasar de ${profilePriceText(AMOUNT_MAX)}.`,
}

/** The first mistake of the rows, as a form shows it. */
export function linesMistake(rows: readonly TypedLine[]): { field: string; text: string } | null {
  const parsed = parseLines(rows)
  return parsed.ok ? null : { field: parsed.field, text: LINES_REFUSALS[parsed.code] }
}

/** '2 × $ 9.500' */
export function countedPriceText({ cantidad, precio }: WorkLine): string {
  return `${cantidad} × ${profilePriceText(precio)}`
}
