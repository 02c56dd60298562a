// Booking by HTTP, the whole path, against plain inserts into the same table of the same server.
// Both sides alternate every two seconds, so that other load on the machine affects both equally.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openBareInserts } from '#bench/support/bare-inserts.ts'
import { type Bench, type BenchRow, ratesRow, timesRow } from '#bench/support/bench.ts'
import { type BookingRequest, bookFor } from '#bench/support/booking-load.ts'
import { cpuMsOf } from '#bench/support/cpu-time.ts'
import { medianOf, percentilesOf } from '#bench/support/measure.ts'
import { ask } from '#bench/support/servers.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { SIGNING_SECRET, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { type Program, startProgram } from '#tests/support/program/program.ts'

const CLIENTS = 16
const ROUND_S = 2
const WARM_UP_ROUNDS = 2
/** Prime, so that a person's bookings are spread over all technicians (D51). */
const PEOPLE = 4_999
const TECHNICIANS = 200
const WAITING_EMAILS = 500

export const bench: Bench = {
  about: `booking by HTTP, ${CLIENTS} clients, against as many inserting into the same table`,
  async run({ say, full }) {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const dataDir = join(folder, 'data')
    const program = await startProgram({
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      AUTH_SECRET: SIGNING_SECRET,
      TRUST_PROXY: '1',
    })
    try {
      const connection = await findEmbeddedPostgres(dataDir)
      if (!connection) throw new Error('the program has no database')
      const pool = new pg.Pool({ ...connection, max: 1 })
      const nextRequest = await requestGenerator(pool)
      await pool.end()
      const bare = await openBareInserts({ connection, clients: CLIENTS, folder })
      say(`The reference is ${bare.by}.`)
      const { port } = new URL(program.origin)
      const rounds: [reference: number, ours: number][] = []
      for (let round = 0; round < WARM_UP_ROUNDS + (full ? 30 : 5); round++) {
        const ours = await bookFor(ROUND_S * 1_000, port, CLIENTS, nextRequest)
        const reference = await bare.insertFor(ROUND_S)
        if (round >= WARM_UP_ROUNDS) rounds.push([reference, ours])
      }
      await bare.close()
      const emails = await costOfEmails(program, connection, () =>
        bookFor(ROUND_S * 1_000, port, 2, nextRequest),
      )
      return [
        ...emails,
        ratesRow(
          'booking POST, whole path, 16 clients',
          medianOf(rounds.map(([reference]) => reference)),
          medianOf(rounds.map(([, ours]) => ours)),
          { reach: 0.25, aim: 0.6 },
          medianOf(rounds.map(([reference, ours]) => ours / reference)),
        ),
      ]
    } finally {
      await program.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

/** A booking and its e-mails: the CPU time of the whole process. Then a page beside the e-mails that wait. */
async function costOfEmails(
  program: Program,
  connection: pg.PoolConfig,
  book: () => Promise<number>,
): Promise<BenchRow[]> {
  const pool = new pg.Pool({ ...connection, max: 1 })
  const count = async (sql: string) => Number((await pool.query<{ count: string }>(sql)).rows[0]?.count)
  const bookings = () => count('select count(*) from reservas')
  const waiting = () => count(`select count(*) from graphile_worker.jobs where task_identifier like '%-mail'`)
  const allSent = async () => {
    while ((await waiting()) > 0) await sleep(100)
  }
  await allSent()
  const cpuBefore = await cpuMsOf(program)
  const bookedBefore = await bookings()
  await book()
  await allSent()
  const cpuMs = ((await cpuMsOf(program)) - cpuBefore) / ((await bookings()) - bookedBefore)

  const loadPages = async (goesOn: () => boolean) => {
    const times: number[] = []
    while (goesOn()) {
      const started = performance.now()
      await ask(program.origin, `/tecnicos?q=${crypto.randomUUID().slice(0, 6)}`)
      times.push(performance.now() - started)
    }
    return times
  }
  const PAGES = 60
  let loaded = 0
  const alone = await loadPages(() => loaded++ < PAGES)
  await pool.query(
    `select graphile_worker.add_job('send-booking-mail', json_build_object('key', key, 'news', 'requested'))
     from (select key from reservas order by key desc limit $1) as booked`,
    [WAITING_EMAILS],
  )
  let isSending = true
  const sending = allSent().then(() => {
    isSending = false
  })
  const beside = await loadPages(() => isSending)
  await sending
  await pool.end()
  return [
    {
      what: 'booking with its letters, CPU',
      reference: '',
      ours: `${cpuMs.toFixed(1)} ms`,
      ratio: cpuMs,
      reach: 12,
      aim: 9,
    },
    timesRow(`a page beside ${WAITING_EMAILS} waiting letters`, percentilesOf(alone), percentilesOf(beside), {
      reach: 2,
      aim: 1.2,
    }),
  ]
}

/** Each request books another slot for another client from another network, because bookings are limited per client and network. */
async function requestGenerator(pool: pg.Pool): Promise<() => BookingRequest> {
  const people = await signedInPeople(pool, PEOPLE)
  const technicians = await signedInTechnicians(pool, TECHNICIANS)
  const tomorrow = addDays(bogotaDate(new Date()), 1)
  let generated = 0
  return () => {
    const slot = generated++
    const person = slot % PEOPLE
    const hour = String(8 + (Math.floor(slot / TECHNICIANS) % 12)).padStart(2, '0')
    return {
      cookie: people[person]?.cookie ?? '',
      network: `10.0.${person >> 8}.${person & 255}`,
      technicianId: technicians[slot % TECHNICIANS]?.uid ?? '',
      date: addDays(tomorrow, Math.floor(slot / TECHNICIANS / 12)),
      hour,
    }
  }
}
