// The Hono application: request id and log, security headers, files, health checks, then the React Router pages.
import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import type { InlineStylesheets, Services } from '#app/services.ts'
import { pathForLog } from '#platform/http/path-for-log.ts'
import { isOutage } from '#platform/persistence/database.server.ts'
import { isGuest, privateByDefault } from '#server/http/cache-control.ts'
import { boundedConcurrency } from '#server/http/concurrency.ts'
import { type CountDemand, countDemand } from '#server/http/count-demand.ts'
import { compressText } from '#server/http/encoding.ts'
import { formLimits } from '#server/http/form-limits.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { IMAGES_FOLDER } from '#server/http/images.ts'
import { cityOf, networkOf } from '#server/http/network.ts'
import { answeredStatus } from '#server/http/observe-requests.ts'
import type { Pages } from '#server/http/pages.ts'
import { plainPage } from '#server/http/plain-page.ts'
import type { Readiness } from '#server/http/readiness.ts'
import { runInRequest } from '#server/http/request-context.ts'
import { knownMethods, originGuard } from '#server/http/request-guards.ts'
import { securityHeaders, securityHeadersFor } from '#server/http/security-headers.ts'
import { securityReports } from '#server/http/security-reports.ts'
import { SOCIAL_PICTURES_FOLDER } from '#server/http/social-pictures.ts'
import { whatsappWebhook } from '#server/http/whatsapp-webhook.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'

export interface HttpOptions {
  readonly services: Services
  /** Those of pages that are kept for every guest: they may read from a replica. */
  readonly guestServices?: Services | undefined
  readonly pages: Pages
  readonly pageCache?: PageCache | undefined
  /** For guests: their first page then needs no second request before it is painted. */
  readonly inlineStylesheets?: InlineStylesheets
  readonly files: MiddlewareHandler
  readonly images: MiddlewareHandler
  readonly socialPictures: MiddlewareHandler
  readonly readiness: Pick<Readiness, 'whyNot'>
  /** Metrics and traces. */
  readonly observeRequest?: MiddlewareHandler<HttpEnv> | undefined
  readonly countDemand?: CountDemand | undefined
  readonly publicOrigin: string | undefined
  readonly imageSource?: string | undefined
  readonly trustProxy: number
  /** The header in which the proxy names the client's city. */
  readonly cityHeader?: string | undefined
  readonly development: boolean
}

export function createHttp(options: HttpOptions): Hono<HttpEnv> {
  const { services, guestServices = services, pageCache, publicOrigin, imageSource, development } = options
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
    await runInRequest(c.get('requestId'), next)
    c.res.headers.set('x-request-id', c.get('requestId'))
    const ms = Math.round(performance.now() - started)
    services.log.info({
      requestId: c.get('requestId'),
      method: c.req.method,
      path: pathForLog(c.req.path),
      status: answeredStatus(c),
      ms,
    })
  })
  if (options.observeRequest) app.use(options.observeRequest)
  if (options.countDemand) app.use(countDemand(options.countDemand))
  if (pageCache) app.use(pageCache.storeMiss)
  app.use(securityHeaders(security))
  app.use(originGuard)
  app.use(knownMethods)
  app.use(options.files)
  app.use(`${IMAGES_FOLDER}*`, options.images)
  app.use(`${SOCIAL_PICTURES_FOLDER}*`, options.socialPictures)

  app.route('/', securityReports(services.log))
  app.route('/', whatsappWebhook(services))
  app.get('/healthz', c => c.text('ok'))
  app.get('/readyz', async c => {
    const reason = await options.readiness.whyNot()
    return reason === null ? c.text('ok') : c.text(reason, 503)
  })

  app.use(formLimits())
  app.use(boundedConcurrency())
  app.use(privateByDefault)
  app.use(compressText)
  app.all('*', c => {
    const { network, city, origin, requestId, isForGuests } = c.var
    const { contentSecurityPolicy } = security
    return options.pages(withPublicOrigin(c.req.raw, publicOrigin), {
      services: isForGuests ? guestServices : services,
      contentSecurityPolicy,
      inlineStylesheets: isGuest(c.req.header('cookie')) ? options.inlineStylesheets : undefined,
      network,
      city,
      origin,
      requestId,
      onRoute: pattern => c.set('routePattern', pattern),
      onDemand: event => c.set('demand', event),
    })
  })

  app.onError((error, c) => {
    const outage = isOutage(error)
    services.log.error(
      { err: error, requestId: c.get('requestId'), path: pathForLog(c.req.path) },
      'request failed',
    )
    const page = { ...(outage ? DATABASE_UNAVAILABLE : SERVER_ERROR), reference: c.get('requestId') }
    return c.html(plainPage(page), outage ? 503 : 500)
  })
  return app
}

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
