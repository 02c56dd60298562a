// Two programs on one database behind nginx, under load, while one after the other changes its version, starts again or dies.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Answer, type Load, startLoad } from '#bench/failover/load.ts'
import { openTrial, type Trial, until } from '#bench/failover/processes.ts'
import { createInstance, type Instance } from '#bench/upgrade/instances.ts'
import { startNginx } from '#bench/upgrade/nginx.ts'
import { type SignedInLoad, startSignedInLoad } from '#bench/upgrade/signed-in-load.ts'
import type { Version } from '#bench/upgrade/versions.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { databaseUrl } from '#tests/support/program/database-server.ts'
import { freePort } from '#tests/support/program/program.ts'

const CLIENTS = 300
const TECHNICIANS = 60
/** Of these the requests are accepted by hand; the others confirm at once. */
const ACCEPTING = 2
const BEFORE_MS = 3_000
const BETWEEN_MS = 2_000
const JOBS_LIMIT_MS = 60_000

interface Step {
  readonly name: string
  readonly change: (instance: Instance) => Promise<void>
}

export interface StepResult {
  readonly name: string
  readonly bookings: readonly Answer[]
  readonly pages: readonly Answer[]
  readonly accepted: readonly Answer[]
  readonly acknowledged: number
  /** Acknowledged, and not in the table. */
  readonly lost: number
  readonly twice: number
  /** Exit codes other than 0. */
  readonly badExits: number
}

export interface UpgradeResult {
  readonly steps: readonly StepResult[]
  readonly migrations: readonly string[]
  readonly failedJobs: readonly string[]
  readonly errors: readonly string[]
}

export async function runUpgrade(
  before: Version,
  now: Version,
  say: (text: string) => void,
): Promise<UpgradeResult> {
  const trial = await openTrial('upgrade')
  try {
    return await upgradeUnderLoad(trial, { before, now, say })
  } catch (error) {
    say(await trial.lastLines())
    throw error
  } finally {
    await trial.end()
  }
}

interface Versions {
  readonly before: Version
  readonly now: Version
  readonly say: (text: string) => void
}

async function upgradeUnderLoad(trial: Trial, { before, now, say }: Versions): Promise<UpgradeResult> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(trial.folder, 'database'), log: () => {} })
  trial.onEnd(postgres.stop)
  const pool = new pg.Pool({ ...postgres.poolConfig, max: 2 })
  trial.onEnd(() => pool.end())
  const ports = [await freePort(), await freePort()]
  const place = { databaseUrl: databaseUrl(postgres.poolConfig), publicOrigin: () => origin }
  const instances = ports.map(port => createInstance(trial, { ...place, port }))
  const origin = `http://127.0.0.1:${await startNginx(trial, ports)}`
  for (const instance of instances) await instance.start(before)
  const migrationsBefore = await namesIn(pool)

  let badExits = 0
  const restart = (version: Version) => async (instance: Instance) => {
    if ((await instance.stop()) !== 0) badExits++
    await instance.start(version)
  }
  const steps: Step[] = [
    { name: `upgrade ${before.name} → ${now.name}`, change: restart(now) },
    { name: 'restart', change: restart(now) },
    {
      name: 'kill -9',
      change: async instance => {
        await instance.kill()
        await instance.start(now)
      },
    },
    { name: `rollback ${now.name} → ${before.name}`, change: restart(before) },
    { name: `upgrade ${before.name} → ${now.name} again`, change: restart(now) },
  ]
  const results: StepResult[] = []
  for (const { name, change } of steps) {
    say(`  ${name}`)
    badExits = 0
    const people = await storePeople(pool)
    const load = startLoad({ origin, ...people })
    const signedIn = startSignedInLoad({
      origin,
      client: people.clients[0] as SignedInPerson,
      technicians: people.technicians.slice(0, ACCEPTING),
    })
    trial.onEnd(load.stop)
    trial.onEnd(signedIn.stop)
    await sleep(BEFORE_MS)
    for (const instance of instances) {
      await change(instance)
      await sleep(BETWEEN_MS)
    }
    await Promise.all([load.stop(), signedIn.stop()])
    results.push({ name, ...(await resultOf(pool, load, signedIn)), badExits })
  }
  const errors = (await Promise.all(instances.map(instance => instance.errors()))).flat()
  return {
    steps: results,
    migrations: (await namesIn(pool)).filter(name => !migrationsBefore.includes(name)),
    failedJobs: await failedJobs(pool),
    errors: [...new Set(errors)],
  }
}

/** Others for each step: nobody runs out of hours, and nobody into a limit. */
async function storePeople(pool: pg.Pool) {
  const technicians = await signedInTechnicians(pool, TECHNICIANS)
  const instant = technicians.slice(ACCEPTING).map(({ uid }) => uid)
  await pool.query('update technicians set "confirmaAlInstante" = true where uid = any($1)', [instant])
  return { technicians, clients: await signedInPeople(pool, CLIENTS) }
}

const namesIn = async (pool: pg.Pool) =>
  (await pool.query<{ name: string }>('select name from migrations order by name')).rows.map(
    ({ name }) => name,
  )

async function resultOf(
  pool: pg.Pool,
  { acknowledged, bookings, guests }: Load,
  { pages, accepted }: SignedInLoad,
) {
  const { rows } = await pool.query<{ id: string; clientId: string }>('select id, "clientId" from reservas')
  const stored = new Set(rows.map(({ id, clientId }) => `${id} ${clientId}`))
  return {
    bookings,
    accepted,
    pages: [...guests, ...pages],
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ id, clientId }) => !stored.has(`${id} ${clientId}`)).length,
    twice: rows.length - stored.size,
  }
}

async function failedJobs(pool: pg.Pool): Promise<string[]> {
  const waiting = 'select 1 from graphile_worker.jobs where run_at <= now() and attempts = 0'
  await until(async () => (await pool.query(waiting)).rows.length === 0, JOBS_LIMIT_MS).catch(() => undefined)
  const { rows } = await pool.query<{ text: string }>(
    `select task_identifier || ': ' || coalesce(left(last_error, 120), 'not run') as text from graphile_worker.jobs
     where last_error is not null or run_at <= now() group by 1`,
  )
  return rows.map(({ text }) => text)
}
