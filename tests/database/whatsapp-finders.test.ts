// What is found to be told by WhatsApp, on the real tables: to whom, while it is true, with its file; and the two reminders that
// are due earlier for those whom it reaches.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { bookingWhatsappFinder } from '#bookings/jobs/booking-jobs.server.ts'
import { settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import { notifyDue } from '#bookings/persistence/notifications.server.ts'
import { problemPhotoKey } from '#bookings/persistence/problem-photo-store.server.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { createFolderStore } from '#platform/files/file-store.server.ts'
import { rendered } from '#platform/whatsapp/outgoing.ts'
import { DUE_REMINDERS, WHATSAPP_TEXTS } from '#server/jobs/booking-notifications.ts'
import { MONDAY_AT_15_INSTANT } from '#tests/support/people/bookings.ts'
import { storeCredential } from '#tests/support/people/stored-credentials.ts'
import { toldVisits } from '#tests/support/people/told-visits.ts'
import { type StoredVisit, storeVisit } from '#tests/support/people/visits.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { testServices } from '#tests/support/program/services.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { stepWhatsappFinder, VISIT_STILL_TOLD } from '#visits/jobs/progress-jobs.server.ts'
import { findQuoteWhatsapp } from '#visits/jobs/quote-jobs.server.ts'
import { messageWhatsappFinder } from '#visits/jobs/visit-jobs.server.ts'
import { findSituationFacts } from '#visits/persistence/situation.server.ts'
import { findProgress } from '#visits/persistence/visit-progress.server.ts'
import { sayStep } from '#visits/use-cases/visit-progress.server.ts'

const services = await testServices()
const { database, db } = services
const { rows } = database
const photos = createFolderStore(await temporaryFolder())
const { 'set-out': setOut, 'whether-came': whetherCame, rate } = DUE_REMINDERS
const { say, servicesAt } = toldVisits(services)

const options = { options: [], trade: '' }
const findBooking = bookingWhatsappFinder({
  texts: WHATSAPP_TEXTS,
  stillTold: VISIT_STILL_TOLD,
  listRescueOptions: async () => options,
})
const findStep = stepWhatsappFinder({ photos })
const findMessage = messageWhatsappFinder({ photos })

/** Minutes from the start of the visit. */
const at = (minutes: number) => new Date(MONDAY_AT_15_INSTANT.getTime() + minutes * MINUTE_MS)
const contextOf = ({ uid }: Viewer, now: Date) => ({ uid, now, origin: 'https://tecniya.co' })

async function connect({ uid }: Viewer, number: string) {
  await rows(
    `insert into whatsapp_connections (uid, number, "connectedAt", consent) values ($1, $2, now(), '1')`,
    [uid, number],
  )
}

let numbers = 573_001_000_000
async function connectedVisit(status = 'confirmada'): Promise<StoredVisit> {
  const visit = await storeVisit(database, { status })
  await rows(`update reservas set "updatedAt" = $2 where key = $1`, [visit.key, at(-24 * 60)])
  await connect(visit.technician, String(numbers++))
  await connect(visit.client, String(numbers++))
  return visit
}

const queuedOf = async ({ key }: StoredVisit) =>
  (
    await rows<{ name: string; news: string }>(
      `select task_identifier as name, payload ->> 'news' as news from graphile_worker.jobs
       join graphile_worker._private_jobs as stored using (id) where (payload ->> 'key')::bigint = $1 order by stored.id`,
      [key],
    )
  ).map(({ name, news }) => `${name} ${news}`)

test('the hour to set out is told once, an hour before, to a technician whom WhatsApp reaches', async () => {
  const visit = await connectedVisit()
  const other = await storeVisit(database)
  await rows(`update reservas set "updatedAt" = $2 where key = $1`, [other.key, at(-24 * 60)])
  await notifyDue(db, { 'set-out': setOut }, at(-61))
  expect(await queuedOf(visit)).toEqual([])
  await notifyDue(db, { 'set-out': setOut }, at(-60))
  await notifyDue(db, { 'set-out': setOut }, at(-50))
  expect(await queuedOf(visit)).toEqual(['send-whatsapp set-out'])
  expect(await queuedOf(other)).toEqual([])
})

test('it is not told too late, nor to whom disconnected, nor of a visit that the client cannot receive', async () => {
  const [late, left, cannot] = [await connectedVisit(), await connectedVisit(), await connectedVisit()]
  await rows(`update whatsapp_connections set "leftAt" = now() where uid = $1`, [left.technician.uid])
  await rows(`update reservas set "cannotAt" = $2, "cannotReason" = 'otro_dia' where key = $1`, [
    cannot.key,
    at(-120),
  ])
  await notifyDue(db, { 'set-out': setOut }, at(-44))
  expect(await queuedOf(late)).toEqual([])
  await notifyDue(db, { 'set-out': setOut }, at(-60))
  expect(await queuedOf(left)).toEqual([])
  expect(await queuedOf(cannot)).toEqual([])
})

test('who is on the way already is not reminded to set out', async () => {
  const visit = await connectedVisit()
  const { technician, client, key } = visit
  const payload = { key, news: 'set-out' } as const
  const found = await findBooking(db, payload, contextOf(technician, at(-60)))
  expect(found && rendered(found.message)).toMatch(/^\*En una hora:\* Cliente, 15:00\.\n/)
  expect(found?.until).toEqual(at(-45))
  expect(await findBooking(db, payload, contextOf(client, at(-60)))).toBeNull()
  await say(visit, 'en-camino', -50)
  expect(await findBooking(db, payload, contextOf(technician, at(-49)))).toBeNull()
})

test('whether the technician came is asked in the chat when the page begins to ask, once', async () => {
  const visit = await connectedVisit()
  const other = await storeVisit(database)
  const tellAt = (minutes: number) => notifyDue(db, { 'whether-came': whetherCame }, at(minutes))
  const taskAt = async (minutes: number) => {
    const facts = await findSituationFacts(db, visit.key)
    return facts && situationOf(facts, at(minutes)).task.client
  }
  expect(await taskAt(19)).toBeNull()
  await tellAt(19)
  expect(await queuedOf(visit)).toEqual([])
  expect(await taskAt(20)).toBe('say-whether-came')
  await tellAt(20)
  await tellAt(21)
  expect(await queuedOf(visit)).toEqual(['send-whatsapp whether-came'])
  expect(await queuedOf(other)).toEqual([])
  const payload = { key: visit.key, news: 'whether-came' } as const
  const found = await findBooking(db, payload, contextOf(visit.client, at(20)))
  expect(found?.message).toMatchObject({
    template: 'ya_llego',
    visit: visit.key,
    buttons: [`llego-si:${visit.key}`, `llego-no:${visit.key}`, `/mis-reservas/${visit.key}`],
  })
  expect(found && rendered(found.message)).toMatch(
    /^\*¿Llegó tu técnico .+\?\*\nTu visita era a las \*15:00\*/,
  )
  expect(await findBooking(db, payload, contextOf(visit.technician, at(20)))).toBeNull()
  // Said meanwhile, by either side.
  await say(visit, 'llegue', 21)
  expect(await findBooking(db, payload, contextOf(visit.client, at(22)))).toBeNull()
})

test('it is not asked where something was said, nor long after, and after the hour that was told', async () => {
  const visits = {
    there: await connectedVisit(),
    told: await connectedVisit(),
    wrote: await connectedVisit(),
  }
  const { there, told, wrote } = visits
  const tellAt = (minutes: number) => notifyDue(db, { 'whether-came': whetherCame }, at(minutes))
  await say(there, 'llegue', 2)
  await sayStep(servicesAt(15), told.technician, { key: told.key, act: 'tarde', minutes: 20 })
  await rows(
    `insert into visit_messages ("reservaKey", author, "recipientUid", text, at)
     values ($1, 'technician', $2, 'Ya estoy abajo', $3)`,
    [wrote.key, wrote.client.uid, at(5)],
  )
  for (const minutes of [20, 49]) await tellAt(minutes)
  for (const visit of [there, told, wrote]) expect(await queuedOf(visit)).toEqual([])
  // Told for 15:35; a quarter of an hour later the page asks.
  await tellAt(50)
  expect(await queuedOf(told)).toEqual(['send-whatsapp whether-came'])
  expect(await queuedOf(wrote)).toEqual([])
  const payload = { key: told.key, news: 'whether-came' } as const
  expect((await findBooking(db, payload, contextOf(told.client, at(50))))?.message.template).toBe('ya_llego')
  const late = await connectedVisit()
  await tellAt(81)
  expect(await queuedOf(late)).toEqual([])
})

test('by WhatsApp the rating is asked ninety minutes after the end, where somebody came', async () => {
  const [came, unsaid] = [await connectedVisit(), await connectedVisit()]
  const alone = await storeVisit(database)
  for (const visit of [came, alone]) await say(visit, 'llegue', 2)
  await settleBookings(db, at(61))
  await notifyDue(db, { rate }, at(60 + 89))
  expect(await queuedOf(came)).toEqual([])
  await notifyDue(db, { rate }, at(60 + 90))
  expect(await queuedOf(came)).toEqual(['send-whatsapp rate'])
  expect(await queuedOf(unsaid)).toEqual([])
  expect(await queuedOf(alone)).toEqual([])
  const asked = { key: came.key, news: 'rate' } as const
  expect(await findBooking(db, asked, contextOf(came.client, at(150)))).toMatchObject({
    message: { template: 'calificar', visit: came.key, buttons: [`/mis-reservas/${came.key}#califica`] },
  })
  // The next day, as everybody.
  await notifyDue(db, { rate }, new Date(MONDAY_AT_15_INSTANT.getTime() + 20 * HOUR_MS))
  expect(await queuedOf(came)).toEqual(['send-whatsapp rate'])
  expect(await queuedOf(unsaid)).toEqual(['send-whatsapp rate'])
  expect(await queuedOf(alone)).toEqual(['send-booking-mail rate'])
})

test('a step is told with the picture for the porter, while it stands', async () => {
  const visit = await connectedVisit()
  const { technician, client, key } = visit
  await say(visit, 'en-camino', -28)
  const saidAt = (await findProgress(db, key))?.progress.onTheWayAt?.getTime() ?? 0
  const payload = { step: 'en-camino', visit: key, saidAt } as const
  const found = await findStep(db, payload, contextOf(client, at(-27)))
  expect(found?.message).toMatchObject({ template: 'en_camino_sin_hora', buttons: [`compartir:${key}`] })
  const picture = await found?.message.file?.read()
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 484 })
  expect(await findStep(db, payload, contextOf(technician, at(-27)))).toBeNull()
  expect(await findStep(db, { ...payload, saidAt: saidAt + 1 }, contextOf(client, at(-27)))).toBeNull()
  for (const kind of ['identity', 'background'] as const)
    await storeCredential(rows, technician.uid, { kind, status: 'accepted' })
  const checked = await findStep(db, payload, contextOf(client, at(-27)))
  expect(checked && rendered(checked.message)).toContain('Cédula y antecedentes revisados.')
  await say(visit, 'llegue', 0)
  expect(await findStep(db, payload, contextOf(client, at(1)))).toBeNull()
})

