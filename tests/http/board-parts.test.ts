// A part of the board that cannot be read says so in its card, and the others stay.
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/browser/html-page.ts'
import { type SignedInPerson, signedInPeople } from '#tests/support/people/signed-in.ts'
import { testProgram } from '#tests/support/program/test-program.ts'

// Of its own: the failures stand in its log.
const program = await testProgram()
const { rows, pool } = program.database
const [camila] = (await signedInPeople(pool, 1, 'admin')) as [SignedInPerson]
const admin = program.visitor(camila)

const CARDS = ['no-encontrado', 'embudo', 'no-salieron', 'horas-libres', 'respuestas', 'avisos', 'trabajos']

test.each([
  ['board_unmet', ['no-encontrado']],
  ['board_free', ['horas-libres']],
  ['board_answers', ['respuestas']],
  ['board_counts', ['embudo', 'no-salieron', 'avisos']],
  ['settings', []],
])('without %s', async (table, failing) => {
  await rows(`alter table ${table} rename to away`)
  try {
    const page = await openPage(admin, '/admin/tablero')
    expect(page.status).toBe(200)
    const unread = CARDS.filter(id => page.within(`#${id}`).text.includes('No pudimos contar esto'))
    expect(unread).toEqual(failing)
    expect((await admin.get('/admin/tablero.csv')).status).toBe(200)
  } finally {
    await rows(`alter table away rename to ${table}`)
  }
})
