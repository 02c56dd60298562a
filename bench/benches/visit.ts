// The conversation of a visit: a message until the other page shows it, and posting one against a bare insert.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Bench, type BenchRow, timesRow } from '#bench/support/bench.ts'
import { openStreams } from '#bench/support/idle-streams.ts'
import { measureInterleaved, percentilesOf } from '#bench/support/measure.ts'
import { insertVisits } from '#bench/support/visits.ts'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import {
  SIGNING_SECRET,
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
} from '#tests/support/people/signed-in.ts'
import { startProgram } from '#tests/support/program/program.ts'

const OPEN_STREAMS = 500
/** Longer than the throttle of a stream. */
const PAUSE_MS = 250

export const bench: Bench = {
  about: 'a message until the other page shows it, and posting one against a bare insert',
  async run({ full }) {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const dataDir = join(folder, 'data')
    const program = await startProgram({
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      AUTH_SECRET: SIGNING_SECRET,
      TRUST_PROXY: '1',
    })
    const pool = new pg.Pool({ ...((await findEmbeddedPostgres(dataDir)) ?? {}), max: 2 })
    try {
      const clients = await signedInPeople(pool, OPEN_STREAMS)
      const [technician] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
      const keys = await insertVisits(pool, technician, clients)
      const visits = clients.map((client, index) => ({ client, key: keys[index] ?? 0 }))
      return [
        await untilVisible(program.origin, technician, visits, full ? 500 : 150),
        await posting(program.origin, pool, technician, visits, full ? 1_000 : 300),
      ]
    } finally {
      await pool.end()
      await program.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

interface Visit {
  readonly client: SignedInPerson
  readonly key: number
}

/** From the post of the client until the technician's page was loaded again, with the requests a browser makes. */
async function untilVisible(
  origin: string,
  technician: SignedInPerson,
  visits: readonly Visit[],
  samples: number,
): Promise<BenchRow> {
  let told = () => {}
  const people = [technician, ...visits.map(({ client }) => client)]
  const streams = await openStreams(
    origin,
    people.map(({ cookie }) => cookie),
    (index, text) => {
      if (index === 0 && text.includes('event: bookings')) told()
    },
  )
  const times: number[] = []
  for (let sample = 0; sample < samples; sample++) {
    const visit = visits[sample % visits.length] as Visit
    const text = `¿Alcanzas a llegar a las ${sample}?`
    const received = new Promise<void>(resolve => {
      told = resolve
    })
    const started = performance.now()
    await postMessage(origin, visit, text)
    await received
    await fetch(`${origin}/readyz`).then(answer => answer.text())
    const page = await fetch(`${origin}/agenda/${visit.key}.data`, {
      headers: { cookie: technician.cookie },
    }).then(answer => answer.text())
    times.push(performance.now() - started)
    if (!page.includes(text)) throw new Error('the page does not show the message')
    await sleep(PAUSE_MS)
  }
  await streams.close()
  const { p50, p99 } = percentilesOf(times)
  return {
    what: `message → other page, ${people.length} streams`,
    reference: '',
    ours: `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`,
    ratio: p99,
    reach: 150,
    aim: 40,
  }
}

/** The whole path, with the notifications that it queues, against the row alone. */
async function posting(
  origin: string,
  pool: pg.Pool,
  technician: SignedInPerson,
  visits: readonly Visit[],
  samples: number,
): Promise<BenchRow> {
  const visitOf = (sample: number) => visits[sample % visits.length] as Visit
  const insert = (sample: number) =>
    pool.query({
      name: 'insert-message',
      text: `insert into visit_messages ("reservaKey", author, "recipientUid", text, at)
             values ($1, 'client', $2, $3, now())`,
      values: [visitOf(sample).key, technician.uid, `¿Traes el sifón? ${sample}`],
    })
  const post = (sample: number) => postMessage(origin, visitOf(sample), `¿Traes el empaque? ${sample}`)
  const { reference, ours } = await measureInterleaved(insert, post, { warmUp: 50, samples })
  return timesRow('a posted message', reference, ours, { reach: 10, aim: 6 })
}

async function postMessage(origin: string, { client, key }: Visit, texto: string): Promise<void> {
  const answer = await fetch(`${origin}/mis-reservas/${key}`, {
    method: 'POST',
    headers: { cookie: client.cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ act: 'mensaje', texto }),
    redirect: 'manual',
  })
  await answer.text()
  if (answer.status !== 302) throw new Error(`no message: ${answer.status}`)
}
