// The parts of `npm test`, each a runner and the way its answer is read.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '#tests/support/command.ts'
import { onePlaywrightResult, oneVitestResult, type Result } from '#tests/support/results.ts'

export interface Part {
  readonly name: string
  readonly about: string
  run(extra: string[]): Promise<Result>
}

const MINUTE_MS = 60_000

export const PARTS: readonly Part[] = [
  {
    name: 'types',
    about: 'react-router typegen, tsc',
    run: () => check(['react-router', 'typegen'], ['tsc', '--noEmit', '-p', '.']),
  },
  { name: 'lint', about: 'biome', run: () => check(['biome', 'ci', '.']) },
  { name: 'boundaries', about: 'dependency-cruiser', run: () => check(['node', 'tests/boundaries.ts']) },
  {
    name: 'unit',
    about: 'vitest: pure, stored, program, faults',
    run: extra =>
      reported(oneVitestResult, file => ({
        command: [
          'vitest',
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...extra,
        ],
      })),
  },
  {
    name: 'journeys',
    about: 'playwright on a production build, phone and desktop',
    run: extra =>
      reported(onePlaywrightResult, file => ({
        command: ['playwright', 'test', '--reporter=list,json', ...extra],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      })),
  },
]

/** Commands that either pass or do not: one check. */
async function check(...commands: string[][]): Promise<Result> {
  for (const command of commands) {
    const { code, lastWords } = await run(command, { limitMs: 5 * MINUTE_MS })
    if (code !== 0) return { passed: 0, failed: 1, skipped: 0, lastWords }
  }
  return { passed: 1, failed: 0, skipped: 0 }
}

/** A runner that writes what it found to a file. Ending badly without a failed test is a failure of its own. */
async function reported(
  read: (report: unknown) => Result,
  commandFor: (file: string) => { command: string[]; env?: Record<string, string> },
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'tecniya-report-'))
  try {
    const file = join(folder, 'report.json')
    const { command, env = {} } = commandFor(file)
    const { code, lastWords } = await run(command, { env, limitMs: 15 * MINUTE_MS })
    const report = await readFile(file, 'utf8').catch(() => null)
    if (report === null) return { passed: 0, failed: 1, skipped: 0, lastWords }
    const result = read(JSON.parse(report))
    const silent = result.failed === 0 && (code !== 0 || result.passed === 0)
    return { ...result, failed: silent ? 1 : result.failed, lastWords }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
