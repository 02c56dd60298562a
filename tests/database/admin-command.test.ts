// `npm run admin --`, as whoever runs the server types it (D22, D25).
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

function admin(...words: string[]): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: database.url, DATA_DIR }
  return new Promise(resolve => {
    execFile(
      process.execPath,
      ['server/commands/admin.ts', ...words],
      { cwd: ROOT, env },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}`.trim() }),
    )
  })
}

test('the last administrator cannot be revoked', async () => {
  const ana = await newClient(database)
  expect(await admin('grant', ana.email)).toEqual({ code: 0, said: `${ana.email} ahora es administrador.` })
  expect(await admin('revoke', ana.email)).toEqual({
    code: 1,
    said: `${ana.email} es el último administrador: nombra otro antes de quitarle el rol.`,
  })
})

test('deleted people are listed and restored, in sentences', async () => {
  await newAdmin(database)
  expect(await admin('deleted')).toEqual({ code: 0, said: 'No hay cuentas ni perfiles eliminados.' })
  const luz = await newTechnician(database)
  await rows(`update technicians set publicado = false, "deletedAt" = '2026-11-12T15:00Z' where uid = $1`, [
    luz.uid,
  ])
  expect(await admin('deleted')).toEqual({
    code: 0,
    said: `${luz.email} (${luz.name}): perfil de técnico eliminado el 12 de noviembre de 2026.`,
  })
  await rows(`update users set "deletedAt" = '2026-11-13T03:00Z' where uid = $1`, [luz.uid])
  expect((await admin('deleted')).said).toBe(
    `${luz.email} (${luz.name}): cuenta eliminada el 12 de noviembre de 2026.`,
  )
  expect((await admin('grant', luz.email)).said).toContain('está eliminada: devuélvela antes')
  expect(await admin('restore', luz.email.toUpperCase())).toEqual({
    code: 0,
    said: [
      `La cuenta ${luz.email} volvió: ya puede iniciar sesión, si no está bloqueada.`,
      `El perfil de técnico de ${luz.email} volvió en revisión; publícalo desde el panel.`,
    ].join('\n'),
  })
  expect(await admin('restore', luz.email)).toEqual({
    code: 1,
    said: `No hay nada eliminado con el correo ${luz.email}.`,
  })
  expect(await trailOf(database, 'technician', luz.uid)).toMatchObject([
    { actorUid: 'consola', act: 'restore' },
  ])
})

test.each([[[]], [['grant', 'no-es-correo']]])('anything else is told how it is used: %j', async words => {
  const { code, said } = await admin(...words)
  expect(code).toBe(1)
  expect(said).toMatch(/^Uso:\n {2}npm run admin -- grant CORREO/)
})
