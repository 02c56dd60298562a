// The life of the program: data, port, identity, jobs, live; and leaving nothing behind.
// `start` and `dev` only differ in how pages are made.
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Log } from '#app/services.ts'
import { cloudinaryDelivery, createCloudinaryHost } from '#images/cloudinary-host.server.ts'
import { createEmbeddedHost } from '#images/embedded-host.server.ts'
import { createPhotos } from '#images/photos.server.ts'
import { mailBySmtp, mailToFolder } from '#notifications/mail.server.ts'
import { openDatabase } from '#persistence/database.server.ts'
import { freeAbandonedJobs } from '#persistence/jobs.server.ts'
import type { Say } from '#server/commands/run-command.ts'
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
import { storedSecret } from '#server/secret.ts'
import { createServices } from '#server/services.ts'
import { createShutdown } from '#server/shutdown.ts'
import { openWarm } from '#server/warm/open-warm.ts'

const STOP_LIMIT_MS = 9_000

/** How this run makes its pages, and what else may listen at the httpServer. */
export interface Front extends Pick<HttpOptions, 'pages' | 'files' | 'development'> {
  readonly listener?: (app: Hono<HttpEnv>) => Parameters<HttpServer['open']>[0]
  readonly now?: () => Date
}

export async function runProgram(env: Env, say: Say, front: Front): Promise<void> {
  const log = createLog({ pretty: front.development, level: env.logLevel })
  // A promise that some library forgot, when the database goes away, is no reason for the whole site to go as well.
  process.on('unhandledRejection', error => log.error({ err: error }, 'a failure that nobody waited for'))
  const closing = createShutdown()
  /** Whether everything could be closed. */
  const close = () =>
    closing.close().then(
      () => true,
      failure => {
        log.error({ err: failure }, 'not everything could be closed')
        return false
      },
    )
  onSignals(signal => {
    log.info({ signal }, 'stopping')
    return close()
  })
  try {
    await open({ env, say, front, log, onClose: closing.add })
  } catch (error) {
    await close()
    throw error
  }
}

interface Opening {
  readonly env: Env
  readonly say: Say
  readonly front: Front
  readonly log: Log
  readonly onClose: (close: () => unknown) => Promise<void>
}

async function open({ env, say, front, log, onClose }: Opening): Promise<void> {
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
  // The embedded database is ours alone: whoever took a job before us was killed.
  if (data.embedded) await freeAbandonedJobs(database.db, 0)
  const hasDemo = await loadDemoOnce({ env, pool, embedded: data.embedded, say })
  if (env.production) await refuseDemoPasswords(pool)

  const origin = env.publicOrigin ?? `http://localhost:${httpServer.port}`
  const photos = join(env.dataDir, 'photos')
  const host = createEmbeddedHost(photos)
  const imageSource = env.cloudinary && cloudinaryDelivery(env.cloudinary.cloud)
  const services = createServices({
    database,
    images: createPhotos({
      folder: photos,
      host: env.cloudinary ? createCloudinaryHost(env.cloudinary) : host,
      onFailure: failure => log.error(failure, 'photo not stored'),
    }),
    secret: env.authSecret ?? (await storedSecret(pool)),
    origin,
    log,
    now: front.now,
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
    photos,
    origin,
    now: services.now,
  })
  await onClose(jobs.stop)
  const https = origin.startsWith('https:')
  const streams = createStreams(
    services,
    listener,
    securityHeadersFor({ https, development: front.development }),
  )
  const isReady = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    )
  const warm = openWarm({ pages: front.pages, listener, log, publicOrigin: env.publicOrigin, imageSource })
  onClose(warm.close)
  const app = createHttp({
    ...front,
    // Pages under development change without a word from the database.
    pages: front.development ? front.pages : warm.pages,
    services,
    images: serveImages(host),
    socialPictures: serveSocialPictures(database.db, host),
    isReady,
    publicOrigin: env.publicOrigin,
    imageSource,
    trustProxy: env.trustProxy,
  })

  // New connections stop first, then streams end, so that closing the httpServer can finish.
  await onClose(async () => {
    const closed = httpServer.close()
    streams.close()
    await closed
  })
  const shell = front.listener?.(app) ?? warm.inFrontOf(getRequestListener(app.fetch))
  httpServer.open(streams.inFrontOf(shell))
  say(`TecniYa está en ${origin}`)
  if (hasDemo) say(demoAccountsText())
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
