// Which changes invalidate the cached pages of guests.
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newMember } from '#tests/support/people/people.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows, connection } = services.database
const luz = await newMember(services, { role: 'tecnico' })
const ana = await newMember(services)

const received: string[] = []
const listener = new pg.Client(connection)
await listener.connect()
listener.on('notification', ({ payload = '' }) => received.push(payload))
await listener.query('listen live')
afterAll(() => listener.end())

/** Notifications arrive in order: once the mark is here, all earlier ones are. */
async function receiveUntil(mark: string): Promise<void> {
  await rows(`select pg_notify('live', $1)`, [mark])
  await expect.poll(() => received).toContain(mark)
}

/** How many notifications of the topic a statement sends. */
async function notificationsOf(statement: string, topic: 'public' | 'hours' = 'public'): Promise<number> {
  await receiveUntil('begin')
  received.length = 0
  await rows(statement)
  await receiveUntil('end')
  return received.filter(each => each === topic).length
}

const BOOK = `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date,
  start, "end", "scheduledAt") values ('${luz.uid}_20261116_14', '${luz.uid}', 'Luz', '${ana.uid}', 'Ana', 'ana@correo.co',
  '2026-11-16', '14:00', '15:00', '2026-11-16T19:00:00Z')`
const REVIEW = (aprobada: boolean) => `insert into reviews_public ("reservaKey", "technicianId", "clientId",
  "clienteNombre", rating, aprobada) select key, '${luz.uid}', '${ana.uid}', 'Ana', 5, ${aprobada} from reservas`

beforeEach(async () => {
  await rows('delete from reviews_public')
  await rows('delete from reservas')
  await rows(`update technicians set publicado = false, estado = null, "deletedAt" = null`)
  await rows('update users set blocked = false, "deletedAt" = null')
})

test('changes of an unpublished profile send nothing', async () => {
  expect(await notificationsOf(`update technicians set "bioCorta" = 'Hola'`)).toBe(0)
})

test('publishing a profile, editing and blocking a published one notify', async () => {
  expect(await notificationsOf('update technicians set publicado = true')).toBe(1)
  expect(await notificationsOf(`update technicians set "bioCorta" = 'Hola'`)).toBe(1)
  expect(await notificationsOf(`update technicians set publicado = false, estado = 'bloqueado'`)).toBe(1)
})

test('many rows in one transaction notify once', async () => {
  const many = `with people as (
      insert into users (uid, name, email) select 'many-' || n, 'Muchos', 'many' || n || '@correo.co'
      from generate_series(1, 500) n returning uid)
    insert into technicians (uid, nombre, slug, publicado) select uid, uid, uid, true from people`
  expect(await notificationsOf(many)).toBe(1)
  expect(await notificationsOf(`update technicians set disponible = false where uid like 'many-%'`)).toBe(1)
  expect(await notificationsOf(`delete from technicians where uid like 'many-%'`)).toBe(1)
})

test('a booking and each change of its status notify, changes of other fields do not', async () => {
  expect(await notificationsOf(BOOK, 'hours')).toBe(1)
  expect(await notificationsOf(`update reservas set address = 'Calle 5'`, 'hours')).toBe(0)
  expect(await notificationsOf(`update reservas set status = 'confirmada'`, 'hours')).toBe(1)
  expect(await notificationsOf(`update reservas set status = 'confirmada'`, 'hours')).toBe(0)
  expect(await notificationsOf(`update reservas set status = 'cancelada'`, 'hours')).toBe(1)
  expect(await notificationsOf('delete from reservas', 'public'), 'nobody was hidden').toBe(0)
})

test('a review notifies when it is approved or no longer approved', async () => {
  await rows(BOOK)
  expect(await notificationsOf(REVIEW(false))).toBe(0)
  expect(await notificationsOf('update reviews_public set aprobada = true')).toBe(1)
  expect(await notificationsOf(`update reviews_public set aprobada = false, "rejectedAt" = now()`)).toBe(1)
  expect(await notificationsOf('delete from reviews_public')).toBe(0)
  expect(await notificationsOf(REVIEW(true))).toBe(1)
  expect(await notificationsOf('delete from reviews_public')).toBe(1)
})

test('blocking, deleting and changing the role of a user notify; a new name or telephone does not', async () => {
  const change = (set: string) => notificationsOf(`update users set ${set} where uid = '${luz.uid}'`)
  expect(await change('blocked = true')).toBe(1)
  expect(await change('blocked = true')).toBe(0)
  expect(await change('"deletedAt" = now()')).toBe(1)
  expect(await change(`role = 'cliente'`)).toBe(1)
  expect(await change(`name = 'Luz Marina', telefono = '1'`)).toBe(0)
})

test('a change that is rolled back sends nothing', async () => {
  const undone = `do $$ begin
      begin update technicians set publicado = true; raise 'no'; exception when others then null; end;
    end $$`
  expect(await notificationsOf(undone)).toBe(0)
})

test('truncating a table notifies', async () => {
  expect(await notificationsOf('truncate reviews_public cascade')).toBe(1)
})
