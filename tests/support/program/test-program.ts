import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { getCurrentTest } from 'vitest/suite'
import { newVisitor, type Visitor } from '#tests/support/browser/visitor.ts'
import { openTestDatabase, type TestDatabase, testDatabase } from '#tests/support/program/database.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import {
  type Program,
  startProgram,
  TEST_START,
  TEST_VARIABLES,
  type Variables,
} from '#tests/support/program/program.ts'

/** Advisory locks, one for each shared program. */
const PROGRAM_LOCKS = 2

export interface HttpSite {
  readonly origin: string
  readonly database: TestDatabase
  readonly dataDir: string
  /** A guest, or the person of this stored session. */
  visitor(person?: { readonly cookie: string }): Visitor
}

export interface SharedProgram extends HttpSite {
  /** What it has logged since it was started, also for other files. */
  logLines(): Promise<string[]>
}

export interface TestProgram extends HttpSite, Program {}

/**
 * A program that test files use one after another, one per worker: a test counts what belongs to its own people, never
 * totals.
 */
export async function sharedProgram(): Promise<SharedProgram> {
  const { origin, dataDir, logFile, connection } = await claimProgram()
  return {
    origin,
    dataDir,
    database: openTestDatabase(connection),
    visitor: visitorsOf(origin),
    logLines: async () => (await readFile(logFile, 'utf8')).split('\n'),
  }
}

/** One that no other file is using, until the end of this file: there are as many as workers. */
async function claimProgram() {
  // A hook that is added while a test runs is never called.
  if (getCurrentTest()) throw new Error('claim a shared program at the top of the file')
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  afterAll(async () => {
    // Closing the connection would release it a moment later.
    await client.query('select pg_advisory_unlock_all()')
    await client.end()
  })
  for (const [index, program] of inject('programs').entries()) {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as free', [PROGRAM_LOCKS, index])
    if (rows[0]?.free) return program
  }
  throw new Error('every program is in use')
}

/**
 * A program of this test file alone, for those that need other variables, its log from the start or a broken database.
 * Call it at the top; it is stopped at the end and must exit with 0.
 */
export async function testProgram(variables: Variables = {}): Promise<TestProgram> {
  const database = await testDatabase()
  const dataDir = await temporaryFolder()
  const program = await startProgram(
    { ...TEST_VARIABLES, DATABASE_URL: database.url, DATA_DIR: dataDir, ...variables },
    TEST_START,
  )
  // Hooks run in reverse order: the program stops before its database is dropped.
  afterAll(async () => expect(await program.stop()).toEqual({ code: 0, signal: null }))
  return { ...program, database, dataDir, visitor: visitorsOf(program.origin) }
}

function visitorsOf(origin: string): HttpSite['visitor'] {
  return person => newVisitor(origin, { network: newNetwork(), ...person })
}

/** An address that no other visitor has: rate limits count by network. */
function newNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
