// Cached pages are current: on every instance, under load, and while database connections fail.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Pages } from '#server/http/pages.ts'
import { createPgListener, type PgListener } from '#server/live/pg-listener.ts'
import { newMember } from '#tests/support/people/people.ts'
import { type PageCacheInstance, startPageCacheInstance } from '#tests/support/program/page-cache-instance.ts'
import { scaledSecondMs } from '#tests/support/program/scaled-second.ts'
import { testServices } from '#tests/support/program/services.ts'
import { freezableDatabase } from '#tests/support/servers/freezable-database.ts'

const services = await testServices()
const { rows, connection } = services.database
const luz = await newMember(services, { role: 'tecnico' })
const path = `/tecnicos/${luz.uid}`
const headers = { 'accept-encoding': 'br' }
const FIVE_SECONDS_MS = 5_000

/** A profile that is 404 unless published; any other path lists the published technicians. */
const pages: Pages = async request => {
  const uid = new URL(request.url).pathname.split('/')[2]
  const found = await rows<{ nombre: string }>(
    'select nombre from technicians where publicado and ($1::text is null or uid = $1)',
    [uid],
  )
  return new Response(
    `<!doctype html>${found.map(({ nombre }) => `<h1>${nombre}</h1>`)}${'<p>·</p>'.repeat(300)}`,
    {
      status: found.length > 0 || uid === undefined ? 200 : 404,
      headers: { 'content-type': 'text/html' },
    },
  )
}

const cleanups: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of cleanups.reverse()) await close()
})

async function instance(to = connection): Promise<PageCacheInstance & { listener: PgListener }> {
  const listener = createPgListener(to, services.log)
  cleanups.push(() => listener.stop())
  await expect.poll(listener.isListening).toBe(true)
  const started = await startPageCacheInstance({ pages, listener, services })
  cleanups.push(() => started.close())
  return { ...started, listener }
}

const publish = (publicado: boolean) => rows('update technicians set publicado = $1', [publicado])

const visit = ({ send }: PageCacheInstance) =>
  Promise.all([send(path, { headers }), send('/tecnicos', { headers })])

/** Waits until an instance shows the technician or not; with a limit of 0 it must do so at once. */
async function untilShown(each: PageCacheInstance, shown: boolean, limitMs = FIVE_SECONDS_MS): Promise<void> {
  const started = performance.now()
  for (;;) {
    const responses = await visit(each)
    if (responses.every(({ html }) => html.includes(luz.name) === shown)) return
    const ms = performance.now() - started
    if (ms > limitMs)
      throw new Error(
        `after ${ms} ms: ${responses.map(({ status, html }) => `${status} ${html.slice(0, 120)}`)}`,
      )
  }
}

test('a technician who is hidden disappears from two instances within a second, under load', async () => {
  const instances = [await instance(), await instance()]
  let running = true
  let requests = 0
  const load = instances.flatMap(({ send }) =>
    Array.from({ length: 8 }, async () => {
      for (; running; requests++) await send('/tecnicos', { headers })
    }),
  )
  for (let turn = 0; turn < 30; turn++) {
    for (const shown of [true, false]) {
      const limitMs = await scaledSecondMs(() => Promise.all(instances.map(visit)))
      await publish(shown)
      await Promise.all(instances.map(each => untilShown(each, shown, limitMs)))
      // The change never reverts.
      for (let again = 0; again < 5; again++) {
        await Promise.all(instances.map(each => untilShown(each, shown, 0)))
      }
    }
  }
  running = false
  await Promise.all(load)
  expect(requests).toBeGreaterThan(500)
})

test('pages are served from the cache between changes', async () => {
  const { send, logLines } = await instance()
  await publish(true)
  for (let turn = 0; turn < 20; turn++) await send(path, { headers })
  expect(logLines.filter(line => line.includes(path)).length).toBeLessThan(10)
})

test('nothing stale is served while the listener is disconnected, and caching resumes when it is back', async () => {
  const one = await instance()
  for (let turn = 0; turn < 5; turn++) {
    await publish(true)
    await untilShown(one, true)
    const limitMs = await scaledSecondMs(() => visit(one))
    await rows(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tecniya-live' and datname = current_database()`)
    await publish(false)
    await untilShown(one, false, limitMs)
    await expect.poll(one.listener.isListening, { timeout: 3_000 }).toBe(true)
  }
})

test('a connection that stops answering is detected within five seconds', async () => {
  const database = await freezableDatabase(connection)
  cleanups.push(database.close)
  const one = await instance(database.connection)
  await publish(true)
  for (let turn = 0; turn < 3; turn++) await untilShown(one, true)
  database.freeze()
  await publish(false)
  await expect.poll(one.listener.isListening, { timeout: FIVE_SECONDS_MS }).toBe(false)
  await untilShown(one, false, 0)
  database.thaw()
  await expect.poll(one.listener.isListening, { timeout: 5_000 }).toBe(true)
  await publish(true)
  await untilShown(one, true)
  await sleep(50)
})
