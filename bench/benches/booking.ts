// Booking by HTTP, the whole path, against plain inserts into the same table of the same server.
// Both sides alternate every two seconds, so that other load on the machine affects both equally.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openBareInserts } from '#bench/support/bare-inserts.ts'
import { type Bench, ratesRow } from '#bench/support/bench.ts'
import { type BookingRequest, bookFor } from '#bench/support/booking-load.ts'
import { medianOf } from '#bench/support/measure.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { SIGNING_SECRET, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { startProgram } from '#tests/support/program/program.ts'

const CLIENTS = 16
const ROUND_S = 2
const WARM_UP_ROUNDS = 2
/** Prime, so that a person's bookings are spread over all technicians (D51). */
const PEOPLE = 4_999
const TECHNICIANS = 200

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
      return [
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
