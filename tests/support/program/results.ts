// The totals of a runner and the time that each of its files took.
import type { TestModule } from 'vitest/node'
import { z } from 'zod'

export interface Result {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly files?: readonly FileTime[]
  /** The last lines of the runner's output. */
  readonly outputTail?: string
}

interface FileTime {
  readonly file: string
  readonly seconds: number
}

/** A test file that could not be loaded counts as a failure. Its time includes what stands at its top. */
export function vitestResult(modules: readonly TestModule[]): Result {
  const states = modules.map(module => [...module.children.allTests()].map(test => test.result().state))
  const all = states.flat()
  const count = (wanted: string) => all.filter(state => state === wanted).length
  const notLoaded = modules.filter(
    (module, index) => module.state() === 'failed' && !states[index]?.includes('failed'),
  )
  return {
    passed: count('passed'),
    failed: count('failed') + notLoaded.length,
    skipped: count('skipped') + count('pending'),
    files: modules.map(module => {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      return { file: module.relativeModuleId, seconds: (collectDuration + setupDuration + duration) / 1000 }
    }),
  }
}

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[] | undefined
  readonly specs: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[]
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    file: z.string(),
    suites: z.array(playwrightSuite).optional(),
    specs: z.array(
      z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
    ),
  }),
)

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

export function playwrightResult(report: unknown): Result {
  const { errors, stats, suites } = playwrightReport.parse(report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    files: suites.map(suite => ({ file: suite.file, seconds: durationMs(suite) / 1000 })),
  }
}

function durationMs({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(spec => spec.tests.flatMap(test => test.results.map(({ duration }) => duration)))
  return [...own, ...suites.map(durationMs)].reduce((sum, each) => sum + each, 0)
}
