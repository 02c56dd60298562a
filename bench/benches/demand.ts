// Counting (D75): a search that is counted against the same search that is not, and what the write of a minute takes.
import type { IncomingMessage } from 'node:http'
import type { Bench } from '#bench/support/bench.ts'
import { openBenchServer } from '#bench/support/databases.ts'
import { measureInterleaved, percentilesOf } from '#bench/support/measure.ts'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { searchedDemand } from '#catalogue/domain/searched-demand.ts'
import { createCatalogueVocabulary } from '#catalogue/persistence/catalogue-vocabulary.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { createDemandCounter } from '#demand/persistence/demand-counter.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { demandOf } from '#server/http/count-demand.ts'

const TECHNICIANS = 1_000
/** The median: both sides wait for the same database. */
const LIMITS = { reach: 1.05, aim: 1.02 }
const LIMITS_OF_WRITE_MS = { reach: 5_000, aim: 2_000 }
/** Of a busy minute. */
const PENDING = 5_000
const SEARCHES = [
  'plomero en Suba',
  'nevera que no enfría',
  'electricista Cali mañana',
  'pintor',
  'cerrajero ya en Soacha',
]
const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'

export const bench: Bench = {
  about: 'a counted search against one that is not counted',
  async run({ say, full }) {
    const samples = Number(process.env.BENCH_SAMPLES ?? (full ? 2_000 : 500))
    const server = await openBenchServer(say)
    try {
      const { db } = await server.databaseOf(TECHNICIANS)
      const now = new Date()
      const counter = createDemandCounter({ db, now: () => now, onFailure: error => say(String(error)) })
      const count = demandOf(counter, 1)
      const words = createCatalogueVocabulary(db, () => false)
      const search = async (sample: number) => {
        const filters = { ...NO_FILTERS, q: SEARCHES[sample % SEARCHES.length] ?? '' }
        return {
          filters,
          ...(await searchCatalogue(db, filters, { now, isHoliday: () => false }, { words })),
        }
      }
      const { reference, ours } = await measureInterleaved(
        search,
        async sample => {
          const { filters, report, tally } = await search(sample)
          const demand = searchedDemand(filters, { report, found: tally.count, today: bogotaDate(now) })
          if (demand) count(requestOf(sample), demand)
        },
        { warmUp: 50, samples },
      )
      await counter.flush()
      const writes = await measureWrites(counter, Math.max(5, samples / 100))
      await counter.stop()
      await db.$client.query(
        'truncate demand_counts, demand_marks, demand_secrets, demand_words, demand_word_marks',
      )
      const text = (ms: number) => `${ms.toFixed(3)} ms`
      return [
        {
          ...{ what: 'a search that is counted, p50', reference: text(reference.p50), ours: text(ours.p50) },
          ...{ ratio: ours.p50 / reference.p50, ...LIMITS },
        },
        {
          ...{
            what: `the write of a minute, ${PENDING} searches, p95 in ms`,
            reference: '',
            ours: text(writes.p95),
          },
          ...{ ratio: writes.p95, ...LIMITS_OF_WRITE_MS },
        },
      ]
    } finally {
      await server.close()
    }
  },
}

/** Each of a network of its own. */
const requestOf = (n: number) =>
  ({
    method: 'GET',
    headers: { 'user-agent': BROWSER, 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` },
    socket: { remoteAddress: '127.0.0.1' },
  }) as unknown as IncomingMessage

async function measureWrites(counter: ReturnType<typeof createDemandCounter>, rounds: number) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (let n = 0; n < PENDING; n++)
      counter.count(`network ${round} ${n}`, {
        ...{ facts: ['search'], trade: 'Neveras', city: `Ciudad ${n % 300}`, area: null, words: null },
      })
    const started = performance.now()
    await counter.flush()
    times.push(performance.now() - started)
  }
  return percentilesOf(times)
}
