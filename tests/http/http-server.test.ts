import { expect, test } from 'vitest'
import { bindPort } from '#server/http/http-server.ts'

test('until it is open, the server answers every request with a 503 page and strict headers', async () => {
  const httpServer = await bindPort(0)
  const get = () => fetch(`http://localhost:${httpServer.port}/cualquiera`)
  const early = await get()
  expect(early.status).toBe(503)
  expect(await early.text()).toContain('Ya casi abrimos')
  expect(Object.fromEntries(early.headers)).toMatchObject({
    'content-security-policy': expect.stringContaining(`default-src 'none'`),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'retry-after': '2',
  })
  httpServer.open((_request, response) => void response.end('abierto'))
  expect(await (await get()).text()).toBe('abierto')
  await httpServer.close()
})
