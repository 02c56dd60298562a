import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LAST_LINES = 60

export interface Ran {
  /** The exit code, or 1 if it was killed or too slow. */
  readonly code: number
  /** The end of its output, where runners report what failed. */
  readonly lastWords: string
}

/** Runs a program and forwards its output to the terminal. */
export function run(
  [program = '', ...args]: string[],
  { env = {}, limitMs }: { env?: Record<string, string>; limitMs: number },
): Promise<Ran> {
  const path = `${ROOT}node_modules/.bin:${process.env.PATH}`
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...colours, TZ: 'UTC', ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text)
      output = (output + text).split('\n').slice(-LAST_LINES).join('\n')
    })
  }
  const timeout = setTimeout(() => child.kill('SIGKILL'), limitMs)
  return new Promise(resolve => {
    child.once('error', error => resolve({ code: 1, lastWords: `${program}: ${error.message}` }))
    child.once('exit', async code => {
      clearTimeout(timeout)
      // Its child processes may keep the pipes open; its own output has arrived by then.
      await Promise.race([new Promise(done => child.once('close', done)), sleep(1000)])
      for (const stream of [child.stdout, child.stderr]) stream.destroy()
      resolve({ code: code ?? 1, lastWords: output })
    })
  })
}
