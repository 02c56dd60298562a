import type { Bench, BenchRow } from '#bench/support/bench.ts'
import type { Spread } from '#bench/support/measure.ts'

export function tableOf({ sides }: Bench, rows: readonly BenchRow[]): string {
  const [reference, ours] = sides
  const head = ['', `${reference} p50 / p99 ms`, `${ours} p50 / p99 ms`, 'ratio', 'reach', 'aim', '']
  const lines = rows.map(row => [
    row.what,
    spreadText(row.reference),
    spreadText(row.ours),
    row.ratio.toFixed(2),
    row.reach.toFixed(2),
    row.aim.toFixed(2),
    row.verdict,
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map(line => line[column]?.length ?? 0)))
  return [head, ...lines]
    .map(line => line.map((cell, column) => padded(cell, widths[column] ?? 0, column)).join('   '))
    .join('\n')
}

function padded(cell: string, width: number, column: number): string {
  return column === 0 || column === 6 ? cell.padEnd(width) : cell.padStart(width)
}

function spreadText({ p50, p99 }: Spread): string {
  return `${p50.toFixed(2).padStart(6)} / ${p99.toFixed(2).padStart(6)}`
}
