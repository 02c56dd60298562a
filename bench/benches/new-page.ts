// Pages that are in no cache: a search never seen before, the hours of a day, a visit and the home of a signed-in client. The whole
// program against the same SQL and a page concatenated from strings; and their data alone against one prepared statement that
// reads the same rows by key, with the CPU of PostgreSQL. Both get one request at a time, alternately, and compress the
// response.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { type Bench, type BenchRow, cpuRow, timesRow } from '#bench/support/bench.ts'
import { connectionsCpuMs, cpuMsOf } from '#bench/support/cpu-time.ts'
import { openBenchServer } from '#bench/support/databases.ts'
import { measureInterleaved } from '#bench/support/measure.ts'
import { searchPath } from '#bench/support/search-path.ts'
import { ask, endServers, type Started, startProgram, startServer } from '#bench/support/servers.ts'
import { insertServed, insertVisits } from '#bench/support/visits.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { SIGNING_SECRET, signedInPeople } from '#tests/support/people/signed-in.ts'

const TECHNICIANS = 1_000
const TIMES = { reach: 2.0, aim: 1.4 }
const CPU = { reach: 3.0, aim: 2.0 }
const WARM_UP = 300
const DAYS = 14
const BARE_APPLICATION = 'bare'

interface Page {
  readonly what: string
  /** The file of the reference. */
  readonly reference: string
  readonly cookie: string
  /** Data only: the CPU of the database counts too, and no times. */
  readonly isData?: true
  path(sample: number): string
}

export const bench: Bench = {
  about: 'pages in no cache, against the same SQL and a page of strings',
  async run({ say, full }) {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const server = await openBenchServer(say)
    const started: Started[] = []
    try {
      const { pool } = await server.databaseOf(TECHNICIANS)
      const DATABASE_URL = server.urlOf(TECHNICIANS)
      const [client, returning] = await signedInPeople(pool, 2)
      const { rows } = await pool.query<{ uid: string }>(
        'select uid from technicians where publicado and disponible order by uid limit 50',
      )
      const today = bogotaDate(new Date())
      const visits = await visitsWithMessages(pool, rows[0], client)
      await insertServed(pool, rows.slice(1, 5), returning)
      const cookie = client?.cookie ?? ''
      const hoursPath = (sample: number, type = '') =>
        `/agendar/${rows.at(sample % rows.length)?.uid}${type}?date=${addDays(today, 1 + (sample % DAYS))}`
      const pages: Page[] = [
        { what: 'search never seen', reference: 'bare-search.ts', cookie: '', path: searchPath },
        {
          ...{ what: 'search never seen, data only', reference: 'bare-cards.ts', cookie: '', isData: true },
          path: sample => searchPath(sample, '.data'),
        },
        { what: 'hours of a day to book', reference: 'bare-booking.ts', cookie, path: hoursPath },
        {
          ...{ what: 'hours of a day to book, data only', reference: 'bare-hours.ts', cookie, isData: true },
          path: sample => hoursPath(sample, '.data'),
        },
        {
          what: 'page of a visit',
          reference: 'bare-visit.ts',
          cookie,
          path: sample => `/mis-reservas/${visits.at(sample % visits.length)}`,
        },
        {
          what: 'home of a client',
          reference: 'bare-home.ts',
          cookie: returning?.cookie ?? '',
          path: () => '/',
        },
        {
          ...{ what: 'usual prices of a trade in a city', reference: 'bare-prices.ts', cookie },
          path: () => '/precios/plomeria/bogota',
        },
      ]
      const env = { DATABASE_URL, DEMO_DATA: 'off', AUTH_SECRET: SIGNING_SECRET }
      const program = await startProgram(folder, env, started)
      const measured: BenchRow[] = []
      for (const page of pages) {
        const args = [`bench/support/${page.reference}`, `${program}${page.path(0)}`, page.cookie]
        const bareUrl = `${DATABASE_URL}?application_name=${BARE_APPLICATION}`
        const bare = await startServer(args, { DATABASE_URL: bareUrl }, started)
        const samples = full ? 1_000 : 500
        measured.push(...(await measurePage(page, { bare, program, started, samples, pool })))
      }
      await pool.query('delete from visit_messages where "reservaKey" = any ($1)', [visits])
      await pool.query('delete from reservas where key = any ($1)', [visits])
      await pool.query('delete from users where uid = $1', [client?.uid])
      return measured
    } finally {
      await endServers(started)
      await server.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

const VISITS = 10
const MESSAGES = 20

async function visitsWithMessages(
  pool: pg.Pool,
  technician: { readonly uid: string } | undefined,
  client: { readonly uid: string } | undefined,
): Promise<number[]> {
  if (!technician || !client) throw new Error('nobody to visit')
  const keys = await insertVisits(
    pool,
    technician,
    Array.from({ length: VISITS }, () => client),
  )
  await pool.query(
    `insert into visit_messages ("reservaKey", author, "recipientUid", text, at, "readAt")
     select key, case when n % 2 = 0 then 'client' else 'technician' end, case when n % 2 = 0 then $2 else $3 end,
       'Llevo el empaque y la llave. ' || n, now(), now()
     from unnest($1::bigint[]) as key, generate_series(1, $4::int) as n`,
    [keys, technician.uid, client.uid, MESSAGES],
  )
  return keys
}

interface Sides {
  readonly bare: string
  readonly program: string
  /** The program is the first, the reference the last. */
  readonly started: readonly Started[]
  readonly samples: number
  readonly pool: pg.Pool
}

async function measurePage(
  page: Page,
  { bare, program, started, samples, pool }: Sides,
): Promise<BenchRow[]> {
  const requestFrom = (origin: string, first: number) => async (sample: number) => {
    const { status } = await ask(origin, page.path(first + sample), page.cookie)
    if (status !== 200) throw new Error(`no page: ${status} ${page.path(first + sample)}`)
  }
  const measure = (first: number, count: number) =>
    measureInterleaved(requestFrom(bare, first), requestFrom(program, first), { warmUp: 0, samples: count })
  await measure(1, WARM_UP)
  const sides = [
    { process: started.at(-1) as Started, application: BARE_APPLICATION },
    { process: started[0] as Started, application: 'tecniya' },
  ]
  const read = () =>
    Promise.all(
      sides.map(async ({ process, application }) => ({
        process: await cpuMsOf(process),
        connections: await connectionsCpuMs(pool, application),
      })),
    )
  const before = await read()
  const { reference, ours } = await measure(1 + WARM_UP, samples)
  const after = await read()
  const [referenceCpu = Number.NaN, ourCpu = Number.NaN] = after.map(({ process, connections }, side) => {
    const own = process - (before[side]?.process ?? 0)
    const database = [...connections].map(([pid, ms]) => ms - (before[side]?.connections.get(pid) ?? 0))
    return (own + (page.isData ? database.reduce((sum, ms) => sum + ms, 0) : 0)) / samples
  })
  if (page.isData) return [cpuRow(`${page.what}, CPU with the database`, referenceCpu, ourCpu, CPU)]
  return [
    timesRow(page.what, reference, ours, TIMES),
    cpuRow(`${page.what}, CPU per page`, referenceCpu, ourCpu, CPU),
  ]
}
