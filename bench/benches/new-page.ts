// A catalogue page for a query that is in no cache: the whole program against the same SQL and a page concatenated from
// strings. Both get one request at a time, alternately, and compress the response.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, timesRow } from '#bench/support/bench.ts'
import { openBenchServer } from '#bench/support/databases.ts'
import { measureInterleaved } from '#bench/support/measure.ts'
import { ask, endServers, type Started, startProgram, startServer } from '#bench/support/servers.ts'

const TECHNICIANS = 1_000
const LIMITS = { reach: 2.0, aim: 1.4 }
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
      const sampleUrl = `${program}${uncachedPath(-1)}`
      const bare = await startServer(['bench/support/bare-search.ts', sampleUrl], { DATABASE_URL }, started)
      const { reference, ours } = await measureInterleaved(
        sample => requestPage(bare, sample),
        sample => requestPage(program, sample),
        { warmUp: 300, samples: full ? 1_000 : 500 },
      )
      return [timesRow('catalogue page for a query never seen', reference, ours, LIMITS)]
    } finally {
      await endServers(started)
      await server.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

async function requestPage(origin: string, sample: number): Promise<void> {
  const { status } = await ask(origin, uncachedPath(sample))
  if (status !== 200) throw new Error(`no page: ${status}`)
}

/** A trade in a city up to a price: another URL for each sample, with results. */
function uncachedPath(sample: number): string {
  const query = new URLSearchParams({
    q: TRADES.at(sample % TRADES.length) ?? '',
    ciudad: CITIES.at(sample % CITIES.length) ?? '',
    maxPrecio: String(150_000 + sample),
  })
  return `/tecnicos?${query}`
}
