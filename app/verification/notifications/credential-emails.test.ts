import { expect, test } from 'vitest'
import { drawn } from '#tests/support/people/emails.ts'
import {
  type CredentialEmail,
  credentialEmail,
} from '#verification/notifications/credential-emails.server.ts'

const ORIGIN = 'https://tecniya.co'
const LUZ: CredentialEmail = {
  credential: 7,
  notification: 'returned',
  admin: null,
  lostBadge: false,
  kind: 'identity',
  note: 'No se lee el <b>número</b>',
  expiresOn: '2026-12-09',
  technicianId: 'luz',
  technicianName: 'Luz Marina Cárdenas',
  recipient: { name: 'Luz Marina Cárdenas', email: 'luz@correo.co' },
}
const email = (changes: Partial<CredentialEmail>) => drawn(credentialEmail({ ...LUZ, ...changes }, ORIGIN))

test.each([
  ['accepted', 'Aceptamos tu cédula'],
  ['returned', 'Te devolvimos la cédula'],
  ['requested', 'Necesitamos otra vez la cédula'],
  ['expiring', 'Tu cédula vence el 9 de diciembre de 2026'],
  ['expired', 'Tu cédula venció'],
] as const)('%s leads the technician to the verification', (notification, expected) => {
  const { subject, text, html, messageId } = email({ notification })
  expect(subject).toBe(expected)
  expect(text).toContain(`${ORIGIN}/mi-perfil/verificacion`)
  expect(html).not.toContain('<b>n')
  expect(messageId).toBe(`<revision-7-${notification}@tecniya.co>`)
})

test('the reason and the lost badge are said only where they are true', () => {
  expect(email({}).text).toContain('No se lee el <b>número</b>')
  expect(email({}).text).not.toContain('insignia')
  expect(email({ notification: 'requested', lostBadge: true }).text).toContain(
    'no muestra la insignia Verificado',
  )
  expect(email({ notification: 'accepted' }).text).not.toContain('No se lee')
})

test('an administrator is led to the dossier', () => {
  const recipient = { name: 'Camila Duarte', email: 'camila@correo.co' }
  const { to, subject, text, messageId } = email({ notification: 'expired', admin: 'camila', recipient })
  expect(to.address).toBe('camila@correo.co')
  expect(subject).toBe('Venció la cédula de Luz Marina Cárdenas')
  expect(text).toContain(`${ORIGIN}/admin/tecnicos/luz`)
  expect(messageId).toBe('<revision-7-expired-camila@tecniya.co>')
})
