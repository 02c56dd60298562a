// The command `npm run admin` (D22, D25).
import { expect, test } from 'vitest'
import { runAdminAct } from '#server/commands/admin-acts.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { newAdmin, trailOf } from '#tests/support/people/moderation.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const database = await testDatabase()
const { rows, db } = database

const admin = (...words: string[]): Promise<string[]> => runAdminAct({ db, now: () => new Date() }, words)

test('an account becomes administrator; the last one cannot be revoked, the others can', async () => {
  const [ana, eva] = [await newClient(database), await newClient(database)]
  expect(await admin('grant', ana.email.toUpperCase())).toEqual([`${ana.email} ahora es administrador.`])
  await expect(admin('revoke', ana.email)).rejects.toThrow(
    `${ana.email} es el último administrador: nombra otro antes de quitarle el rol.`,
  )
  await admin('grant', eva.email)
  expect(await admin('revoke', ana.email)).toEqual([`${ana.email} ya no es administrador.`])
  await expect(admin('grant', 'nadie@correo.co')).rejects.toThrow(
    'Nadie tiene una cuenta con el correo nadie@correo.co.',
  )
})

test('deleted accounts and profiles are listed and restored', async () => {
  await newAdmin(database)
  expect(await admin('deleted')).toEqual(['No hay cuentas ni perfiles eliminados.'])
  const luz = await newTechnician(database)
  await rows(`update technicians set publicado = false, "deletedAt" = '2026-11-12T15:00Z' where uid = $1`, [
    luz.uid,
  ])
  expect(await admin('deleted')).toEqual([
    `${luz.email} (${luz.name}): perfil de técnico eliminado el 12 de noviembre de 2026.`,
  ])
  await rows(`update users set "deletedAt" = '2026-11-13T03:00Z' where uid = $1`, [luz.uid])
  expect(await admin('deleted')).toEqual([
    `${luz.email} (${luz.name}): cuenta eliminada el 12 de noviembre de 2026.`,
  ])
  await expect(admin('grant', luz.email)).rejects.toThrow('está eliminada: devuélvela antes')
  expect(await admin('restore', luz.email.toUpperCase())).toEqual([
    `La cuenta ${luz.email} volvió: ya puede iniciar sesión, si no está bloqueada.`,
    `El perfil de técnico de ${luz.email} volvió en revisión; publícalo desde el panel.`,
  ])
  await expect(admin('restore', luz.email)).rejects.toThrow(
    `No hay nada eliminado con el correo ${luz.email}.`,
  )
  expect(await trailOf(database, 'technician', luz.uid)).toMatchObject([
    { actorUid: 'consola', act: 'restore' },
  ])
})

test.each([[[]], [['grant', 'no-es-correo']], [['coronar', 'ana@correo.co']]])(
  'invalid arguments give the usage: %j',
  async words => {
    await expect(admin(...words)).rejects.toThrow(/^Uso:\n {2}npm run admin -- grant CORREO/)
  },
)
