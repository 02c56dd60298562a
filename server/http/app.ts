// The Hono application: request id and log, security headers, files, health checks, then the React Router pages.
import { randomUUID } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { InlineStylesheets, Services } from '#app/services.ts'
import { PHOTO_PAGE, PHOTO_UPLOAD, PROBLEM_PHOTO_UPLOAD } from '#content/photo-paths.ts'
import { VERIFICATION_PAGE } from '#content/verification-paths.ts'
import { pathForLog } from '#http/path-for-log.ts'
import { DRAIN_MAX_BYTES } from '#images/photo-upload.server.ts'
import { isOutage } from '#persistence/database.server.ts'
import { isGuest, privateByDefault } from '#server/http/cache-control.ts'
import { compressText } from '#server/http/compress-text.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { knownMethods } from '#server/http/known-methods.ts'
import { cityOf, networkOf } from '#server/http/network.ts'
import { originGuard } from '#server/http/origin-guard.ts'
import type { Pages } from '#server/http/pages.ts'
import { plainPage } from '#server/http/plain-page.ts'
import { securityHeaders, securityHeadersFor } from '#server/http/security-headers.ts'
import { securityReports } from '#server/http/security-reports.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'

const FORM_MAX_BYTES = 1_000_000
/** Uploads have a larger limit of their own. */
const PHOTO_PATHS: readonly string[] = [PHOTO_PAGE, PHOTO_UPLOAD, PROBLEM_PHOTO_UPLOAD]
const CLIENT_CLOSED_REQUEST = 499

export interface HttpOptions {
  readonly services: Services
  readonly pages: Pages
  readonly pageCache?: PageCache | undefined
  /** For guests: their first page then needs no second request before it is painted. */
  readonly inlineStylesheets?: InlineStylesheets
  readonly files: MiddlewareHandler
  readonly images: MiddlewareHandler
  readonly socialPictures: MiddlewareHandler
  readonly isReady: () => Promise<boolean>
  readonly publicOrigin: string | undefined
  readonly imageSource?: string | undefined
  readonly trustProxy: number
  /** The header in which the proxy names the client's city. */
  readonly cityHeader?: string | undefined
  readonly development: boolean
}

export function createHttp(options: HttpOptions): Hono<HttpEnv> {
  const { services, pageCache, publicOrigin, imageSource, development } = options
  const https = publicOrigin?.startsWith('https:') ?? false
  const security = securityHeadersFor({ https, development, imageSource })
  const app = new Hono<HttpEnv>()

  app.use(async (c, next) => {
    const started = performance.now()
    c.set('requestId', randomUUID())
    c.set(
      'network',
      networkOf(
        c.env.incoming.socket.remoteAddress,
        c.req.header('x-forwarded-for') ?? null,
        options.trustProxy,
      ),
    )
    c.set('city', cityOf(options.cityHeader && c.req.header(options.cityHeader), options.trustProxy))
    c.set('origin', publicOrigin ?? `http://${c.req.header('host') ?? 'localhost'}`)
    await next()
    c.res.headers.set('x-request-id', c.get('requestId'))
    const ms = Math.round(performance.now() - started)
    services.log.info({
      requestId: c.get('requestId'),
      method: c.req.method,
      path: pathForLog(c.req.path),
      // A request that fails because its client disconnected is no server error.
      status: c.res.status >= 500 && c.req.raw.signal.aborted ? CLIENT_CLOSED_REQUEST : c.res.status,
      ms,
    })
  })
  if (pageCache) app.use(pageCache.storeMiss)
  app.use(securityHeaders(security))
  app.use(originGuard)
  app.use(knownMethods)
  app.use(options.files)
  app.use('/image/*', options.images)
  app.use('/og/*', options.socialPictures)

  app.route('/', securityReports(services.log))
  app.get('/healthz', c => c.text('ok'))
  app.get('/readyz', async c => ((await options.isReady()) ? c.text('ok') : c.text('sin base de datos', 503)))

  // The rest of the body stays unread on the connection, so no other request can follow on it.
  const tooLarge = (c: Context) => c.html(plainPage(TOO_LARGE), 413, { connection: 'close' })
  const formLimit = bodyLimit({ maxSize: FORM_MAX_BYTES, onError: tooLarge })
  app.use((c, next) => (isUpload(c) ? next() : formLimit(c, next)))
  app.use(privateByDefault)
  app.use(compressText)
  app.all('*', c => {
    const { network, city, origin, requestId } = c.var
    const { contentSecurityPolicy } = security
    return options.pages(withPublicOrigin(c.req.raw, publicOrigin), {
      services,
      contentSecurityPolicy,
      inlineStylesheets: isGuest(c.req.header('cookie')) ? options.inlineStylesheets : undefined,
      network,
      city,
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
    return c.html(plainPage(outage ? DATABASE_UNAVAILABLE : SERVER_ERROR), outage ? 503 : 500)
  })
  return app
}

/** Pages whose forms may hold files when a signed-in person sends them. */
const FORMS_WITH_FILES = new RegExp(`^(?:/agendar|${VERIFICATION_PAGE})/[^/]+$`)

/** Photo uploads, and forms with files. Their actions bound what they read. */
function isUpload({ req }: Context): boolean {
  if (PHOTO_PATHS.includes(req.path)) return true
  const mayHaveFiles = FORMS_WITH_FILES.test(req.path)
  const isMultipart = req.header('content-type')?.toLowerCase().startsWith('multipart/form-data') ?? false
  const bytes = Number(req.header('content-length') ?? Number.NaN)
  return mayHaveFiles && isMultipart && !isGuest(req.header('cookie')) && bytes <= DRAIN_MAX_BYTES
}

const TOO_LARGE = { title: 'Demasiado grande', text: 'Lo que enviaste supera el tamaño que aceptamos.' }
const DATABASE_UNAVAILABLE = {
  title: 'Volvemos en un momento',
  text: 'No pudimos llegar a nuestros datos. Intenta de nuevo en unos segundos.',
}
const SERVER_ERROR = {
  title: 'Oops! Algo salió mal',
  text: 'No pudimos completar tu solicitud. Intenta de nuevo en un momento.',
}

/** Behind a proxy requests arrive as http under an internal name; pages need the public URL. */
function withPublicOrigin(request: Request, publicOrigin: string | undefined): Request {
  const { origin, pathname, search } = new URL(request.url)
  if (publicOrigin === undefined || publicOrigin === origin) return request
  return new Request(`${publicOrigin}${pathname}${search}`, request)
}
