// kill -9 while notifications by WhatsApp wait: everybody is told once, by WhatsApp or by e-mail.
import { afterAll, afterEach, expect, test } from 'vitest'
import { signedInPeople } from '#tests/support/people/signed-in.ts'
import { connectNumber } from '#tests/support/people/whatsapp.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { endPrograms, startProgram, TEST_START, TEST_VARIABLES } from '#tests/support/program/program.ts'
import { emailsTo } from '#tests/support/servers/outbox.ts'
import { startWhatsappSimulator } from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

afterEach(endPrograms)
const simulator = await startWhatsappSimulator()
afterAll(() => simulator.stop())

const WAITING = 200
/** Of each start. */
const KILLED_AFTER = [40, 110]

test('of 200 notifications none is lost and none is sent twice, however often the program is killed', async () => {
  const database = await testDatabase()
  const { rows, pool } = database
  const dataDir = await temporaryFolder()
  const variables = {
    ...TEST_VARIABLES,
    ...simulator.variables,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
  }
  const people = await signedInPeople(pool, WAITING)
  const numbers = new Map<string, string>()
  for (const { uid } of people) numbers.set(uid, await connectNumber(database, uid))
  const received = () => [...simulator.phones.values()].flatMap(({ chat }) => chat).length
  const receivedMore = (count: number) =>
    new Promise<void>(resolve => {
      const check = () => received() >= count && resolve()
      simulator.onChange(check)
      check()
    })
  // Statuses come when the program is there again, as the API repeats them for days.
  simulator.webhooks.mode = 'held'
  // A change of the password: its e-mail needs nothing but the account.
  await rows(
    `select queue_notification(uid, '{email,whatsapp}', '{"test": true}',
       jsonb_build_object('name', 'password-changed-mail', 'payload', jsonb_build_object('uid', uid)))
     from whatsapp_connections`,
  )
  for (const count of KILLED_AFTER) {
    const program = await startProgram(variables, TEST_START)
    await receivedMore(count)
    program.kill('SIGKILL')
    expect(await program.ended).toEqual({ code: null, signal: 'SIGKILL' })
  }
  expect(received()).toBeLessThan(WAITING)

  const program = await startProgram(variables, TEST_START)
  simulator.setWebhookUrl(`${program.origin}/webhooks/whatsapp`)
  const waiting = `select from graphile_worker.jobs where task_identifier = any($1)`
  await expect.poll(() => rows(waiting, [['send-whatsapp']]), { timeout: 90_000, interval: 200 }).toEqual([])
  simulator.webhooks.release()
  await simulator.webhooks.settled()
  // Five minutes later.
  await rows(`update whatsapp_messages set "createdAt" = "createdAt" - interval '6 minutes'`)
  await rows(`select graphile_worker.add_job('settle-bookings')`)
  await expect
    .poll(() => rows(waiting, [['settle-bookings', 'password-changed-mail']]), {
      timeout: 60_000,
      interval: 200,
    })
    .toEqual([])

  const told = await Promise.all(
    people.map(async ({ uid, email }) => ({
      byWhatsapp: simulator.phone(numbers.get(uid) ?? '').chat.length,
      byEmail: (await emailsTo(email, dataDir)).length,
    })),
  )
  expect(told.filter(({ byWhatsapp, byEmail }) => byWhatsapp + byEmail !== 1)).toEqual([])
  // Of what the kills interrupted, at most what ran at once.
  expect(told.filter(({ byEmail }) => byEmail > 0).length).toBeLessThanOrEqual(4 * KILLED_AFTER.length)
  expect(await program.stop()).toEqual({ code: 0, signal: null })
})
