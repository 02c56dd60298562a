// Child processes of the trials. Everything that was started is ended, by its pid: at the end, on a failure and on Ctrl-C.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const STOP_LIMIT_MS = 8_000

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
  if (user) await chown(folder, user.uid, user.gid)
  const children: ChildProcess[] = []
  const cleanups: (() => unknown)[] = []
  let ended: Promise<void> | undefined

  async function endAll(): Promise<void> {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    for (const cleanup of cleanups.reverse()) await Promise.resolve(cleanup()).catch(() => undefined)
    for (const child of children.reverse()) await endChild(child)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
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
        env: { PATH: process.env.PATH ?? '', TZ: 'UTC', LC_ALL: 'C', ...env },
        stdio: ['ignore', output.fd, output.fd],
      })
      children.push(child)
      await output.close()
      return child
    },
    async lastLines() {
      const names = (await readdir(folder)).filter(name => name.endsWith('.log'))
      const tails = names.map(async name => {
        const lines = (await readFile(join(folder, name), 'utf8')).trim().split('\n').slice(-5)
        return [`── ${name}`, ...lines.map(line => line.slice(0, 300))]
      })
      return (await Promise.all(tails)).flat().join('\n')
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

/** As if the machine had lost its power: the process and its children, none of which can do anything any more. */
export async function killAtOnce({ pid }: ChildProcess): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  for (const each of [String(pid), ...children.trim().split(' ')])
    if (each !== '') process.kill(Number(each), 'SIGKILL')
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise(resolve => child.once('exit', resolve))
  // SIGINT is PostgreSQL's fast shutdown, and ends the others too.
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await exited
  clearTimeout(timer)
}

async function findServerUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return
  const rows = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody')
  return { uid: Number(row?.[2]), gid: Number(row?.[3]) }
}
