// kill -9 at any moment: what was acknowledged is there, and the next start comes up by itself.
import { afterEach, expect, test } from 'vitest'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { findPostmaster, isPostmaster } from '#server/postgres/pg-ctl.ts'
import { temporaryFolder } from '#tests/support/folders.ts'
import { newPerson } from '#tests/support/people.ts'
import { killPostmaster } from '#tests/support/postmaster.ts'
import { endPrograms, startProgram } from '#tests/support/program.ts'
import { newVisitor } from '#tests/support/visitor.ts'

afterEach(endPrograms)

const enter = (origin: string, { email, password }: { email: string; password: string }) =>
  newVisitor(origin).post('/auth/login', { email, password })

test('everybody whose registration was answered can sign in after the program was killed', async () => {
  const dataDir = await temporaryFolder()
  const first = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const people = Array.from({ length: 40 }, () => newPerson({ role: 'tecnico' }))
  const answered: typeof people = []
  const registering = people.map(async person => {
    const answer = await newVisitor(first.origin).post('/auth/register', { ...person })
    if (answer.status !== 302) return
    answered.push(person)
    // In the middle of the others.
    if (answered.length === 10) first.kill('SIGKILL')
  })
  await Promise.allSettled(registering)
  expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' })
  expect(answered.length).toBeGreaterThanOrEqual(10)

  const second = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  for (const person of answered) expect((await enter(second.origin, person)).status).toBe(302)
  expect(await second.stop()).toEqual({ code: 0, signal: null })
})

test('the database of a killed program is found again, and goes with the next one', async () => {
  const dataDir = await temporaryFolder()
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

test('when PostgreSQL itself is killed the program lives, says so in Spanish and heals', async () => {
  const dataDir = await temporaryFolder()
  const program = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const ana = newPerson()
  const visitor = newVisitor(program.origin)
  await visitor.post('/auth/register', { ...ana })
  await killPostmaster(dataDir)

  const seen = new Set<number>()
  await expect
    .poll(
      async () => {
        const answer = await visitor.get('/perfil')
        seen.add(answer.status)
        if (answer.status === 503)
          expect(await answer.text()).toMatch(/Volvemos en un momento|Algo salió mal/)
        return answer.status
      },
      { timeout: 30_000, interval: 50 },
    )
    .toBe(200)
  expect(
    [...seen].filter(status => status !== 200 && status !== 503),
    program.lines.join('\n'),
  ).toEqual([])
  expect((await enter(program.origin, ana)).status).toBe(302)
  expect(await program.stop()).toEqual({ code: 0, signal: null })
})

test('a failure that nobody waited for is told, and the program lives', async () => {
  const stray = `process.on('SIGUSR2', () => { Promise.reject(new Error('forgotten')) })`
  const program = await startProgram({
    DATA_DIR: await temporaryFolder(),
    DEMO_DATA: 'off',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(stray)}`,
  })
  program.kill('SIGUSR2')
  await expect
    .poll(() => program.lines.filter(line => line.includes('forgotten')), { timeout: 10_000 })
    .toEqual([expect.stringContaining('a failure that nobody waited for')])
  expect((await fetch(`${program.origin}/readyz`)).status).toBe(200)
  expect(await program.stop()).toEqual({ code: 0, signal: null })
})
