// The upload client of section 7 against a local HTTP server.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createCloudinaryHost } from '#platform/photos/cloudinary-host.server.ts'
import { HostFailure } from '#platform/photos/photos.server.ts'

const PICTURE = Buffer.from('RIFF....WEBP the picture')
const SECURE_URL = 'https://res.cloudinary.com/tecniya/image/upload/v1/tech_photos/abc.webp'
const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
})

async function hostOn(listener: RequestListener, timeoutMs?: number) {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return createCloudinaryHost(
    { cloud: 'tecniya', preset: 'fotos', api: `http://127.0.0.1:${port}` },
    timeoutMs,
  )
}

const answering =
  (status: number, body: string): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(body))
  }

test('the photo, the preset and the folder are posted as a form, and the response is parsed', async () => {
  const seen: { path?: string | undefined; form?: FormData } = {}
  const host = await hostOn(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    seen.path = request.url
    seen.form = await new Response(Buffer.concat(chunks), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    response.end(JSON.stringify({ secure_url: SECURE_URL, public_id: 'tech_photos/abc', bytes: 24 }))
  })
  expect(await host.store(PICTURE)).toEqual({ secure_url: SECURE_URL, public_id: 'tech_photos/abc' })
  expect(seen.path).toBe('/v1_1/tecniya/image/upload')
  expect([...(seen.form?.keys() ?? [])].sort()).toEqual(['file', 'folder', 'upload_preset'])
  expect(seen.form?.get('upload_preset')).toBe('fotos')
  expect(seen.form?.get('folder')).toBe('tech_photos')
  const file = seen.form?.get('file')
  expect(file instanceof File && Buffer.from(await file.arrayBuffer())).toEqual(PICTURE)
})

test.each([
  [500, 'upstream'],
  [503, ''],
  [429, '{"error":{"message":"rate limited"}}'],
  [400, '{"error":{"message":"Upload preset not found"}}'],
  [200, 'no es JSON'],
  [200, '{"public_id":"tech_photos/abc"}'],
  [200, '{"secure_url":"https://evil.example/image/upload/x","public_id":"x"}'],
  [200, '{"secure_url":"http://res.cloudinary.com/tecniya/image/upload/x","public_id":"x"}'],
  [200, '{"secure_url":"https://res.cloudinary.com/otra/image/upload/x","public_id":"x"}'],
])('a response of %i with %j rejects with status and body', async (status, body) => {
  const host = await hostOn(answering(status, body))
  await expect(host.store(PICTURE)).rejects.toMatchObject({ status, body })
})

test('a timeout and a refused connection reject', async () => {
  const silent = await hostOn(() => {}, 100)
  await expect(silent.store(PICTURE)).rejects.toMatchObject({ status: 0, cause: { name: 'TimeoutError' } })
  const unreachable = createCloudinaryHost({ cloud: 'tecniya', preset: 'fotos', api: 'http://127.0.0.1:9' })
  await expect(unreachable.store(PICTURE)).rejects.toBeInstanceOf(HostFailure)
})

test('redirects are not followed', async () => {
  const host = await hostOn((request, response) => {
    request.resume().on('end', () => response.writeHead(307, { location: 'https://evil.example/' }).end())
  })
  await expect(host.store(PICTURE)).rejects.toMatchObject({ status: 0 })
})
