import { expect, test } from 'vitest'
import { newClient } from '#tests/support/people/bookings.ts'
import { testServices } from '#tests/support/program/services.ts'
import { KEPT_MAX, type KeptMessage } from '#whatsapp/domain/talking.ts'
import { forgetMessages, keepMessage, keptMessagesOf } from '#whatsapp/use-cases/kept-messages.server.ts'

const services = await testServices()
const { database, now } = services

const written = (text: string): KeptMessage => ({ id: crypto.randomUUID(), text, photoId: null, at: now() })

test('a message waits once, in the order of writing, until it is sent', async () => {
  const ana = await newClient(database)
  const [first, second] = [written('Hola'), written('¿Vienes?')]
  for (const message of [first, first, second])
    expect(await keepMessage(services, ana, message)).toMatchObject({ ok: true })
  expect(await keptMessagesOf(services, ana)).toEqual([first, second])
  await forgetMessages(services, ana, [first])
  expect(await keptMessagesOf(services, ana)).toEqual([second])
})

test('no more than ten of one person wait; nobody else has them', async () => {
  const [ana, luz] = [await newClient(database), await newClient(database)]
  for (let count = 0; count < KEPT_MAX; count++) await keepMessage(services, ana, written(`${count}`))
  expect(await keepMessage(services, ana, written('Otro'))).toMatchObject({
    ok: false,
    code: 'too-many-kept',
  })
  expect(await keptMessagesOf(services, ana)).toHaveLength(KEPT_MAX)
  expect(await keptMessagesOf(services, luz)).toEqual([])
})
