// A process that has served for a while against a young one: the same pages in turns, CPU of the whole process, and how often
// it collects garbage. Between loads it is quiet for a while, because then V8 gives memory back, and a page afterwards must not
// pay for it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Bench, countRow, cpuRow } from '#bench/support/bench.ts'
import { cpuMsOf } from '#bench/support/cpu-time.ts'
import { openBenchServer } from '#bench/support/databases.ts'
import { searchPath } from '#bench/support/search-path.ts'
import { ask, endServers, type Started, startProgram } from '#bench/support/servers.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { SIGNING_SECRET, signedInPeople } from '#tests/support/people/signed-in.ts'

const TECHNICIANS = 1_000
const LIMITS = { reach: 1.2, aim: 1.0 }
/** Few are counted. */
const COLLECTION_LIMITS = { reach: 2.0, aim: 1.2 }
const LOAD_MS = 30_000
const QUIET_MS = 60_000
/** With --full twenty minutes; BENCH_ROUNDS overrides it. */
const ROUNDS = { short: 2, full: 13 }
const CLIENTS = 4
const WARM_UP = 300
const PAGES = 100
const TURNS = 4

export const bench: Bench = {
  about: 'a page of a process after minutes of mixed load, against a young one',
  async run({ say, full }) {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const server = await openBenchServer(say)
    const started: Started[] = []
    try {
      const { pool } = await server.databaseOf(TECHNICIANS)
      const people = await signedInPeople(pool, CLIENTS)
      const { rows } = await pool.query<{ uid: string; slug: string }>(
        'select uid, slug from technicians where publicado and disponible order by uid limit 200',
      )
      const env = { DATABASE_URL: server.urlOf(TECHNICIANS), DEMO_DATA: 'off', AUTH_SECRET: SIGNING_SECRET }
      const start = (name: string) => startProgram(join(folder, name), env, started, ['--trace-gc'])
      const old = await start('old')
      const today = bogotaDate(new Date())
      let sample = 0
      const mixed = (cookie: string) => {
        const { uid = '', slug = '' } = rows[sample++ % rows.length] ?? {}
        const paths = [
          [searchPath(sample), ''],
          [searchPath(sample, '.data'), ''],
          [`/tecnicos/${slug}`, ''],
          [`/agendar/${uid}?date=${addDays(today, 1 + (sample % 14))}`, cookie],
          ['/tecnicos', ''],
          ['/mis-reservas', cookie],
        ] as const
        const [path, sent] = paths[sample % paths.length] ?? paths[0]
        return ask(old, path, sent)
      }
      const rounds = Number(process.env.BENCH_ROUNDS ?? (full ? ROUNDS.full : ROUNDS.short))
      for (let round = 0; round < rounds; round++) {
        const until = performance.now() + LOAD_MS
        await Promise.all(
          people.map(async ({ cookie }) => {
            while (performance.now() < until) await mixed(cookie)
          }),
        )
        await pause(QUIET_MS)
      }
      say(`${sample} requests in ${rounds} rounds.`)
      const young = await start('young')
      for (let page = 0; page < WARM_UP; page++) await ask(young, searchPath(sample++))
      const [ofYoung, ofOld] = [1, 0].map(at => countCollections(started[at] as Started))
      const cpu = [0, 0]
      for (let turn = 0; turn < TURNS; turn++)
        for (const [side, origin] of [young, old].entries()) {
          const process = started[1 - side] as Started
          const before = await cpuMsOf(process)
          for (let page = 0; page < PAGES; page++) await ask(origin, searchPath(sample++))
          cpu[side] = (cpu[side] ?? 0) + (await cpuMsOf(process)) - before
        }
      await pool.query('delete from users where uid = any ($1)', [people.map(({ uid }) => uid)])
      const [youngMs = Number.NaN, oldMs = Number.NaN] = cpu.map(ms => ms / (TURNS * PAGES))
      return [
        cpuRow('page after mixed load, CPU per page', youngMs, oldMs, LIMITS),
        countRow(
          `collections in ${TURNS * PAGES} pages`,
          ofYoung?.() ?? 0,
          ofOld?.() ?? 0,
          COLLECTION_LIMITS,
        ),
      ]
    } finally {
      await endServers(started)
      await server.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

/** The lines of --trace-gc, from now on. */
function countCollections(process: Started): () => number {
  let count = 0
  process.stdout?.on('data', (chunk: Buffer) => {
    count += chunk.toString().match(/Scavenge|Mark-Compact/g)?.length ?? 0
  })
  return () => count
}
