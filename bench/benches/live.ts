// Live pages: what an idle stream costs against a bare one, and how long an accepted booking takes to the other page.
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
import { spreadOf } from '#bench/support/measure.ts'
import { addDays, bogotaDate } from '#domain/bogota-time.ts'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { startProgram } from '#tests/support/program.ts'
import {
  SIGNING_SECRET,
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
} from '#tests/support/signed-in.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const REPORT = `--import=${new URL('../support/memory-report.ts', import.meta.url).href}`
const WATCHING = 500

export const bench: Bench = {
  about: 'idle event streams against bare ones, and an accepted booking on its way to the other page',
  async run({ full }) {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const dataDir = join(folder, 'data')
    const report = join(folder, 'ours.json')
    const program = await startProgram({
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      AUTH_SECRET: SIGNING_SECRET,
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
        await timeToTheOtherPage(program.origin, pool, people.slice(0, WATCHING), full ? 2_000 : 400),
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

/** What remains after sweeping, by stream. Some are opened and closed before, so that everything is warm. */
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
  // Whatever was under way ends first.
  await sleep(1_000)
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    const text = await readFile(report, 'utf8').catch(() => '')
    if (text.endsWith('}')) {
      // Not the resident size: what a program freed since its start stays resident, and hides what a stream takes.
      const { heapUsed, external } = JSON.parse(text)
      return heapUsed + external
    }
    await sleep(20)
  }
}

/** From asking the database to confirm until the client's page has been read again, as the browser does it. */
async function timeToTheOtherPage(
  origin: string,
  pool: pg.Pool,
  people: readonly SignedInPerson[],
  accepts: number,
): Promise<BenchRow> {
  const keys = await requestedBookings(pool, people)
  const waiting = new Map<number, () => void>()
  const streams = await openStreams(
    origin,
    people.map(({ cookie }) => cookie),
    (at, text) => {
      if (text.includes('event: bookings')) waiting.get(at)?.()
    },
  )
  const times: number[] = []
  for (let sample = 0; sample < accepts; sample++) {
    const at = sample % people.length
    if (sample >= people.length) {
      // Back to the beginning, and past the pause in which a stream gathers what else happens.
      await pool.query(`update reservas set status = 'solicitada' where key = $1`, [keys[at]])
      await sleep(250)
    }
    const heard = new Promise<void>(resolve => waiting.set(at, resolve))
    const started = performance.now()
    await pool.query(`update reservas set status = 'confirmada' where key = $1`, [keys[at]])
    await heard
    await readAgain(origin, people[at]?.cookie ?? '')
    times.push(performance.now() - started)
    waiting.delete(at)
  }
  await streams.close()
  const { p50, p99 } = spreadOf(times)
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

async function readAgain(origin: string, cookie: string): Promise<void> {
  await fetch(`${origin}/readyz`, { headers: { cookie } }).then(answer => answer.text())
  const page = await fetch(`${origin}/mis-reservas.data`, { headers: { cookie } }).then(answer =>
    answer.text(),
  )
  if (!page.includes('confirmada')) throw new Error('the page does not show it')
}

async function requestedBookings(pool: pg.Pool, people: readonly SignedInPerson[]): Promise<number[]> {
  const [technician] = await signedInTechnicians(pool, 1)
  const tomorrow = addDays(bogotaDate(new Date()), 1)
  const { rows } = await pool.query<{ key: number }>(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end", "scheduledAt")
     select $1 || '_' || to_char(day, 'YYYYMMDD') || '_14', $1, 'Luz Marina Cárdenas', client, 'Ana Restrepo', 'ana@correo.co',
       day, '14:00', '15:00', (day + time '14:00') at time zone 'America/Bogota'
     from (select client, $3::date + (at - 1)::int as day from unnest($2::text[]) with ordinality as c (client, at)) as slots
     returning key::int`,
    [technician?.uid, people.map(({ uid }) => uid), tomorrow],
  )
  return rows.map(({ key }) => key)
}
