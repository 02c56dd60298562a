// Child processes of the trials. Everything that was started is ended, by its pid: at the end, on a failure, on Ctrl-C, and when
// the trial itself is killed.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { endProcessesOf, guardFolder } from '#bench/failover/leftovers.ts'

const START_LIMIT_MS = 60_000

interface SystemUser {
  readonly uid: number
  readonly gid: number
}

export interface Trial {
  /** Owned by the user that PostgreSQL runs as; deleted at the end. */
  readonly folder: string
  /** PostgreSQL and pgbouncer refuse to run as root. Undefined: the user of this command. */
  readonly user: SystemUser | undefined
  /** Its output goes to a file of the folder. */
  start(name: string, command: readonly string[], options?: StartOptions): Promise<ChildProcess>
  /** Runs to its end and returns its output. */
  run(command: readonly string[]): Promise<string>
  onEnd(cleanup: () => unknown): void
  /** What processes printed that contains this text. */
  linesWith(text: string): Promise<string[]>
  /** The last lines that each process printed. */
  lastLines(): Promise<string>
  end(): Promise<void>
}

interface StartOptions {
  readonly asServerUser?: boolean
  readonly env?: Record<string, string>
}

export async function openTrial(name: string): Promise<Trial> {
  const user = await findServerUser()
  const folder = await mkdtemp(join(tmpdir(), `tecniya-${name}-`))
  const dismissGuard = guardFolder(folder)
  if (user) await chown(folder, user.uid, user.gid)
  const cleanups: (() => unknown)[] = []
  let ended: Promise<void> | undefined

  async function endAll(): Promise<void> {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    for (const cleanup of cleanups.reverse()) await Promise.resolve(cleanup()).catch(() => undefined)
    await endProcessesOf(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    dismissGuard()
  }
  async function logs() {
    const names = (await readdir(folder)).filter(name => name.endsWith('.log'))
    return Promise.all(
      names.map(async name => ({
        name,
        lines: (await readFile(join(folder, name), 'utf8')).trim().split('\n'),
      })),
    )
  }

  const end = () => {
    ended ??= endAll()
    return ended
  }
  const onSignal = () => void end().then(() => process.exit(130))
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)

  return {
    folder,
    user,
    end,
    onEnd: cleanup => void cleanups.push(cleanup),
    async start(label, [file = '', ...args], { asServerUser = false, env = {} } = {}) {
      const output = await open(join(folder, `${label}.log`), 'a')
      const child = spawn(file, args, {
        ...(asServerUser && user),
        cwd: asServerUser ? folder : process.cwd(),
        // The name of the folder in its environment or command is how it is found again.
        env: { PATH: process.env.PATH ?? '', TZ: 'UTC', LC_ALL: 'C', ...env },
        stdio: ['ignore', output.fd, output.fd],
      })
      await output.close()
      return child
    },
    async linesWith(text) {
      const found = (await logs()).flatMap(({ name, lines }) =>
        lines.filter(line => line.includes(text)).map(line => `${name}: ${line}`),
      )
      return found
    },
    async lastLines() {
      const tails = (await logs()).map(({ name, lines }) => [
        `── ${name}`,
        ...lines.slice(-5).map(line => line.slice(0, 300)),
      ])
      return tails.flat().join('\n')
    },
    async run([file = '', ...args]) {
      const { stdout } = await promisify(execFile)(file, args, {
        ...user,
        cwd: folder,
        env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
      })
      return stdout
    },
  }
}

/** The first of these paths that exists; the sentence names the Debian package otherwise. */
export function findExecutable(paths: readonly string[], debianPackage: string): string {
  const found = paths.find(path => existsSync(path))
  if (!found)
    throw new Error(`This trial needs the Debian package ${debianPackage}: apt-get install ${debianPackage}`)
  return found
}

export async function until(isTrue: () => Promise<boolean>, limitMs = START_LIMIT_MS): Promise<void> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await sleep(50))
    if (await isTrue().catch(() => false)) return
  throw new Error('waited in vain: see the logs of the trial')
}

/** As if the machine had lost its power: the process and its children, none of which can do anything any more. */
export async function endNow(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise(resolve => child.once('exit', resolve))
  for (const each of [pid, ...(await childrenOf(pid))]) killNow(each)
  await exited
}

export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.trim().split(' ').filter(Boolean).map(Number)
}

export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with its parent.
  }
}

async function findServerUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return
  const rows = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody')
  return { uid: Number(row?.[2]), gid: Number(row?.[3]) }
}
