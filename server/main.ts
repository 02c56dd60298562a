// The life of the program: judge the environment, open the data, serve, and leave nothing behind.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { Log } from '#app/services.ts'
import { mailBySmtp, mailToFolder } from '#notifications/mail.server.ts'
import { openDatabase } from '#persistence/database.server.ts'
import { type Data, openData } from '#server/data.ts'
import { demoAccountsText, loadDemoOnce, refuseDemoPasswords } from '#server/demo.ts'
import type { Env } from '#server/env.ts'
import { createHttp } from '#server/http/app.ts'
import { listen } from '#server/http/listen.ts'
import { createPages } from '#server/http/pages.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { prepareJobs, startJobs } from '#server/jobs.ts'
import { createHub } from '#server/live/hub.ts'
import { createStreams } from '#server/live/streams.ts'
import { createLog } from '#server/log.ts'
import { migrate } from '#server/migrate.ts'
import { storedSecret } from '#server/secret.ts'
import { createServices } from '#server/services.ts'

const BUILD = fileURLToPath(new URL('../build/', import.meta.url))
const STOP_LIMIT_MS = 9_000

export async function main(env: Env, say: (text: string) => void): Promise<void> {
  const log = createLog()
  const data = await openData(env, log)
  try {
    await serve({ env, say, log, data })
  } catch (error) {
    await data.close()
    throw error
  }
}

async function serve({
  env,
  say,
  log,
  data,
}: {
  env: Env
  say: (text: string) => void
  log: Log
  data: Data
}): Promise<void> {
  const { connection } = data
  const database = openDatabase(connection, error =>
    log.warn({ err: error }, 'idle database connection lost'),
  )
  const { pool } = database

  await migrate(pool)
  await prepareJobs(pool, log)
  const hasDemo = await loadDemoOnce({ env, pool, embedded: data.embedded, say })
  if (env.production) await refuseDemoPasswords(pool)

  const origin = env.publicOrigin ?? `http://localhost:${env.port}`
  const services = createServices({
    database,
    secret: env.authSecret ?? (await storedSecret(pool)),
    origin,
    log,
  })
  const hub = createHub(connection, log)
  const streams = createStreams(services, hub)
  const sendMail = env.smtpUrl
    ? mailBySmtp(env.smtpUrl, env.mailFrom)
    : mailToFolder(join(env.dataDir, 'outbox'), env.mailFrom)
  const jobs = await startJobs({ pool, log, sendMail, origin })

  const build: ServerBuild = await import(pathToFileURL(join(BUILD, 'server/index.js')).href)
  const app = createHttp({
    services,
    pages: createPages(build, 'production'),
    files: await staticFiles(join(BUILD, 'client')),
    live: streams.handler,
    isReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    publicOrigin: env.publicOrigin,
    trustProxy: env.trustProxy,
    development: false,
  })
  const http = await listen(app, env.port)
  say(`TecniYa está en ${env.publicOrigin ?? `http://localhost:${http.port}`}`)
  if (hasDemo) say(demoAccountsText())

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    const served = http.stop()
    streams.close()
    await served
    await jobs.stop()
    await hub.stop()
    await pool.end()
    await data.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}
