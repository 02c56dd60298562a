// The totals of `npm test` must include every kind of failure.
import { expect, test } from 'vitest'
import type { TestModule } from 'vitest/node'
import { playwrightResult, vitestResult } from '#tests/support/program/results.ts'

/** What the result reads of a module of Vitest. */
function module(file: string, state: string, tests: string[]): TestModule {
  return {
    relativeModuleId: file,
    state: () => state,
    children: { allTests: () => tests.map(each => ({ result: () => ({ state: each }) })) },
    diagnostic: () => ({ collectDuration: 1_000, setupDuration: 500, duration: 2_000 }),
  } as unknown as TestModule
}

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 2 }
const spec = { tests: [{ results: [{ duration: 1_200 }] }, { results: [{ duration: 300 }] }] }
const suites = [
  { file: 'a.journey.ts', specs: [spec], suites: [{ file: 'a.journey.ts', specs: [spec] }] },
  { file: 'b.journey.ts', specs: [] },
]

test('passed and skipped tests are counted, with the time of each file', () => {
  expect(vitestResult([module('a.test.ts', 'passed', ['passed', 'passed', 'skipped', 'pending'])])).toEqual({
    passed: 2,
    failed: 0,
    skipped: 2,
    files: [{ file: 'a.test.ts', seconds: 3.5 }],
  })
  expect(playwrightResult({ errors: [], stats, suites })).toEqual({
    passed: 5,
    failed: 0,
    skipped: 2,
    files: [
      { file: 'a.journey.ts', seconds: 3 },
      { file: 'b.journey.ts', seconds: 0 },
    ],
  })
})

test('a test file that could not be loaded is a failure', () => {
  const modules = [
    module('not-loaded.test.ts', 'failed', []),
    module('after-skip.test.ts', 'failed', ['skipped']),
    module('counted.test.ts', 'failed', ['failed', 'passed']),
  ]
  expect(vitestResult(modules).failed).toBe(3)
})

test('flaky journeys and errors outside of any journey are failures', () => {
  const report = { errors: [{}], stats: { ...stats, flaky: 1, unexpected: 1 }, suites }
  expect(playwrightResult(report).failed).toBe(3)
})

test('a report of an unknown shape is rejected', () => {
  expect(() => playwrightResult({ stats })).toThrow()
})
