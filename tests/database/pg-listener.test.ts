import { afterAll, expect, test } from 'vitest'
import { createPgListener } from '#server/live/pg-listener.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows, connection } = services.database
const listener = createPgListener(connection, services.log)
afterAll(() => listener.stop())

const notify = (topic: string) => rows(`select pg_notify('live', $1)`, [topic])
const isListening = () => expect.poll(listener.isListening, { timeout: 10_000 }).toBe(true)

test('subscribers get each topic, null after a reconnect, and nothing once unsubscribed', async () => {
  const received: (string | null)[] = []
  await isListening()
  const unsubscribe = listener.subscribe(topic => received.push(topic))
  await notify('one')
  await expect.poll(() => received).toEqual(['one'])

  await rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'tecniya-live'`,
  )
  await expect.poll(() => received, { timeout: 10_000 }).toEqual(['one', null])
  await isListening()
  await notify('two')
  await expect.poll(() => received).toEqual(['one', null, 'two'])

  unsubscribe()
  const other: (string | null)[] = []
  listener.subscribe(topic => other.push(topic))
  await notify('three')
  await expect.poll(() => other).toEqual(['three'])
  expect(received).toEqual(['one', null, 'two'])
})
