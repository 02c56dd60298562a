// The totals of `npm test` must include every kind of failure.
import { expect, test } from 'vitest'
import { playwrightResult, vitestResult } from '#tests/support/results.ts'

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 2 }

test('passed and skipped tests are counted', () => {
  expect(vitestResult(vitest)).toEqual({ passed: 3, failed: 0, skipped: 2 })
  expect(playwrightResult({ errors: [], stats })).toEqual({ passed: 5, failed: 0, skipped: 2 })
})

test('a test file that could not be loaded is a failure', () => {
  const notLoaded = { status: 'failed', assertionResults: [] }
  const afterSkip = { status: 'failed', assertionResults: [{ status: 'skipped' }] }
  const counted = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  const report = { ...vitest, numFailedTests: 1, testResults: [notLoaded, afterSkip, counted] }
  expect(vitestResult(report).failed).toBe(3)
})

test('flaky journeys and errors outside of any journey are failures', () => {
  expect(playwrightResult({ errors: [{}], stats: { ...stats, flaky: 1, unexpected: 1 } }).failed).toBe(3)
})

test('a report of an unknown shape is rejected', () => {
  expect(() => vitestResult({})).toThrow()
  expect(() => playwrightResult({ stats })).toThrow()
})
