import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Paths } from './paths.ts'
import { clearStaleLocks, findPostmaster, isPostmaster } from './postmaster-pid.ts'
import { type Identity, spawnAs } from './run-as-user.ts'
import { lastWords, openServerLog } from './server-log.ts'
import { asArguments } from './settings.ts'

export interface Server {
  places: Paths
  programs: Binaries
  identity: Identity
  settings: Record<string, string>
  log: (event: object) => void
}

export interface ServerProcess {
  pid: number | undefined
  /** What it wrote before it ended, or null while it runs. */
  lastWords(): Promise<string> | null
}

/** In a session of its own: Ctrl-C does not reach it, and it outlives a program that is killed. */
export async function launchServer(server: Server): Promise<ServerProcess> {
  const { places, programs, identity, settings } = server
  await clearStaleLocks(places)
  const log = await openServerLog(places.logFile)
  const from = (await log.stat()).size
  let words: Promise<string> | null = null
  try {
    if (identity.owner) await log.chown(identity.owner.uid, identity.owner.gid)
    const args = ['-D', places.cluster, ...asArguments(settings)]
    const child = spawnAs(identity, programs.postgres, args, {
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.once('exit', () => {
      words ??= lastWords(places.logFile, from).catch(() => '')
    })
    child.once('error', error => {
      words ??= Promise.resolve(error.message)
    })
    child.unref()
    return { pid: child.pid, lastWords: () => words }
  } finally {
    await log.close()
  }
}

// A fast shutdown ends the open sessions and writes a checkpoint. Where the disk is too slow for that, the
// next start recovers from the log instead; nothing acknowledged depends on it.
const WAYS_TO_END: [NodeJS.Signals, patienceMs: number][] = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 5_000],
]

/** Ends the server of the cluster, whoever started it, and comes back when it is gone. */
export async function endServer(cluster: string): Promise<void> {
  const postmaster = await findPostmaster(cluster)
  if (postmaster) await end(postmaster.pid, () => isPostmaster(postmaster.pid, cluster))
}

/** For one that may be too young to have its command line, let alone a postmaster.pid. */
export async function endLaunched({ pid, lastWords }: ServerProcess): Promise<void> {
  if (pid) await end(pid, () => lastWords() === null)
}

async function end(pid: number, isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (const [signal, patienceMs] of WAYS_TO_END) {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(25)) {
      if (!(await isThere())) return
      // Again and again: in its first moments a server loses what it is sent. Repeated, it changes nothing.
      send(pid, signal)
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It went by itself in between.
  }
}
