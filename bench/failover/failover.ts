// One failover: two programs, a primary and its replica behind haproxy; the primary is killed under load.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBalancer } from '#bench/failover/balancer.ts'
import { followStream, type LiveStream } from '#bench/failover/live-stream.ts'
import { type Load, startLoad } from '#bench/failover/load.ts'
import { storePeople } from '#bench/failover/people.ts'
import {
  answers,
  DATABASE,
  type PostgresServer,
  promote,
  startPrimary,
  startReplica,
  until,
} from '#bench/failover/postgres-pair.ts'
import { killAtOnce, openTrial, type Trial } from '#bench/failover/processes.ts'
import { openReplicationLink } from '#bench/failover/replication-link.ts'
import { SIGNING_SECRET } from '#tests/support/people/signed-in.ts'
import { freePort } from '#tests/support/program/program.ts'

const BEFORE_MS = 8_000
const AFTER_MS = 8_000
const RECOVERY_LIMIT_MS = 60_000
const JOBS_LIMIT_MS = 60_000
/** As a failover manager does it: twice no answer, then the replica is promoted. */
const ASKED_EVERY_MS = 500
const FAILED_CHECKS = 2

export interface Mode {
  readonly name: string
  readonly synchronous: boolean
  /** How long before its end the primary loses the replica. */
  readonly linkCutMs: number
}

export interface FailoverResult {
  readonly mode: Mode
  readonly load: Load
  /** Moments of performance.now(). */
  readonly killedAt: number
  readonly promotedAt: number
  readonly liveAgainAt: number | undefined
  readonly lost: number
  readonly stored: number
  readonly duplicates: number
  readonly emails: number
  readonly jobsLeft: number
  /** Of the whole path: booking, limits, jobs and what graphile-worker writes. */
  readonly walBytesPerBooking: number
}

export async function runFailover(mode: Mode, say: (text: string) => void): Promise<FailoverResult> {
  const trial = await openTrial('failover')
  try {
    const primary = await startPrimary(trial)
    const link = await openReplicationLink(primary.port)
    trial.onEnd(link.close)
    const people = await storePeople(primary)
    const replica = await startReplica(trial, primary, { linkPort: link.port, synchronous: mode.synchronous })
    const programs = [await freePort(), await freePort()]
    const balancer = await startBalancer(trial, { programs, servers: [primary.port, replica.port] })
    for (const port of programs) await startProgram(trial, port, balancer.postgresPort)
    const origin = `http://127.0.0.1:${balancer.httpPort}`
    await until(async () => (await fetch(`${origin}/readyz`)).ok)
    say('  two programs, primary and replica are running; people browse and book')
    const load = startLoad({ origin, ...people })
    const stream = await followStream(`http://127.0.0.1:${programs[0]}`, people.clients[0]?.cookie ?? '')
    trial.onEnd(() => stream.close())
    const walBefore = await walOf(primary, load)
    await sleep(BEFORE_MS - mode.linkCutMs)
    const walAfter = await walOf(primary, load)
    if (mode.linkCutMs > 0) link.cut()
    await sleep(mode.linkCutMs)
    await killAtOnce(primary.process)
    const killedAt = performance.now()
    say('  primary killed')
    for (let failed = 0; failed < FAILED_CHECKS; await sleep(ASKED_EVERY_MS))
      failed = (await answers(primary, trial)) ? 0 : failed + 1
    link.close()
    await promote(trial, replica)
    const promotedAt = performance.now()
    say('  replica promoted')
    await until(async () => load.acknowledged.some(({ at }) => at > promotedAt), RECOVERY_LIMIT_MS)
    await sleep(AFTER_MS)
    await load.stop()
    return {
      mode,
      load,
      killedAt,
      promotedAt,
      walBytesPerBooking: (walAfter.bytes - walBefore.bytes) / (walAfter.bookings - walBefore.bookings),
      ...(await compare(trial, replica, load)),
      ...liveAgain(stream, killedAt),
    }
  } catch (error) {
    say(await trial.lastLines())
    throw error
  } finally {
    await trial.end()
  }
}

async function walOf(server: PostgresServer, { acknowledged }: Load) {
  const [row] = await server.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`,
  )
  return { bytes: Number(row?.bytes), bookings: acknowledged.length }
}

/** The program as operators start it; all it knows of the servers is the address of the balancer. */
export async function startProgram(trial: Trial, port: number, postgresPort: number): Promise<void> {
  const dataDir = join(trial.folder, `data-${port}`)
  await trial.start(`program-${port}`, [process.execPath, 'server/start.ts'], {
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${postgresPort}/${DATABASE}`,
      AUTH_SECRET: SIGNING_SECRET,
      // The balancer, and the client that names its network itself.
      TRUST_PROXY: '2',
    },
  })
  await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, 120_000)
}

/** Every booking that was acknowledged against the rows of the new primary. */
async function compare(trial: Trial, server: PostgresServer, { acknowledged }: Load) {
  const rows = await server.query<{ id: string; clientId: string }>('select id, "clientId" from reservas')
  const stored = new Set(rows.map(({ id, clientId }) => `${id} ${clientId}`))
  const lost = acknowledged.filter(({ id, clientId }) => !stored.has(`${id} ${clientId}`)).length
  const waiting =
    'select count(*)::int as jobs from graphile_worker.jobs where run_at <= now() and attempts < max_attempts'
  const jobs = async () => (await server.query<{ jobs: number }>(waiting))[0]?.jobs ?? 0
  await until(async () => (await jobs()) === 0, JOBS_LIMIT_MS).catch(() => undefined)
  const folders = (await readdir(trial.folder)).filter(name => name.startsWith('data-'))
  const emails = await Promise.all(
    folders.map(async name => (await readdir(join(trial.folder, name, 'outbox')).catch(() => [])).length),
  )
  return {
    lost,
    stored: rows.length,
    duplicates: rows.length - new Set(rows.map(({ id }) => id)).size,
    emails: emails.reduce((sum, count) => sum + count, 0),
    jobsLeft: await jobs(),
  }
}

function liveAgain({ events }: LiveStream, killedAt: number) {
  return { liveAgainAt: events.find(at => at > killedAt) }
}
