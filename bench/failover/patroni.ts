// `npm run failover -- patroni`: two programs on a cluster of three under load, whose primary is lost in each of these ways.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Alerts, watchAlerts } from '#bench/failover/alerts.ts'
import { type Cluster, type NodeName, startCluster } from '#bench/failover/cluster.ts'
import { followStream, type LiveStream } from '#bench/failover/live-stream.ts'
import { type Load, startLoad } from '#bench/failover/load.ts'
import { storePeople } from '#bench/failover/people.ts'
import { openTrial, type Trial, until } from '#bench/failover/processes.ts'
import { startProgram } from '#bench/failover/programs.ts'
import { freePort } from '#tests/support/program/program.ts'

const BEFORE_MS = 5_000
const AFTER_MS = 5_000
const RECOVERY_LIMIT_MS = 90_000
const JOBS_LIMIT_MS = 60_000

interface Loss {
  readonly name: string
  /** Resolves when the last server that it takes away is gone. */
  strike(cluster: Cluster, primary: NodeName, writesGoOn: () => Promise<void>): Promise<readonly NodeName[]>
  /** What an operator does afterwards; nothing where the cluster does it. */
  mend?(cluster: Cluster, lost: NodeName): Promise<void>
}

const start: Loss['mend'] = (cluster, lost) => cluster.start(lost)

const LOSSES: readonly Loss[] = [
  {
    name: 'its machine is killed (PostgreSQL, Patroni, etcd)',
    strike: async (cluster, primary) => cluster.kill(primary, 'machine').then(() => [primary]),
    mend: start,
  },
  {
    name: 'only its postmaster is killed',
    strike: async (cluster, primary) => cluster.kill(primary, 'postmaster').then(() => [primary]),
  },
  {
    name: 'it is cut off from etcd',
    async strike(cluster, primary) {
      cluster.cutFromEtcd(primary)
      return [primary]
    },
    mend: async (cluster, lost) => cluster.mendLinks(lost),
  },
  {
    name: 'it is killed, and then its successor (PostgreSQL, Patroni)',
    async strike(cluster, primary, writesGoOn) {
      await cluster.kill(primary, 'database')
      await writesGoOn()
      await cluster.whenProtected()
      const successor = await cluster.leader([primary])
      if (!successor) throw new Error('nobody followed')
      await cluster.kill(successor, 'database')
      return [primary, successor]
    },
    mend: start,
  },
  {
    name: 'it is replaced on purpose (switchover)',
    strike: async (cluster, primary) => cluster.switchOver(primary).then(() => [primary]),
  },
]

interface LossResult {
  readonly name: string
  /** Each time that nothing was acknowledged for more than a second. */
  readonly gapsMs: readonly number[]
  readonly acknowledged: number
  readonly lost: number
  readonly bookingErrors: number
  readonly guests: number
  readonly guestErrors: number
  readonly slowestGuestMs: number
  /** From the end of the loss, or what mended it, until every lost server is a replica again. */
  readonly rejoinedMs: number
}

export interface PatroniResult {
  readonly losses: readonly LossResult[]
  readonly load: Load
  readonly duplicates: number
  readonly emails: number
  readonly jobsLeft: number
  /** After the first loss; undefined: never. */
  readonly alertAfterMs: number | undefined
  readonly outageLines: readonly string[]
  readonly replicaInUse: readonly string[]
  readonly streamEvents: number
}

export async function runPatroni(say: (text: string) => void): Promise<PatroniResult> {
  const trial = await openTrial('failover')
  try {
    return await runOn(trial, say)
  } catch (error) {
    say(await trial.lastLines())
    throw error
  } finally {
    await trial.end()
  }
}

async function runOn(trial: Trial, say: (text: string) => void): Promise<PatroniResult> {
  const ports = [await freePort(), await freePort()]
  const metricsPorts = [await freePort(), await freePort()]
  say('three etcd, three Patroni with PostgreSQL and haproxy are starting')
  const cluster = await startCluster(trial, ports)
  const people = await storePeople({ connectionString: cluster.primaryUrl })
  for (const [index, port] of ports.entries())
    await startProgram(trial, port, {
      DATABASE_URL: cluster.primaryUrl,
      DATABASE_READ_URL: cluster.replicasUrl,
      METRICS_PORT: String(metricsPorts[index]),
    })
  const alerts = await watchAlerts(trial, metricsPorts)
  const origin = `http://${cluster.balancerHost}:8080`
  await until(async () => (await fetch(`${origin}/readyz`)).ok)
  const load = startLoad({ origin, ...people })
  const stream = await followStream(`http://127.0.0.1:${ports[0]}`, people.clients[0]?.cookie ?? '')
  trial.onEnd(() => stream.close())
  const losses: LossResult[] = []
  const began = performance.now()
  for (const loss of LOSSES) {
    say(`the primary: ${loss.name}`)
    losses.push(await runLoss(cluster, load, loss))
    say(
      `  ${losses
        .at(-1)
        ?.gapsMs.map(ms => (ms / 1_000).toFixed(1))
        .join(' and ')} s without writes`,
    )
  }
  await load.stop()
  return { losses, load, ...(await afterwards({ trial, cluster, alerts, began, stream, metricsPorts })) }
}

