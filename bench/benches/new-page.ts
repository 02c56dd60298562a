// A catalogue page for a query that nobody asked before: the whole program against the same SQL and a page put together
// from strings. Both are asked by turns, one question at a time, and compress what they send.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, timesRow } from '#bench/support/bench.ts'
import { openBenchServer } from '#bench/support/databases.ts'
import { measureInTurns } from '#bench/support/measure.ts'
import { ask, endServers, type Started, startProgram, startServer } from '#bench/support/servers.ts'

const TECHNICIANS = 1_000
const PROMISE = { reach: 2.0, aim: 1.4 }
const TRADES = [
  'plomero',
  'electricista',
  'pintor',
  'cerrajero',
  'nevera',
  'drywall',
  'lavadora',
  'soldadura',
]
const CITIES = ['Bogotá', 'Medellín', 'Cali', 'Barranquilla', 'Cartagena', 'Pereira', 'Bucaramanga']

export const bench: Bench = {
  about: 'a page for a query never seen, against the same SQL and a page of strings',
  async run({ say, full }) {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const server = await openBenchServer(say)
    const started: Started[] = []
    try {
      await server.databaseOf(TECHNICIANS)
      const DATABASE_URL = server.urlOf(TECHNICIANS)
      const program = await startProgram(folder, { DATABASE_URL, DEMO_DATA: 'off' }, started)
      const likeIt = `${program}${neverAsked(-1)}`
      const bare = await startServer(['bench/support/bare-search.ts', likeIt], { DATABASE_URL }, started)
      const { reference, ours } = await measureInTurns(
        sample => pageOf(bare, sample),
        sample => pageOf(program, sample),
        { warmUp: 300, samples: full ? 1_000 : 500 },
      )
      return [timesRow('catalogue page for a query never seen', reference, ours, PROMISE)]
    } finally {
      await endServers(started)
      await server.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

async function pageOf(origin: string, sample: number): Promise<void> {
  const { status } = await ask(origin, neverAsked(sample))
  if (status !== 200) throw new Error(`no page: ${status}`)
}

/** A trade in a city up to a price: another address each time, with a page of people to show. */
function neverAsked(sample: number): string {
  const asked = new URLSearchParams({
    q: TRADES.at(sample % TRADES.length) ?? '',
    ciudad: CITIES.at(sample % CITIES.length) ?? '',
    maxPrecio: String(150_000 + sample),
  })
  return `/tecnicos?${asked}`
}
