import { afterEach, expect, test } from 'vitest'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { migratedDataDir } from '#tests/support/program/data-dir.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { endPrograms, freePort, launchProgram, startProgram } from '#tests/support/program/program.ts'

const empty = await testDatabase({ template: 'template0' })
afterEach(endPrograms)

test('a second program on the same data folder is refused with a message, and the first keeps running', async () => {
  const dataDir = await migratedDataDir()
  const first = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const second = launchProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off', PORT: String(await freePort()) })
  expect((await second.ended).code).toBe(1)
  expect(second.lines.filter(line => !line.startsWith('{'))).toEqual([
    `Otro TecniYa ya está usando la carpeta de datos «${dataDir}»: detenlo o indica otra con DATA_DIR.`,
  ])
  expect((await newVisitor(first.origin).post('/auth/register', { ...newPerson() })).status).toBe(302)
  expect(await first.stop()).toEqual({ code: 0, signal: null })
})

test('a port in use is reported in a sentence, and no process is left', async () => {
  const first = await startProgram({ DATA_DIR: await temporaryFolder(), DATABASE_URL: empty.url })
  const { port } = new URL(first.origin)
  const second = launchProgram({ DATA_DIR: await temporaryFolder(), DATABASE_URL: empty.url, PORT: port })
  expect((await second.ended).code).toBe(1)
  expect(second.lines.filter(line => !line.startsWith('{'))).toEqual([
    `El puerto ${port} está ocupado: detén lo que lo usa o indica otro con PORT.`,
  ])
  expect((await first.stop()).code).toBe(0)
})

test('three instances started at once on an empty database all become ready, and it is migrated once', async () => {
  await empty.pool.query(
    'drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade',
  )
  const variables = async () => ({ DATA_DIR: await temporaryFolder(), DATABASE_URL: empty.url })
  const programs = await Promise.all([1, 2, 3].map(async () => startProgram(await variables())))
  const migrations = await empty.rows<{ name: string }>('select name from migrations')
  expect(new Set(migrations.map(row => row.name)).size).toBe(migrations.length)
  const person = newPerson()
  const [one, two, three] = programs
  expect((await newVisitor(one?.origin ?? '').post('/auth/register', { ...person })).status).toBe(302)
  for (const program of [two, three]) {
    const { email, password } = person
    expect((await newVisitor(program?.origin ?? '').post('/auth/login', { email, password })).status).toBe(
      302,
    )
  }
  for (const program of programs) expect(await program.stop()).toEqual({ code: 0, signal: null })
})

test('an invalid environment variable is reported in a sentence, and nothing starts', async () => {
  const program = launchProgram({ DATA_DIR: await temporaryFolder(), PORT: 'tres', NODE_ENV: 'production' })
  expect((await program.ended).code).toBe(1)
  expect(program.lines).toEqual(['PORT debe ser un número de puerto, por ejemplo 3000.'])
})
