import { type BenchRow, verdictOf } from '#bench/support/bench.ts'
import type { Spread } from '#bench/support/measure.ts'

const HEAD = ['', 'reference', 'ours', 'ratio', 'reach', 'aim', '']

/** Times as 'p50 / p99 ms'. */
export function tableOf(rows: readonly BenchRow[]): string {
  const lines = rows.map(row => [
    row.name,
    figureText(row.reference),
    figureText(row.ours),
    row.ratio.toFixed(2),
    row.reach.toFixed(2),
    row.aim.toFixed(2),
    verdictOf(row),
  ])
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...lines].map(line => line[column]?.length ?? 0)))
  return [HEAD, ...lines]
    .map(line => line.map((cell, column) => padded(cell, widths[column] ?? 0, column)).join('   '))
    .join('\n')
}

function padded(cell: string, width: number, column: number): string {
  return column === 0 || column === HEAD.length - 1 ? cell.padEnd(width) : cell.padStart(width)
}

function figureText(figure: Spread | number): string {
  if (typeof figure === 'number') return `${figure.toFixed(0)} /s`
  return `${figure.p50.toFixed(2)} / ${figure.p99.toFixed(2).padStart(6)} ms`
}
