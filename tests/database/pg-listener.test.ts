import { afterAll, expect, test } from 'vitest'
import { createPgListener } from '#server/live/pg-listener.ts'
import { createLog } from '#server/log.ts'
import { testServices } from '#tests/support/program/services.ts'
import { freezableDatabase } from '#tests/support/servers/freezable-database.ts'

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

test('an outage is two lines of the log, however often it is tried meanwhile: away, and back after some seconds', async () => {
  const proxy = await freezableDatabase(connection)
  afterAll(proxy.close)
  const lines: { level: number; msg: string; seconds?: number }[] = []
  const log = createLog({ to: { write: line => void lines.push(JSON.parse(line)) } })
  const own = createPgListener(proxy.connection, log)
  afterAll(() => own.stop())
  const becomes = (listening: boolean) => expect.poll(own.isListening).toBe(listening)
  await becomes(true)
  expect(lines).toEqual([])
  for (const outage of [1, 2]) {
    const refused = proxy.refusals() + 3
    proxy.refuse()
    await becomes(false)
    await expect.poll(proxy.refusals).toBeGreaterThanOrEqual(refused)
    proxy.thaw()
    await becomes(true)
    expect(lines).toHaveLength(outage * 2)
    const [away, back] = lines.slice(-2)
    expect(away).toMatchObject({ level: 40, msg: 'the database is away' })
    expect(back?.msg).toBe(`the database is back after ${back?.seconds} s`)
    expect(back?.seconds).toBeGreaterThan(1)
  }
})
