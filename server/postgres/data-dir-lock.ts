import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError, type PoolConfig } from 'pg'
import { DATABASE_USER, removeUnfinishedClusters } from './cluster.ts'
import { PORT } from './paths.ts'
import { findPostmaster, type Server, START_LIMIT_S, startServer } from './pg-ctl.ts'
import { DataDirInUse, PostgresUnavailable } from './refusals.ts'

const DATABASE = 'tecniya'
// Any number, as long as every version of the program uses the same one.
const LOCK_KEY = 7_293_491_126
// A killed program's session ends as soon as its backend notices.
const LOCK_TIMEOUT_MS = 3_000
const PAUSE_MS = 100

/** No password: the folder's mode is the access control. */
export function poolConfigAt(socketFolder: string, database = DATABASE): PoolConfig {
  return { host: socketFolder, port: PORT, user: DATABASE_USER, database, ssl: false }
}

export async function connect(socketFolder: string): Promise<Client> {
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
export async function lockDataDir(server: Server, signal: AbortSignal): Promise<Client> {
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
