// No request needs a second connection while it holds one: with a single one for all requests every screen still answers.
import { afterAll, expect, test } from 'vitest'
import { EXPECTED } from '#tests/access/expected-access.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { testProgram } from '#tests/support/program/test-program.ts'

const program = await testProgram({ POOL_SIZE: '1' })
const { pool } = program.database
const TAGS = { tags: ['attack'] }

afterAll(() => expect(program.lines.filter(line => /"status":5\d\d|"level":50/.test(line))).toEqual([]))

test('every screen and every form of every role answers at once with one connection', TAGS, async () => {
  const people = [
    ...(await signedInPeople(pool, 1)),
    ...(await signedInTechnicians(pool, 1)),
    ...(await signedInPeople(pool, 1, 'admin')),
  ]
  const rows = EXPECTED.filter(({ route }) => route !== '/auth/logout')
  const statuses = await Promise.all(
    people.flatMap(({ cookie }) =>
      rows.map(async ({ method, at }) => {
        const visitor = program.visitor()
        const answer = await (method === 'GET'
          ? visitor.get(at, { cookie })
          : visitor.post(at, {}, { cookie }))
        await answer.arrayBuffer()
        return answer.status
      }),
    ),
  )
  expect(statuses.filter(status => status >= 500)).toEqual([])
})

test('forty registrations at once succeed and leave the other pages answering', TAGS, async () => {
  const register = async (n: number) => {
    const answer = await program
      .visitor()
      .post('/auth/register', { ...newPerson() }, { 'x-forwarded-for': `203.0.113.${n}` })
    await answer.arrayBuffer()
    return answer.status
  }
  const open = async (path: string) => {
    const answer = await program.visitor().get(path)
    await answer.arrayBuffer()
    return answer.status
  }
  const registering = Promise.all(Array.from({ length: 40 }, (_, n) => register(n)))
  const pages = Array.from({ length: 40 }, (_, n) => (n % 2 ? '/tecnicos?q=plomero' : '/auth/login'))
  expect(new Set(await Promise.all(pages.map(open)))).toEqual(new Set([200]))
  expect(new Set(await registering)).toEqual(new Set([302]))
})
