// The other end of leash.ts. Reads what to hold; when its owner is gone, ends and removes it.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '#server/postgres/postmaster-pid.ts'
import { endServer } from '#server/postgres/server-process.ts'

const PATIENCE_MS = 11_000

const pids = new Set<number>()
const folders = new Set<string>()

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, ...rest] = line.split(' ')
  const what = rest.join(' ')
  if (kind === 'process') pids.add(Number(what))
  if (kind === 'released') pids.delete(Number(what))
  if (kind === 'folder') folders.add(what)
}

await Promise.all([...pids].map(endProcess))
for (const folder of folders) {
  await endServer(join(folder, 'postgres'))
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function endProcess(pid: number): Promise<void> {
  send(pid, 'SIGTERM')
  for (const deadline = Date.now() + PATIENCE_MS; isAlive(pid) && Date.now() < deadline; ) await sleep(50)
  send(pid, 'SIGKILL')
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It went by itself.
  }
}
