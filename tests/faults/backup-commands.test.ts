// Both commands as an operator runs them: backup beside a running program, restore into a new folder.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { migratedDataDir } from '#tests/support/program/data-dir.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { endPrograms, startProgram } from '#tests/support/program/program.ts'

afterEach(endPrograms)

const command = (name: 'backup' | 'restore', folder: string, dataDir: string) =>
  promisify(execFile)(process.execPath, [`server/commands/${name}.ts`, folder], {
    env: { PATH: process.env.PATH ?? '', TZ: 'UTC', DATA_DIR: dataDir },
  })

test('the backup of a running program restores into a new folder with all accounts', async () => {
  const [here, there] = [await migratedDataDir(), join(await temporaryFolder(), 'nuevo')]
  const folder = join(await temporaryFolder(), 'copia')
  const program = await startProgram({ DATA_DIR: here, DEMO_DATA: 'off' })
  const ana = newPerson()
  await newVisitor(program.origin).post('/auth/register', { ...ana })
  const backup = await command('backup', folder, here)
  expect(backup.stdout).toMatch(/^public\.users: 1$/m)
  expect(backup.stdout).toContain(`La copia está en ${folder}.`)
  await program.stop()
  expect((await command('restore', folder, there)).stdout).toContain('Restaurada la copia del ')
  const restored = await startProgram({ DATA_DIR: there })
  const answer = await newVisitor(restored.origin).post('/auth/login', {
    email: ana.email,
    password: ana.password,
  })
  expect(answer.status).toBe(302)
  await expect(command('restore', folder, there)).rejects.toMatchObject({
    code: 1,
    stderr: 'La base de datos no está vacía: una copia se restaura en una vacía.\n',
  })
})
