// Ends every process that belongs to the folder of a trial, by its pid. Patroni's PostgreSQL is nobody's child: it is found by its
// working directory, the rest by the folder in their command line or environment. As a program of its own (`node leftovers.ts FOLDER`) it
// waits until the trial is gone, also by `kill -9`, and then does the same.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const STOP_LIMIT_MS = 5_000

/** What starts others ends first. */
const RESTARTERS = /patroni/

export async function endProcessesOf(folder: string): Promise<void> {
  for (const pid of processesOf(folder)) if (RESTARTERS.test(commandOf(pid))) signal(pid, 'SIGKILL')
  // PostgreSQL's immediate shutdown: it removes its shared memory.
  for (const pid of processesOf(folder)) signal(pid, 'SIGQUIT')
  for (const deadline = Date.now() + STOP_LIMIT_MS; Date.now() < deadline; await sleep(50))
    if (processesOf(folder).length === 0) return
  for (const pid of processesOf(folder)) signal(pid, 'SIGKILL')
}

function processesOf(folder: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  return pids.filter(pid => pid !== process.pid && !isGuard(pid) && isOf(folder, pid))
}

function isOf(folder: string, pid: number): boolean {
  try {
    const belongs = [commandOf(pid), readFileSync(`/proc/${pid}/environ`, 'utf8')]
    return belongs.some(text => text.includes(folder)) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
  } catch {
    return false
  }
}

/** Empty for a process that has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

const GUARD = fileURLToPath(import.meta.url)
const isGuard = (pid: number) => commandOf(pid).includes(GUARD)

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}

/** Returns the function that sends the guard away. */
export function guardFolder(folder: string): () => void {
  // Detached, so that Ctrl-C does not end it before the cleanup.
  const guard = spawn(process.execPath, [GUARD, folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })
  guard.unref()
  return () => void guard.stdin.end()
}

async function guard(folder: string): Promise<void> {
  // The pipe from the trial closes when that is gone.
  for await (const _ of process.stdin);
  await endProcessesOf(folder)
  rmSync(folder, { recursive: true, force: true })
}

const [, script, watched] = process.argv
if (script === GUARD && watched) await guard(watched)
