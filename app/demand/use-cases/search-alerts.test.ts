// 'Avísame cuando haya': told once, to whoever asked, when somebody who fits is published.
import { beforeEach, expect, test } from 'vitest'
import { SEARCH_ALERT, type WantedTrade } from '#demand/domain/search-alert.ts'
import { listAlertsOf } from '#demand/persistence/search-alerts.server.ts'
import {
  askAlert,
  askAlertAsGuest,
  confirmAlertByLink,
  leaveAlertByLink,
  removeOwnAlert,
  tellSearchAlerts,
} from '#demand/use-cases/search-alerts.server.ts'
import { newClient } from '#tests/support/people/bookings.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { connectNumber } from '#tests/support/people/whatsapp.ts'
import { sentEmails } from '#tests/support/program/queue.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database, db } = services
const { rows } = database

const NEVERAS: WantedTrade = { trade: 'Neveras', city: 'Bogotá', area: null }
const IN_SUBA: WantedTrade = { ...NEVERAS, area: 'Suba' }
const ASKED = { wanted: NEVERAS, names: [], network: '10.0.0.1' }
const fits = { especialidades: ['Neveras'], ciudad: 'Bogotá', barrio: 'Cedritos' }

beforeEach(async () => {
  await rows('truncate search_alerts, limits')
  await rows('delete from technicians')
  await rows('delete from graphile_worker._private_jobs')
})

const publish = (fields: Parameters<typeof publishTechnician>[1] = {}) =>
  publishTechnician(rows, { ...fits, ...fields })
const waiting = async () => (await rows('select from search_alerts')).length
const queued = () =>
  rows<{ task: string }>('select task_identifier as task from graphile_worker.jobs order by id').then(jobs =>
    jobs.map(({ task }) => task),
  )

async function newGuest(email: string, wanted = NEVERAS) {
  await askAlertAsGuest(services, email, { ...ASKED, wanted })
  const [alert] = await rows<{ token: string }>('select token from search_alerts where email = $1', [email])
  return alert?.token ?? ''
}

test('who asked is told once, however often it was asked and however many come', async () => {
  const client = await newClient(database)
  for (let again = 0; again < 3; again++)
    expect(await askAlert(services, client, ASKED)).toMatchObject({ ok: true })
  expect(await waiting()).toBe(1)
  await publish()
  const [email, ...others] = await sentEmails(services)
  expect(others).toEqual([])
  expect(email?.subject).toBe('Ya hay técnicos de neveras en Bogotá')
  expect(email?.text).toContain('https://tecniya.co/tecnicos?esp=neveras&ciudad=Bogot%C3%A1')
  expect(await waiting()).toBe(0)
  await publish()
  expect(await sentEmails(services)).toEqual([])
})

test.each([
  ['of another city', { ciudad: 'Cali' }],
  ['of another trade', { especialidades: ['Plomería'] }],
  ['that is hidden', { fields: { publicado: false } }],
  ['that takes no work', { fields: { disponible: false } }],
])('a profile %s tells nobody', async (_, fields) => {
  await askAlert(services, await newClient(database), ASKED)
  await publish(fields)
  expect([await queued(), await waiting()]).toEqual([[], 1])
})

test.each([
  ['is published', 'publicado = false', 'publicado = true'],
  ['takes work again', 'disponible = false', 'disponible = true'],
  ['learns the trade', `especialidades = '{Plomería}'`, `especialidades = '{Plomería,Neveras}'`],
  ['moves', `ciudad = 'Cali'`, `ciudad = ' bogota '`],
])('somebody who %s is told of', async (_, before, after) => {
  const { uid } = await publish()
  await rows(`update technicians set ${before} where uid = $1`, [uid])
  await askAlert(services, await newClient(database), ASKED)
  await rows(`update technicians set "bioCorta" = 'Otra' where uid = $1`, [uid])
  expect(await queued()).toEqual([])
  await rows(`update technicians set ${after} where uid = $1`, [uid])
  expect(await queued()).toEqual(['tell-search-alerts'])
})

