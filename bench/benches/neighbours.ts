// What one person asks at once must not make others wait: a page of somebody else during a burst, against the same page
// of the idle program. Each burst is asked by another person, because receipts are drawn a bounded number of times an hour.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { type Bench, type BenchRow, timesRow } from '#bench/support/bench.ts'
import type { Burst, BurstStatuses } from '#bench/support/burst.ts'
import { percentilesOf } from '#bench/support/measure.ts'
import { ask } from '#bench/support/servers.ts'
import { insertVisits } from '#bench/support/visits.ts'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import {
  SIGNING_SECRET,
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
} from '#tests/support/people/signed-in.ts'
import { startProgram } from '#tests/support/program/program.ts'

const RECEIPTS = 300
const PAGES = 100
const WARM_UP = 60
/** Pages of the idle program before each burst. */
const SAMPLES = 40
const LIMITS = { reach: 5, aim: 2 }

export const bench: Bench = {
  about: 'the page of one person while another asks much at once, against the idle program',
  async run({ say, full }) {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const dataDir = join(folder, 'data')
    const program = await startProgram({
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      AUTH_SECRET: SIGNING_SECRET,
      TRUST_PROXY: '1',
    })
    const pool = new pg.Pool({ ...((await findEmbeddedPostgres(dataDir)) ?? {}), max: 2 })
    const thread = new Worker(new URL('../support/burst.ts', import.meta.url))
    try {
      const [other, ...askers] = (await signedInPeople(pool, full ? 21 : 7)) as [
        SignedInPerson,
        ...SignedInPerson[],
      ]
      for (let page = 0; page < WARM_UP; page++) await ask(program.origin, '/perfil', other.cookie)
      const bursts = await Promise.all(
        askers.map(async (asker, index) => ({
          origin: program.origin,
          cookie: asker.cookie,
          network: `10.1.0.${index}`,
          keys: await receiptsOf(pool, asker),
        })),
      )
      const measure = (what: string, pathsOf: (keys: readonly number[]) => readonly string[]) =>
        measureBursts(what, {
          say,
          page: () => ask(program.origin, '/perfil', other.cookie),
          bursts: bursts.map(
            ({ keys, ...burst }) =>
              () =>
                startBurst(thread, { ...burst, paths: pathsOf(keys) }),
          ),
        })
      return [
        await measure(`/perfil while one asks ${RECEIPTS} PDFs`, keys =>
          keys.map(key => `/mis-reservas/${key}/comprobante.pdf`),
        ),
        await measure(`/perfil while one asks ${PAGES} pages`, keys =>
          keys.slice(0, PAGES).map(key => `/mis-reservas/${key}`),
        ),
      ]
    } finally {
      await thread.terminate()
      await pool.end()
      await program.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

async function receiptsOf(pool: pg.Pool, client: SignedInPerson): Promise<number[]> {
  const [technician] = await signedInTechnicians(pool, 1)
  const keys = await insertVisits(
    pool,
    technician,
    Array.from({ length: RECEIPTS }, () => client),
  )
  await pool.query(`update reservas set status = 'completada' where key = any ($1)`, [keys])
  await pool.query(
    `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
     select key, now(), '[{"concepto": "Cambio de sifón", "cantidad": 1, "precio": 80000}]', 80000, 'Cambié el sifón', 'nequi',
       current_date + 90
     from unnest($1::bigint[]) as key`,
    [keys],
  )
  return keys
}

/** Resolves when all of it is answered. */
async function startBurst(thread: Worker, burst: Burst): Promise<BurstStatuses> {
  thread.postMessage(burst)
  const [statuses] = await once(thread, 'message')
  return statuses
}

interface Measured {
  readonly say: (text: string) => void
  readonly page: () => Promise<unknown>
  readonly bursts: readonly (() => Promise<BurstStatuses>)[]
}

async function measureBursts(what: string, { say, page, bursts }: Measured): Promise<BenchRow> {
  const [idle, beside]: [number[], number[]] = [[], []]
  const measureInto = async (times: number[]) => {
    const started = performance.now()
    await page()
    times.push(performance.now() - started)
  }
  for (const start of bursts) {
    for (let sample = 0; sample < SAMPLES; sample++) await measureInto(idle)
    let isOver = false
    const started = performance.now()
    const burst = start().then(statuses => {
      isOver = true
      say(`${what}: ${JSON.stringify(statuses)} in ${(performance.now() - started).toFixed(0)} ms`)
    })
    while (!isOver) await measureInto(beside)
    await burst
  }
  return timesRow(what, percentilesOf(idle), percentilesOf(beside), LIMITS)
}
