import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Paths, socketFile } from './paths.ts'

export interface Postmaster {
  pid: number
  /** Unknown during the first moments of a server. */
  socketFolder: string | undefined
}

/** The lines of postmaster.pid: pid, data folder, start time, port, socket folder, address, memory, status. */
export function postmasterFrom(text: string): Postmaster | null {
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return null
  return { pid, socketFolder: lines[4]?.trim() || undefined }
}

/** The live server of this cluster, whoever started it. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const postmaster = await readPidFile(join(cluster, 'postmaster.pid'))
  return postmaster && (await isPostmaster(postmaster.pid, cluster)) ? postmaster : null
}

/** A pid alone proves nothing: after a restart of the machine it may be anybody's. Zombies count as gone. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  const command = await commandLine(pid)
  return /(^|\/)postgres /.test(command) && command.includes(` -D ${cluster} `)
}

/**
 * Takes away lock files whose pid now belongs to some other process. PostgreSQL sees through a dead pid by
 * itself, but a live one of its own user makes it refuse to start.
 */
export async function clearStaleLocks(places: Paths): Promise<void> {
  for (const file of [join(places.cluster, 'postmaster.pid'), `${socketFile(places.socketFolder)}.lock`]) {
    const holder = await readPidFile(file)
    if (!holder || !isAlive(holder.pid) || (await isPostmaster(holder.pid, places.cluster))) continue
    // Another program may have started a server while we were looking.
    if ((await readPidFile(file))?.pid === holder.pid) await rm(file, { force: true })
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

async function readPidFile(file: string): Promise<Postmaster | null> {
  return readFile(file, 'utf8').then(postmasterFrom, () => null)
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      text => text.replaceAll('\0', ' '),
      () => '',
    )
  }
  return promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => `${stdout.trim()} `,
    () => '',
  )
}
