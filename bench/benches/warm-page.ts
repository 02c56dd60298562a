// A guest's catalogue page, warm, against a bare node:http that sends the same bytes under the same headers.
// Both sides run in processes of their own and take turns, so that what the machine does besides weighs on both.
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
  about: "requests for a guest's page, warm, against bare node:http",
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const started: Started[] = []
    try {
      const program = await startProgram(join(folder, 'data'), { DEMO_DATA: 'on' }, started)
      const { body, headers } = await warmPage(program)
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
          `guest page ${PATH}, warm (${body.length} B ${headers['content-encoding'] ?? 'plain'})`,
          middleOf(rounds.map(([reference = 0]) => reference)),
          middleOf(rounds.map(([, ours = 0]) => ours)),
          { reach: 0.7, aim: 0.9 },
          // Of each pair of neighbouring turns: the machine changes from one second to the next.
          middleOf(rounds.map(([reference = 0, ours = 0]) => ours / reference)),
        ),
      ]
    } finally {
      await endServers(started)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

const middleOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Requests a second of each server, turn by turn. */
async function load(origins: string[]): Promise<number[][]> {
  const ports = origins.map(origin => new URL(origin).port)
  const child = spawn(process.execPath, ['bench/support/page-load.ts', PATH, String(TURNS), ...ports], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = text(child.stdout)
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code !== 0) throw new Error('the load could not be made')
  return JSON.parse(await output)
}

interface Page {
  readonly body: Buffer
  /** Those that the program sets, not those that node:http adds by itself. */
  readonly headers: Record<string, string>
}

/** Asked for until it comes from the ready bytes: the second time makes them. */
async function warmPage(origin: string): Promise<Page> {
  let page = await ask(origin, PATH)
  for (let again = 0; again < 3; again++) page = await ask(origin, PATH)
  if (page.status !== 200) throw new Error(`no page: ${page.status}`)
  const { date, connection, 'keep-alive': keepAlive, ...headers } = page.headers
  return { body: page.body, headers: headers as Record<string, string> }
}
