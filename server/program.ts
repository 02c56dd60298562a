// Starts everything in order (database, port, jobs, live updates, pages) and closes it in reverse on a signal.
// `start` and `dev` differ only in how pages are rendered.
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Log } from '#app/services.ts'
import { BRAND } from '#content/brand.ts'
import { createCheckDocuments } from '#images/check-documents.server.ts'
import { cloudinaryDelivery, createCloudinaryHost } from '#images/cloudinary-host.server.ts'
import { createEmbeddedHost } from '#images/embedded-host.server.ts'
import { createExportFiles } from '#images/export-files.server.ts'
import { createPhotoIntake } from '#images/photo-intake.server.ts'
import { createPhotos } from '#images/photos.server.ts'
import { createProblemPhotos } from '#images/problem-photos.server.ts'
import { mailBySmtp, mailToFolder } from '#notifications/mail.server.ts'
import { createPush } from '#notifications/push.server.ts'
import { openDatabase } from '#persistence/database.server.ts'
import { freeAbandonedJobs } from '#persistence/jobs.server.ts'
import type { Print } from '#server/commands/run-command.ts'
import { openData } from '#server/data-source.ts'
import { demoAccountsText, loadDemoOnce, refuseDemoPasswords } from '#server/demo.ts'
import type { Env } from '#server/env.ts'
import { createHttp, type HttpOptions } from '#server/http/app.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { bindPort, type HttpServer } from '#server/http/http-server.ts'
import { serveImages } from '#server/http/images.ts'
import { securityHeadersFor } from '#server/http/security-headers.ts'
import { serveSocialPictures } from '#server/http/social-pictures.ts'
import { prepareJobs, startJobs } from '#server/jobs/jobs.ts'
import { createPgListener } from '#server/live/pg-listener.ts'
import { createStreams } from '#server/live/streams.ts'
import { createLog } from '#server/log.ts'
import { migrate } from '#server/migrate.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { storedSecret } from '#server/secret.ts'
import { createServices } from '#server/services.ts'
import { createShutdown } from '#server/shutdown.ts'
import { storedVapidKeys } from '#server/vapid-keys.ts'

const STOP_LIMIT_MS = 9_000

export interface ProgramOptions
  extends Pick<HttpOptions, 'pages' | 'files' | 'inlineStylesheets' | 'development'> {
  /** Handles requests before the application does. */
  readonly requestListener?: (app: Hono<HttpEnv>) => Parameters<HttpServer['open']>[0]
  readonly now?: () => Date
  /** Push messages may be sent to http://127.0.0.1, where the tests have their push server. */
  readonly allowLoopbackPush?: boolean
}

export async function runProgram(env: Env, print: Print, options: ProgramOptions): Promise<void> {
  const log = createLog({ pretty: options.development, level: env.logLevel })
  // Libraries leave promises unhandled when the database connection breaks: the site keeps running.
  process.on('unhandledRejection', error => log.error({ err: error }, 'unhandled rejection'))
  const shutdown = createShutdown()
  /** False when something could not be closed. */
  const close = () =>
    shutdown.close().then(
      () => true,
      failure => {
        log.error({ err: failure }, 'shutdown incomplete')
        return false
      },
    )
  onSignals(signal => {
    log.info({ signal }, 'stopping')
    return close()
  })
  try {
    await start({ env, print, options, log, onClose: shutdown.add })
  } catch (error) {
    await close()
    throw error
  }
}

interface StartContext {
  readonly env: Env
  readonly print: Print
  readonly options: ProgramOptions
  readonly log: Log
  readonly onClose: (close: () => unknown) => Promise<void>
}

async function start({ env, print, options, log, onClose }: StartContext): Promise<void> {
  const data = await openData(env, log)
  await onClose(data.close)
  const database = openDatabase(data.connection, error =>
    log.warn({ err: error }, 'database connection lost'),
  )
  const { pool } = database
  await onClose(() => pool.end())
  const httpServer = await bindPort(env.port)

  await migrate(pool)
  await prepareJobs(pool, log)
  // Nobody else uses the embedded database: a locked job belongs to a program that was killed.
  if (data.embedded) await freeAbandonedJobs(database.db, 0)
  const hasDemo = await loadDemoOnce({ env, pool, embedded: data.embedded, print })
  if (env.production) await refuseDemoPasswords(pool)

  const origin = env.publicOrigin ?? `http://localhost:${httpServer.port}`
  const photos = join(env.dataDir, 'photos')
  const documents = join(env.dataDir, 'documents')
  const exportFiles = createExportFiles(join(env.dataDir, 'exports'))
  const host = createEmbeddedHost(photos)
  const intake = createPhotoIntake(photos)
  const imageSource = env.cloudinary && cloudinaryDelivery(env.cloudinary.cloud)
  const push = createPush({
    keys: env.vapidKeys ?? (await storedVapidKeys(pool)),
    subject: origin.startsWith('https:') ? origin : `mailto:${BRAND.email}`,
    allowLoopback: options.allowLoopbackPush,
  })
  const services = createServices({
    database,
    images: createPhotos({
      intake,
      host: env.cloudinary ? createCloudinaryHost(env.cloudinary) : host,
      onFailure: failure => log.error(failure, 'photo not stored'),
    }),
    problemPhotos: createProblemPhotos(photos, intake),
    checkDocuments: createCheckDocuments(documents, intake),
    exportFiles,
    secret: env.authSecret ?? (await storedSecret(pool)),
    origin,
    log,
    push,
    now: options.now,
  })
  const listener = createPgListener(data.connection, log)
  await onClose(listener.stop)
  const sendMail = env.smtpUrl
    ? mailBySmtp(env.smtpUrl, env.mailFrom)
    : mailToFolder(join(env.dataDir, 'outbox'), env.mailFrom)
  const jobs = await startJobs({
    pool,
    db: database.db,
    log,
    sendMail,
    push,
    photos,
    documents,
    exportFiles,
    origin,
    now: services.now,
  })
  await onClose(jobs.stop)
  const https = origin.startsWith('https:')
  const streams = createStreams(
    services,
    listener,
    securityHeadersFor({ https, development: options.development }),
  )
  const isReady = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    )
  // In development pages change with their sources, of which the cache is not notified.
  const pageCache = options.development
    ? undefined
    : createPageCache({ listener, log, publicOrigin: env.publicOrigin })
  if (pageCache) await onClose(pageCache.close)
  const app = createHttp({
    ...options,
    pageCache,
    services,
    images: serveImages(host),
    socialPictures: serveSocialPictures(database.db, host),
    isReady,
    publicOrigin: env.publicOrigin,
    imageSource,
    trustProxy: env.trustProxy,
  })

  // The server stops accepting connections first; it finishes closing when the open streams have ended.
  await onClose(async () => {
    const closed = httpServer.close()
    streams.close()
    await closed
  })
  const appListener = options.requestListener?.(app) ?? getRequestListener(app.fetch)
  httpServer.open(streams.inFrontOf(pageCache?.inFrontOf(appListener) ?? appListener))
  print(`TecniYa está en ${origin}`)
  if (hasDemo) print(demoAccountsText())
}

function onSignals(stop: (signal: string) => Promise<boolean>): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
      process.exit((await stop(signal)) ? 0 : 1)
    })
  }
}
