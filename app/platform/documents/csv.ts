// A table as a file for spreadsheets of Colombia: UTF-8 with BOM, semicolons.

const BOM = '\uFEFF'
/** A spreadsheet would read what begins like this as a formula. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠|%]|^[\t\r\n]/

function cellText(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = value.replace(/[\r\n]+/g, ' ')
  const safe = FORMULA.test(value) ? `'${text}` : text
  return /[";]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `${BOM}${rows.map(row => `${row.map(cellText).join(';')}\r\n`).join('')}`
}