test('what is rolled back tells nobody', async () => {
  await askAlert(services, await newClient(database), ASKED)
  const client = await database.pool.connect()
  await client.query('begin')
  await publishTechnician((sql, values) => client.query(sql, values), fits)
  await client.query('rollback')
  client.release()
  expect(await queued()).toEqual([])
})

test('a locality is any of its barrios, and the zones of a technician count', async () => {
  const client = await newClient(database)
  await askAlert(services, client, { ...ASKED, wanted: IN_SUBA, names: ['suba', 'la gaitana'] })
  await publish({ barrio: 'Cedritos' })
  expect(await queued()).toEqual([])
  await publish({ barrio: ' La Gaitana ' })
  expect(await queued()).toEqual(['tell-search-alerts'])
  expect((await sentEmails(services)).map(({ subject }) => subject)).toEqual([
    'Ya hay técnicos de neveras en Suba, Bogotá',
  ])
})

test('a guest is told nothing before the link was opened, then by e-mail, once', {
  tags: ['attack'],
}, async () => {
  const token = await newGuest('ana@correo.co')
  const asks = await sentEmails(services)
  expect(asks.map(({ to }) => to.address)).toEqual(['ana@correo.co'])
  expect(asks[0]?.text).toContain(`https://tecniya.co/avisame/${token}`)
  await publish()
  expect([await sentEmails(services), await waiting()]).toEqual([[], 1])
  await rows('delete from technicians')
  expect(await confirmAlertByLink(services, token)).toMatchObject({ ok: true })
  await publish()
  expect((await sentEmails(services)).map(({ to, subject }) => [to.address, subject])).toEqual([
    ['ana@correo.co', 'Ya hay técnicos de neveras en Bogotá'],
  ])
  expect(await waiting()).toBe(0)
  expect(await confirmAlertByLink(services, token)).toMatchObject({ ok: false, code: 'alert-gone' })
})

test('who opens the link after somebody was published hears it there, while that somebody fits', async () => {
  const token = await newGuest('ana@correo.co')
  const { uid } = await publish()
  await rows('update technicians set disponible = false where uid = $1', [uid])
  expect(await confirmAlertByLink(services, token)).toEqual({ ok: true, value: null })
  const later = await newGuest('luz@correo.co')
  await rows('update technicians set disponible = true where uid = $1', [uid])
  expect(await confirmAlertByLink(services, later)).toEqual({ ok: true, value: NEVERAS })
  expect(await confirmAlertByLink(services, later)).toMatchObject({ code: 'alert-gone' })
  const told = (await sentEmails(services)).filter(({ subject }) => subject.startsWith('Ya hay'))
  expect(told.map(({ to }) => to.address)).toEqual(['ana@correo.co'])
})

test('who waits for a city and a barrio of it is told once of one trade', async () => {
  const client = await newClient(database)
  const places = [
    NEVERAS,
    IN_SUBA,
    { ...NEVERAS, city: null },
    { ...NEVERAS, trade: 'Lavadoras / Secadoras' as const },
  ]
  for (const wanted of places) await askAlert(services, client, { ...ASKED, wanted, names: ['suba'] })
  await publish({ barrio: 'Suba', especialidades: ['Neveras', 'Lavadoras / Secadoras'] })
  const sent = await sentEmails(services)
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
    'Ya hay técnicos de lavadoras en Bogotá',
    'Ya hay técnicos de neveras en Suba, Bogotá',
  ])
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2)
  expect(await waiting()).toBe(0)
})

test('an address gets three e-mails a day that ask, and the answer never tells', {
  tags: ['attack'],
}, async () => {
  const cities = ['Cali', 'Pasto', 'Neiva', 'Tunja', 'Yopal']
  for (const city of cities)
    expect(
      await askAlertAsGuest(services, 'ana@correo.co', { ...ASKED, wanted: { ...NEVERAS, city } }),
    ).toEqual({ ok: true })
  expect(await sentEmails(services)).toHaveLength(3)
  expect(await waiting()).toBe(3)
})

