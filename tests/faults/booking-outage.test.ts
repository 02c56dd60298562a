// PostgreSQL is killed while clients book: every failure names its request, nothing is left unhandled, and the e-mails
// that were being sent arrive.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { postBooking } from '#tests/support/people/booking-posts.ts'
import { SIGNING_SECRET, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { migratedDataDir } from '#tests/support/program/data-dir.ts'
import { killPostmaster } from '#tests/support/program/postmaster.ts'
import { endPrograms, startProgram } from '#tests/support/program/program.ts'
import { startMailServer } from '#tests/support/servers/smtp.ts'

afterEach(endPrograms)

const HOURS = ['08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19']
const CLIENTS = 16
const BOOKED_BEFORE = 60
const BOOKED_AFTER = 30

test('killed while clients book, PostgreSQL leaves failures that name their request and nothing unhandled', async () => {
  const dataDir = await migratedDataDir()
  const variables = { DATA_DIR: dataDir, DEMO_DATA: 'off', AUTH_SECRET: SIGNING_SECRET, TRUST_PROXY: '1' }
  const program = await startProgram(variables)
  const pool = new pg.Pool({ ...(await findEmbeddedPostgres(dataDir)), max: 1 })
  pool.on('error', () => {})
  const people = await signedInPeople(pool, 200)
  const technicians = await signedInTechnicians(pool, 100)
  await pool.end()
  const forms = technicians.flatMap(({ uid: technicianId }, t) =>
    HOURS.map((hour, h) => {
      const person = people[(t * HOURS.length + h) % people.length]
      if (!person) throw new Error('nobody')
      return { person, technicianId, hour, formKey: randomUUID() }
    }),
  )
  let booked = 0
  let bookedAfter = 0
  let killed = false
  const failures: unknown[] = []

  async function send(form: (typeof forms)[number], as: 'document' | 'data'): Promise<void> {
    const answer = await postBooking(program.origin, form, as)
    const text = await answer.text()
    const isBooked = answer.status === 302 || answer.status === 202
    if (isBooked) {
      booked++
      if (failures.length > 0) bookedAfter++
      if (booked < BOOKED_BEFORE || killed) return
      killed = true
      return killPostmaster(dataDir)
    }
    const id = answer.headers.get('x-request-id') ?? ''
    const isNamed = text.includes(as === 'data' ? `"${id}"` : `Referencia: ${id}`)
    failures.push([answer.status, isNamed ? 'with its reference' : text])
    await sleep(20)
  }

  const pending = [...forms]
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      while (bookedAfter < BOOKED_AFTER) {
        const form = pending.shift()
        if (!form) throw new Error('no hours left')
        await send(form, client % 2 === 0 ? 'document' : 'data')
      }
    }),
  )
  expect(failures.length).toBeGreaterThan(0)
  expect(failures.filter(failure => `${failure}` !== '503,with its reference')).toEqual([])
  expect(await program.stop()).toEqual({ code: 0, signal: null })
})

const THIRTY_SECONDS_MS = 30_000

test('e-mails that were being sent when PostgreSQL was killed are sent once, and no job stays locked', async () => {
  const { promise: accepting, resolve: accept } = Promise.withResolvers<void>()
  const mail = await startMailServer({ accepting })
  const dataDir = await migratedDataDir()
  const program = await startProgram({
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  })
  const connection = (await findEmbeddedPostgres(dataDir)) ?? {}
  const sql = async (query: string, values: unknown[] = []) => {
    const client = new pg.Client(connection)
    client.on('error', () => {})
    await client.connect()
    return client
      .query(query, values)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  const people = await signedInPeople({ query: sql }, 3)
  const uids = people.map(({ uid }) => uid)
  const addJob = (uid: string | undefined) =>
    `select graphile_worker.add_job('password-changed-mail', json_build_object('uid', '${uid}'))`
  for (const uid of uids.slice(0, 2)) await sql(addJob(uid))
  await expect.poll(() => mail.emails.length).toBe(2)
  // Locked by the running program, which was not told: the answer was lost with the connection.
  await sql(`begin; ${addJob(uids[2])};
    update graphile_worker._private_jobs set locked_at = now(),
      locked_by = (select locked_by from graphile_worker._private_jobs where locked_by is not null limit 1)
    where payload ->> 'uid' = '${uids[2]}'; commit`)
  await killPostmaster(dataDir)
  accept()
  const isReady = () => fetch(`${program.origin}/readyz`).then(answer => answer.ok)
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  const waiting = () => sql(`select id from graphile_worker.jobs where task_identifier like '%-mail'`)
  await expect.poll(waiting, { timeout: THIRTY_SECONDS_MS }).toEqual([])
  const recipients = mail.emails.map(({ to }) => to?.[0]?.address)
  expect(recipients.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  expect(await program.stop()).toEqual({ code: 0, signal: null })
  await mail.stop()
})