async function runLoss(cluster: Cluster, load: Load, { name, strike, mend }: Loss): Promise<LossResult> {
  await cluster.whenProtected()
  const from = performance.now()
  await sleep(BEFORE_MS)
  const primary = await cluster.leader()
  if (!primary) throw new Error('there is no primary')
  const writesGoOn = async (except: readonly NodeName[]) => {
    await until(async () => (await cluster.leader(except)) !== undefined, RECOVERY_LIMIT_MS)
    const promotedAt = performance.now()
    await until(async () => load.acknowledged.some(({ at }) => at > promotedAt), RECOVERY_LIMIT_MS)
  }
  const lost = await strike(cluster, primary, () => writesGoOn([primary]))
  const struckAt = performance.now()
  await writesGoOn(lost)
  await sleep(AFTER_MS)
  const mendedAt = mend ? performance.now() : struckAt
  for (const node of lost) await mend?.(cluster, node)
  for (const node of lost) await cluster.whenReplica(node)
  const rejoinedMs = performance.now() - mendedAt
  const to = performance.now()
  const within = <Each extends { readonly at: number }>(all: readonly Each[]) =>
    all.filter(({ at }) => at >= from && at <= to)
  const acknowledged = within(load.acknowledged)
  const moments = acknowledged.map(({ at }) => at).sort((one, other) => one - other)
  const gapsMs = moments.slice(1).map((at, index) => at - (moments[index] ?? at))
  const guests = within(load.guests)
  return {
    name,
    gapsMs: gapsMs.filter(ms => ms > 1_000),
    acknowledged: acknowledged.length,
    lost: await countLost(cluster, acknowledged),
    bookingErrors: within(load.bookings).filter(({ failure }) => failure !== undefined).length,
    guests: guests.length,
    guestErrors: guests.filter(({ failure }) => failure !== undefined).length,
    slowestGuestMs: Math.max(...guests.map(({ ms }) => ms)),
    rejoinedMs,
  }
}

async function countLost(cluster: Cluster, acknowledged: Load['acknowledged']): Promise<number> {
  const rows = await cluster.onPrimary<{ id: string; clientId: string }>(
    'select id, "clientId" from reservas',
  )
  const stored = new Set(rows.map(({ id, clientId }) => `${id} ${clientId}`))
  return acknowledged.filter(({ id, clientId }) => !stored.has(`${id} ${clientId}`)).length
}

interface Afterwards {
  readonly trial: Trial
  readonly cluster: Cluster
  readonly alerts: Alerts
  /** Moment of performance.now() of the first loss. */
  readonly began: number
  readonly stream: LiveStream
  readonly metricsPorts: readonly number[]
}

async function afterwards({ trial, cluster, alerts, began, stream, metricsPorts }: Afterwards) {
  const count = async (text: string) => (await cluster.onPrimary<{ count: number }>(text))[0]?.count ?? 0
  const waiting = () =>
    count('select count(*)::int from graphile_worker.jobs where run_at <= now() and attempts < max_attempts')
  await until(async () => (await waiting()) === 0, JOBS_LIMIT_MS).catch(() => undefined)
  const folders = (await readdir(trial.folder)).filter(name => name.startsWith('data-'))
  const emails = folders.map(name => readdir(join(trial.folder, name, 'outbox')).catch(() => []))
  const metrics = metricsPorts.map(async port =>
    (await fetch(`http://127.0.0.1:${port}/metrics`))
      .text()
      .then(text => /^tecniya_replica_in_use .*$/m.exec(text)?.[0] ?? ''),
  )
  return {
    duplicates: await count('select count(*)::int - count(distinct id)::int as count from reservas'),
    emails: (await Promise.all(emails)).flat().length,
    jobsLeft: await waiting(),
    alertAfterMs: alerts.firedAt() === undefined ? undefined : (alerts.firedAt() ?? 0) - began,
    outageLines: await trial.linesWith('the database is back'),
    replicaInUse: await Promise.all(metrics),
    streamEvents: stream.events.length,
  }
}
