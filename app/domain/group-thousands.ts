// D20: numbers are written in the es-AR form, without decimals.

/** '1.234.567' */
export function groupThousands(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.')
}
