import { expect, test } from 'vitest'
import { askWhatsappAccount } from '#moderation/use-cases/ask-whatsapp-account.server.ts'
import { newClient } from '#tests/support/people/bookings.ts'
import { queuedJobs } from '#tests/support/people/whatsapp.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()

test('only an administrator asks Meta, and nobody where WhatsApp is not set up', async () => {
  const client = await newClient(services.database)
  expect(await askWhatsappAccount(services, client)).toMatchObject({
    ok: false,
    code: 'moderation-not-admin',
  })
  expect(await queuedJobs(services.database)).toEqual([])
})
