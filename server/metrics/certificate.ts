// Until when the certificate holds that people are shown, whoever keeps it: asked of the public address.
import { once } from 'node:events'
import { connect } from 'node:tls'

const ASK_EVERY_MS = 3_600_000
const ASK_LIMIT_MS = 10_000

/** Answers at once what was last seen, in seconds since 1970, and asks again after an hour. Null: not seen, or no https. */
export function createCertificateReader(publicOrigin: string | undefined): () => number | null {
  let seen: number | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (publicOrigin?.startsWith('https:') && now - askedAt > ASK_EVERY_MS) {
      askedAt = now
      void certificateExpiry(new URL(publicOrigin)).then(expiry => {
        seen = expiry
      })
    }
    return seen
  }
}

/** Null when the address does not answer. One that is expired, or of nobody we know, counts too. */
export async function certificateExpiry({ hostname, port }: URL): Promise<number | null> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  })
  socket.setTimeout(ASK_LIMIT_MS, () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'secureConnect')
    const expiry = Date.parse(socket.getPeerCertificate().valid_to)
    return Number.isNaN(expiry) ? null : expiry / 1_000
  } catch {
    return null
  } finally {
    socket.destroy()
  }
}
