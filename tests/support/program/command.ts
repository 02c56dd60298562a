import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const TAIL_LINES = 60
/** Processes that outlive the command may keep its pipes open: do not wait longer for them to close. */
const PIPE_CLOSE_LIMIT_MS = 1_000

export interface CommandResult {
  /** The exit code; 1 if it was killed or exceeded its time limit. */
  readonly code: number
  /** The last lines of its output: runners name the failures there. */
  readonly outputTail: string
}

export interface CommandOptions {
  readonly env?: Record<string, string>
  readonly limitMs: number
  /** Receives its output as it comes. */
  readonly write: (text: string) => void
}

/** Runs an executable of the project's packages in the project's folder. */
export function runCommand(
  [executable = '', ...args]: string[],
  { env = {}, limitMs, write }: CommandOptions,
): Promise<CommandResult> {
  const path = `${ROOT}node_modules/.bin:${process.env.PATH}`
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(executable, args, {
    cwd: ROOT,
    env: { ...process.env, ...colours, TZ: 'UTC', ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let outputTail = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      write(text)
      outputTail = (outputTail + text).split('\n').slice(-TAIL_LINES).join('\n')
    })
  }
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs)
  return new Promise(resolve => {
    child.once('error', error => resolve({ code: 1, outputTail: `${executable}: ${error.message}` }))
    child.once('exit', async code => {
      clearTimeout(limit)
      await Promise.race([new Promise(done => child.once('close', done)), sleep(PIPE_CLOSE_LIMIT_MS)])
      for (const stream of [child.stdout, child.stderr]) stream.destroy()
      resolve({ code: code ?? 1, outputTail })
    })
  })
}
