import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { Services } from '#app/services.ts'
import { securityHeadersFor } from '#server/http/security-headers.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import { createStreamSlots, createStreams } from '#server/live/streams.ts'

const VIEWER = { uid: 'ana', name: 'Ana', email: 'ana@correo.co', role: 'cliente', ciudad: '' } as const
const LISTENER: PgListener = { subscribe: () => () => {}, isListening: () => true, stop: async () => {} }
const ignore = () => {}

test('a session that expires ends its stream, although no event of the database tells of it', async () => {
  let expiresAt: number | undefined
  const findViewer = async () => {
    // Of the first request on: however late a busy machine makes it.
    expiresAt ??= Date.now() + 200
    return Date.now() < expiresAt ? { viewer: VIEWER, sessionId: 's', expiresAt, cookies: [] } : null
  }
  const findViewerOfSession = findViewer
  const services = {
    identity: { findViewer, findViewerOfSession },
    now: () => new Date(),
    log: { info: ignore, warn: ignore, error: ignore, attention: ignore },
  }
  const streams = createStreams(services as unknown as Services, {
    listener: LISTENER,
    security: securityHeadersFor({ https: false, development: false }),
    trustProxy: 0,
  })
  const server = createServer(streams.inFrontOf((_request, response) => response.end())).listen(0)
  await once(server, 'listening')
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/live`)
  expect(await answer.text()).toContain('event: session\ndata: ended')
  streams.close()
  server.close()
})

test('one network cannot open streams without limit, whatever others have open', { tags: ['attack'] }, () => {
  const slots = createStreamSlots(2)
  const giveBack = slots.take('10.0.0.1')
  expect(slots.take('10.0.0.1')).not.toBeNull()
  expect(slots.take('10.0.0.1')).toBeNull()
  expect(slots.take('10.0.0.2')).not.toBeNull()
  giveBack?.()
  expect(slots.take('10.0.0.1')).not.toBeNull()
  expect(slots.take('10.0.0.1')).toBeNull()
})