test('a message is told with its words and its first photo, until it was read', async () => {
  const visit = await connectedVisit()
  const { technician, client, key } = visit
  const photo = crypto.randomUUID()
  const webp = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#0F5C63' } })
    .webp()
    .toBuffer()
  await photos.put(problemPhotoKey(photo, 'full'), webp)
  await rows(`insert into problem_photos (id, "clientId", "createdAt") values ($1, $2, now())`, [
    photo,
    client.uid,
  ])
  const [{ id } = { id: 0 }] = await rows<{ id: number }>(
    `insert into visit_messages ("reservaKey", author, "recipientUid", text, at) values ($1, 'client', $2, 'Es la torre 2.', now())
     returning id::int`,
    [key, technician.uid],
  )
  await rows(`insert into visit_message_photos ("messageId", "photoId", position) values ($1, $2, 1)`, [
    id,
    photo,
  ])
  const told = await findMessage(db, { message: id }, contextOf(technician, at(-60)))
  expect(told?.message).toMatchObject({ template: 'mensaje_de_cliente_foto', visit: key, buttons: [] })
  expect(told && rendered(told.message)).toContain('· visita de las 15:00*\nEs la torre 2.\n')
  expect((await sharp(await told?.message.file?.read()).metadata()).format).toBe('jpeg')
  expect(await findMessage(db, { message: id }, contextOf(client, at(-60)))).toBeNull()
  await rows(`update visit_messages set "readAt" = now() where id = $1`, [id])
  expect(await findMessage(db, { message: id }, contextOf(technician, at(-60)))).toBeNull()
})

