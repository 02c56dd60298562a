import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Connection, DATABASE } from './connection.ts'
import { reachServer } from './reach-server.ts'
import { DataDirInUse } from './refusals.ts'
import type { Server } from './server-process.ts'

// Any number does, as long as every version of the program uses the same one.
const CLAIM_KEY = 7_293_491_126

// The session of a killed program ends as soon as its backend notices; a program that is stopping needs longer,
// but then the server goes with it.
const PATIENCE_MS = 3_000
const ATTEMPTS = 3

/**
 * The claim on a data folder: a session lock in its server, held as long as the connection lives. It cannot be
 * left behind by a program that dies, as a file could.
 */
export async function lockDataDir(server: Server, signal: AbortSignal): Promise<Connection> {
  for (let attempt = 1; ; attempt++) {
    const connection = await reachServer(server, signal)
    try {
      if (!(await lock(connection.client, signal))) throw new DataDirInUse(server.places.dataDir)
      await ensureDatabase(connection.client)
      return connection
    } catch (error) {
      await connection.client.end().catch(() => {})
      if (error instanceof DataDirInUse || signal.aborted || attempt === ATTEMPTS) throw error
      // The server went away in between, most likely stopped by the program that had it: begin again.
    }
  }
}

async function lock(client: Client, signal: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [CLAIM_KEY])
    if (rows[0].mine) return true
    if (Date.now() >= deadline || signal.aborted) return false
    await sleep(100, undefined, { signal }).catch(() => {})
  }
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`create database ${DATABASE}`)
}
