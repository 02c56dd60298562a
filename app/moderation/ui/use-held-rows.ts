import { useState } from 'react'

/**
 * The rows of a list, and those that a revalidation took away while something was typed in them: they stay in their place,
 * so that the text is not lost. `hasDraft` is asked when the rows change.
 */
export function useHeldRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  hasDraft: (key: string) => boolean,
): readonly Row[] {
  const [last, setLast] = useState({ rows, shown: rows })
  if (last.rows === rows) return last.shown
  const shown = withHeldRows(rows, last.shown, keyOf, hasDraft)
  setLast({ rows, shown })
  return shown
}

export function withHeldRows<Row>(
  rows: readonly Row[],
  lastShown: readonly Row[],
  keyOf: (row: Row) => string,
  hasDraft: (key: string) => boolean,
): readonly Row[] {
  const current = new Set(rows.map(keyOf))
  const shown = [...rows]
  for (const [index, row] of lastShown.entries())
    if (!current.has(keyOf(row)) && hasDraft(keyOf(row))) shown.splice(Math.min(index, shown.length), 0, row)
  return shown
}
