// @module-tag attack
// Nothing is lost or sold twice: many clients book the same hour at once.
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { postBooking, TAKEN } from '#tests/support/people/booking-posts.ts'
import { SIGNING_SECRET, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { endPrograms, startProgram } from '#tests/support/program/program.ts'

const database = await testDatabase()
afterEach(endPrograms)

const CLIENTS = 500
/** The fifty rounds of the promise take minutes. */
const ROUNDS = process.env.FULL ? 50 : 1

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
        const answer = await postBooking(origin, form, index % 10 ? 'data' : 'document')
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
