// One program per worker for the tests over HTTP: started before them, and required to stop cleanly after them.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ATTENTION } from '#platform/domain/attention.ts'
import { createDatabase, databaseUrl, TEMPLATE } from '#tests/support/program/database-server.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { type Program, startProgram, TEST_START, TEST_VARIABLES } from '#tests/support/program/program.ts'

const STORED_ON_PURPOSE = ATTENTION['technicians-unreadable'].text

declare module 'vitest' {
  interface ProvidedContext {
    /** One per worker. */
    programs: readonly {
      readonly origin: string
      readonly dataDir: string
      readonly connection: pg.PoolConfig
      readonly logFile: string
    }[]
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = project.getProvidedContext().postgres
  const started: Program[] = []
  const start = async () => {
    const connection = await createDatabase(postgres, TEMPLATE)
    const dataDir = await temporaryFolder()
    const logFile = join(dataDir, 'program.log')
    const program = await startProgram(
      { ...TEST_VARIABLES, DATABASE_URL: databaseUrl(connection), DATA_DIR: dataDir },
      TEST_START,
      line => appendFileSync(logFile, `${line}\n`),
    )
    started.push(program)
    return { origin: program.origin, dataDir, connection, logFile }
  }
  project.provide('programs', await Promise.all(Array.from({ length: project.config.maxWorkers }, start)))
  return async () => {
    const ends = await Promise.all(started.map(program => program.stop()))
    const failures = started.flatMap(({ lines }) =>
      lines.filter(line => /"status":5\d\d|"level":(50|60)/.test(line) && !line.includes(STORED_ON_PURPOSE)),
    )
    if (failures.length === 0 && ends.every(({ code }) => code === 0)) return
    // Vitest reports an error that a teardown throws, but passes the run and skips the other teardowns.
    process.stderr.write(`A shared program failed: ${JSON.stringify(ends)}\n${failures.join('\n')}\n`)
    process.exitCode = 1
  }
}
