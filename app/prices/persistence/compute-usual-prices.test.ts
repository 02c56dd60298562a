// The table of usual prices on a real PostgreSQL, against a plain computation over random receipts.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { citySlug } from '#platform/domain/slug.ts'
import { addDays } from '#platform/domain/time.ts'
import { TROUBLES, troubleOf } from '#prices/domain/troubles.ts'
import { USUAL } from '#prices/domain/usual-price.ts'
import { replaceUsualPrices } from '#prices/persistence/compute-usual-prices.server.ts'
import {
  listMostFrequentPrices,
  listPricedCities,
  listUsualPrices,
} from '#prices/persistence/usual-prices.server.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { newClients, newTechnician } from '#tests/support/people/bookings.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { rounds } from '#tests/support/program/rounds.ts'

const database = await testDatabase()
const { db, rows } = database
const NOW = new Date('2026-11-20T15:00:00Z')
const TODAY = '2026-11-20'
/** A year before. */
const FIRST_DAY = '2025-11-21'

const compute = () => db.transaction(tx => replaceUsualPrices(tx, NOW))

const clients = await newClients(database, 3)
const [leaver] = await newClients(database, 1)
const technicians = await Promise.all(Array.from({ length: 5 }, () => newTechnician(database)))
const [goneTechnician] = await Promise.all([newTechnician(database)])
await rows('update users set "deletedAt" = now() where uid = any ($1)', [[leaver?.uid, goneTechnician?.uid]])

interface Line {
  readonly concepto: string
  readonly cantidad: number
  readonly precio: number
}

interface Visit {
  readonly trade: SpecialtyLabel | null
  readonly technicianId: string
  readonly clientId: string
  readonly ciudad: string
  readonly technicianCiudad: string
  readonly servicio: string
  readonly precio: number | null
  readonly daysAgo: number
  readonly status: 'completada' | 'cancelada'
  readonly outcome: 'attended' | 'contested' | 'open'
  /** Of its receipts, oldest first; the last one counts. */
  readonly totals: readonly number[]
  readonly lines: readonly Line[]
  readonly pago: 'efectivo' | 'aun_no'
  readonly noted: 'nequi' | null
  readonly disputed: 'open' | 'acted' | 'dismissed' | null
}

const HOURS = 12
/** One of its own for each visit. */
const USUAL_DAY = 100
const mostly = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof(
    { weight: 15, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )
const line = (concepto: string) => ({ concepto, cantidad: 1, precio: 1 })
const lines = fc.constantFrom(
  [line('Mano de obra'), line('Recarga de GAS')],
  [line('Empaque')],
  [line('Mano de obra')],
  [line('Visita y revisión')],
  [line('Cambio de grifería, lavamanos')],
)
const visit: fc.Arbitrary<Visit> = fc.record({
  trade: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom<SpecialtyLabel>('Neveras', 'Plomería') },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  technicianId: mostly('', goneTechnician?.uid ?? ''),
  clientId: mostly('', leaver?.uid ?? ''),
  ciudad: fc.constantFrom('Bogotá', 'bogota', ' BOGOTÁ ', 'San José del Guaviare', ''),
  technicianCiudad: fc.constantFrom('Bogotá', ''),
  servicio: fc.constantFrom('', 'Nevera que no enfría', 'Destape de sifón'),
  precio: mostly<number | null>(80_000, 0, null),
  daysAgo: mostly(USUAL_DAY, 0, 364, 365, 366, 500),
  status: mostly('completada', 'cancelada'),
  outcome: mostly('attended', 'contested', 'open'),
  totals: fc.array(
    fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 30 }).map(steps => steps * 12_500) },
      { weight: 2, arbitrary: fc.constantFrom(0, 1, 2_499, 99_999, 7_000_000, 100_000_000) },
    ),
    { minLength: 1, maxLength: 3 },
  ),
  lines,
  pago: mostly('efectivo', 'aun_no'),
  noted: mostly<Visit['noted']>(null, 'nequi'),
  disputed: mostly<Visit['disputed']>(null, 'open', 'acted', 'dismissed'),
})

