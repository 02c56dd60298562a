// The outer shell: identify, log, protect, serve files and health, then hand the rest to the pages.
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Services } from '#app/services.ts'
import { PHOTO_PAGE, PHOTO_UPLOAD } from '#content/photo-paths.ts'
import { pathForLog } from '#http/path-for-log.ts'
import { isOutage } from '#persistence/database.server.ts'
import { keepPrivate } from '#server/http/cache-control.ts'
import { compressText } from '#server/http/compress-text.ts'
import { freshId } from '#server/http/fresh-id.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { networkOf } from '#server/http/network.ts'
import { originGuard } from '#server/http/origin-guard.ts'
import type { Pages } from '#server/http/pages.ts'
import { plainPage } from '#server/http/plain-page.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const FORM_MAX_BYTES = 1_000_000
/** Photos are larger than forms, and bounded by whoever reads them, while they arrive. */
const PHOTO_PATHS: readonly string[] = [PHOTO_PAGE, PHOTO_UPLOAD]
const LEFT = 499

export interface HttpOptions {
  readonly services: Services
  readonly pages: Pages
  readonly files: MiddlewareHandler
  readonly images: MiddlewareHandler
  readonly socialPictures: MiddlewareHandler
  readonly isReady: () => Promise<boolean>
  readonly publicOrigin: string | undefined
  readonly imageSource?: string | undefined
  readonly trustProxy: number
  readonly development: boolean
}

export function createHttp(options: HttpOptions): Hono<HttpEnv> {
  const { services, publicOrigin, imageSource } = options
  const https = publicOrigin?.startsWith('https:') ?? false
  const app = new Hono<HttpEnv>()

  app.use(async (c, next) => {
    const started = performance.now()
    c.set('requestId', freshId())
    c.set(
      'network',
      networkOf(
        c.env.incoming.socket.remoteAddress,
        c.req.header('x-forwarded-for') ?? null,
        options.trustProxy,
      ),
    )
    c.set('origin', publicOrigin ?? `http://${c.req.header('host') ?? 'localhost'}`)
    await next()
    c.res.headers.set('x-request-id', c.get('requestId'))
    const ms = Math.round(performance.now() - started)
    services.log.info({
      requestId: c.get('requestId'),
      method: c.req.method,
      path: pathForLog(c.req.path),
      // Whoever asked and left gets no answer; that is no failure of ours.
      status: c.res.status >= 500 && c.req.raw.signal.aborted ? LEFT : c.res.status,
      ms,
    })
  })
  app.use(securityHeaders({ https, development: options.development, imageSource }))
  app.use(originGuard)
  app.use(options.files)
  app.use('/image/*', options.images)
  app.use('/og/*', options.socialPictures)

  app.get('/healthz', c => c.text('ok'))
  app.get('/readyz', async c => ((await options.isReady()) ? c.text('ok') : c.text('sin base de datos', 503)))

  // What was not read is never read: the connection ends with the answer, instead of under the next request.
  const tooLarge = (c: Context) => c.html(plainPage(TOO_LARGE), 413, { connection: 'close' })
  const formLimit = bodyLimit({ maxSize: FORM_MAX_BYTES, onError: tooLarge })
  app.use((c, next) => (PHOTO_PATHS.includes(c.req.path) ? next() : formLimit(c, next)))
  app.use(keepPrivate)
  app.use(compressText)
  app.all('*', c => {
    const { nonce, network, origin, requestId } = c.var
    return options.pages(asSeenFromOutside(c.req.raw, publicOrigin), {
      services,
      nonce,
      network,
      origin,
      requestId,
    })
  })

  app.onError((error, c) => {
    const outage = isOutage(error)
    services.log.error(
      { err: error, requestId: c.get('requestId'), path: pathForLog(c.req.path) },
      'request failed',
    )
    return c.html(plainPage(outage ? AWAY : BROKEN), outage ? 503 : 500)
  })
  return app
}

const TOO_LARGE = { title: 'Demasiado grande', text: 'Lo que enviaste supera el tamaño que aceptamos.' }
const AWAY = {
  title: 'Volvemos en un momento',
  text: 'No pudimos llegar a nuestros datos. Intenta de nuevo en unos segundos.',
}
const BROKEN = {
  title: 'Oops! Algo salió mal',
  text: 'No pudimos completar tu solicitud. Intenta de nuevo en un momento.',
}

/** Behind a proxy the program hears plain http under another name; pages reason about the public address. */
function asSeenFromOutside(request: Request, publicOrigin: string | undefined): Request {
  const { origin, pathname, search } = new URL(request.url)
  if (publicOrigin === undefined || publicOrigin === origin) return request
  return new Request(`${publicOrigin}${pathname}${search}`, request)
}
