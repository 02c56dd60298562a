// Whoever knocks before the program is ready is told so, as safely as by any other page.
import { expect, test } from 'vitest'
import { bindPort } from '#server/http/http-server.ts'

test('before it opens the httpServer says so, and lets nothing else in', async () => {
  const httpServer = await bindPort(0)
  const knock = () => fetch(`http://localhost:${httpServer.port}/cualquiera`)
  const early = await knock()
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
  expect(await (await knock()).text()).toBe('abierto')
  await httpServer.close()
})
