import { type BenchRow, verdictOf } from '#bench/support/bench.ts'

const HEAD = ['', 'reference', 'ours', 'ratio', 'reach', 'aim', '']

export function tableOf(rows: readonly BenchRow[]): string {
  const lines = rows.map(row => [
    row.what,
    row.reference,
    row.ours,
    row.ratio.toFixed(2),
    `${row.aim < row.reach ? '≤' : '≥'} ${row.reach.toFixed(2)}`,
    row.aim.toFixed(2),
    verdictOf(row),
  ])
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...lines].map(line => line[column]?.length ?? 0)))
  return [HEAD, ...lines]
    .map(line =>
      line
        .map((cell, column) => padded(cell, widths[column] ?? 0, column))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}

/** Text columns are left-aligned, figures right-aligned. */
function padded(cell: string, width: number, column: number): string {
  return column === 0 || column === HEAD.length - 1 ? cell.padEnd(width) : cell.padStart(width)
}
