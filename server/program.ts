// Starts everything in order (database, port, jobs, live updates, pages) and closes it in reverse on a signal.
// `start` and `dev` differ only in how pages are rendered.
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { PasswordCost } from '#accounts/identity/password-hash.server.ts'
import type { Log } from '#app/services.ts'
import { PROBLEM_PHOTO_FOLDER } from '#bookings/domain/problem-photo.ts'
import { createProblemPhotos } from '#bookings/persistence/problem-photo-store.server.ts'
import { createDemandCounter } from '#demand/persistence/demand-counter.server.ts'
import { createFolderStore } from '#platform/files/file-store.server.ts'
import { removeTemporaryFiles } from '#platform/files/temporary-files.server.ts'
import { mailBySmtp, mailToFolder } from '#platform/mail/mail.server.ts'
import { type DatabaseLimits, JOB_LIMITS, REQUEST_LIMITS } from '#platform/persistence/bounded-pool.server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import { createRateLimits } from '#platform/persistence/rate-limits.server.ts'
import { cloudinaryDelivery, createCloudinaryHost } from '#platform/photos/cloudinary-host.server.ts'
import { createEmbeddedHost } from '#platform/photos/embedded-host.server.ts'
import { createPhotoIntake } from '#platform/photos/photo-intake.server.ts'
import { createPhotos } from '#platform/photos/photos.server.ts'
import { createPush } from '#platform/push/push.server.ts'
import { createWhatsappChannel } from '#platform/whatsapp/whatsapp-client.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { createExportFiles } from '#rights/persistence/data-exports.server.ts'
import type { Print } from '#server/commands/run-command.ts'
import { openData } from '#server/data-source.ts'
import { demoAccountsText } from '#server/demo.ts'
import { createAccountThread, createReceiptThread } from '#server/drawing-thread.ts'
import type { Env } from '#server/env.ts'
import { openGuestReads } from '#server/guest-reads.ts'
import { createHttp, type HttpOptions } from '#server/http/app.ts'
import { demandOf } from '#server/http/count-demand.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { bindPort, type ConnectionLimits, type HttpServer } from '#server/http/http-server.ts'
import { createPhotoAccess, serveImages } from '#server/http/images.ts'
import { createReadiness, freeBytesOf } from '#server/http/readiness.ts'
import { currentRequest, runOutsideRequests } from '#server/http/request-context.ts'
import { securityHeadersFor } from '#server/http/security-headers.ts'
import { serveSocialPictures } from '#server/http/social-pictures.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { createPgListener } from '#server/live/pg-listener.ts'
import { createStreams } from '#server/live/streams.ts'
import { createLog } from '#server/log.ts'
import { startOperations } from '#server/operations.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { createServices } from '#server/services.ts'
import { createShutdown, onSignals } from '#server/shutdown.ts'
import { checkMailServer } from '#server/start-checks.ts'
import { localFolders, openStoredFiles, startTemporaryFilesSweep } from '#server/stored-files.ts'
import { createCredentialDocuments } from '#verification/persistence/document-files.server.ts'
import { createReceiptFiles } from '#visits/persistence/receipt-files.server.ts'

/** Eight jobs at once, four of them wait for servers of others without a connection; each lane has one that listens. */
const JOBS_POOL_SIZE = 10

/** What answers requests for pages and their files. */
export type Site = Pick<HttpOptions, 'pages' | 'files' | 'inlineStylesheets'>

export interface ProgramOptions extends Pick<HttpOptions, 'development'> {
  /** Called when the database is ready. */
  readonly loadSite: () => Promise<Site>
  /** Handles requests before the application does. */
  readonly requestListener?: (app: Hono<HttpEnv>) => Parameters<HttpServer['open']>[0]
  readonly connectionLimits?: ConnectionLimits
  readonly now?: () => Date
  /** Push messages may be sent to http://127.0.0.1, where the tests have their push server. */
  readonly allowLoopbackPush?: boolean
  /** Other settings of the pool. */
  readonly pool?: { readonly max: number; readonly limits: DatabaseLimits }
  /** Another cost than that of production. */
  readonly passwordCost?: PasswordCost
}