/** Who serves whom is drawn apart: three technicians are met often. */
const visits = fc
  .tuple(
    fc.array(visit, { minLength: 5, maxLength: 90, size: 'max' }),
    fc.integer({ min: 1, max: technicians.length }),
    fc.infiniteStream(fc.nat(1_000)),
  )
  .map(([drawn, count, people]) =>
    drawn.map((each, index) => ({
      ...each,
      // One hour of an edge is taken by one visit at most.
      daysAgo: each.daysAgo === USUAL_DAY || index >= HOURS ? 1 + 3 * index : each.daysAgo,
      technicianId: each.technicianId || (technicians[Number(people.next().value) % count]?.uid ?? ''),
      clientId: each.clientId || (clients[Number(people.next().value) % clients.length]?.uid ?? ''),
    })),
  )

async function storeVisits(all: readonly Visit[]): Promise<void> {
  await rows('truncate reports, receipt_payments, receipts, reservas cascade')
  const stored = all.map((each, index) => {
    const date = addDays(TODAY, -each.daysAgo)
    const hour = String(8 + (index % HOURS)).padStart(2, '0')
    return { ...each, date, hour, id: `${each.technicianId}_${date.replaceAll('-', '')}_${hour}` }
  })
  await rows(
    `insert into reservas (id, "technicianId", "technicianName", "technicianCiudad", "clientId", "clientName", "clientEmail",
       date, start, "end", "scheduledAt", status, outcome, "cancelReason", servicio, precio, ciudad, especialidad)
     select id, "technicianId", 'Luz', "technicianCiudad", "clientId", 'Ana', 'ana@correo.co', date, hour || ':00', to_char((hour || ':00')::time + interval '1 hour', 'HH24:MI'),
       (date + (hour || ':00')::time) at time zone 'America/Bogota', status, outcome, case status when 'cancelada' then 'tecnico' end, servicio, precio,
       ciudad, trade
     from jsonb_to_recordset($1) as row (id text, hour text, "technicianId" text, "technicianCiudad" text, "clientId" text, date date,
       status text, outcome text, servicio text, precio integer, ciudad text, trade text)`,
    [JSON.stringify(stored)],
  )
  for (let version = 0; version < 3; version++)
    await rows(
      `insert into receipts ("reservaKey", at, corrects, lines, total, hecho, pago, "guaranteeUntil")
       select key, now(), (select max(receipts.id) from receipts where "reservaKey" = key), lines, total, 'Obra', pago,
         '2026-12-20'
       from jsonb_to_recordset($1) as row (id text, lines jsonb, total integer, pago text) join reservas using (id)`,
      [
        JSON.stringify(
          stored.flatMap(({ id, totals, lines, pago }) => {
            const total = totals[version]
            // Only the newest receipt says what was done.
            const isNewest = version === totals.length - 1
            return total === undefined
              ? []
              : [
                  {
                    id,
                    total,
                    lines: isNewest ? lines : [line('Cambio de empaque')],
                    pago: isNewest ? pago : 'aun_no',
                  },
                ]
          }),
        ),
      ],
    )
  await rows(
    `insert into receipt_payments ("receiptId", pago, "paidAt")
     select max(receipts.id), row.noted, now() from jsonb_to_recordset($1) as row (id text, noted text)
     join reservas using (id) join receipts on "reservaKey" = key where row.noted is not null group by key, row.noted`,
    [JSON.stringify(stored)],
  )
  // Of the first receipt: the correction may still be wrong.
  await rows(
    `insert into reports ("reporterId", "subjectId", "targetKind", "targetId", reason, status, "createdAt", "receiptId")
     select "clientId", "technicianId", 'booking', key::text, 'cobro', disputed, now(),
       (select min(receipts.id) from receipts where "reservaKey" = key)
     from jsonb_to_recordset($1) as row (id text, disputed text) join reservas using (id) where disputed is not null`,
    [JSON.stringify(stored.map(({ id, disputed }) => ({ id, disputed })))],
  )
}

