// The disk is full: pages say so in Spanish, nothing is half written, and the program recovers once there is space.
import { execFileSync } from 'node:child_process'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, inject, onTestFinished, test } from 'vitest'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { copyDataDir } from '#tests/support/program/database-server.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { endPrograms, launchProgram, startProgram } from '#tests/support/program/program.ts'

afterEach(endPrograms)

const DISK_SIZE = '160m'

/** A file system of its own. Null without the permission to mount one. */
async function smallDisk(size = DISK_SIZE): Promise<string | null> {
  const folder = await temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'tmpfs', folder], {
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
  const path = join(folder, 'filler')
  const { bavail, bsize } = await statfs(folder)
  await writeFile(path, Buffer.alloc(bavail * bsize)).catch(() => {})
  return path
}

test('every acknowledged registration is stored, and registering works again once there is space', async context => {
  const dataDir = await smallDisk()
  if (!dataDir) return context.skip('no file system can be mounted here')
  await copyDataDir(inject('migratedDataDir'), dataDir)
  const program = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const register = async () => {
    const person = newPerson()
    const answer = await newVisitor(program.origin).post('/auth/register', { ...person })
    return { person, status: answer.status, page: await answer.text() }
  }
  const before = await register()
  expect(before.status).toBe(302)

  const filler = await fill(dataDir)
  const attempts = []
  // PostgreSQL writes into preallocated WAL until it is full.
  do attempts.push(await register())
  while (attempts.at(-1)?.status === 302 && attempts.length < 2_000)
  const refused = attempts.at(-1)
  expect([refused?.status, /No se pudo crear la cuenta\./.test(refused?.page ?? '')]).toEqual([503, true])
  expect((await newVisitor(program.origin).get('/healthz')).status).toBe(200)

  await rm(filler)
  await expect
    .poll(async () => (await newVisitor(program.origin).get('/readyz')).status, { timeout: 60_000 })
    .toBe(200)
  const after = await register()
  expect(after.status).toBe(302)
  const signIn = async ({ person: { email, password } }: typeof before) =>
    (await newVisitor(program.origin).post('/auth/login', { email, password })).status
  for (const registered of [before, ...attempts.filter(({ status }) => status === 302).slice(-5), after])
    expect(await signIn(registered)).toBe(302)
  expect(await program.stop()).toEqual({ code: 0, signal: null })
})

test('a start on a full disk is refused in a sentence', async context => {
  const dataDir = await smallDisk()
  if (!dataDir) return context.skip('no file system can be mounted here')
  await fill(dataDir)
  const program = launchProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  expect((await program.ended).code).toBe(1)
  expect(program.lines).toEqual([
    `El disco de la carpeta de datos «${dataDir}» está lleno: libera espacio o indica otra con DATA_DIR.`,
  ])
})

test('a start where a new database does not fit is refused in a sentence', async context => {
  const dataDir = await smallDisk('30m')
  if (!dataDir) return context.skip('no file system can be mounted here')
  const program = launchProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  expect((await program.ended).code).toBe(1)
  expect(program.lines).toEqual([
    `Una base de datos nueva no cabe en el disco de «${dataDir}/postgres»: libera espacio (1 GB basta para empezar) o indica otra carpeta con DATA_DIR.`,
  ])
})
