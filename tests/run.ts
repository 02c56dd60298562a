// `npm test`: everything that is proven, in order; at the end once more what failed, and a line of sums. Nothing stops
// early.
// `node tests/run.ts unit` runs one part; what follows a part's name goes to its runner.
import { PARTS, type Part } from '#tests/support/parts.ts'
import type { Result } from '#tests/support/results.ts'

const [wanted, ...extra] = process.argv.slice(2)
const chosen = PARTS.filter(part => wanted === undefined || part.name === wanted)
const say = (text: string) => process.stdout.write(`${text}\n`)

if (chosen.length === 0) {
  say(`There is no part called ${wanted}: ${PARTS.map(part => part.name).join(', ')}.`)
  say('0 passed, 1 failed')
  process.exit(1)
}

const lines: string[] = []
const failures: string[] = []
const sum = { passed: 0, failed: 0, skipped: 0 }
for (const part of chosen) {
  say(`\n── ${part.name}: ${part.about}`)
  const started = performance.now()
  const result = await resultOf(part)
  sum.passed += result.passed
  sum.failed += result.failed
  sum.skipped += result.skipped
  if (result.failed > 0) failures.push(`── ${part.name} failed; its last words:\n${result.lastWords}\n`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  lines.push(`${result.failed > 0 ? '✗' : '✓'} ${part.name.padEnd(11)}${seconds} s   ${sumText(result)}`)
}
say(`\n${[...failures, ...lines].join('\n')}\n\n${sumText(sum)}`)
process.exitCode = sum.failed > 0 ? 1 : 0

async function resultOf(part: Part): Promise<Result> {
  try {
    return await part.run(extra)
  } catch (error) {
    const lastWords = `${part.name} broke: ${error instanceof Error ? error.stack : error}`
    return { passed: 0, failed: 1, skipped: 0, lastWords }
  }
}

function sumText({ passed, failed, skipped }: Result): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
