// WhatsApp: a message from the post of its API until the other page shows it, and what a notification costs beside an e-mail.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Bench, type BenchRow, cpuRow } from '#bench/support/bench.ts'
import { cpuMsOf } from '#bench/support/cpu-time.ts'
import { openStreams } from '#bench/support/idle-streams.ts'
import { percentilesOf } from '#bench/support/measure.ts'
import { insertVisits } from '#bench/support/visits.ts'
import { EVERYWHERE } from '#platform/domain/notification.ts'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import {
  SIGNING_SECRET,
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
} from '#tests/support/people/signed-in.ts'
import { startProgram } from '#tests/support/program/program.ts'
import {
  startWhatsappSimulator,
  type WhatsappSimulator,
} from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

const OPEN_STREAMS = 500
/** Longer than the throttle of a stream. */
const PAUSE_MS = 250
const numberOf = (key: number) => `57300${1_000_000 + key}`
const quotedIn = (key: number) => `wamid.ours.${key}`

export const bench: Bench = {
  about: 'a message by WhatsApp until the other page shows it, and a notification beside an e-mail',
  async run({ full }) {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const dataDir = join(folder, 'data')
    const simulator = await startWhatsappSimulator()
    const program = await startProgram({
      ...simulator.variables,
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      AUTH_SECRET: SIGNING_SECRET,
      TRUST_PROXY: '1',
    })
    simulator.setWebhookUrl(`${program.origin}/webhooks/whatsapp`)
    const pool = new pg.Pool({ ...((await findEmbeddedPostgres(dataDir)) ?? {}), max: 2 })
    try {
      const clients = await signedInPeople(pool, OPEN_STREAMS)
      const [technician] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
      const keys = await insertVisits(pool, technician, clients)
      await pool.query(`update reservas set status = 'confirmada'`)
      const visits = clients.map((client, index) => ({ client, key: keys[index] ?? 0 }))
      // They cost as much as the answers: the half that connects comes second.
      const cost = await costOf(program, pool, visits, full ? 200 : 60)
      await connect(pool, visits)
      return [await untilVisible(simulator, program.origin, technician, visits, full ? 500 : 100), cost]
    } finally {
      await pool.end()
      await program.stop()
      await simulator.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

interface Visit {
  readonly client: SignedInPerson
  readonly key: number
}

/** Each client has a number, and a message of ours that answers may quote. */
async function connect(pool: pg.Pool, visits: readonly Visit[]): Promise<void> {
  const uids = visits.map(({ client }) => client.uid)
  const keys = visits.map(({ key }) => key)
  await pool.query(
    `insert into whatsapp_connections (uid, number, "connectedAt", consent)
     select uid, '57300' || (1000000 + key), now(), '2026-11-19' from unnest($1::text[], $2::bigint[]) as v (uid, key)
     on conflict do nothing`,
    [uids, keys],
  )
  await pool.query(
    `insert into whatsapp_messages (id, uid, "apiId", template, "visitKey", state, "createdAt", "askedAt", "deliveredAt")
     select gen_random_uuid(), uid, 'wamid.ours.' || key, 'visita_confirmada', key, 'read', now(), now(), now()
     from unnest($1::text[], $2::bigint[]) as v (uid, key)
     on conflict do nothing`,
    [uids, keys],
  )
}

/** From the post of WhatsApp until the technician's page was loaded again, with the requests a browser makes. */
async function untilVisible(
  simulator: WhatsappSimulator,
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
    const key = visits[sample % visits.length]?.key ?? 0
    const text = `¿Alcanzas a llegar a las ${sample}?`
    const received = new Promise<void>(resolve => {
      told = resolve
    })
    const body = postedBy(simulator, { key, text, sample })
    const started = performance.now()
    const status = await simulator.webhooks.postRaw(body)
    if (status !== 200) throw new Error(`the post was refused: ${status}`)
    await received
    await fetch(`${origin}/readyz`).then(answer => answer.text())
    const page = await fetch(`${origin}/agenda/${key}.data`, {
      headers: { cookie: technician.cookie },
    }).then(answer => answer.text())
    times.push(performance.now() - started)
    if (!page.includes(text)) throw new Error('the page does not show the message')
    await sleep(PAUSE_MS)
  }
  await streams.close()
  const { p50, p99 } = percentilesOf(times)
  return {
    what: `webhook → page, ${people.length} streams`,
    reference: '',
    ours: `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`,
    ratio: p99,
    reach: 300,
    aim: 100,
  }
}

function postedBy(
  { config }: WhatsappSimulator,
  { key, text, sample }: { key: number; text: string; sample: number },
): string {
  const message = {
    ...{ from: numberOf(key), id: `wamid.theirs.${sample}`, type: 'text', text: { body: text } },
    timestamp: String(Math.floor(Date.now() / 1_000)),
    context: { id: quotedIn(key) },
  }
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: config.number, phone_number_id: config.phoneId },
    messages: [message],
  }
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: config.businessId, changes: [{ field: 'messages', value }] }],
  })
}

const ROUNDS = 3

/** From the queue to what its delivery leaves: of WhatsApp with the three statuses that come back. */
async function costOf(
  program: { readonly pid: number },
  pool: pg.Pool,
  visits: readonly Visit[],
  count: number,
): Promise<BenchRow> {
  const half = visits.length / 2
  await connect(pool, visits.slice(half))
  let byEmail = 0
  let byWhatsapp = 0
  // The first round draws the pictures of the e-mails and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const from = (round * count) % (half - count)
    const email = await cpuOf(program, pool, visits.slice(from, from + count))
    const whatsapp = await cpuOf(program, pool, visits.slice(half + from, half + from + count))
    if (round === 0) continue
    byEmail += email
    byWhatsapp += whatsapp
  }
  const { rows } = await pool.query<{ sent: number }>(
    `select count(*)::int as sent from whatsapp_messages where state in ('delivered', 'read') and about is not null`,
  )
  if ((rows[0]?.sent ?? 0) < count) throw new Error('the messages did not arrive')
  const each = (ms: number) => ms / (ROUNDS * count)
  return cpuRow('a notification by WhatsApp, e-mail', each(byEmail), each(byWhatsapp), { reach: 1, aim: 0.7 })
}

async function cpuOf(
  program: { readonly pid: number },
  pool: pg.Pool,
  visits: readonly Visit[],
): Promise<number> {
  const before = await cpuMsOf(program)
  await pool.query(
    `select queue_notification_of_booking(key, 'confirmada', 'client', $2) from unnest($1::bigint[]) as v (key)`,
    [visits.map(({ key }) => key), EVERYWHERE],
  )
  for (;;) {
    // Statuses come after the message has been taken.
    await sleep(300)
    const { rows } = await pool.query(
      `select 1 where exists (select from graphile_worker.jobs where run_at < now() + interval '1 hour'
          and task_identifier <> 'settle-bookings')
        or exists (select from whatsapp_messages where state in ('waiting', 'sending', 'sent'))`,
    )
    if (rows.length === 0) return (await cpuMsOf(program)) - before
  }
}
