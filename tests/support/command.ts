import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program of ours, its words on our terminal; the answer is its exit code, or 1 if it was killed or too slow. */
export function run(
  [program = '', ...args]: string[],
  { env = {}, limitMs }: { env?: Record<string, string>; limitMs: number },
): Promise<number> {
  const path = `${ROOT}node_modules/.bin:${process.env.PATH}`
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, TZ: 'UTC', ...env, PATH: path },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const tooSlow = setTimeout(() => child.kill('SIGKILL'), limitMs)
  return new Promise(resolve => {
    child.once('error', error => {
      process.stdout.write(`${program}: ${error.message}\n`)
      resolve(1)
    })
    child.once('exit', code => {
      clearTimeout(tooSlow)
      resolve(code ?? 1)
    })
  })
}