test('a quote is told to the client until it is answered, then its answer to the technician', async () => {
  const { technician, client, key } = await connectedVisit()
  const lines = JSON.stringify([{ concepto: 'Mano de obra', cantidad: 1, precio: 110_000 }])
  const [{ id } = { id: 0 }] = await rows<{ id: number }>(
    `insert into visit_quotes ("reservaKey", lines, total, note, "validUntil", "createdAt", "otroDia")
     values ($1, $2, 110000, '', '2026-11-20', $3, false) returning id::int`,
    [key, lines, at(10)],
  )
  const sent = { quote: id, news: 'sent' } as const
  const answered = { quote: id, news: 'answered' } as const
  const told = await findQuoteWhatsapp(db, sent, contextOf(client, at(11)))
  expect(told?.message).toMatchObject({
    template: 'cotizacion_1',
    buttons: [`de-acuerdo:${key}:${id}`, `/mis-reservas/${key}#cotizacion`],
  })
  expect(await findQuoteWhatsapp(db, sent, contextOf(technician, at(11)))).toBeNull()
  expect(await findQuoteWhatsapp(db, answered, contextOf(technician, at(11)))).toBeNull()
  await rows(`update visit_quotes set answer = 'si', "answeredAt" = $2 where id = $1`, [id, at(12)])
  expect(await findQuoteWhatsapp(db, sent, contextOf(client, at(13)))).toBeNull()
  expect((await findQuoteWhatsapp(db, answered, contextOf(technician, at(13))))?.message.template).toBe(
    'cotizacion_aceptada',
  )
})
