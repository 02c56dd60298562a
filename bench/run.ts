// `npm run bench`: each promise of speed as a ratio against a reference measured in the same run.
// A missed reach is said, not an error.
import { measure } from './warm-page.ts'

const COLUMNS = ['what', 'reference', 'ours', 'ratio', 'reach', 'aim', 'verdict']
const rows = (await measure()).map(({ name, reference, ours, ratio, reach, aim }) => [
  name,
  `${Math.round(reference)}/s`,
  `${Math.round(ours)}/s`,
  ratio.toFixed(2),
  `≥ ${reach}`,
  `${aim}`,
  ratio >= aim ? 'aim' : ratio >= reach ? 'reach' : 'missed',
])
const widths = COLUMNS.map((name, at) => Math.max(name.length, ...rows.map(row => row[at]?.length ?? 0)))
for (const row of [COLUMNS, ...rows]) {
  process.stdout.write(`${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}\n`)
}
