// Writes the result of a Vitest run to the file RESULT_FILE, for `npm test`.
import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { vitestResult } from '#tests/support/program/results.ts'

export default class ResultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeFileSync(process.env.RESULT_FILE ?? '', JSON.stringify(vitestResult(modules)))
  }
}
