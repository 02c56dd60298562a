import { expect, test } from 'vitest'
import { USER_ACTS } from '#accounts/domain/user-moderation.ts'
import type { ModerationNotification } from '#moderation/domain/moderation-act.ts'
import { moderationEmail } from '#moderation/notifications/moderation-emails.server.ts'
import { TECHNICIAN_ACTS } from '#technicians/domain/technician-moderation.ts'
import { drawn } from '#tests/support/people/emails.ts'

const ORIGIN = 'https://tecniya.co'
const email = (notification: ModerationNotification, cancelled = 0, reason: string | null = null) =>
  drawn(
    moderationEmail(
      { trailEntryId: 7, notification, name: '<i>Luz</i>', email: 'luz@correo.co', cancelled, reason },
      ORIGIN,
    ),
  )

const ALL: ModerationNotification[] = [
  ...TECHNICIAN_ACTS.map(act => `technician-${act}` as const),
  ...USER_ACTS.map(act => `user-${act}` as const),
]

test.each(ALL)('%s is sent to the moderated person, escaped', notification => {
  const { to, subject, text, html, messageId } = email(notification)
  expect(to).toEqual({ name: '<i>Luz</i>', address: 'luz@correo.co' })
  expect(subject).not.toBe('')
  expect(text).toContain('Hola, <i>Luz</i>:')
  expect(html).not.toContain('<i>')
  expect(html).not.toMatch(/<svg|webp/i)
  expect(messageId).toBe('<moderacion-7@tecniya.co>')
})

test('each e-mail has its own subject', () => {
  expect(new Set(ALL.map(notification => email(notification).subject)).size).toBe(ALL.length)
})

test('cancelled visits are mentioned only if there were any', () => {
  for (const notification of [
    'technician-block',
    'technician-delete',
    'user-block',
    'user-delete',
  ] as const) {
    expect(email(notification).text).not.toContain('Cancelamos')
    expect(email(notification, 2).text).toContain('Cancelamos las visitas que tenías pendientes')
  }
})

test('e-mails to blocked and deleted people have a contact address and no link to the site', () => {
  for (const notification of [
    'technician-block',
    'technician-delete',
    'user-block',
    'user-delete',
  ] as const) {
    expect(email(notification).text).toContain('escríbenos a hola@tecniya.co')
    expect(email(notification).text).not.toContain(ORIGIN)
  }
})

test.each(ALL)('%s says the reason as it was typed, escaped', notification => {
  const { text, html } = email(notification, 0, 'Cobró <b>de más</b> & no respondió')
  expect(text).toContain('Motivo: Cobró <b>de más</b> & no respondió')
  expect(html).toContain('Cobró &lt;b&gt;de más&lt;/b&gt; &amp; no respondió')
  expect(text).not.toContain('quieres saber por qué')
})
