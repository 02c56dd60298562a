// The sums at the end of `npm test` must not be able to hide a failure.
import { expect, test } from 'vitest'
import { onePlaywrightResult, oneVitestResult } from '#tests/support/results.ts'

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 2 }

test('passed and skipped tests are counted', () => {
  expect(oneVitestResult(vitest)).toEqual({ passed: 3, failed: 0, skipped: 2 })
  expect(onePlaywrightResult({ errors: [], stats })).toEqual({ passed: 5, failed: 0, skipped: 2 })
})

test('a test file that could not be loaded is a failure', () => {
  const unloaded = { status: 'failed', assertionResults: [] }
  const halfway = { status: 'failed', assertionResults: [{ status: 'skipped' }] }
  const counted = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  const report = { ...vitest, numFailedTests: 1, testResults: [unloaded, halfway, counted] }
  expect(oneVitestResult(report).failed).toBe(3)
})

test('a journey that passed only sometimes, and an error outside any journey, are failures', () => {
  expect(onePlaywrightResult({ errors: [{}], stats: { ...stats, flaky: 1, unexpected: 1 } }).failed).toBe(3)
})

test('a report of another shape is refused', () => {
  expect(() => oneVitestResult({})).toThrow()
  expect(() => onePlaywrightResult({ stats })).toThrow()
})
