import type { Refusals } from '#platform/domain/outcome.ts'
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

export const LINES_REFUSALS: Refusals<LinesRefusal> = {
  'lines-missing': ['invalid', 'Escribe al menos un renglón con su precio.'],
  'lines-too-many': ['invalid', `Caben ${LINES_MAX} renglones. Une los que se parezcan.`],
  'line-without-concepto': ['invalid', 'Escribe qué cobras en este renglón.'],
  'line-concepto-too-long': ['invalid', `Es demasiado largo: máximo ${CONCEPTO_MAX_LENGTH} caracteres.`],
  'line-cantidad-invalid': ['invalid', `La cantidad va de 1 a ${CANTIDAD_MAX}.`],
  'line-precio-invalid': [
    'invalid',
    `Escribe el precio en pesos, sin centavos, de 0 a ${numberText(AMOUNT_MAX)}.`,
  ],
  'lines-total-too-high': ['invalid', `El total no puede pasar de ${profilePriceText(AMOUNT_MAX)}.`],
}

/** The first mistake of the rows, as a form shows it. */
export function linesMistake(rows: readonly TypedLine[]): { field: string; text: string } | null {
  const parsed = parseLines(rows)
  return parsed.ok ? null : { field: parsed.field, text: LINES_REFUSALS[parsed.code][1] }
}

/** '2 × $ 9.500' */
export function countedPriceText({ cantidad, precio }: WorkLine): string {
  return `${cantidad} × ${profilePriceText(precio)}`
}
