import { expect, test } from 'vitest'
import { TECHNICIAN_ACTS, USER_ACTS } from '#domain/moderation/acts.ts'
import type { ModerationNotice } from '#domain/moderation/notices.ts'
import { moderationLetter } from '#notifications/letters/moderation-letters.server.ts'

const ORIGIN = 'https://tecniya.co'
const letter = (news: ModerationNotice, cancelled = 0) =>
  moderationLetter({ line: 7, news, name: 'Luz <b>Marina</b>', email: 'luz@correo.co', cancelled }, ORIGIN)

const ALL: ModerationNotice[] = [
  ...TECHNICIAN_ACTS.map(act => `technician-${act}` as const),
  ...USER_ACTS.map(act => `user-${act}` as const),
]

test.each(ALL)('%s is sent to the moderated person, escaped', news => {
  const { to, subject, text, html, messageId } = letter(news)
  expect(to).toEqual({ name: 'Luz <b>Marina</b>', address: 'luz@correo.co' })
  expect(subject).not.toBe('')
  expect(text).toContain('Hola, Luz <b>Marina</b>:')
  expect(html).not.toContain('<b>')
  expect(messageId).toBe('<moderacion-7@tecniya.co>')
})

test('each letter has its own subject', () => {
  expect(new Set(ALL.map(news => letter(news).subject)).size).toBe(ALL.length)
})

test('cancelled visits are mentioned only if there were any', () => {
  for (const news of ['technician-block', 'technician-delete', 'user-block', 'user-delete'] as const) {
    expect(letter(news).text).not.toContain('Cancelamos')
    expect(letter(news, 2).text).toContain('Cancelamos las visitas que tenías pendientes')
  }
})

test('letters to blocked and deleted people have a contact address and no link to the site', () => {
  for (const news of ['technician-block', 'technician-delete', 'user-block', 'user-delete'] as const) {
    expect(letter(news).text).toContain('escríbenos a hola@tecniya.co')
    expect(letter(news).text).not.toContain(ORIGIN)
  }
})
