// A guest's catalogue page, warm, against a bare node:http that sends the same bytes under the same headers.
// Both sides run in processes of their own and take turns, so that what the machine does besides weighs on both.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Bench, ratesRow } from '#bench/support/bench.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PATHS = ['/tecnicos', '/']
const TURNS = 100
const START_LIMIT_MS = 120_000

export const bench: Bench = {
  about: "requests for a guest's page, warm, against bare node:http",
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const started: ChildProcess[] = []
    try {
      const program = await startProgram(folder, started)
      const { path, body, headers } = await warmPage(program)
      await writeFile(join(folder, 'body'), body)
      await writeFile(join(folder, 'headers'), JSON.stringify(headers))
      const bare = await startServer(
        ['bench/support/bare-page.ts', join(folder, 'body'), join(folder, 'headers')],
        {},
        started,
      )
      const rounds = await load(path, [bare, program])
      return [
        ratesRow(
          `guest page ${path}, warm (${body.length} B ${headers['content-encoding'] ?? 'plain'})`,
          middleOf(rounds.map(([reference = 0]) => reference)),
          middleOf(rounds.map(([, ours = 0]) => ours)),
          { reach: 0.7, aim: 0.9 },
          // Of each pair of neighbouring turns: the machine changes from one second to the next.
          middleOf(rounds.map(([reference = 0, ours = 0]) => ours / reference)),
        ),
      ]
    } finally {
      await Promise.all(started.map(end))
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

const middleOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Requests a second of each server, turn by turn. */
async function load(path: string, origins: string[]): Promise<number[][]> {
  const ports = origins.map(origin => new URL(origin).port)
  const child = spawn(process.execPath, ['bench/support/page-load.ts', path, String(TURNS), ...ports], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = text(child.stdout)
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code !== 0) throw new Error('the load could not be made')
  return JSON.parse(await output)
}

function startProgram(folder: string, started: ChildProcess[]): Promise<string> {
  const hasDemo = existsSync(join(ROOT, 'database/demo/load.ts'))
  const env = {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    DEMO_DATA: hasDemo ? 'on' : 'off',
    DATABASE_URL: '',
    PUBLIC_ORIGIN: '',
    NODE_ENV: '',
  }
  return startServer(['server/start.ts'], env, started)
}

/** Resolves with the address that the server says it is at. */
function startServer(args: string[], env: Record<string, string>, started: ChildProcess[]): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${args[0]} did not start`)), START_LIMIT_MS).unref()
    child.once('exit', code => reject(new Error(`${args[0]} ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', line => {
      const address = /https?:\/\/[^\s"]+:\d+/.exec(line.startsWith('{') ? '' : line)?.[0]
      if (address) resolve(address)
    })
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

interface Page {
  readonly path: string
  readonly body: Buffer
  /** Those that the program sets, not those that node:http adds by itself. */
  readonly headers: Record<string, string>
}

/** Asked for until it comes from the ready bytes: the second time makes them. */
async function warmPage(origin: string): Promise<Page> {
  for (const path of PATHS) {
    let page = await ask(origin, path)
    if (!page) continue
    for (let again = 0; again < 3; again++) page = (await ask(origin, path)) ?? page
    return page
  }
  throw new Error(`none of ${PATHS} is there`)
}

function ask(origin: string, path: string): Promise<Page | null> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, headers: { 'accept-encoding': 'br' }, agent: false },
      async response => {
        const body = Buffer.concat(await response.toArray())
        const { date, connection, 'keep-alive': keepAlive, ...headers } = response.headers
        resolve(
          response.statusCode === 200 ? { path, body, headers: headers as Record<string, string> } : null,
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}
