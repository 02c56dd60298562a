// What one person has under way is bounded (server/http/concurrency.ts), and others are answered meanwhile.
import { expect, test } from 'vitest'
import { visitPeople, weeklyVisitsOf } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { database } = program
const { client, stranger, technician } = await visitPeople(database)
const newVisit = weeklyVisitsOf(database, { client, technician }, 460)

test('messages of one person beyond a bound are refused at once while others read and write', {
  tags: ['attack'],
}, async () => {
  const key = await newVisit()
  const otherKey = await newVisit()
  // While the row is held no message is stored: three wait for it, twenty wait in line.
  const holder = await database.pool.connect()
  const statuses: number[] = []
  const send = async (n: number) => {
    const message = { act: 'mensaje', texto: `Mensaje ${n}` }
    const answer = await program.visitor(client).post(`/mis-reservas/${key}`, message)
    await answer.arrayBuffer()
    statuses.push(answer.status)
    return answer
  }
  let sent: Promise<Response>[]
  try {
    await holder.query('begin')
    await holder.query('select from reservas where key = $1 for update', [key])
    sent = Array.from({ length: 30 }, (_, n) => send(n))
    await expect.poll(() => statuses).toEqual(Array<number>(7).fill(429))
    const others = await Promise.all([
      program.visitor(client).get('/perfil'),
      program.visitor(stranger).get('/perfil'),
      program.visitor(technician).post(`/agenda/${otherKey}`, { act: 'mensaje', texto: 'Voy' }),
    ])
    expect(others.map(({ status }) => status)).toEqual([200, 200, 302])
    expect(statuses).toHaveLength(7)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  const answers = await Promise.all(sent)
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(23)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('2')
})
