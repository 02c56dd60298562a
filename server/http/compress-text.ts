import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { chosenEncoding, WORTH_COMPRESSING_BYTES } from '#server/http/encoding.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Between speed and size: a page is compressed once and sent once. */
const BROTLI_QUALITY = 4

/** Pages and data leave compressed and whole; event streams and files pass untouched. */
export const compressText: MiddlewareHandler = async (c, next) => {
  await next()
  const { res } = c
  const type = res.headers.get('content-type') ?? ''
  if (
    !res.body ||
    res.headers.has('content-encoding') ||
    !/^text\/(html|x-script|plain)|json|\/xml/.test(type)
  )
    return
  const encoding = chosenEncoding(c.req.header('accept-encoding'))
  const whole = Buffer.from(await res.arrayBuffer())
  const bytes =
    encoding === 'identity' || whole.length < WORTH_COMPRESSING_BYTES
      ? whole
      : await compressed(whole, encoding)
  const headers = new Headers(res.headers)
  if (bytes !== whole) headers.set('content-encoding', encoding)
  headers.append('vary', 'accept-encoding')
  headers.set('content-length', String(bytes.length))
  c.res = undefined
  c.res = new Response(new Uint8Array(bytes), { status: res.status, headers })
}

function compressed(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(bytes)
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}
