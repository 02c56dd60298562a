// Prints the tests with the tag `attack` as a table; in `npm test`, only their number and the ones that failed.
import type { Reporter, TestCase, TestModule } from 'vitest/node'

const STATES = { passed: 'safe', failed: 'UNSAFE', skipped: 'not tried', pending: 'not tried' } as const

export default class AttackReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const cases = modules.flatMap(module => [...module.children.allTests()].filter(isAttack))
    if (cases.length === 0) return
    const isTable = process.env.ATTACKS === 'table'
    for (const [file, tests] of Object.entries(Object.groupBy(cases, each => each.module.relativeModuleId))) {
      const shown = (tests ?? []).filter(test => isTable || stateOf(test) === 'UNSAFE')
      if (shown.length > 0) print(`\n${file}`)
      for (const test of shown) print(`  ${stateOf(test).padEnd(10)}${test.fullName}`)
    }
    const count = (state: string) => cases.filter(test => stateOf(test) === state).length
    print(`\nattacks: ${count('safe')} safe, ${count('UNSAFE')} unsafe, ${count('not tried')} not tried`)
  }
}

const isAttack = (test: TestCase) => test.tags.includes('attack') && test.options.mode !== 'skip'
const stateOf = (test: TestCase) => STATES[test.result().state]
const print = (line: string) => process.stdout.write(`${line}\n`)
