// A technician's agenda under a flood of requests is as heavy as with a page of them.
import { expect, test } from 'vitest'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows, pool } = program.database
const [ana] = (await signedInPeople(pool, 1)) as [SignedInPerson]
const [luz] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]

/** From tomorrow on, twelve a day. */
async function storeRequests(from: number, count: number): Promise<void> {
  await rows(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
       "end", "scheduledAt", description)
     select $1 || '_' || to_char(day, 'YYYYMMDD') || '_' || lpad(hour::text, 2, '0'), $1, 'Luz', $2, 'Ana', 'ana@correo.co',
       day, lpad(hour::text, 2, '0') || ':00', lpad((hour + 1)::text, 2, '0') || ':00',
       (day + make_interval(hours => hour)) at time zone 'America/Bogota', 'Gotea el lavaplatos de la cocina'
     from (select (now() at time zone 'America/Bogota')::date + 1 + n / 12 as day, 8 + n % 12 as hour
       from generate_series($3::int, $4::int) as n) as slots`,
    [luz.uid, ana.uid, from, from + count - 1],
  )
}

async function open(path: string) {
  const answer = await program.visitor().get(path, { cookie: luz.cookie })
  const text = await answer.text()
  return { text, bytes: text.length }
}

test('an agenda with 200 requests weighs what one with twenty weighs', { tags: ['attack'] }, async () => {
  await storeRequests(0, 20)
  const [page, data] = [await open('/agenda'), await open('/agenda.data')]
  await storeRequests(20, 180)
  const [flooded, floodedData] = [await open('/agenda'), await open('/agenda.data')]
  expect(flooded.bytes).toBeLessThan(page.bytes * 1.05)
  expect(floodedData.bytes).toBeLessThan(data.bytes * 1.05)
  expect(flooded.text.replaceAll('<!-- -->', '')).toMatch(/>200<\/span>\s*por responder/)
  const [, next = ''] =
    /href="(\/agenda\?solicitudes=\d+)#proximas"[^>]*>[^<]*Ver más solicitudes/.exec(flooded.text) ?? []
  const second = await open(next)
  expect(second.text).toContain('Volver a las primeras')
  const cardsOf = (text: string) => new Set(text.match(/id="visita-\d+"/g))
  expect(cardsOf(flooded.text).size).toBe(20)
  expect(cardsOf(second.text).size).toBe(20)
  expect([...cardsOf(second.text)].filter(card => cardsOf(flooded.text).has(card))).toEqual([])
})
