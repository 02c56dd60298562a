// Starts servers as child processes and reads their URL from their output.
import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { buildIfNeeded } from '#server/build.ts'
import packageFile from '../../package.json' with { type: 'json' }

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** As `npm start` does. */
const [, SETTINGS = '', START = ''] = /^exec env (.+) node (.+)$/.exec(packageFile.scripts.start) ?? []
const START_ENV: Env = Object.fromEntries(SETTINGS.split(' ').map(setting => setting.split('=')))
const START_LIMIT_MS = 120_000

export type Started = ChildProcess
type Env = Record<string, string>

/** Resolves with the URL. The child is added to `started`, which the caller passes to `endServers` in a `finally`. */
export function startServer(args: readonly string[], env: Env, started: Started[]): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${args.join(' ')} did not start`)), START_LIMIT_MS).unref()
    child.once('exit', code => reject(new Error(`${args.join(' ')} ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', line => {
      const url = /https?:\/\/[^\s"]+:\d+/.exec(line.startsWith('{') ? '' : line)?.[0]
      if (url) resolve(url)
    })
  })
}

/** The product, with `folder` as its data directory; without DATABASE_URL it starts its own PostgreSQL there. */
export async function startProgram(
  folder: string,
  env: Env,
  started: Started[],
  nodeOptions: readonly string[] = [],
): Promise<string> {
  // On a busy machine a build takes longer than a start may.
  await buildIfNeeded(() => {})
  const defaults = { PORT: '0', DATA_DIR: folder, DATABASE_URL: '', PUBLIC_ORIGIN: '', NODE_ENV: '' }
  return startServer([...nodeOptions, ...START.split(' ')], { ...START_ENV, ...defaults, ...env }, started)
}

export async function endServers(started: readonly Started[]): Promise<void> {
  await Promise.all(started.map(end))
}

async function end(child: Started): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exited
}

const keepAlive = new Agent({ keepAlive: true })

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As received: compressed. */
  readonly body: Buffer
}

/** GET with brotli, over a keep-alive connection. */
export function ask(origin: string, path: string, cookie = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(cookie && { cookie }) }
    const options = { agent: keepAlive, headers }
    const outgoing = request(new URL(path, origin), options, async response => {
      const body = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
