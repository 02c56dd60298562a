// The real program as a child process, stopped by SIGTERM.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SIGNING_SECRET } from '#tests/support/people/signed-in.ts'
import { registerProcess, unregisterProcess } from '#tests/support/program/cleanup-watchdog.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
// The tests start the program more than a hundred times.
const COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))
/** As `server/start.ts`, with the options of tests. */
export const TEST_START = 'tests/support/program/start.ts'
const READY_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 20_000

interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface Launched {
  readonly pid: number
  /** The lines of its stdout and stderr. */
  readonly lines: string[]
  readonly ended: Promise<Ended>
  kill(signal: NodeJS.Signals): void
}

export interface Program extends Launched {
  /** http://localhost:PORT, whatever its public origin is. */
  readonly origin: string
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<Ended>
}

export type Variables = Record<string, string>

/** Sessions can be stored (signed-in.ts), and each visitor has a network of their own. */
export const TEST_VARIABLES: Variables = { DEMO_DATA: 'off', AUTH_SECRET: SIGNING_SECRET, TRUST_PROXY: '1' }

const running = new Set<ChildProcess>()
const unhandledRejections: string[] = []

/** The lines in which programs reported a promise that nobody handled, since the last call. */
export function takeUnhandledRejections(): string[] {
  return unhandledRejections.splice(0)
}

/** Starts it without waiting until it is ready. */
export function launchProgram(
  variables: Variables,
  script = 'server/start.ts',
  onLine: (line: string) => void = () => {},
): Launched {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', TZ: 'UTC', NODE_COMPILE_CACHE: COMPILE_CACHE, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pid = child.pid ?? 0
  registerProcess(pid)
  running.add(child)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', line => {
      lines.push(line)
      if (line.includes('unhandled rejection')) unhandledRejections.push(line)
      onLine(line)
    })
  }
  const ended = once(child, 'close').then(([code, signal]): Ended => {
    running.delete(child)
    unregisterProcess(pid)
    return { code, signal }
  })
  return { pid, lines, ended, kill: signal => void child.kill(signal) }
}

/** Starts it, on a free port unless PORT is given, and waits until it has printed its URL and /readyz answers. */
export async function startProgram(
  variables: Variables,
  script?: string,
  onLine?: (line: string) => void,
): Promise<Program> {
  // Port 0: nobody else can take the port meanwhile. The printed URL names it, unless a public origin is printed.
  const port = variables.PORT ?? (variables.PUBLIC_ORIGIN ? String(await freePort()) : '0')
  const launched = launchProgram({ ...variables, PORT: port }, script, onLine)
  const origin = await waitUntilReady(launched, port)
  return { ...launched, origin, stop: () => stopGracefully(launched) }
}

async function waitUntilReady({ lines, ended }: Launched, port: string): Promise<string> {
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  for (const deadline = Date.now() + READY_LIMIT_MS; Date.now() < deadline && !hasEnded; await sleep(30)) {
    // Its own line: another program may answer at a port that this one could not get.
    const [, printed] = lines.map(line => /^TecniYa está en (\S+)$/.exec(line)).find(Boolean) ?? []
    if (!printed) continue
    const origin = port === '0' ? printed : `http://localhost:${port}`
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return origin
  }
  throw new Error(
    `The program ${hasEnded ? 'ended before it was ready' : 'was not ready in time'}:\n${lines.join('\n')}`,
  )
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

async function stopGracefully(launched: Launched): Promise<Ended> {
  launched.kill('SIGTERM')
  const timeout = sleep(STOP_LIMIT_MS, null, { ref: false }).then(() => {
    launched.kill('SIGKILL')
    throw new Error(
      `The program did not stop in ${STOP_LIMIT_MS} ms:\n${launched.lines.slice(-20).join('\n')}`,
    )
  })
  return Promise.race([launched.ended, timeout])
}

/** Kills the programs that a test left running. */
export async function endPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(async child => {
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
    }),
  )
}
