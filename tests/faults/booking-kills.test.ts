// @module-tag attack
// Nothing acknowledged is lost: the program is killed while clients book.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { type BookingForm, postBooking, TAKEN } from '#tests/support/people/booking-posts.ts'
import {
  SIGNING_SECRET,
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
} from '#tests/support/people/signed-in.ts'
import { migratedDataDir } from '#tests/support/program/data-dir.ts'
import { endPrograms, freePort, startProgram } from '#tests/support/program/program.ts'

afterEach(endPrograms)

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
      const answer = await postBooking(program.origin, form).catch(() => null)
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
