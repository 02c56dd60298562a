// What the tests of the other browsers need of one; firefox.ts and webkit.ts speak its protocol.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { registerProcess, unregisterProcess } from '#tests/support/program/cleanup-watchdog.ts'

/** Input actions of W3C WebDriver, which both protocols share. */
type InputSource =
  | { type: 'key'; id: string; actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: string
      actions: readonly (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[]
    }

interface Cookie {
  readonly name: string
  readonly value: string
}

/** One window of a browser with a profile of its own. */
export interface Engine {
  navigate(url: string): Promise<void>
  back(): Promise<void>
  /** The value of a function of the page, called with one text; promises are awaited. */
  call(declaration: string, argument: string): Promise<string>
  perform(sources: readonly InputSource[]): Promise<void>
  /** On the file field that this selector finds. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>
  /** For the site that is open. */
  setCookie(cookie: Cookie): Promise<void>
  setViewport(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

const run = promisify(execFile)

/** Installs Debian's packages where a file of theirs is missing and root runs the tests; otherwise says what is missing. */
export async function requireDebian(packages: string, files: readonly string[]): Promise<void> {
  const missing = async () => {
    for (const file of files) if (!(await exists(file))) return file
    return null
  }
  if (!(await missing())) return
  const failure = process.getuid?.() === 0 ? await install(packages) : 'only root can install packages'
  const file = await missing()
  if (file) throw new Error(`${file} is missing (${failure}): install Debian's ${packages}.`)
}

async function install(packages: string): Promise<string> {
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120']
  try {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', ...options, ...packages.split(' ')])
    return ''
  } catch (error) {
    return String(error)
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

export interface Started {
  /** What the pattern finds in a line of its output, sooner or later. */
  printed(pattern: RegExp): Promise<string>
  stop(): Promise<void>
}

export function start(
  command: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Started {
  const child = spawn(command, args, {
    env: { ...process.env, TZ: 'America/Bogota', LANG: 'es_CO.UTF-8', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  registerProcess(child.pid ?? 0)
  const output = [child.stdout, child.stderr].map(stream => createInterface({ input: stream }))
  return {
    printed: pattern =>
      new Promise((resolve, reject) => {
        for (const lines of output)
          lines.on('line', line => {
            const [, text] = pattern.exec(line) ?? []
            if (text) resolve(text)
          })
        child.once('error', reject)
        child.once('close', code => reject(new Error(`${command} ended with ${code}.`)))
      }),
    stop: () => stop(child),
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    await closed
  }
  unregisterProcess(child.pid ?? 0)
}
