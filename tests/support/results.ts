// Totals from the JSON reports of the runners. A test file that could not be loaded counts as a failure.
import { z } from 'zod'

export interface Result {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The last lines of the runner's output. */
  readonly outputTail?: string
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

export function vitestResult(report: unknown): Result {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    vitestReport.parse(report)
  const notLoaded = testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + notLoaded.length,
    skipped: numPendingTests + numTodoTests,
  }
}

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

export function playwrightResult(report: unknown): Result {
  const { errors, stats } = playwrightReport.parse(report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}
