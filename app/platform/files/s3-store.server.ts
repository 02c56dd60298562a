// A bucket of an S3-compatible store as file store. The bucket stays private: only the program reads it (decision 136).
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { FileStore, StoredFile } from '#platform/files/file-store.server.ts'

export interface S3Account {
  /** Scheme and host, without the bucket. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  /** Of the object; the bucket itself without it. */
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
  readonly contentType?: string
}

/** Of one attempt, from the connection to the last byte. */
const TIMEOUT_MS = 10_000
/** The first included. */
const ATTEMPTS = 3
const FIRST_RETRY_MS = 100

/** `name` is the code of the store ('NoSuchBucket') or of the connection ('ECONNREFUSED'). */
class S3Error extends Error {
  readonly isTransient: boolean
  constructor(code: string, { isTransient, cause }: { isTransient: boolean; cause?: unknown }) {
    super(code, { cause })
    this.name = code
    this.isTransient = isTransient
  }
}

/** Opens stores below a prefix of the bucket. */
export function openBucket(account: S3Account, timeoutMs = TIMEOUT_MS): (prefix: string) => FileStore {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = account
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  async function attempt({ method, key, query, body, contentType }: S3Request): Promise<Buffer> {
    // Path-style: compatible servers seldom have a host name per bucket.
    const url = new URL([endpoint, ...[bucket, ...(key?.split('/') ?? [])].map(encoded)].join('/'))
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const request = await client.sign(url, {
      method,
      ...(body && { body }),
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(contentType && { 'content-type': contentType }),
      },
      // The signature is for this address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { response, bytes } = await fetch(request)
      .then(async response => ({ response, bytes: Buffer.from(await response.arrayBuffer()) }))
      .catch((cause: unknown) => {
        throw failedConnection(cause)
      })
    if (response.ok) return bytes
    const code = textIn(bytes.toString(), 'Code') || `status ${response.status}`
    throw new S3Error(code, { isTransient: response.status >= 500 || response.status === 429 })
  }

  async function send(request: S3Request): Promise<Buffer> {
    for (let tried = 1; ; tried++)
      try {
        return await attempt(request)
      } catch (error) {
        if (!(error instanceof S3Error && error.isTransient) || tried === ATTEMPTS) throw error
        await delay(Math.random() * FIRST_RETRY_MS * 2 ** tried)
      }
  }

  async function* list(prefix: string): AsyncGenerator<StoredFile> {
    let token = ''
    do {
      const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) }
      const page = String(await send({ method: 'GET', query }))
      for (const [, file = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        yield { key: textIn(file, 'Key'), modifiedAt: new Date(textIn(file, 'LastModified')) }
      token = textIn(page, 'IsTruncated') === 'true' ? textIn(page, 'NextContinuationToken') : ''
    } while (token)
  }

  return prefix => ({
    location: `s3://${bucket}/${prefix}`,
    async put(key, bytes) {
      const body = new Uint8Array(bytes)
      await send({ method: 'PUT', key: `${prefix}${key}`, body, contentType: contentTypeOf(key) })
    },
    async get(key) {
      try {
        return await send({ method: 'GET', key: `${prefix}${key}` })
      } catch (error) {
        if (error instanceof S3Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
    async delete(key) {
      await send({ method: 'DELETE', key: `${prefix}${key}` })
    },
    async *list(folder = '') {
      for await (const file of list(`${prefix}${folder}`))
        yield { ...file, key: file.key.slice(prefix.length) }
    },
  })
}

/** RFC 3986, as the signature has it. */
function encoded(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** A timeout has cost the time of all attempts already. */
function failedConnection(cause: unknown): S3Error {
  const error = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const { name = 'Error', code } = error as { name?: string; code?: unknown }
  const isTimeout = name === 'TimeoutError'
  return new S3Error(typeof code === 'string' ? code : name, { isTransient: !isTimeout, cause })
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** The text of the first element of this name; '' without one. Answers of S3 have neither attributes nor CDATA there. */
function textIn(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? []
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? entity
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
  })
}

function contentTypeOf(key: string): string {
  if (key.endsWith('.webp')) return 'image/webp'
  return key.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream'
}