export async function runProgram(env: Env, print: Print, options: ProgramOptions): Promise<void> {
  const log = createLog({ pretty: options.development, level: env.logLevel })
  // A bug, and no reason to end the site. The fault tests fail by it.
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
  onSignals(env.operations.drainMs, signal => {
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
  const files = await openStoredFiles(env)
  const data = await openData(env, log)
  await onClose(data.close)
  const operations = await startOperations(env, log)
  await onClose(operations.close)
  // Where another instance may be ready a refused connection sends a visitor there, a page that says to wait does not.
  const httpServer = await bindPort(env.port, env.operations.listenHost, {
    answersEarly: data.embedded,
    limits: options.connectionLimits,
  })
  const onIdleError = (error: Error) =>
    runOutsideRequests(() => log.warn({ err: error }, 'database connection lost'))
  const { hasDemo, secret, vapidKeys } = await prepareDatabase({ env, files, data, log, print, onIdleError })
  const site = await options.loadSite()
  const observe = operations.observeStatement
  const { max, limits = REQUEST_LIMITS } = options.pool ?? {}
  const { db, pool } = openDatabase({ ...data.connection, ...(max && { max }) }, onIdleError, {
    limits,
    currentRequest,
    observe,
  })
  await onClose(() => pool.end())
  const guestReads =
    env.databaseReadUrl === undefined
      ? undefined
      : openGuestReads({ url: env.databaseReadUrl, primary: db.$client, log, observe })
  if (guestReads) await onClose(guestReads.close)
  // Of their own: jobs go through whole tables, and must not wait behind requests.
  const jobsConnection = { ...data.connection, max: JOBS_POOL_SIZE, application_name: 'tecniya-jobs' }
  const jobsDatabase = openDatabase(jobsConnection, onIdleError, { limits: JOB_LIMITS, observe })
  await onClose(() => jobsDatabase.pool.end())

  const demand = createDemandCounter({
    db: jobsDatabase.db,
    now: options.now ?? (() => new Date()),
    onFailure: error => log.warn({ err: error, pending: demand.figures().pending }, 'demand not written'),
  })
  await onClose(demand.stop)
  const origin = env.publicOrigin ?? `http://localhost:${httpServer.port}`
  const { photosFolder, documentsFolder, receiptsFolder } = localFolders(env)
  const exportFiles = createExportFiles(join(env.dataDir, 'exports'))
  const receiptThread = createReceiptThread()
  await onClose(receiptThread.close)
  const accountThread = createAccountThread()
  await onClose(accountThread.close)
  const receiptFiles = createReceiptFiles({
    store: createFolderStore(receiptsFolder),
    draw: receiptThread.draw,
    onFailure: error => log.warn({ err: error }, 'receipt not kept'),
  })
  const host = createEmbeddedHost(files.photos, photosFolder)
  const intake = createPhotoIntake(photosFolder)
  const imageSource = env.cloudinary && cloudinaryDelivery(env.cloudinary.cloud)
  const push = operations.countPushes(
    createPush({
      keys: vapidKeys,
      subject: origin.startsWith('https:') ? origin : `mailto:${BRAND.email}`,
      allowLoopback: options.allowLoopbackPush,
    }),
  )
  const listener = createPgListener(data.connection, log)
  await onClose(listener.stop)
  const services = createServices({
    db,
    isListening: listener.isListening,
    images: createPhotos({
      intake,
      host: env.cloudinary ? createCloudinaryHost(env.cloudinary) : host,
      onFailure: failure => log.error(failure, 'photo not stored'),
    }),
    problemPhotos: createProblemPhotos(files.photos, intake),
    credentialDocuments: createCredentialDocuments(files.documents, intake),
    exportFiles,
    receiptFiles,
    drawAccount: accountThread.draw,
    secret,
    origin,
    log,
    push,
    whatsapp: env.whatsapp ? createWhatsappChannel(env.whatsapp) : null,
    mail: {
      sender: /<([^>]+)>/.exec(env.mailFrom)?.[1] ?? env.mailFrom,
      hasServer: env.smtpUrl !== undefined,
    },
    now: options.now,
    adminsNeedSecondStep: env.production,
    provider: env.provider,
    passwordCost: options.passwordCost,
  })
  listener.subscribe(topic => {
    if (topic !== 'public' && topic !== null) return
    services.cataloguePlaces.forget()
    services.publicAnswers.forget()
    services.catalogueWords.forget()
  })
  const outbox = join(env.dataDir, 'outbox')
  if (env.smtpUrl)
    void checkMailServer(env.smtpUrl).then(
      problem => problem && log.attention('mail-server-unusable', { source: 'start', problem }),
    )
  const sendMail = env.smtpUrl ? mailBySmtp(env.smtpUrl, env.mailFrom) : mailToFolder(outbox, env.mailFrom)
  const jobs = await startJobs({
    ...jobsDatabase,
    log,
    sendMail,
    push,
    whatsapp: services.whatsapp,
    // Their use cases too run on the pool of the jobs.
    services: { ...services, db: jobsDatabase.db, limits: createRateLimits(jobsDatabase.db) },
    identity: services.identity,
    ...files,
    exportFiles,
    receiptFiles,
    outbox,
    origin,
    now: services.now,
    observeJob: operations.observeJob,
  })
  await onClose(jobs.stop)
  const otherFolders = [join(photosFolder, PROBLEM_PHOTO_FOLDER), documentsFolder]
  const localFiles = { photosFolder, otherFolders, receiptsFolder, photos: files.photos }
  await onClose(startTemporaryFilesSweep(() => removeTemporaryFiles(localFiles, services.now()), log))
  const https = origin.startsWith('https:')
  const streams = createStreams(services, {
    listener,
    security: securityHeadersFor({ https, development: options.development }),
    trustProxy: env.trustProxy,
  })
  const readiness = createReadiness({
    pingDatabase: () => db.$client.query('select 1'),
    freeBytes: () => freeBytesOf(env.dataDir),
    drainMs: env.operations.drainMs,
    onDiskFull: () => log.attention('disk-full'),
  })
  // In development pages change with their sources, of which the cache is not notified.
  const countDemand = demandOf(demand, env.trustProxy)
  const pageCache = options.development
    ? undefined
    : createPageCache({ listener, log, publicOrigin: env.publicOrigin, countDemand })
  if (pageCache) await onClose(pageCache.close)
  const app = createHttp({
    ...site,
    development: options.development,
    pageCache,
    services,
    guestServices: guestReads && { ...services, db: guestReads.db },
    images: serveImages(host, createPhotoAccess(services, listener)),
    socialPictures: serveSocialPictures(db, host),
    readiness,
    observeRequest: operations.observeRequest,
    countDemand,
    publicOrigin: env.publicOrigin,
    imageSource,
    trustProxy: env.trustProxy,
    cityHeader: env.cityHeader,
  })

  await operations.openMetrics({
    ...{ db, pool, countStreams: streams.countOpen, pageCache: pageCache?.figures, demand: demand.figures },
    readReplica: guestReads?.figures,
    dataDir: env.dataDir,
  })

  // The server stops accepting connections first; it finishes closing when the open streams have ended.
  await onClose(async () => {
    const closed = httpServer.close()
    streams.close()
    await closed
  })
  await onClose(readiness.drain)
  const appListener = options.requestListener?.(app) ?? getRequestListener(app.fetch)
  await httpServer.open(streams.inFrontOf(pageCache?.inFrontOf(appListener) ?? appListener))
  print(`TecniYa está en ${origin}`)
  if (hasDemo) print(demoAccountsText())
}
