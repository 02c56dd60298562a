// The loader of the demonstration on a real database; demo-data.ts has run it once.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listDebtsToTechnician, listEarningsOfTechnician } from '#agenda/persistence/week.server.ts'
import { DEMO_CLIENT, DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { loadDemoData } from '#database/demo/load.ts'
import { createFolderFiles } from '#platform/files/file-store.server.ts'
import { type TestDatabase, testDatabase } from '#tests/support/program/database.ts'
import { DEMO_NOW, demoDatabase, demoDataDir } from '#tests/support/program/demo-data.ts'
import { findPaymentDetails } from '#visits/persistence/payment-details.server.ts'
import { findVisitFacts } from '#visits/persistence/visits.server.ts'

const demo = await demoDatabase()
const dataDir = await demoDataDir()

const files = createFolderFiles(dataDir)

async function load({ pool }: TestDatabase, photos = files.photos): Promise<void> {
  const client = await pool.connect()
  const loading = { client, files: { ...files, photos }, now: DEMO_NOW, hashPassword: async () => 'hash' }
  await loadDemoData(loading).finally(() => client.release())
}

const count = async ({ rows }: TestDatabase, table: string) => (await rows(`select from ${table}`)).length

test('everybody is stored, and every photo has its file', async () => {
  expect(await count(demo, 'users')).toBe(124)
  expect(await count(demo, 'accounts')).toBe(3)
  expect(await count(demo, 'technicians')).toBe(70)
  const photos = await readdir(join(dataDir, 'photos', 'tech_photos'))
  expect(photos.filter(name => !name.startsWith('demo-job-'))).toHaveLength(70)
  expect(photos.filter(name => name.startsWith('demo-job-')).length).toBeGreaterThan(12)
  expect(photos).toContain('demo-luz-marina-cardenas.webp')
  // Each in two sizes.
  const problemPhotos = (await readdir(join(dataDir, 'photos', 'problem_photos'))).length / 2
  expect(await count(demo, 'problem_photos')).toBe(problemPhotos)
  expect(
    (await count(demo, 'reserva_fotos')) +
      (await count(demo, 'visit_message_photos')) +
      (await count(demo, 'receipt_photos')) +
      (await count(demo, 'guarantee_photos')),
  ).toBe(problemPhotos)
})

test('a database that already has the demo data is not changed', async () => {
  const stored = () =>
    demo.rows(
      `select (select json_agg(u order by uid) from users u) as users, (select count(*) from reservas) as bookings,
       (select json_agg(a order by id) from accounts a) as accounts, (select json_agg(s) from settings s) as settings`,
    )
  const before = await stored()
  await load(demo)
  expect(await stored()).toEqual(before)
})

test('a failure leaves nothing behind, so that the next start loads it', async () => {
  const empty = await testDatabase()
  const full = { ...files.photos, put: () => Promise.reject(new Error('disk full')) }
  await expect(load(empty, full)).rejects.toThrow('disk full')
  expect(await count(empty, 'users')).toBe(0)
  expect(await empty.rows(`select from settings where key = 'demo-data'`)).toEqual([])
})

test('what is usual is known for several trades and cities, from receipts of three technicians or more', async () => {
  const known = await demo.rows<{ place: string; troubles: number }>(
    `select especialidad || ' ' || city as place, count(*)::int as troubles from usual_prices group by 1`,
  )
  const troubles = Object.fromEntries(known.map(row => [row.place, row.troubles]))
  for (const place of ['Neveras bogota', 'Soldadura bogota', 'Aires Acondicionados barranquilla'])
    expect(troubles[place], place).toBeGreaterThanOrEqual(3)
  expect(troubles['Plomería bogota']).toBeGreaterThanOrEqual(1)
  expect(known.length).toBeGreaterThanOrEqual(8)
})

test('the technician who can sign in is owed: by whom says to have paid, by whom was reminded, and by one more', async () => {
  const technician = await uidOf(DEMO_TECHNICIAN.email)
  const debts = await listDebtsToTechnician(demo.db, technician)
  expect(debts.map(({ isSaidPaid, reminders }) => [isSaidPaid, reminders.length])).toEqual([
    [true, 0],
    [false, 0],
    [false, 2],
  ])
  expect(await findPaymentDetails(demo.db, technician)).toMatchObject({ mostrar: true, banco: 'Bancolombia' })
  const earned = await listEarningsOfTechnician(demo.db, technician)
  expect(new Set(earned.map(({ day }) => day.slice(0, 7))).size).toBeGreaterThan(6)
})

test('the demo client owes a receipt and reads how to pay it', async () => {
  const client = await uidOf(DEMO_CLIENT.email)
  const visits = await demo.rows<{ key: string }>(
    `select key from reservas join receipts on receipts."reservaKey" = key where "clientId" = $1 and pago = 'aun_no'`,
    [client],
  )
  expect(visits).toHaveLength(1)
  const facts = await findVisitFacts(demo.db, Number(visits[0]?.key))
  expect(facts?.payTo?.nequi).toMatch(/^3\d{9}$/)
})

test('nothing that is contested has a receipt, and half of all technicians sent some', async () => {
  const sent = await demo.rows<{ technicianId: string; outcome: string }>(
    `select "technicianId", visit_progress.outcome from receipts join reservas on key = "reservaKey" join visit_progress using ("reservaKey")`,
  )
  expect(sent.filter(({ outcome }) => outcome !== 'attended')).toEqual([])
  expect(new Set(sent.map(({ technicianId }) => technicianId)).size).toBeGreaterThan(35)
})

async function uidOf(email: string): Promise<string> {
  const [user] = await demo.rows<{ uid: string }>('select uid from users where email = $1', [email])
  return user?.uid ?? ''
}
