// D20: numbers in es-AR format, without decimals.

/** '1.234.567' */
export function groupThousands(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.')
}
