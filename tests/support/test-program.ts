import { afterAll, expect } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/folders.ts'
import { type Program, startProgram, type Variables } from '#tests/support/program.ts'
import { newVisitor, type Visitor } from '#tests/support/visitor.ts'

export interface TestProgram extends Program {
  readonly database: TestDatabase
  readonly dataDir: string
  visitor(): Visitor
}

/** The program on a database of this test file alone. Call it at the top; it is stopped at the end and must exit with 0. */
export async function testProgram(variables: Variables = {}, script?: string): Promise<TestProgram> {
  const database = await testDatabase()
  const dataDir = await temporaryFolder()
  const program = await startProgram({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...variables }, script)
  // Hooks run in reverse order: the program stops before its database is dropped.
  afterAll(async () => expect(await program.stop()).toEqual({ code: 0, signal: null }))
  const { origin } = program
  return { ...program, database, dataDir, visitor: () => newVisitor(origin) }
}
