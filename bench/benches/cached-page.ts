// A guest's catalogue page, cached, against a bare node:http server that sends the same bytes and headers.
// Both run in their own processes and are loaded alternately, so that other load on the machine affects both alike.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Bench, ratesRow } from '#bench/support/bench.ts'
import { ask, endServers, ROOT, type Started, startProgram, startServer } from '#bench/support/servers.ts'

const PATH = '/tecnicos'
const TURNS = 100

export const bench: Bench = {
  about: "requests for a guest's cached page, against bare node:http",
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const started: Started[] = []
    try {
      const program = await startProgram(join(folder, 'data'), { DEMO_DATA: 'on' }, started)
      const { body, headers } = await cachedPage(program)
      await writeFile(join(folder, 'body'), body)
      await writeFile(join(folder, 'headers'), JSON.stringify(headers))
      const bare = await startServer(
        ['bench/support/bare-page.ts', join(folder, 'body'), join(folder, 'headers')],
        {},
        started,
      )
      const rounds = await load([bare, program])
      return [
        ratesRow(
          `guest page ${PATH}, cached (${body.length} B ${headers['content-encoding'] ?? 'plain'})`,
          medianOf(rounds.map(([reference = 0]) => reference)),
          medianOf(rounds.map(([, ours = 0]) => ours)),
          { reach: 0.7, aim: 0.9 },
          // The median ratio of consecutive turns: the speed of the machine varies from second to second.
          medianOf(rounds.map(([reference = 0, ours = 0]) => ours / reference)),
        ),
      ]
    } finally {
      await endServers(started)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Requests per second of each server in each turn. */
async function load(origins: string[]): Promise<number[][]> {
  const ports = origins.map(origin => new URL(origin).port)
  const child = spawn(process.execPath, ['bench/support/page-load.ts', PATH, String(TURNS), ...ports], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = text(child.stdout)
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code !== 0) throw new Error('the load generator failed')
  return JSON.parse(await output)
}

interface Page {
  readonly body: Buffer
  /** Without those that node:http adds itself. */
  readonly headers: Record<string, string>
}

/** The page as it comes from the cache: the first request renders it. */
async function cachedPage(origin: string): Promise<Page> {
  await ask(origin, PATH)
  const page = await ask(origin, PATH)
  if (page.status !== 200) throw new Error(`no page: ${page.status}`)
  const { date, connection, 'keep-alive': keepAlive, ...headers } = page.headers
  return { body: page.body, headers: headers as Record<string, string> }
}
