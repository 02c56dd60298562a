// Booking by HTTP, the whole path, against plain inserts into the same table of the same server.
// Both sides take turns of a second or two, so that what the machine does besides weighs on both.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openBareInserts } from '#bench/support/bare-inserts.ts'
import { type Bench, ratesRow } from '#bench/support/bench.ts'
import { type Asked, bookFor } from '#bench/support/booking-load.ts'
import { addDays, bogotaDate } from '#domain/bogota-time.ts'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { startProgram } from '#tests/support/program.ts'
import { SIGNING_SECRET, signedInPeople, signedInTechnicians } from '#tests/support/signed-in.ts'

const CLIENTS = 16
const TURN_S = 2
const WARM_UP_TURNS = 2
const PEOPLE = 2_000
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
    })
    try {
      const connection = await findEmbeddedPostgres(dataDir)
      if (!connection) throw new Error('the program has no database')
      const pool = new pg.Pool({ ...connection, max: 1 })
      const next = await slotsToAsk(pool)
      await pool.end()
      const bare = await openBareInserts({ connection, clients: CLIENTS, folder })
      say(`The reference is ${bare.by}.`)
      const { port } = new URL(program.origin)
      const rounds: [reference: number, ours: number][] = []
      for (let turn = 0; turn < WARM_UP_TURNS + (full ? 30 : 5); turn++) {
        const ours = await bookFor(TURN_S * 1_000, port, CLIENTS, next)
        const reference = await bare.insertFor(TURN_S)
        if (turn >= WARM_UP_TURNS) rounds.push([reference, ours])
      }
      await bare.close()
      return [
        ratesRow(
          'booking POST, whole path, 16 clients',
          middleOf(rounds.map(([reference]) => reference)),
          middleOf(rounds.map(([, ours]) => ours)),
          { reach: 0.35, aim: 0.6 },
          middleOf(rounds.map(([reference, ours]) => ours / reference)),
        ),
      ]
    } finally {
      await program.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

const middleOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Always another hour, and another person than the last: each may ask so often an hour. */
async function slotsToAsk(pool: pg.Pool): Promise<() => Asked> {
  const people = await signedInPeople(pool, PEOPLE)
  const technicians = await signedInTechnicians(pool, TECHNICIANS)
  const tomorrow = addDays(bogotaDate(new Date()), 1)
  let asked = 0
  return () => {
    const slot = asked++
    const hour = String(8 + (Math.floor(slot / TECHNICIANS) % 12)).padStart(2, '0')
    return {
      cookie: people[slot % PEOPLE]?.cookie ?? '',
      technicianId: technicians[slot % TECHNICIANS]?.uid ?? '',
      date: addDays(tomorrow, Math.floor(slot / TECHNICIANS / 12)),
      hour,
    }
  }
}
