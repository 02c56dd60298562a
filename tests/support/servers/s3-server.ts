// An S3-compatible store in memory, path-style: PUT, GET, HEAD, DELETE and ListObjectsV2. Every request must carry a valid
// Signature Version 4.
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Account } from '#platform/files/s3-store.server.ts'

const ACCESS_KEY_ID = 'TESTKEY'
const SECRET_ACCESS_KEY = 'a secret of the tests'
const PAGE_SIZE = 3

interface StoredObject {
  bytes: Buffer
  modifiedAt: Date
  readonly type: string
}

export interface S3Server {
  readonly account: S3Account
  readonly variables: Record<string, string>
  /** By key. */
  readonly objects: Map<string, StoredObject>
  /** Method and path of each request. */
  readonly requests: string[]
  /** Every request is answered with this status until it is null. */
  failWith: number | null
  /** How many requests `failWith` answers; all by default. */
  failures: number
  /** Requests are received and not answered. */
  isSilent: boolean
  close(): Promise<void>
}

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
  const bucket = 'files'
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    requests.push(`${request.method} ${request.url}`)
    if (state.isSilent) return
    if (state.failWith && state.failures-- > 0) return fail(response, state.failWith, 'InternalError')
    if (!isSigned(request, body)) return fail(response, 403, 'SignatureDoesNotMatch')
    const url = new URL(request.url ?? '', 'http://localhost')
    const [, name, ...parts] = url.pathname.split('/').map(decodeURIComponent)
    if (name !== bucket) return fail(response, 404, 'NoSuchBucket')
    const key = parts.join('/')
    if (key === '') return list(response, url.searchParams, objects)
    answerObject(request, response, { key, body, objects })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const state: S3Server = {
    account: {
      endpoint,
      bucket,
      region: 'us-east-1',
      accessKeyId: ACCESS_KEY_ID,
      secretAccessKey: SECRET_ACCESS_KEY,
    },
    variables: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
    },
    objects,
    requests,
    failWith: null,
    failures: Number.POSITIVE_INFINITY,
    isSilent: false,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return state
}

function answerObject(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { key, body, objects }: { key: string; body: Buffer; objects: Map<string, StoredObject> },
): void {
  if (method === 'PUT') {
    objects.set(key, { bytes: body, modifiedAt: new Date(), type: headers['content-type'] ?? '' })
    response.writeHead(200, { etag: `"${sha256(body)}"` }).end()
  } else if (method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else {
    const object = objects.get(key)
    if (!object) fail(response, 404, 'NoSuchKey')
    else
      response
        .writeHead(200, { 'content-type': object.type, 'content-length': String(object.bytes.length) })
        .end(method === 'HEAD' ? undefined : object.bytes)
  }
}

function list(response: ServerResponse, query: URLSearchParams, objects: Map<string, StoredObject>): void {
  const keys = [...objects.keys()].filter(key => key.startsWith(query.get('prefix') ?? '')).sort()
  const start = Number(query.get('continuation-token') ?? 0)
  const end = start + PAGE_SIZE
  const contents = keys.slice(start, end).map(key => {
    const object = objects.get(key)
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${object?.modifiedAt.toISOString()}</LastModified><Size>${object?.bytes.length}</Size></Contents>`
  })
  const more = end < keys.length
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${
        more ? `<NextContinuationToken>${end}</NextContinuationToken>` : ''
      }</ListBucketResult>`,
    )
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;')
}

function fail(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, keyId, date = '', region = '', signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (keyId !== ACCESS_KEY_ID || headers['x-amz-content-sha256'] !== sha256(body)) return false
  const [path = '', query = ''] = url.split('?')
  const names = signedHeaders.split(';')
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.map(name => `${name}:${headers[name]}`),
    '',
    signedHeaders,
    sha256(body),
  ].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signingKey = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${SECRET_ACCESS_KEY}`,
  )
  return createHmac('sha256', signingKey).update(toSign).digest('hex') === signature
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
