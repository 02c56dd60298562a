// `npm test`: runs every part, stops nothing early, and ends with the output of what failed and one line of totals.
// `npm test unit` runs one part; further arguments go to its runner. `npm run test:faults` is the part of the faults.
import { PARTS, type Part } from '#tests/support/program/parts.ts'
import type { Result } from '#tests/support/program/results.ts'

interface Finished {
  readonly part: Part
  readonly result: Result
  readonly seconds: number
  /** Empty if it was printed while the part ran. */
  readonly output: string
}

const [name, ...extraArgs] = process.argv.slice(2)
const parts = PARTS.filter(part => (name === undefined ? part.lane !== null : part.name === name))
const SLOWEST_FILES = 10
const print = (text: string) => process.stdout.write(`${text}\n`)

if (parts.length === 0) {
  print(`There is no part called ${name}: ${PARTS.map(part => part.name).join(', ')}.`)
  print('0 passed, 1 failed')
  process.exit(1)
}

const finished: Finished[] = []
const unprinted: Finished[] = []
const of = (lane: Part['lane']) => parts.filter(part => part.lane === lane)
if (name === undefined) await runAll()
else await runInFront(parts)
printSummary()

async function runAll(): Promise<void> {
  const checks = runBeside(of('checks'))
  await runInFront(of('build'))
  // Both wait a lot: for programs, pages and PostgreSQL. Beside each other they leave no core idle.
  const journeys = runBeside(of('journeys'))
  await runInFront(of('tests'))
  await Promise.all([checks, journeys])
  printUnprinted()
}

/** One after another; printed as they run. */
async function runInFront(parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    print(heading(part))
    finished.push(await run(part, text => process.stdout.write(text)))
    printUnprinted()
  }
}

/** One after another, beside the others; their output is printed when no other is. */
async function runBeside(parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    let output = ''
    const done = await run(part, text => {
      output += text
    })
    unprinted.push({ ...done, output })
  }
}

function printUnprinted(): void {
  for (const each of unprinted.splice(0)) {
    finished.push(each)
    print(`${heading(each.part)}\n${each.output.trimEnd()}`)
  }
}

async function run(part: Part, write: (text: string) => void): Promise<Finished> {
  const started = performance.now()
  const result = await part.run(extraArgs, write).catch(crashed)
  return { part, result, seconds: (performance.now() - started) / 1000, output: '' }
}

function crashed(error: unknown): Result {
  const outputTail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { passed: 0, failed: 1, skipped: 0, outputTail }
}

function printSummary(): void {
  const inOrder = parts.flatMap(part => finished.filter(each => each.part === part))
  const failed = inOrder.filter(({ result }) => result.failed > 0)
  for (const { part, result } of failed)
    print(`\n── ${part.name} failed; the end of its output:\n${result.outputTail ?? ''}`)
  print('')
  for (const { part, result, seconds } of inOrder) {
    print(
      `${result.failed > 0 ? '✗' : '✓'} ${part.name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s   ${totalsText(result)}`,
    )
  }
  printSlowestFiles(inOrder)
  const total = (key: 'passed' | 'failed' | 'skipped') =>
    inOrder.reduce((sum, { result }) => sum + result[key], 0)
  print(`\n${totalsText({ passed: total('passed'), failed: total('failed'), skipped: total('skipped') })}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

/** So that the next slow one is seen when it comes. */
function printSlowestFiles(parts: readonly Finished[]): void {
  const slowest = parts
    .flatMap(({ result }) => result.files ?? [])
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_FILES)
  if (slowest.length > 0) print('\nThe slowest files:')
  for (const { file, seconds } of slowest) print(`${seconds.toFixed(1).padStart(8)} s   ${file}`)
}

function heading({ name, about }: Part): string {
  return `\n── ${name}: ${about}`
}

function totalsText({ passed, failed, skipped }: Result): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
