// Signed-in people around a visit, and visits of theirs, for tests over HTTP.
import { bogotaDate, DAY_MS } from '#platform/domain/time.ts'
import { MONDAY } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import {
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
  viewerOf,
} from '#tests/support/people/signed-in.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'
import type { SharedProgram } from '#tests/support/program/test-program.ts'

type Pair = [SignedInPerson, SignedInPerson]

interface Sides {
  readonly client: SignedInPerson
  readonly technician: SignedInPerson
}

/** The two sides, one more of each kind who has nothing to do with their visits, and two administrators. */
export async function visitPeople({ pool }: TestDatabase) {
  const [client, stranger] = (await signedInPeople(pool, 2)) as Pair
  const [technician, colleague] = (await signedInTechnicians(pool, 2)) as Pair
  const [admin, secondAdmin] = (await signedInPeople(pool, 2, 'admin')) as Pair
  return { client, stranger, technician, colleague, admin, secondAdmin }
}

/** Stores visits of these two and returns their keys. */
export function visitsOf(database: TestDatabase, { client, technician }: Sides) {
  const people = { client: viewerOf(client), technician: viewerOf(technician) }
  return (status: string, daysLater: number, hour = 15) =>
    writeBooking(database, { ...people, status, daysLater, hour })
}

/** The same far ahead, each in a week of its own from this one on. */
export function weeklyVisitsOf(database: TestDatabase, sides: Sides, firstWeek: number) {
  const store = visitsOf(database, sides)
  let weeks = firstWeek
  return (status = 'confirmada') => store(status, 7 * weeks++)
}

/** Yesterday at 15:00, with a technician of its own: whatever the hour of the test, both can still say how it went. */
export async function storeYesterdaysVisit(database: TestDatabase, client: SignedInPerson) {
  const [technician] = (await signedInTechnicians(database.pool, 1)) as [SignedInPerson]
  const yesterday = bogotaDate(new Date(Date.now() - DAY_MS))
  const daysLater = (Date.parse(yesterday) - Date.parse(MONDAY)) / DAY_MS
  const key = await visitsOf(database, { client, technician })('completada', daysLater)
  return { technician, key, ofClient: `/mis-reservas/${key}`, ofTechnician: `/agenda/${key}` }
}

/** Pages and forms as these people get them, each by a new visitor of the site. */
export function answersOf(program: SharedProgram) {
  const read = async (answer: Response) => ({
    status: answer.status,
    location: answer.headers.get('location'),
    page: await answer.text(),
  })
  return {
    get: async (path: string, { cookie }: { cookie: string }) =>
      read(await program.visitor().get(path, { cookie })),
    post: async (path: string, fields: Record<string, string>, { cookie }: { cookie: string }) =>
      read(await program.visitor().post(path, fields, { cookie })),
  }
}
