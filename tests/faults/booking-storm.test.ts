// @module-tag attack
// promises.md, Nothing lost: many clients book the same hour at once, and the program is killed meanwhile.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { addDays, bogotaDate } from '#domain/bogota-time.ts'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { migratedDataDir } from '#tests/support/data-dir.ts'
import { testDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/folders.ts'
import { endPrograms, freePort, startProgram } from '#tests/support/program.ts'
import {
  SIGNING_SECRET,
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
} from '#tests/support/signed-in.ts'

const database = await testDatabase()
afterEach(endPrograms)

const TOMORROW = addDays(bogotaDate(new Date()), 1)
const TAKEN = 'Ese horario ya está reservado.'
const CLIENTS = 500
/** The fifty rounds of the promise take minutes. */
const ROUNDS = process.env.FULL ? 50 : 1

interface BookingForm {
  readonly person: SignedInPerson
  readonly technicianId: string
  readonly hour: string
  readonly formKey: string
}

/** As a page without JavaScript ('document') or with it ('data') sends it. */
function post(origin: string, form: BookingForm, as: 'document' | 'data' = 'document'): Promise<Response> {
  const { person, technicianId, hour, formKey } = form
  return fetch(`${origin}/agendar/${technicianId}${as === 'data' ? '.data' : ''}`, {
    method: 'POST',
    redirect: 'manual',
    // Saves decompressing hundreds of responses at once.
    headers: {
      origin,
      cookie: person.cookie,
      'accept-encoding': 'identity',
      'x-forwarded-for': networkOf(person),
    },
    body: new URLSearchParams({ date: TOMORROW, hour, description: 'Gotea.', address: '', formKey }),
  })
}

/** Everybody has a network of their own: bookings are limited per network. */
function networkOf({ uid }: SignedInPerson): string {
  return `2001:db8:${uid.slice(0, 4)}:${uid.slice(4, 8)}::1`
}

test(`${CLIENTS} clients book one hour at once on two instances, ${ROUNDS} times: exactly one succeeds each time`, async () => {
  const variables = async () => ({
    DATABASE_URL: database.url,
    DATA_DIR: await temporaryFolder(),
    AUTH_SECRET: SIGNING_SECRET,
    TRUST_PROXY: '1',
  })
  const programs = await Promise.all([startProgram(await variables()), startProgram(await variables())])
  const people = await signedInPeople(database.pool, CLIENTS)
  const technicians = await signedInTechnicians(database.pool, ROUNDS)
  for (const { uid: technicianId } of technicians) {
    const answers = await Promise.all(
      people.map(async (person, index) => {
        const origin = programs[index % 2]?.origin ?? ''
        const form = { person, technicianId, hour: '15', formKey: randomUUID() }
        const answer = await post(origin, form, index % 10 ? 'data' : 'document')
        const text = await answer.text()
        const isBooked = answer.status === 302 || (answer.status === 202 && text.includes('/mis-reservas'))
        return { isBooked, status: answer.status, text }
      }),
    )
    expect(answers.filter(({ isBooked }) => isBooked)).toHaveLength(1)
    const refused = answers.filter(({ isBooked }) => !isBooked)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]))
    expect(refused.every(({ text }) => text.includes(TAKEN))).toBe(true)
  }
  expect(await database.rows('select "technicianId", count(*)::int from reservas group by 1')).toEqual(
    expect.arrayContaining(technicians.map(({ uid }) => ({ technicianId: uid, count: 1 }))),
  )
  for (const program of programs) expect(await program.stop()).toEqual({ code: 0, signal: null })
}, 900_000)

test('killed repeatedly while clients book: every acknowledged booking is stored, none twice', async () => {
  const dataDir = await migratedDataDir()
  const variables = {
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    AUTH_SECRET: SIGNING_SECRET,
    TRUST_PROXY: '1',
    PORT: String(await freePort()),
  }
  const HOURS = ['08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19']
  const KILLS = 3
  const CONCURRENCY = 24
  let program = await startProgram(variables)
  const pool = new pg.Pool({ ...(await findEmbeddedPostgres(dataDir)), max: 1 })
  pool.on('error', () => {})
  const people = await signedInPeople(pool, CONCURRENCY)
  const technicians = await signedInTechnicians(pool, 8)
  // Two clients per slot.
  const forms: BookingForm[] = technicians.flatMap(({ uid: technicianId }, t) =>
    HOURS.flatMap((hour, h) =>
      [0, 1].map(side => ({
        person: people[(2 * (t * HOURS.length + h) + side) % CONCURRENCY] as SignedInPerson,
        technicianId,
        hour,
        formKey: randomUUID(),
      })),
    ),
  )
  const slots = forms.length / 2
  const booked: BookingForm[] = []
  const taken: BookingForm[] = []
  let kills = 0

  /** Retried until it is answered. */
  async function send(form: BookingForm): Promise<void> {
    for (;;) {
      const answer = await post(program.origin, form).catch(() => null)
      const text = await answer?.text().catch(() => null)
      if (answer?.status === 302) return void booked.push(form)
      if (answer?.status === 409 && text?.includes(TAKEN)) return void taken.push(form)
      // While the program restarts there is no answer, or 503.
      if (answer && answer.status !== 503)
        throw new Error(`answered ${answer.status}: ${text?.slice(0, 300)}`)
      await sleep(50)
    }
  }

  async function killAndRestart(): Promise<void> {
    program.kill('SIGKILL')
    await program.ended
    program = await startProgram(variables)
  }

  const pending = [...forms]
  let killing = Promise.resolve()
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let form = pending.shift(); form; form = pending.shift()) {
        await send(form)
        if (booked.length < ((kills + 1) * slots) / (KILLS + 1) || kills === KILLS) continue
        kills++
        killing = killing.then(killAndRestart)
      }
    }),
  )
  await killing
  expect(kills).toBe(KILLS)
  expect([booked.length, taken.length]).toEqual([slots, slots])
  const { rows } = await pool.query('select "formKey" from reservas order by 1')
  expect(rows.map(row => row.formKey)).toEqual(booked.map(({ formKey }) => formKey).toSorted())
  await pool.end()
  expect(await program.stop()).toEqual({ code: 0, signal: null })
}, 240_000)
