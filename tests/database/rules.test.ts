// Constraints of users, profiles and the moderation trail.
import { expect, test } from 'vitest'
import { newMember } from '#tests/support/people/people.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
const luz = await newMember(services, { role: 'tecnico' })

const TRAIL = `insert into moderation_trail ("actorUid", act, "targetKind", "targetId", before, after)
  values ('a', 'block', 'user', 'b', '{}', '{}')`

test('the moderation trail is append-only', async () => {
  await rows(TRAIL)
  await expect(rows(`update moderation_trail set act = 'nothing'`)).rejects.toThrow('rows are never changed')
  await expect(rows('delete from moderation_trail')).rejects.toThrow('rows are never changed')
  // Only the words of an answer go, and nothing with them.
  await rows(`insert into moderation_trail ("actorUid", act, "targetKind", "targetId", before, after)
    values ('root', 'approve', 'reply', '1', '{"texto": "x", "aprobada": false}', '{"texto": "x", "aprobada": true}')`)
  const forget = (more = '') =>
    rows(
      `update moderation_trail set before = before - 'texto', after = after - 'texto' ${more} where "targetKind" = 'reply'`,
    )
  await expect(forget(`, act = 'reject'`)).rejects.toThrow('rows are never changed')
  await expect(
    rows(`update moderation_trail set after = '{}' where "targetKind" = 'reply'`),
  ).rejects.toThrow()
  await forget()
  await expect(rows('truncate moderation_trail')).rejects.toThrow()
  expect(await rows('select act from moderation_trail order by id')).toEqual([
    { act: 'block' },
    { act: 'approve' },
  ])
})

test('an e-mail address is lower case, trimmed and unique', async () => {
  const insert = (email: string) => rows(`insert into users (uid, name, email) values ($1, 'x', $1)`, [email])
  await expect(insert('Ana@correo.co')).rejects.toMatchObject({ code: '23514' })
  await expect(insert(' ana@correo.co')).rejects.toMatchObject({ code: '23514' })
  await expect(insert(luz.email)).rejects.toMatchObject({ code: '23505' })
})

test.each([
  ['deleted', `"deletedAt" = now()`],
  ['under review', `estado = 'en_revision'`],
  ['blocked', `estado = 'bloqueado'`],
])('a profile that is %s cannot be published', async (_, change) => {
  await expect(
    rows(`update technicians set publicado = true, ${change} where uid = $1`, [luz.uid]),
  ).rejects.toMatchObject({ constraint: 'technicians_published_is_allowed' })
})

test('a profile that was not moderated, or was published by an administrator, can be published', async () => {
  for (const estado of [null, 'publicado']) {
    await rows('update technicians set publicado = true, estado = $2 where uid = $1', [luz.uid, estado])
  }
})

test.each([
  ['"ratingPromedio" = 5.1'],
  ['"ratingPromedio" = -1'],
  ['"resenasCount" = -1'],
  ['"aniosExperiencia" = 100'],
  ['"tarifaBase" = -1'],
  [`moneda = 'EUR'`],
  [`estado = 'vip'`],
  [`servicios = '{}'`],
  [`horarios = '[]'`],
])('a profile cannot have %s', async change => {
  await expect(rows(`update technicians set ${change} where uid = $1`, [luz.uid])).rejects.toMatchObject({
    code: '23514',
  })
})

test('the column defaults of a profile are those of the program', async () => {
  const ana = await newMember(services)
  await rows(`insert into technicians (uid, nombre, slug) values ($1, 'x', $1)`, [ana.uid])
  const [bare] = await rows('select horarios, excepciones, servicios from technicians where uid = $1', [
    ana.uid,
  ])
  const [ours] = await rows('select horarios, excepciones, servicios from technicians where uid = $1', [
    luz.uid,
  ])
  expect(bare).toEqual(ours)
})
