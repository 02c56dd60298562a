import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { isShut, poolConfigAt } from './connection.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { ensureDataDir, pathsUnder } from './paths.ts'
import { findPostmaster } from './postmaster-pid.ts'
import { DataDirInUse } from './refusals.ts'
import { findIdentity } from './run-as-user.ts'
import { endServer, type Server } from './server-process.ts'
import { postgresSettings } from './settings.ts'
import { prepareSocketFolder } from './socket-folder.ts'

export interface EmbeddedPostgres {
  /** The same for the whole life of the program: after a fault, pools reconnect with it. */
  poolConfig: PoolConfig
  /** Ends the server and gives the folder up. End the pools first. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  log: (event: object) => void
  /** Over those of settings.ts. */
  settings?: Record<string, string>
}

const DOOR_CHECK_MS = 3_000
const SHORTEST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

/**
 * A real PostgreSQL under `dataDir`, for this program alone, that comes back by itself when it dies.
 * Throws DataDirInUse or PostgresUnavailable, whose messages are for whoever starts the program.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const server = await prepareServer(options)
  const stopping = new AbortController()
  let claim = await lockDataDir(server, stopping.signal)
  let held = true
  let ofAnother = false
  let recovering: Promise<void> | undefined
  let stopped: Promise<void> | undefined

  function watch(): void {
    claim.ended.then(() => {
      held = false
      if (!stopping.signal.aborted) recovering = recover()
    })
  }

  async function recover(): Promise<void> {
    server.log({ msg: 'postgres lost' })
    for (let pauseMs = SHORTEST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        claim = await lockDataDir(server, stopping.signal)
        held = true
        ofAnother = false
        server.log({ msg: 'postgres is back' })
        return watch()
      } catch (error) {
        ofAnother = error instanceof DataDirInUse
        if (stopping.signal.aborted) return
        server.log({ msg: 'postgres still away', error: (error as Error).message, pauseMs })
        await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  async function checkDoor(): Promise<void> {
    if (!(held && (await isShut(server.places.socketFolder)) && held)) return
    server.log({ msg: 'postgres lets nobody in' })
    await endServer(server.places.cluster)
  }

  async function stop(): Promise<void> {
    clearInterval(doorCheck)
    stopping.abort()
    await recovering
    // The claim goes last, with the server: nobody can take the folder while its server is being ended.
    if (!ofAnother) await endServer(server.places.cluster)
    await claim.client.end().catch(() => {})
    server.log({ msg: 'postgres stopped' })
  }

  watch()
  const doorCheck = setInterval(checkDoor, DOOR_CHECK_MS).unref()
  return {
    poolConfig: poolConfigAt(server.places.socketFolder),
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

async function prepareServer({ dataDir, log, settings }: EmbeddedPostgresOptions): Promise<Server> {
  await ensureDataDir(dataDir)
  const planned = await pathsUnder(dataDir)
  // A running server listens where it was told to, which depends on the TMPDIR of who launched it.
  const running = await findPostmaster(planned.cluster)
  const places = { ...planned, socketFolder: running?.socketFolder ?? planned.socketFolder }
  const programs = await findBinaries()
  const identity = await findIdentity(places, programs)
  await ensureCluster(places, programs, identity)
  await prepareSocketFolder(places.socketFolder, identity.owner)
  return { places, programs, identity, settings: postgresSettings(places, settings), log }
}

/** For commands beside a running program (backup, grants): how to reach its server, or null if none runs. */
export async function findEmbeddedPostgres(dataDir: string): Promise<PoolConfig | null> {
  const places = await pathsUnder(dataDir).catch(() => null)
  const running = places && (await findPostmaster(places.cluster))
  return running && poolConfigAt(running.socketFolder ?? places.socketFolder)
}
