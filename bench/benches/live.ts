// Live updates: memory of an idle event stream against a bare one, and the time from accepting a booking until the
// client's page shows it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Bench, type BenchRow, bytesRow } from '#bench/support/bench.ts'
import { openStreams } from '#bench/support/idle-streams.ts'
import { percentilesOf } from '#bench/support/measure.ts'
import { insertVisits } from '#bench/support/visits.ts'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import {
  SIGNING_SECRET,
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
} from '#tests/support/people/signed-in.ts'
import { startProgram } from '#tests/support/program/program.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const REPORT = `--import=${new URL('../support/memory-report.ts', import.meta.url).href}`
const OPEN_STREAMS = 500

export const bench: Bench = {
  about: 'idle event streams against bare ones, and an accepted booking until the client sees it',
  async run({ full }) {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const dataDir = join(folder, 'data')
    const report = join(folder, 'ours.json')
    const program = await startProgram({
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      AUTH_SECRET: SIGNING_SECRET,
      TRUST_PROXY: '1',
      NODE_OPTIONS: REPORT,
      MEMORY_REPORT: report,
    })
    const bare = startBare(join(folder, 'bare.json'))
    const pool = new pg.Pool({ ...((await findEmbeddedPostgres(dataDir)) ?? {}), max: 2 })
    try {
      const people = await signedInPeople(pool, full ? 4_000 : 2_000)
      const cookies = people.map(({ cookie }) => cookie)
      const reference = await bytesPerStream(await bare.origin, cookies, bare.child.pid ?? 0, bare.report)
      const ours = await bytesPerStream(program.origin, cookies, program.pid, report)
      return [
        bytesRow(`an idle stream, of ${people.length}`, reference, ours, { reach: 1.6, aim: 1.15 }),
        await timeUntilVisible(program.origin, pool, people.slice(0, OPEN_STREAMS), full ? 2_000 : 400),
      ]
    } finally {
      await pool.end()
      bare.child.kill('SIGTERM')
      await program.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

function startBare(report: string): { child: ChildProcess; origin: Promise<string>; report: string } {
  const child = spawn(process.execPath, [REPORT, 'bench/support/bare-streams.ts'], {
    cwd: ROOT,
    env: { ...process.env, MEMORY_REPORT: report },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data').then(([line]) =>
    String(line).trim(),
  )
  return { child, origin, report }
}

/** Heap per stream after garbage collection. Streams are opened and closed once before, as a warm-up. */
async function bytesPerStream(
  origin: string,
  cookies: readonly string[],
  pid: number,
  report: string,
): Promise<number> {
  await (await openStreams(origin, cookies.slice(0, 500))).close()
  const before = await memoryOf(pid, report)
  const streams = await openStreams(origin, cookies)
  const after = await memoryOf(pid, report)
  await streams.close()
  return (after - before) / cookies.length
}

async function memoryOf(pid: number, report: string): Promise<number> {
  await rm(report, { force: true })
  // Lets pending work finish.
  await sleep(1_000)
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    const text = await readFile(report, 'utf8').catch(() => '')
    if (text.endsWith('}')) {
      // Not the resident size: memory freed since the start stays resident and would hide the cost of a stream.
      const { heapUsed, external } = JSON.parse(text)
      return heapUsed + external
    }
    await sleep(20)
  }
}

/** From the update in the database until the client's page was loaded again, with the requests a browser makes. */
async function timeUntilVisible(
  origin: string,
  pool: pg.Pool,
  people: readonly SignedInPerson[],
  accepts: number,
): Promise<BenchRow> {
  const [technician] = await signedInTechnicians(pool, 1)
  const keys = await insertVisits(pool, technician, people)
  const waiting = new Map<number, () => void>()
  const streams = await openStreams(
    origin,
    people.map(({ cookie }) => cookie),
    (index, text) => {
      if (text.includes('event: bookings')) waiting.get(index)?.()
    },
  )
  const times: number[] = []
  for (let sample = 0; sample < accepts; sample++) {
    const index = sample % people.length
    if (sample >= people.length) {
      // Resets the booking, then waits longer than the throttle of a stream.
      await pool.query(`update reservas set status = 'solicitada' where key = $1`, [keys[index]])
      await sleep(250)
    }
    const received = new Promise<void>(resolve => waiting.set(index, resolve))
    const started = performance.now()
    await pool.query(`update reservas set status = 'confirmada' where key = $1`, [keys[index]])
    await received
    await reloadPage(origin, people[index]?.cookie ?? '')
    times.push(performance.now() - started)
    waiting.delete(index)
  }
  await streams.close()
  const { p50, p99 } = percentilesOf(times)
  const ours = `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`
  return {
    what: `accept → other page, ${people.length} streams`,
    reference: '',
    ours,
    ratio: p99,
    reach: 150,
    aim: 30,
  }
}

async function reloadPage(origin: string, cookie: string): Promise<void> {
  await fetch(`${origin}/readyz`, { headers: { cookie } }).then(answer => answer.text())
  const page = await fetch(`${origin}/mis-reservas.data`, { headers: { cookie } }).then(answer =>
    answer.text(),
  )
  if (!page.includes('confirmada')) throw new Error('the page does not show the confirmation')
}