test('nor does an address with a plus get more', { tags: ['attack'] }, async () => {
  for (const plus of ['', '+a', '+b', '+c+d', '+'])
    await askAlertAsGuest(services, `ana${plus}@correo.co`, ASKED)
  expect(await sentEmails(services)).toHaveLength(3)
})

test('who confirmed is asked no more', { tags: ['attack'] }, async () => {
  const token = await newGuest('ana@correo.co')
  await confirmAlertByLink(services, token)
  await sentEmails(services)
  await newGuest('ana@correo.co')
  expect(await queued()).toEqual([])
})

test('a network that asks too often is refused', { tags: ['attack'] }, async () => {
  const ask = (n: number) => askAlertAsGuest(services, `a${n}@correo.co`, ASKED)
  for (let n = 0; n < 120; n++) await ask(n)
  expect(await ask(120)).toMatchObject({ code: 'alert-too-often' })
  expect(await askAlertAsGuest(services, 'b@correo.co', { ...ASKED, network: '10.0.0.2' })).toEqual({
    ok: true,
  })
})

test('a person waits for a bounded number of things, also by many requests at once', {
  tags: ['attack'],
}, async () => {
  const client = await newClient(database)
  const ask = (n: number) =>
    askAlert(services, client, { ...ASKED, wanted: { ...NEVERAS, city: `Ciudad ${n}` } })
  const outcomes = await Promise.all(Array.from({ length: SEARCH_ALERT.most + 5 }, (_, n) => ask(n)))
  expect(outcomes.filter(({ ok }) => !ok)).toHaveLength(5)
  expect(await waiting()).toBe(SEARCH_ALERT.most)
  // What is asked for already is no further one.
  expect(
    await askAlert(services, client, { ...ASKED, wanted: { ...NEVERAS, city: 'Ciudad 0' } }),
  ).toMatchObject({ ok: true })
})

test('nobody waits for himself, and who is barred is told nothing', { tags: ['attack'] }, async () => {
  const technician = await publish({ fields: { publicado: false } })
  await askAlert(services, technician, ASKED)
  const barred = await newClient(database)
  await askAlert(services, barred, ASKED)
  await rows('update users set blocked = true where uid = $1', [barred.uid])
  await rows('update technicians set publicado = true where uid = $1', [technician.uid])
  expect(await sentEmails(services)).toEqual([])
  expect(await listAlertsOf(db, technician.uid)).toHaveLength(1)
})

test('who connected WhatsApp is told there, and not by e-mail too', async () => {
  const client = await newClient(database)
  await connectNumber(database, client.uid)
  await askAlert(services, client, ASKED)
  const { uid } = await publish()
  expect(await tellSearchAlerts(db, uid)).toBe(1)
  expect((await queued()).filter(task => task !== 'tell-search-alerts')).toEqual(['send-whatsapp'])
})

test('leaving by the link, and removing in /perfil, only takes out what is one’s own', {
  tags: ['attack'],
}, async () => {
  const [ana, luz] = [await newClient(database), await newClient(database)]
  await askAlert(services, ana, ASKED)
  const [alert] = await listAlertsOf(db, ana.uid)
  expect(await removeOwnAlert(services, luz, alert?.id ?? '')).toMatchObject({ ok: false })
  expect(await removeOwnAlert(services, ana, `${alert?.id}' or true --`)).toMatchObject({ ok: false })
  expect(await removeOwnAlert(services, ana, alert?.id ?? '')).toMatchObject({ ok: true })
  const token = await newGuest('ana@correo.co')
  expect(await leaveAlertByLink(services, 'nada')).toMatchObject({ code: 'alert-gone' })
  expect(await leaveAlertByLink(services, token)).toMatchObject({ ok: true })
  expect(await waiting()).toBe(0)
})
