// The page with the phones of `npm run demo:whatsapp`.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { servePhones } from '#tests/demo-whatsapp/phones-server.ts'
import type { SimulatedPhone } from '#tests/support/servers/whatsapp/simulated-phone.ts'
import {
  startWhatsappSimulator,
  type WhatsappSimulator,
} from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

const number = '573001110001'
const ANA = { number, name: 'Ana', email: 'ana@correo.co', password: 'x', role: 'Cliente' }

let simulator: WhatsappSimulator
let phones: Awaited<ReturnType<typeof servePhones>>
let phone: SimulatedPhone
beforeEach(async () => {
  simulator = await startWhatsappSimulator()
  phones = await servePhones(simulator, { port: 0, origin: 'http://localhost:3000', people: [ANA] })
  phone = simulator.phone(number)
})
afterEach(async () => {
  await phones.stop()
  await simulator.stop()
})

async function act(values: object, type = 'application/json'): Promise<number> {
  const headers = { 'content-type': type }
  return (await fetch(`${phones.address}/act`, { method: 'POST', headers, body: JSON.stringify(values) }))
    .status
}

test('page, style and script are served, and nothing else of the project', async () => {
  for (const path of ['/', '/phones.css', '/phones.js', '/font.woff2', '/state'])
    expect((await fetch(phones.address + path)).status).toBe(200)
  for (const path of ['/run.ts', '/..%2frun.ts', '/media/1'])
    expect((await fetch(phones.address + path)).status).toBe(404)
})

test('what is pressed happens on the phone', async () => {
  const bytes = Buffer.from('jpeg').toString('base64')
  expect(await act({ act: 'write', number, text: 'Hola' })).toBe(200)
  expect(await act({ act: 'photo', number, bytes, type: 'image/jpeg', text: 'Así está' })).toBe(200)
  expect(await act({ act: 'other', number, type: 'audio' })).toBe(200)
  expect(phone.chat.map(({ as, text }) => [as, text])).toEqual([
    ['text', 'Hola'],
    ['image', 'Así está'],
    ['other', '(audio)'],
  ])
  const media = phone.chat[1]?.file?.mediaId
  expect(await (await fetch(`${phones.address}/media/${media}`)).text()).toBe('jpeg')
  await act({ act: 'failure', number, failure: 'blocked' })
  await act({ act: 'reads', number, on: true })
  await act({ act: 'close-window', number })
  expect(phone).toMatchObject({ failure: 'blocked', reads: true, isWindowOpen: false })
})

test('failures of the API and of its posts are switched on and off', async () => {
  await act({ act: 'token', on: true })
  await act({ act: 'outage', outage: 'down' })
  await act({ act: 'posts', mode: 'held' })
  const { faults } = (await (await fetch(`${phones.address}/state`)).json()) as { faults: object }
  expect(faults).toEqual({ isTokenExpired: true, outage: 'down', posts: 'held' })
  await act({ act: 'outage', outage: null })
  expect(simulator.outage).toBe(null)
})

test('other sites and unknown acts are refused', async () => {
  expect(await act({ act: 'write', number, text: 'Hola' }, 'text/plain')).toBe(415)
  expect(await act({ act: 'erase' })).toBe(400)
  expect(phone.chat).toEqual([])
})
