// A technician's private calendar feed: its secret URL is valid until it is replaced or revoked.
import { expect, test } from 'vitest'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows, pool } = program.database
const [client] = await signedInPeople(pool, 1)
const TOMORROW = addDays(bogotaDate(new Date()), 1)

async function newTechnician(): Promise<SignedInPerson> {
  const [technician] = await signedInTechnicians(pool, 1)
  if (!technician) throw new Error('no technician stored')
  return technician
}

const send = (path: string, fields: Record<string, string>, { cookie }: SignedInPerson) =>
  program.visitor().post(path, fields, { cookie })

const tokenOf = async ({ uid }: SignedInPerson) =>
  (await rows<{ token: string }>('select token from calendar_feeds where "technicianId" = $1', [uid]))[0]
    ?.token

const read = (token: string | undefined, headers = {}) =>
  program.visitor().get(`/agenda/calendario/${token}.ics`, headers)

test('the feed needs no session, marks cancelled bookings, and its ETag changes only with them', async () => {
  const luz = await newTechnician()
  expect((await send('/agenda', { act: 'feed-new' }, luz)).status).toBe(302)
  const token = await tokenOf(luz)
  const page = await (await program.visitor().get('/agenda', { cookie: luz.cookie })).text()
  expect(page).toContain(`webcal://localhost:${new URL(program.origin).port}/agenda/calendario/${token}.ics`)

  if (client)
    await send(
      `/agendar/${luz.uid}`,
      { date: TOMORROW, hour: '15', description: 'Gotea; mucho,\nya' },
      client,
    )
  const first = await read(token)
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const file = await first.text()
  expect(file).toContain('STATUS:TENTATIVE')
  expect(file).toContain(`DTSTART:${TOMORROW.replaceAll('-', '')}T200000Z`)
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`\nQué pasa: Gotea\; mucho\,\nya`)
  const tag = first.headers.get('etag') ?? ''
  for (const etags of [tag, `W/${tag}`, `"otra", ${tag}`, '*'])
    expect((await read(token, { 'if-none-match': etags })).status).toBe(304)
  expect((await read(token, { 'if-none-match': '"otra"' })).status).toBe(200)

  const [booking] = await rows<{ key: string }>('select key from reservas where "technicianId" = $1', [
    luz.uid,
  ])
  await send('/agenda', { act: 'cancel', key: booking?.key ?? '', seen: 'solicitada' }, luz)
  const second = await read(token, { 'if-none-match': tag })
  expect(second.status).toBe(200)
  expect(await second.text()).toMatch(/STATUS:CANCELLED\r\nTRANSP:TRANSPARENT/)
})

test('a new URL revokes the one before, and revoking leaves none', async () => {
  const luz = await newTechnician()
  await send('/agenda', { act: 'feed-new' }, luz)
  const first = await tokenOf(luz)
  await send('/agenda', { act: 'feed-new' }, luz)
  const second = await tokenOf(luz)
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  await send('/agenda', { act: 'feed-off' }, luz)
  expect((await read(second)).status).toBe(404)
})

test('the feed has only the technician’s own bookings and is gone for a blocked one', async () => {
  const [luz, otra] = [await newTechnician(), await newTechnician()]
  for (const each of [luz, otra]) await send('/agenda', { act: 'feed-new' }, each)
  if (client) await send(`/agendar/${otra.uid}`, { date: TOMORROW, hour: '16' }, client)
  const token = await tokenOf(luz)
  expect(await (await read(token)).text()).not.toContain('BEGIN:VEVENT')
  await rows('update users set blocked = true where uid = $1', [luz.uid])
  expect((await read(token)).status).toBe(404)
})
