// @module-tag attack
// Production refuses an insecure configuration with a message (promises.md, "Nobody in"); D25: the first admin.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/folders.ts'
import { newPerson } from '#tests/support/people.ts'
import { endPrograms, freePort, launchProgram, startProgram } from '#tests/support/program.ts'
import { newVisitor } from '#tests/support/visitor.ts'

const database = await testDatabase()
const dataDir = await temporaryFolder()
afterEach(endPrograms)

const LOCAL = { DATABASE_URL: database.url, DATA_DIR: dataDir }
const PUBLIC = { ...LOCAL, PUBLIC_ORIGIN: 'https://tecniya.co', AUTH_SECRET: 'x'.repeat(40) }
const launch = async (variables: Record<string, string>) => {
  const program = launchProgram({ ...variables, PORT: String(await freePort()) })
  const { code } = await program.ended
  return { code, output: program.lines.filter(line => !line.startsWith('{')) }
}

test('production does not start without AUTH_SECRET and PUBLIC_ORIGIN', async () => {
  expect(await launch({ ...LOCAL, NODE_ENV: 'production' })).toEqual({
    code: 1,
    output: [
      'En producción falta AUTH_SECRET: créalo con openssl rand -base64 32 y guárdalo.',
      'En producción falta PUBLIC_ORIGIN: la dirección pública del sitio, por ejemplo https://tecniya.co.',
    ],
  })
})

test('the demo starts with its three accounts, and production refuses to start with the demo password', async () => {
  const demo = await startProgram({ ...LOCAL, DEMO_DATA: 'on' })
  expect(demo.lines).toContain('Cuentas de demostración (contraseña demo-tecniya):')
  for (const [name, landing] of [
    ['cliente', '/'],
    ['tecnico', '/mi-perfil'],
    ['admin', '/admin'],
  ]) {
    const email = `${name}@demo.tecniya.co`
    const answer = await newVisitor(demo.origin).post('/auth/login', { email, password: 'demo-tecniya' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, landing])
  }
  await demo.stop()
  const { code, output } = await launch(PUBLIC)
  expect(code).toBe(1)
  expect(output).toEqual([
    expect.stringMatching(
      /^La cuenta \w+@demo\.tecniya\.co tiene la contraseña de demostración: cámbiala o bórrala antes de abrir al público\.$/,
    ),
  ])
})

test('the admin command grants and revokes beside a running program', async () => {
  const program = await startProgram(LOCAL)
  const ana = newPerson()
  const visitor = newVisitor(program.origin)
  await visitor.post('/auth/register', { ...ana })
  const admin = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['server/commands/admin.ts', ...args], {
      env: { ...process.env, ...LOCAL },
    }).then(
      ({ stdout }) => stdout.trim(),
      ({ stderr }) => String(stderr).trim(),
    )
  expect(await admin('grant', ana.email.toUpperCase())).toBe(`${ana.email} ahora es administrador.`)
  expect((await visitor.get('/auth/login')).headers.get('location')).toBe('/admin')
  expect(await admin('revoke', ana.email)).toBe(`${ana.email} ya no es administrador.`)
  expect((await visitor.get('/auth/login')).headers.get('location')).toBe('/')
  expect(await admin('grant', 'nadie@correo.co')).toBe(
    'Nadie tiene una cuenta con el correo nadie@correo.co.',
  )
  expect(await admin('coronar', ana.email)).toMatch(/^Uso:\s+npm run admin -- grant CORREO/)
})
