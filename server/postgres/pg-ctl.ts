import { execFile } from 'node:child_process'
import { appendFile, chown, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Paths, PORT } from './paths.ts'
import { PostgresUnavailable, reasonIn } from './refusals.ts'
import { runAs, type ServerUser } from './run-as-user.ts'

export interface Server {
  paths: Paths
  pgCtl: string
  user: ServerUser | undefined
  settings: Record<string, string>
  log: (event: object) => void
}

export const START_LIMIT_S = 60
const ROTATE_LOG_ABOVE_BYTES = 10 * 1024 * 1024

/** The running server of this cluster, whichever program started it. While it starts its socket is unknown. */
export async function findPostmaster(
  cluster: string,
): Promise<{ pid: number; socketFolder?: string } | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return (await isPostmaster(pid, cluster)) ? { pid, socketFolder: lines[4]?.trim() || undefined } : null
}

/** Compares the command line: after a reboot the pid may belong to any process. A zombie has none. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  const command =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/cmdline`, 'utf8')
      : promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(({ stdout }) => stdout)
  const words = (await command.catch(() => '')).replaceAll('\0', ' ')
  return /(^|\/)postgres /.test(words) && words.includes(` -D ${cluster} `)
}

/** True once it is ready, false if another attempt may succeed. The server outlives a killed program. */
export async function startServer({ paths, pgCtl, user, settings }: Server): Promise<boolean> {
  const { cluster, logFile } = paths
  const previous = await stat(logFile).catch(() => null)
  if (previous && previous.size > ROTATE_LOG_ABOVE_BYTES) await rename(logFile, `${logFile}.1`)
  await appendFile(logFile, '', { mode: 0o600 })
  if (user) await chown(logFile, user.uid, user.gid)
  const { size } = await stat(logFile)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // pg_ctl composes a shell command in which options are inserted as they are, and the log file in double quotes.
  const quotedOptions = ['-D', cluster, ...options].map(quoteForShell).join(' ')
  const start = [pgCtl, 'start', '-s', '-t', `${START_LIMIT_S}`, '-l', logFile.replace(/["$`\\]/g, '\\$&')]
  try {
    await runAs(user, [...start, '-o', quotedOptions], { PGDATA: cluster })
    return true
  } catch (error) {
    const stderr = String((error as { stderr?: string }).stderr ?? error)
    const logged = (await readFile(logFile)).subarray(size).toString().trim()
    const isLocked = /lock file "[^"]+" (already exists|is empty)/.test(logged)
    if (isLocked) await removeForeignLockFiles(paths)
    // Another program is starting it, backends of a killed server have not ended yet, or recovery takes long.
    if (isLocked || /still in use|did not start in time/.test(logged + stderr)) return false
    throw new PostgresUnavailable(
      `PostgreSQL no pudo arrancar en «${paths.dataDir}» (${reasonIn(logged || stderr)}): mira «${logFile}».`,
    )
  }
}

// PostgreSQL's fast and immediate shutdown. After an immediate one the next start recovers from the write-ahead log.
const STOP_SIGNALS = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 2_000],
] as const

/**
 * Stops the server of the cluster, whichever program started it. Not by `pg_ctl stop`: that reads postmaster.pid again
 * while it waits, and would go on to stop the server that another program has started meanwhile.
 */
export async function stopServer({ paths: { cluster } }: Pick<Server, 'paths'>): Promise<void> {
  const pid = (await findPostmaster(cluster))?.pid
  for (const [signal, limitMs] of STOP_SIGNALS) {
    if (!pid || !(await isPostmaster(pid, cluster))) return
    try {
      process.kill(pid, signal)
    } catch {
      return // It ended after the check.
    }
    const deadline = Date.now() + limitMs
    while (Date.now() < deadline && (await isPostmaster(pid, cluster))) await sleep(10)
  }
}

/** PostgreSQL does not start if the pid in a lock file now belongs to another process of its user. */
async function removeForeignLockFiles({ cluster, socketFolder }: Paths): Promise<void> {
  for (const file of [join(cluster, 'postmaster.pid'), join(socketFolder, `.s.PGSQL.${PORT}.lock`)]) {
    const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
    if (pid && !(await isPostmaster(pid, cluster))) await rm(file, { force: true })
  }
}

function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
