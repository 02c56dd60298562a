// A guest sees what is true now: on every instance, under load, and while the database comes and goes.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Pages } from '#server/http/pages.ts'
import { createPgListener, type PgListener } from '#server/live/pg-listener.ts'
import { freezableDatabase } from '#tests/support/freezable-database.ts'
import { newMember } from '#tests/support/people.ts'
import { scaledSecondMs } from '#tests/support/scaled-second.ts'
import { testServices } from '#tests/support/services.ts'
import { type WarmInstance, warmInstance } from '#tests/support/warm-instance.ts'

const services = await testServices()
const { rows, connection } = services.database
const luz = await newMember(services, { role: 'tecnico' })
const path = `/tecnicos/${luz.uid}`
const headers = { 'accept-encoding': 'br' }
const FIVE_SECONDS_MS = 5_000

/** A profile as the real one reads it: published or not there. Lists take the other branch. */
const pages: Pages = async (request, { nonce }) => {
  const uid = new URL(request.url).pathname.split('/')[2]
  const found = await rows<{ nombre: string }>(
    'select nombre from technicians where publicado and ($1::text is null or uid = $1)',
    [uid],
  )
  return new Response(
    `<!doctype html><script nonce="${nonce}"></script>${found.map(({ nombre }) => `<h1>${nombre}</h1>`)}${'<p>·</p>'.repeat(300)}`,
    {
      status: found.length > 0 || uid === undefined ? 200 : 404,
      headers: { 'content-type': 'text/html' },
    },
  )
}

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

async function instance(to = connection): Promise<WarmInstance & { listener: PgListener }> {
  const listener = createPgListener(to, services.log)
  closing.push(() => listener.stop())
  await expect.poll(listener.isListening).toBe(true)
  const started = await warmInstance({ pages, listener, services })
  closing.push(() => started.close())
  return { ...started, listener }
}

const publish = (publicado: boolean) => rows('update technicians set publicado = $1', [publicado])

const look = ({ ask }: WarmInstance) => Promise.all([ask(path, { headers }), ask('/tecnicos', { headers })])

/** Until an instance shows this; within the limit, and with none at the first look. */
async function untilShown(each: WarmInstance, shown: boolean, limitMs = FIVE_SECONDS_MS): Promise<void> {
  const started = performance.now()
  for (;;) {
    const answers = await look(each)
    if (answers.every(({ html }) => html.includes(luz.name) === shown)) return
    const ms = performance.now() - started
    if (ms > limitMs)
      throw new Error(
        `after ${ms} ms: ${answers.map(({ status, html }) => `${status} ${html.slice(0, 120)}`)}`,
      )
  }
}

test('a technician who is hidden is gone from two instances within a second, under load', async () => {
  const instances = [await instance(), await instance()]
  let pressing = true
  let pressed = 0
  const pressure = instances.flatMap(({ ask }) =>
    Array.from({ length: 8 }, async () => {
      for (; pressing; pressed++) await ask('/tecnicos', { headers })
    }),
  )
  for (let turn = 0; turn < 30; turn++) {
    for (const shown of [true, false]) {
      const soon = await scaledSecondMs(() => Promise.all(instances.map(look)))
      await publish(shown)
      await Promise.all(instances.map(each => untilShown(each, shown, soon)))
      // What was seen gone stays gone.
      for (let again = 0; again < 5; again++) {
        await Promise.all(instances.map(each => untilShown(each, shown, 0)))
      }
    }
  }
  pressing = false
  await Promise.all(pressure)
  expect(pressed).toBeGreaterThan(500)
})

test('pages are really warm in between, or the test above would say nothing', async () => {
  const { ask, logged } = await instance()
  await publish(true)
  for (let turn = 0; turn < 20; turn++) await ask(path, { headers })
  expect(logged.filter(line => line.includes(path)).length).toBeLessThan(10)
})

test('while its listening connection is cut nothing old is shown, and pages are warm again afterwards', async () => {
  const one = await instance()
  for (let turn = 0; turn < 5; turn++) {
    await publish(true)
    await untilShown(one, true)
    const soon = await scaledSecondMs(() => look(one))
    await rows(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tecniya-live' and datname = current_database()`)
    await publish(false)
    await untilShown(one, false, soon)
    await expect.poll(one.listener.isListening, { timeout: 3_000 }).toBe(true)
  }
})

test('a connection that falls silent is noticed within five seconds', async () => {
  const database = await freezableDatabase(connection)
  closing.push(database.close)
  const one = await instance(database.connection)
  await publish(true)
  for (let turn = 0; turn < 3; turn++) await untilShown(one, true)
  database.freeze()
  await publish(false)
  await untilShown(one, false)
  expect(one.listener.isListening()).toBe(false)
  database.thaw()
  await expect.poll(one.listener.isListening, { timeout: 5_000 }).toBe(true)
  await publish(true)
  await untilShown(one, true)
  await sleep(50)
})
