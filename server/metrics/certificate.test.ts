import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { certificateExpiry, createCertificateReader } from '#server/metrics/certificate.ts'

const DAY_S = 86_400

/** For ten days, by nobody. */
async function selfSigned() {
  const folder = await mkdtemp(join(tmpdir(), 'tecniya-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '10']
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...[...subject, '-keyout', key, '-out', cert],
  ])
  const files = { key: await readFile(key), cert: await readFile(cert) }
  await rm(folder, { recursive: true })
  return files
}

test('the end of the certificate is what the public address shows, also where browsers would refuse it', async () => {
  const server = createServer(await selfSigned(), socket => socket.end())
  server.on('tlsClientError', () => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  const days = ((await certificateExpiry(new URL(origin))) ?? 0) / DAY_S - Date.now() / 1_000 / DAY_S
  expect(Math.round(days)).toBe(10)
  const read = createCertificateReader(origin)
  expect(read()).toBeNull()
  await expect.poll(read).toBeGreaterThan(Date.now() / 1_000)
  server.close()
  await once(server, 'close')
  expect(await certificateExpiry(new URL(origin))).toBeNull()
})

test('an address without a certificate is not asked', () => {
  expect(createCertificateReader(undefined)()).toBeNull()
  expect(createCertificateReader('http://localhost')()).toBeNull()
})
