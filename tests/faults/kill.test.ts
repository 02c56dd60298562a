// kill -9 at any moment: whatever was acknowledged is stored, and the next start recovers by itself.
import { afterEach, expect, test } from 'vitest'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { findPostmaster, isPostmaster } from '#server/postgres/pg-ctl.ts'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { migratedDataDir } from '#tests/support/program/data-dir.ts'
import { killPostmaster } from '#tests/support/program/postmaster.ts'
import { endPrograms, startProgram, takeUnhandledRejections } from '#tests/support/program/program.ts'

afterEach(endPrograms)

const signIn = (origin: string, { email, password }: { email: string; password: string }) =>
  newVisitor(origin).post('/auth/login', { email, password })

test('everybody whose registration was acknowledged can sign in after the program was killed', async () => {
  const dataDir = await migratedDataDir()
  const first = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const people = Array.from({ length: 40 }, () => newPerson({ role: 'tecnico' }))
  const answered: typeof people = []
  const registering = people.map(async person => {
    const answer = await newVisitor(first.origin).post('/auth/register', { ...person })
    if (answer.status !== 302) return
    answered.push(person)
    // While other registrations are still being processed.
    if (answered.length === 10) first.kill('SIGKILL')
  })
  await Promise.allSettled(registering)
  expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' })
  expect(answered.length).toBeGreaterThanOrEqual(10)

  const second = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const signIns = await Promise.all(answered.map(person => signIn(second.origin, person)))
  expect(signIns.filter(({ status }) => status !== 302)).toEqual([])
  expect(await second.stop()).toEqual({ code: 0, signal: null })
})

test('the next program takes over the server of a killed one and stops it at its end', async () => {
  const dataDir = await migratedDataDir()
  const first = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const before = await findPostmaster(`${dataDir}/postgres`)
  first.kill('SIGKILL')
  await first.ended
  expect(await findEmbeddedPostgres(dataDir)).not.toBeNull()

  const second = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const after = await findPostmaster(`${dataDir}/postgres`)
  expect(after?.pid).toBe(before?.pid)
  await second.stop()
  expect(await isPostmaster(after?.pid ?? 0, `${dataDir}/postgres`)).toBe(false)
})

test('when PostgreSQL is killed the program answers 503 in Spanish and recovers', async () => {
  const dataDir = await migratedDataDir()
  const program = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const ana = newPerson()
  const visitor = newVisitor(program.origin)
  await visitor.post('/auth/register', { ...ana })
  await killPostmaster(dataDir)

  const statuses = new Set<number>()
  await expect
    .poll(
      async () => {
        const answer = await visitor.get('/perfil')
        statuses.add(answer.status)
        if (answer.status === 503)
          expect(await answer.text()).toMatch(/Volvemos en un momento|Algo salió mal/)
        return answer.status
      },
      { timeout: 30_000, interval: 50 },
    )
    .toBe(200)
  expect(
    [...statuses].filter(status => status !== 200 && status !== 503),
    program.lines.join('\n'),
  ).toEqual([])
  expect((await signIn(program.origin, ana)).status).toBe(302)
  expect(await program.stop()).toEqual({ code: 0, signal: null })
})

test('an unhandled rejection is logged and does not end the program', async () => {
  const unhandledRejection = `process.on('SIGUSR2', () => { Promise.reject(new Error('forgotten')) })`
  const program = await startProgram({
    DATA_DIR: await migratedDataDir(),
    DEMO_DATA: 'off',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(unhandledRejection)}`,
  })
  program.kill('SIGUSR2')
  await expect
    .poll(() => program.lines.filter(line => line.includes('forgotten')), { timeout: 10_000 })
    .toEqual([expect.stringContaining('unhandled rejection')])
  expect(takeUnhandledRejections()).toHaveLength(1)
  expect((await fetch(`${program.origin}/readyz`)).status).toBe(200)
  expect(await program.stop()).toEqual({ code: 0, signal: null })
})
