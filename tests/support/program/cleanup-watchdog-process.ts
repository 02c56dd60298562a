// The process of cleanup-watchdog.ts: reads what to clean up, and does so when its parent is gone.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostmaster, isPostmaster } from '#server/postgres/pg-ctl.ts'

const GRACE_MS = 11_000

const pids = new Set<number>()
const folders = new Set<string>()

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, ...rest] = line.split(' ')
  const value = rest.join(' ')
  if (kind === 'process') pids.add(Number(value))
  if (kind === 'ended') pids.delete(Number(value))
  if (kind === 'folder') folders.add(value)
}

await Promise.all([...pids].map(pid => end(pid, 'SIGTERM', () => send(pid, 0))))
for (const folder of folders) {
  const cluster = join(folder, 'postgres')
  const postmaster = await findPostmaster(cluster)
  // SIGQUIT is an immediate shutdown.
  if (postmaster) await end(postmaster.pid, 'SIGQUIT', () => isPostmaster(postmaster.pid, cluster))
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function end(pid: number, signal: NodeJS.Signals, isRunning: () => boolean | Promise<boolean>) {
  send(pid, signal)
  for (const deadline = Date.now() + GRACE_MS; Date.now() < deadline; await sleep(50)) {
    if (!(await isRunning())) return
  }
  send(pid, 'SIGKILL')
}

/** False if there is no such process any more. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