const TRADES = Object.keys(TROUBLES) as SpecialtyLabel[]
const GONE = [leaver?.uid, goneTechnician?.uid]

/** What the table must hold, by hand. */
function computed(all: readonly Visit[]) {
  const groups = new Map<string, { readonly paid: number[]; readonly by: Set<string> }>()
  for (const each of all) {
    const total = each.totals.at(-1) ?? 0
    const city = citySlug(each.ciudad.trim() || each.technicianCiudad)
    const trouble =
      each.trade && troubleOf(each.trade, [each.servicio, ...each.lines.map(({ concepto }) => concepto)])
    const isPaid = each.noted !== null || each.pago !== 'aun_no'
    const isDisputed = each.disputed === 'open' || each.disputed === 'acted'
    if (each.status !== 'completada' || each.outcome === 'contested' || each.precio === 0) continue
    if (total === 0 || !isPaid || isDisputed || !trouble || city === '') continue
    if (addDays(TODAY, -each.daysAgo) < FIRST_DAY) continue
    if (GONE.includes(each.clientId) || GONE.includes(each.technicianId)) continue
    const name = `${each.trade} ${city} ${trouble.key}`
    const group = groups.get(name) ?? { paid: [], by: new Set() }
    group.paid.push(total)
    group.by.add(each.technicianId)
    groups.set(name, group)
  }
  return [...groups]
    .filter(([, { paid, by }]) => paid.length >= 5 && by.size >= 3)
    .map(([name, { paid }]) => {
      const ordered = paid.toSorted((a, b) => a - b)
      const part = (fraction: number) => ordered[Math.ceil(fraction * ordered.length) - 1] ?? 0
      const [tenth, ninetieth] = [part(0.1), part(0.9)]
      const step = (amount: number) =>
        Math.min(
          Math.max(Math.floor(amount / 25_000), Math.floor(tenth / 25_000) - 2),
          Math.floor(ninetieth / 25_000) + 2,
        )
      const [first = 0, last = 0] = [step(ordered[0] ?? 0), step(ordered.at(-1) ?? 0)]
      return {
        name,
        low: Math.round(tenth / 5_000) * 5_000,
        high: Math.round(ninetieth / 5_000) * 5_000,
        barsFrom: first * 25_000,
        bars: Array.from(
          { length: last - first + 1 },
          (_, bar) => ordered.filter(amount => step(amount) === first + bar).length,
        ),
        visits: paid.length,
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

const stored = async () =>
  (
    await rows<ReturnType<typeof computed>[number]>(
      `select especialidad || ' ' || city || ' ' || trouble as name, low, high, "barsFrom", bars, visits from usual_prices`,
    )
  ).toSorted((a, b) => a.name.localeCompare(b.name))

test('the table equals a plain computation over random receipts, and no group is below its threshold', async () => {
  await fc.assert(
    fc.asyncProperty(visits, async all => {
      await storeVisits(all)
      const count = await compute()
      const expected = computed(all)
      expect(await stored()).toEqual(expected)
      expect(count).toBe(expected.length)
      const below = await rows(
        `select trouble from usual_prices where visits < ${USUAL.minVisits}
           or (select count(distinct "technicianId") from reservas where especialidad = usual_prices.especialidad) < 3`,
      )
      expect(below).toEqual([])
    }),
    { numRuns: rounds(20, 100) },
  )
})

const usualVisit: Visit = {
  trade: 'Neveras',
  technicianId: technicians[0]?.uid ?? '',
  clientId: clients[0]?.uid ?? '',
  ciudad: 'Bogotá',
  technicianCiudad: '',
  servicio: 'Nevera que no enfría',
  precio: null,
  daysAgo: 10,
  status: 'completada',
  outcome: 'attended',
  totals: [100_000],
  lines: [line('Termostato')],
  pago: 'efectivo',
  noted: null,
  disputed: null,
}
const visitsBy = (...people: number[]) =>
  people.map(index => ({ ...usualVisit, technicianId: technicians[index]?.uid ?? '' }))
const NEVERAS = { trades: ['Neveras'], ciudad: 'Bogotá' } as const

test('four visits, or five of two technicians, are shown nowhere; five of three are', async () => {
  await storeVisits(visitsBy(0, 1, 2, 0))
  expect(await compute()).toBe(0)
  await storeVisits(visitsBy(0, 1, 0, 1, 0, 1))
  expect(await compute()).toBe(0)
  expect(await listUsualPrices(db, NEVERAS)).toEqual([])
  expect(await listPricedCities(db, 10)).toEqual([])
  await storeVisits(visitsBy(0, 1, 2, 0, 1))
  expect(await compute()).toBe(1)
  expect(await listUsualPrices(db, NEVERAS)).toMatchObject([
    {
      trade: 'Neveras',
      ciudad: 'Bogotá',
      low: 100_000,
      high: 100_000,
      barsFrom: 100_000,
      bars: [5],
      visits: 5,
    },
  ])
  expect(await listUsualPrices(db, { trades: ['Neveras'], ciudad: 'Cali' }), 'another city').toEqual([])
  expect(await listPricedCities(db, 10)).toEqual([{ trade: 'Neveras', ciudad: 'Bogotá' }])
  expect(await listMostFrequentPrices(db)).toMatchObject([{ trade: 'Neveras', ciudad: 'Bogotá' }])
})

test('an erased account is gone from the next night on', async () => {
  await storeVisits(visitsBy(0, 1, 2, 0, 1))
  expect(await compute()).toBe(1)
  const uid = technicians[2]?.uid
  await rows('update users set "deletedAt" = now() where uid = $1', [uid])
  expect(await compute()).toBe(0)
  await rows('update users set "deletedAt" = null where uid = $1', [uid])
})

test('a row whose trouble this version does not know is not shown', async () => {
  await storeVisits(visitsBy(0, 1, 2, 0, 1))
  await compute()
  await rows(`update usual_prices set trouble = 'of-tomorrow'`)
  expect(await listUsualPrices(db, NEVERAS)).toEqual([])
})

test('SQL and the domain find the same trouble in the same texts', async () => {
  const texts = Object.values(TROUBLES).flatMap(troubles =>
    troubles.flatMap(({ name, phrases }) => [name, ...phrases]),
  )
  const text = fc.oneof(
    fc.constantFrom(...texts),
    fc.constantFrom('Ñandú', 'ÁÉÍÓÚ Ü', 'RECARGA-DE-GAS', '¿no   enfría?', '2 | gas', 'Cañería%_'),
  )
  const said = fc.array(fc.record({ trade: fc.constantFrom(...TRADES), servicio: text, concepto: text }), {
    minLength: 20,
    maxLength: 20,
  })
  await fc.assert(
    fc.asyncProperty(said, async all => {
      // Each in a city of its own, five times, by three technicians.
      await storeVisits(
        all.flatMap(({ trade, servicio, concepto }, index) =>
          visitsBy(0, 1, 2, 0, 1).map(each => ({
            ...{
              ...each,
              trade,
              servicio,
              lines: [line(concepto)],
              ciudad: `Ciudad ${index}`,
              daysAgo: index,
            },
          })),
        ),
      )
      await compute()
      const found = await rows<{ city: string; trouble: string }>('select city, trouble from usual_prices')
      const expected = all.flatMap(({ trade, servicio, concepto }, index) => {
        const trouble = troubleOf(trade, [servicio, concepto])
        return trouble ? [{ city: `ciudad-${index}`, trouble: trouble.key }] : []
      })
      const byCity = (a: { city: string }, b: { city: string }) => a.city.localeCompare(b.city)
      expect(found.toSorted(byCity)).toEqual(expected.toSorted(byCity))
    }),
    { numRuns: 15 },
  )
})
