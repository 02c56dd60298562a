import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConversation } from '#moderation/use-cases/read-conversation.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { newAdmin, trailOf, writeBooking } from '#tests/support/people/moderation.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'
import { sendMessage } from '#visits/use-cases/visit-messages.server.ts'

const services = await testServices()
const { database } = services

test('an administrator reads the conversation of a reported visit, and the trail says so; nobody else reads it', async () => {
  const [technician, client] = [await newTechnician(database), await newClient(database)]
  const admin = await newAdmin(database)
  const key = await writeBooking(database, { technician, client, daysLater: 1 })
  const message = {
    key,
    side: 'client',
    text: 'Hola',
    fotos: [],
    formKey: null,
    network: randomUUID(),
  } as const
  await sendMessage(services, client, message)
  const [report] = await database.rows<{ id: number }>(
    `insert into reports ("reporterId", "subjectId", "targetKind", "targetId", reason, "createdAt")
     values ($1, $2, 'booking', $3, 'price', $4) returning id::int`,
    [client.uid, technician.uid, String(key), NOON],
  )
  const source = { source: 'report', id: report?.id ?? 0, before: null } as const
  expect(await readConversation(services, client, source)).toEqual({
    ok: false,
    code: 'moderation-not-admin',
  })
  const read = await readConversation(services, admin, source)
  expect(read).toMatchObject({ ok: true, value: { messages: [{ author: 'client', text: 'Hola' }] } })
  expect(await trailOf(database, 'report', source.id)).toMatchObject([{ act: 'read-conversation' }])
  const gone = { ok: false, code: 'moderation-target-gone' }
  expect(await readConversation(services, admin, { ...source, source: 'guarantee', id: 999_999 })).toEqual(
    gone,
  )
})
