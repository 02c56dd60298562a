// The parts of `npm test` and `npm run test:faults`: the command of each and how its result is read.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '#platform/domain/time.ts'
import { buildIfNeeded } from '#server/build.ts'
import { type CommandOptions, runCommand } from '#tests/support/program/command.ts'
import { playwrightResult, type Result } from '#tests/support/program/results.ts'

type Write = CommandOptions['write']

export interface Part {
  readonly name: string
  readonly about: string
  /** Lanes run beside each other, the last two when the build has ended; null is not part of `npm test`. */
  readonly lane: 'checks' | 'build' | 'tests' | 'journeys' | null
  run(extraArgs: string[], write: Write): Promise<Result>
}

/** Ends what hangs: on a slow machine parts took 30 to 40 minutes beside each other. */
const LIMIT_MS = 60 * MINUTE_MS

/** By its path: `tsc` is that of TypeScript 6, with which dependency-cruiser reads. */
const TSC = ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '-p']

export const PARTS: readonly Part[] = [
  {
    name: 'types',
    about: 'react-router typegen, tsc',
    lane: 'checks',
    run: (_, write) =>
      check(write, ['react-router', 'typegen'], [...TSC, '.'], [...TSC, 'app/service-worker']),
  },
  {
    name: 'lint',
    about: 'biome, knip',
    lane: 'checks',
    run: (_, write) => check(write, ['biome', 'ci', '.'], ['knip']),
  },
  {
    name: 'boundaries',
    about: 'dependency-cruiser',
    lane: 'checks',
    run: (_, write) => check(write, ['node', 'tests/boundaries.ts']),
  },
  { name: 'unit', about: 'vitest without database or program', lane: 'checks', run: vitest(['unit']) },
  {
    name: 'build',
    about: 'the production build, if its sources changed',
    lane: 'build',
    async run(_, write) {
      await buildIfNeeded(text => write(`${text}\n`))
      return { passed: 1, failed: 0, skipped: 0 }
    },
  },
  { name: 'integration', about: 'vitest: database, http', lane: 'tests', run: vitest(['database', 'http']) },
  {
    name: 'journeys',
    about: 'playwright on the production build, phone and desktop',
    lane: 'journeys',
    run: (extraArgs, write) =>
      reported(playwrightResult, write, file => ({
        command: ['playwright', 'test', '--reporter=list,json', ...extraArgs],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      })),
  },
  {
    name: 'faults',
    about: 'vitest: kills, storms, outages',
    lane: null,
    run: vitest(['faults', 'timed-faults']),
  },
]

function vitest(projects: string[]): Part['run'] {
  return (extraArgs, write) =>
    reported(
      report => report as Result,
      write,
      file => ({
        command: [
          'vitest',
          'run',
          ...projects.map(project => `--project=${project}`),
          '--reporter=default',
          '--reporter=./tests/support/program/attack-reporter.ts',
          '--reporter=./tests/support/program/result-reporter.ts',
          ...extraArgs,
        ],
        env: { RESULT_FILE: file },
      }),
    )
}

/** Commands that either pass or fail, counted as one check. */
async function check(write: Write, ...commands: string[][]): Promise<Result> {
  for (const command of commands) {
    const { code, outputTail } = await runCommand(command, { limitMs: LIMIT_MS, write })
    if (code !== 0) return { passed: 0, failed: 1, skipped: 0, outputTail }
  }
  return { passed: 1, failed: 0, skipped: 0 }
}

/** A runner that writes a report file. A bad exit without a failed test counts as a failure. */
async function reported(
  read: (report: unknown) => Result,
  write: Write,
  commandFor: (file: string) => { command: string[]; env?: Record<string, string> },
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'tecniya-report-'))
  try {
    const file = join(folder, 'report.json')
    const { command, env = {} } = commandFor(file)
    const { code, outputTail } = await runCommand(command, { env, limitMs: LIMIT_MS, write })
    const report = await readFile(file, 'utf8').catch(() => null)
    if (report === null) return { passed: 0, failed: 1, skipped: 0, outputTail }
    const result = read(JSON.parse(report))
    const unexplained = result.failed === 0 && (code !== 0 || result.passed === 0)
    return { ...result, failed: unexplained ? 1 : result.failed, outputTail }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
