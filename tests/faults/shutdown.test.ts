// SIGTERM: accepted requests are answered, open streams end, and no process is left after ten seconds.
import { afterEach, expect, test } from 'vitest'
import { findPostmaster, isPostmaster } from '#server/postgres/pg-ctl.ts'
import { beginRequest } from '#tests/support/browser/unfinished-request.ts'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { migratedDataDir } from '#tests/support/program/data-dir.ts'
import { endPrograms, type Program, startProgram } from '#tests/support/program/program.ts'

afterEach(endPrograms)

const TEN_SECONDS_MS = 10_000

const beginRegistration = ({ origin }: Program) => beginRequest(origin, '/auth/register', { ...newPerson() })

test('open streams end, accepted requests are answered, and program and PostgreSQL end within ten seconds', async () => {
  const dataDir = await migratedDataDir()
  const program = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const cluster = `${dataDir}/postgres`
  const postmaster = await findPostmaster(cluster)
  expect(postmaster).not.toBeNull()
  const visitor = newVisitor(program.origin)
  await visitor.post('/auth/register', { ...newPerson() })
  const stream = await visitor.get('/live')
  expect(stream.headers.get('content-type')).toBe('text/event-stream')
  const streamed = stream.text()
  const requests = await Promise.all([1, 2, 3, 4, 5].map(() => beginRegistration(program)))

  const started = performance.now()
  const ending = program.stop()
  await streamed
  for (const request of requests) request.finish()
  for (const request of requests) expect(await request.answer).toMatch(/HTTP\/1\.1 302 /)
  expect(await ending).toEqual({ code: 0, signal: null })
  expect(performance.now() - started).toBeLessThan(TEN_SECONDS_MS)
  // By command line: the pid may have been reused.
  expect(await isPostmaster(postmaster?.pid ?? 0, cluster)).toBe(false)
  await expect(fetch(program.origin)).rejects.toThrow()
})

test('a request that never ends does not delay the shutdown beyond its limit', async () => {
  const program = await startProgram({ DATA_DIR: await migratedDataDir(), DEMO_DATA: 'off' })
  const request = await beginRegistration(program)
  request.answer.catch(() => {})
  const started = performance.now()
  expect((await program.stop()).signal).toBeNull()
  expect(performance.now() - started).toBeLessThan(TEN_SECONDS_MS)
})

test('SIGINT shuts down like SIGTERM', async () => {
  const program = await startProgram({ DATA_DIR: await migratedDataDir(), DEMO_DATA: 'off' })
  program.kill('SIGINT')
  expect(await program.ended).toEqual({ code: 0, signal: null })
})
