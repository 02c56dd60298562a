// The command `npm run admin` (D22, D25).
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newClient, newTechnician } from '#tests/support/bookings.ts'
import { testDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/folders.ts'
import { newAdmin, trailOf } from '#tests/support/moderation.ts'

const database = await testDatabase()
const { rows } = database
const DATA_DIR = await temporaryFolder()
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

function admin(...words: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: database.url, DATA_DIR }
  return new Promise(resolve => {
    execFile(
      process.execPath,
      ['server/commands/admin.ts', ...words],
      { cwd: ROOT, env },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}`.trim() }),
    )
  })
}

test('the last administrator cannot be revoked', async () => {
  const ana = await newClient(database)
  expect(await admin('grant', ana.email)).toEqual({ code: 0, output: `${ana.email} ahora es administrador.` })
  expect(await admin('revoke', ana.email)).toEqual({
    code: 1,
    output: `${ana.email} es el último administrador: nombra otro antes de quitarle el rol.`,
  })
})

test('deleted accounts and profiles are listed and restored', async () => {
  await newAdmin(database)
  expect(await admin('deleted')).toEqual({ code: 0, output: 'No hay cuentas ni perfiles eliminados.' })
  const luz = await newTechnician(database)
  await rows(`update technicians set publicado = false, "deletedAt" = '2026-11-12T15:00Z' where uid = $1`, [
    luz.uid,
  ])
  expect(await admin('deleted')).toEqual({
    code: 0,
    output: `${luz.email} (${luz.name}): perfil de técnico eliminado el 12 de noviembre de 2026.`,
  })
  await rows(`update users set "deletedAt" = '2026-11-13T03:00Z' where uid = $1`, [luz.uid])
  expect((await admin('deleted')).output).toBe(
    `${luz.email} (${luz.name}): cuenta eliminada el 12 de noviembre de 2026.`,
  )
  expect((await admin('grant', luz.email)).output).toContain('está eliminada: devuélvela antes')
  expect(await admin('restore', luz.email.toUpperCase())).toEqual({
    code: 0,
    output: [
      `La cuenta ${luz.email} volvió: ya puede iniciar sesión, si no está bloqueada.`,
      `El perfil de técnico de ${luz.email} volvió en revisión; publícalo desde el panel.`,
    ].join('\n'),
  })
  expect(await admin('restore', luz.email)).toEqual({
    code: 1,
    output: `No hay nada eliminado con el correo ${luz.email}.`,
  })
  expect(await trailOf(database, 'technician', luz.uid)).toMatchObject([
    { actorUid: 'consola', act: 'restore' },
  ])
})

test.each([[[]], [['grant', 'no-es-correo']]])('invalid arguments print the usage: %j', async words => {
  const { code, output } = await admin(...words)
  expect(code).toBe(1)
  expect(output).toMatch(/^Uso:\n {2}npm run admin -- grant CORREO/)
})
