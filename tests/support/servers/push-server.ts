// A push service: receives messages for devices with real keys and decrypts them (RFC 8188, RFC 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { PushMessage } from '#platform/domain/web-push.ts'

export interface PushTestDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** What was sent to it and accepted. */
  readonly received: { readonly message: PushMessage; readonly headers: IncomingHttpHeaders }[]
  /** Its answer to the next messages; 201 at first. */
  status: number
}

export interface PushServer {
  newDevice(): PushTestDevice
  stop(): Promise<void>
}

export async function startPushServer(): Promise<PushServer> {
  const devices = new Map<string, PushTestDevice & { decrypt(body: Buffer): string }>()
  const server = createServer(async (request, response) => {
    const device = devices.get(request.url ?? '')
    const body = Buffer.concat(await request.toArray())
    if (device && device.status < 300)
      device.received.push({ message: JSON.parse(device.decrypt(body)), headers: request.headers })
    response.writeHead(device?.status ?? 404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    newDevice() {
      const path = `/push/${randomUUID()}`
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const secret = randomBytes(16)
      const device = {
        endpoint: `http://127.0.0.1:${port}${path}`,
        p256dh,
        auth: secret.toString('base64url'),
        received: [],
        status: 201,
        decrypt: (body: Buffer) => decrypt(body, keys, secret),
      }
      devices.set(path, device)
      return device
    },
    async stop() {
      server.close()
      await once(server, 'close')
    },
  }
}

/** One record of aes128gcm: salt (16), record size (4), key length (1), the sender's public key, then the ciphertext. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + senderKey.length)
  const derive = (secret: Buffer, withSalt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, withSalt, info, length))
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const secret = derive(keys.computeSecret(senderKey), auth, keyInfo, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with 2 and padding of zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
