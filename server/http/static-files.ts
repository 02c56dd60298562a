// The built client files, read into memory once, with their compressed variants.
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { chosenEncoding, type Encoding } from '#server/http/encoding.ts'
import { etagOf, matchesEtag } from '#server/http/etag.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

interface StaticFile {
  readonly type: string
  readonly cacheControl: string
  readonly variants: Record<Encoding, Variant>
}

interface Variant {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
}

export async function staticFiles(folder: string): Promise<MiddlewareHandler> {
  const files = await readAll(folder)
  return async (c, next) => {
    const file = files.get(c.req.path)
    if (!file || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    const encoding = chosenEncoding(c.req.header('accept-encoding'))
    const { bytes, etag } = file.variants[encoding]
    const headers = new Headers({
      'content-type': file.type,
      'cache-control': file.cacheControl,
      etag,
      vary: 'accept-encoding',
    })
    if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    if (bytes !== file.variants.identity.bytes) headers.set('content-encoding', encoding)
    headers.set('content-length', String(bytes.byteLength))
    return new Response(c.req.method === 'HEAD' ? null : bytes, { headers })
  }
}

async function readAll(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const sources = paths.filter(path => TYPES[extname(path)] !== undefined)
  const files = await Promise.all(
    sources.map(async (path): Promise<[string, StaticFile]> => {
      const identity = variantOf(await readFile(path))
      const compressed = (extension: string) => readFile(path + extension).then(variantOf, () => identity)
      const url = path.slice(folder.length).replaceAll('\\', '/')
      const file = {
        type: TYPES[extname(path)] ?? 'application/octet-stream',
        cacheControl: cacheControlOf(url),
        variants: { identity, br: await compressed('.br'), gzip: await compressed('.gz') },
      }
      return [url, file]
    }),
  )
  return new Map(files)
}

function cacheControlOf(url: string): string {
  if (url.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  // A new service worker must be found at the next visit.
  return url === '/sw.js' ? 'no-cache' : 'public, max-age=3600'
}

const variantOf = (bytes: Uint8Array<ArrayBuffer>): Variant => ({ bytes, etag: etagOf(bytes) })
