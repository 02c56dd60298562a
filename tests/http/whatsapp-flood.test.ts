// Somebody floods the address where WhatsApp posts, or posts again what was posted: pages go on, each message counts once.
import { afterAll, expect, test, vi } from 'vitest'
import { newNumber } from '#tests/support/people/whatsapp.ts'
import { testProgram } from '#tests/support/program/test-program.ts'
import { startWhatsappSimulator } from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

const simulator = await startWhatsappSimulator()
afterAll(() => simulator.stop())
const program = await testProgram(simulator.variables)
const { rows } = program.database
simulator.setWebhookUrl(`${program.origin}/webhooks/whatsapp`)

const BURST = 500
const FORGED = 100
const postOf = (value: object) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: simulator.config.businessId,
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: {
                display_phone_number: simulator.config.number,
                phone_number_id: simulator.config.phoneId,
              },
              ...value,
            },
          },
        ],
      },
    ],
  })
const seconds = () => String(Math.floor(Date.now() / 1_000))
const posted = (from: string, id: string, body: string) =>
  postOf({ messages: [{ from, id, timestamp: seconds(), type: 'text', text: { body } }] })
const many = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const pageStatus = async () => (await fetch(`${program.origin}/tecnicos`)).status

test('forged posts, many at once, store nothing while pages are answered', { tags: ['attack'] }, async () => {
  const value = {
    messages: [{ from: newNumber(), id: 'wamid.forged', timestamp: '1763000000', type: 'text' }],
  }
  const forged = (isUnsigned: boolean) => many(FORGED, () => simulator.webhooks.forge(value, { isUnsigned }))
  const [wrong, unsigned, pages] = await Promise.all([
    forged(false),
    forged(true),
    Promise.all([pageStatus(), pageStatus(), pageStatus()]),
  ])
  expect(new Set([...wrong, ...unsigned])).toEqual(new Set([403]))
  expect(pages).toEqual([200, 200, 200])
  expect(await rows('select from whatsapp_inbound')).toEqual([])
})

test('a burst of the API is taken whole, whatever people are allowed at once, while pages are answered', async () => {
  await rows(
    `insert into whatsapp_messages (id, "apiId", state, "createdAt")
     select gen_random_uuid(), 'wamid.burst.' || n, 'sent', now() from generate_series(0, $1::int - 1) as n`,
    [BURST],
  )
  const delivered = (index: number) =>
    postOf({ statuses: [{ id: `wamid.burst.${index}`, status: 'delivered', timestamp: seconds() }] })
  const [statuses, pages] = await Promise.all([
    many(BURST, index => simulator.webhooks.postRaw(delivered(index))),
    Promise.all([pageStatus(), pageStatus(), pageStatus()]),
  ])
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(pages).toEqual([200, 200, 200])
  expect(await rows(`select from whatsapp_messages where state = 'delivered'`)).toHaveLength(BURST)
  expect(
    await rows(`select from graphile_worker.jobs where task_identifier = 'record-whatsapp-statuses'`),
  ).toEqual([])
})

test('a signed post that is replayed at once is one message, and answered once', {
  tags: ['attack'],
}, async () => {
  const before = (await rows('select from whatsapp_inbound')).length
  const number = newNumber()
  const body = posted(number, `wamid.${number}`, 'hola')
  const [statuses, page] = await Promise.all([
    many(BURST, () => simulator.webhooks.postRaw(body)),
    pageStatus(),
  ])
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(page).toBe(200)
  expect(await rows('select from whatsapp_inbound')).toHaveLength(before + 1)
  await vi.waitFor(
    () => expect(simulator.phone(number).chat.filter(({ by }) => by === 'us')).toHaveLength(1),
    {
      timeout: 15_000,
    },
  )
})

test('codes guessed from one number meet silence, and those of another number go on', {
  tags: ['attack'],
}, async () => {
  const [guesser, other] = [newNumber(), newNumber()]
  for (let index = 0; index < 20; index++)
    await simulator.webhooks.postRaw(
      posted(guesser, `wamid.${guesser}.${index}`, `Conectar TY-2${'3456789ACDEFGHJKMNPQ'[index]}22`),
    )
  await simulator.webhooks.postRaw(posted(other, `wamid.${other}`, 'Conectar TY-2222'))
  const told = (number: string) => simulator.phone(number).chat.filter(({ by }) => by === 'us').length
  await vi.waitFor(() => expect([told(guesser), told(other)]).toEqual([5, 1]), { timeout: 15_000 })
  await vi.waitFor(
    async () => expect(await rows('select from whatsapp_inbound where "handledAt" is null')).toEqual([]),
    { timeout: 15_000 },
  )
  expect(told(guesser)).toBe(5)
  expect(await rows('select from whatsapp_connections')).toEqual([])
})
