import { expect, test } from 'vitest'
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { DEMO_ADMIN, DEMO_CLIENT, DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { demoAdmin, demoClients, regionOf } from '#database/demo/clients.ts'
import { demoTechnicians, userOf } from '#database/demo/technicians.ts'

const NOW = new Date('2026-11-16T14:25:00-05:00')
const CLIENTS = demoClients(NOW)
const EVERYONE = [demoAdmin(NOW), ...CLIENTS, ...demoTechnicians(NOW).map(userOf)]

test('everyone has a unique e-mail of the demo domain and a unique id', () => {
  for (const { email } of EVERYONE) expect(email).toMatch(/^[a-z.]+@demo\.tecniya\.co$/)
  expect(new Set(EVERYONE.map(({ email }) => email)).size).toBe(EVERYONE.length)
  expect(new Set(EVERYONE.map(({ uid }) => uid)).size).toBe(EVERYONE.length)
})

test('the demo accounts have the documented role and city', () => {
  const userWith = (email: string) => EVERYONE.find(each => each.email === email)
  expect(userWith(DEMO_CLIENT.email)).toMatchObject({ role: 'cliente', ciudad: 'Medellín', barrio: 'Belén' })
  expect(userWith(DEMO_TECHNICIAN.email)).toMatchObject({ role: 'tecnico', ciudad: 'Soacha' })
  expect(userWith(DEMO_ADMIN.email)).toMatchObject({ role: 'admin' })
})

test('addresses match the city and region, and one client is blocked', () => {
  for (const { ciudad, barrio, address, region } of CLIENTS) {
    expect(regionOf(ciudad)).toBe(region)
    expect(hasStreetAndNumber(address), address).toBe(true)
    expect(address).not.toContain(barrio)
  }
  expect(CLIENTS.filter(({ blocked }) => blocked)).toHaveLength(1)
})
