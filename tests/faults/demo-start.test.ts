// The first `npm start`: the demonstration is drawn and loaded into an empty database by the start itself.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { endPrograms, startProgram } from '#tests/support/program/program.ts'

const database = await testDatabase()
afterEach(endPrograms)

test('a start on an empty database loads the demonstration, with its portraits and accounts', async () => {
  const dataDir = await temporaryFolder()
  const program = await startProgram({ DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO_DATA: 'on' })
  expect(program.lines).toContain('Cuentas de demostración (contraseña demo-tecniya):')
  const account = { email: 'tecnico@demo.tecniya.co', password: 'demo-tecniya' }
  const answer = await newVisitor(program.origin).post('/auth/login', account)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/mi-perfil'])
  const [figures] = await database.rows<{ technicians: number; cities: number }>(
    `select count(*)::int as technicians, count(distinct ciudad)::int as cities from technicians where publicado`,
  )
  expect(figures?.technicians).toBeGreaterThanOrEqual(60)
  expect(figures?.cities).toBeGreaterThanOrEqual(6)
  expect((await readdir(join(dataDir, 'photos', 'tech_photos'))).length).toBeGreaterThanOrEqual(60)
  expect(await program.stop()).toEqual({ code: 0, signal: null })
})
