// What Meta says of the account, asked of the simulator.
import { afterAll, afterEach, expect, test } from 'vitest'
import { findTokenRefusedAt } from '#accounts/persistence/whatsapp-messages.server.ts'
import { createWhatsappChannel } from '#platform/whatsapp/whatsapp-client.server.ts'
import { testServices } from '#tests/support/program/services.ts'
import { startWhatsappSimulator } from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'
import { peoplePerDay } from '#whatsapp/domain/account-check.ts'
import { checkAccount } from '#whatsapp/jobs/account-check.server.ts'
import { findAccountCheck } from '#whatsapp/persistence/account-check.server.ts'

const services = await testServices()
const { db, now, logged } = services
const simulator = await startWhatsappSimulator()
afterAll(simulator.stop)
const whatsapp = createWhatsappChannel(simulator.config)
const tools = { ...services, whatsapp, origin: 'https://tecniya.co' }
afterEach(() => {
  simulator.isTokenExpired = false
})

test('the number and each template of ours, with why one was refused', async () => {
  const refused = simulator.templates.get('recordatorio')
  if (refused)
    simulator.templates.set('recordatorio', {
      ...refused,
      status: 'REJECTED',
      rejected_reason: 'PROMOTIONAL',
    })
  simulator.templates.delete('comprobante')
  await checkAccount(tools)
  const check = await findAccountCheck(db)
  expect(check).toMatchObject({ checkedAt: now(), failure: null, phone: { quality: 'GREEN' } })
  const stateOf = (name: string) => check?.templates.find(each => each.name === name)
  expect(stateOf('nueva_visita')).toMatchObject({ status: 'APPROVED', reason: null, isOurs: true })
  expect(stateOf('recordatorio')).toMatchObject({ status: 'REJECTED', reason: 'PROMOTIONAL' })
  expect(stateOf('comprobante')).toBeUndefined()
})

test('a refused token is said once; what was known stays', async () => {
  await checkAccount(tools)
  simulator.isTokenExpired = true
  await checkAccount(tools)
  await checkAccount(tools)
  expect(await findTokenRefusedAt(db)).toEqual(now())
  expect(logged.filter(line => line.includes('WHATSAPP_TOKEN refused'))).toHaveLength(1)
  const check = await findAccountCheck(db)
  expect(check?.failure).toBe('El token venció o no sirve')
  expect(check?.templates.length).toBeGreaterThan(0)
  expect(check?.phone).not.toBeNull()
})

test('without an account nobody is asked', async () => {
  const before = simulator.requests.length
  await checkAccount({ ...tools, whatsapp: null })
  expect(simulator.requests).toHaveLength(before)
})

test.each([
  ['TIER_250', 250],
  ['TIER_1K', 1_000],
  ['TIER_100K', 100_000],
  ['TIER_UNLIMITED', null],
  [null, null],
])('%s lets us write to %s people a day', (tier, people) => {
  expect(peoplePerDay(tier)).toBe(people)
})
