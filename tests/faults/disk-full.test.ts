// The disk is full: a Spanish page that says so, nothing half written, and it heals by itself once there is room.
import { execFileSync } from 'node:child_process'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/support/folders.ts'
import { newPerson } from '#tests/support/people.ts'
import { endPrograms, startProgram } from '#tests/support/program.ts'
import { newVisitor } from '#tests/support/visitor.ts'

afterEach(endPrograms)

const SIZE = '160m'

/** A disk of its own, which takes the right to mount one. */
async function smallDisk(): Promise<string | null> {
  const folder = await temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0700`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    return null
  }
  onTestFinished(async () => {
    await endPrograms()
    execFileSync('umount', ['--lazy', folder])
  })
  return folder
}

async function fill(folder: string): Promise<string> {
  const path = join(folder, 'de-otro')
  const { bavail, bsize } = await statfs(folder)
  await writeFile(path, Buffer.alloc(bavail * bsize)).catch(() => {})
  return path
}

test('whoever was told "done" is there when there is room again, and nobody by half', async context => {
  const dataDir = await smallDisk()
  if (!dataDir) return context.skip('no disk of its own can be mounted here')
  const program = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const register = async () => {
    const person = newPerson()
    const answer = await newVisitor(program.origin).post('/auth/register', { ...person })
    return { person, status: answer.status, page: await answer.text() }
  }
  const before = await register()
  expect(before.status).toBe(302)

  const taken = await fill(dataDir)
  const tried = []
  // What PostgreSQL has at hand lasts for a while; then it has to refuse.
  do tried.push(await register())
  while (tried.at(-1)?.status === 302 && tried.length < 2_000)
  const refused = tried.at(-1)
  expect([refused?.status, /Algo salió mal/.test(refused?.page ?? '')]).toEqual([503, true])
  expect((await newVisitor(program.origin).get('/healthz')).status).toBe(200)

  await rm(taken)
  await expect
    .poll(async () => (await newVisitor(program.origin).get('/readyz')).status, { timeout: 60_000 })
    .toBe(200)
  const after = await register()
  expect(after.status).toBe(302)
  const enter = async ({ person: { email, password } }: typeof before) =>
    (await newVisitor(program.origin).post('/auth/login', { email, password })).status
  for (const done of [before, ...tried.filter(({ status }) => status === 302).slice(-5), after])
    expect(await enter(done)).toBe(302)
  expect(await program.stop()).toEqual({ code: 0, signal: null })
})
