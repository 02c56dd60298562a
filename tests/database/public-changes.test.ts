// Which changes are told to whoever keeps guests' pages ready (0003-public-changes.sql).
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newMember } from '#tests/support/people.ts'
import { testServices } from '#tests/support/services.ts'

const services = await testServices()
const { rows, connection } = services.database
const luz = await newMember(services, { role: 'tecnico' })
const ana = await newMember(services)

const told: string[] = []
const listener = new pg.Client(connection)
await listener.connect()
listener.on('notification', ({ payload = '' }) => told.push(payload))
await listener.query('listen live')
afterAll(() => listener.end())

/** Everything told so far has arrived once this has. */
async function hear(mark: string): Promise<void> {
  await rows(`select pg_notify('live', $1)`, [mark])
  await expect.poll(() => told).toContain(mark)
}

/** How often `public` is told because of a statement. */
async function timesTold(statement: string): Promise<number> {
  await hear('begin')
  told.length = 0
  await rows(statement)
  await hear('end')
  return told.filter(topic => topic === 'public').length
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

test('a private profile may change unheard', async () => {
  expect(await timesTold(`update technicians set "bioCorta" = 'Hola'`)).toBe(0)
})

test('publishing, editing, blocking and deleting a published profile are told', async () => {
  expect(await timesTold('update technicians set publicado = true')).toBe(1)
  expect(await timesTold(`update technicians set "bioCorta" = 'Hola'`)).toBe(1)
  expect(await timesTold(`update technicians set publicado = false, estado = 'bloqueado'`)).toBe(1)
})

test('many rows in one transaction are told once', async () => {
  const many = `with people as (
      insert into users (uid, name, email) select 'many-' || n, 'Muchos', 'many' || n || '@correo.co'
      from generate_series(1, 500) n returning uid)
    insert into technicians (uid, nombre, slug, publicado) select uid, uid, uid, true from people`
  expect(await timesTold(many)).toBe(1)
  expect(await timesTold(`update technicians set disponible = false where uid like 'many-%'`)).toBe(1)
  expect(await timesTold(`delete from technicians where uid like 'many-%'`)).toBe(1)
})

test('a booking and each change of its status are told, its other fields are not', async () => {
  expect(await timesTold(BOOK)).toBe(1)
  expect(await timesTold(`update reservas set address = 'Calle 5'`)).toBe(0)
  expect(await timesTold(`update reservas set status = 'confirmada'`)).toBe(1)
  expect(await timesTold(`update reservas set status = 'confirmada'`)).toBe(0)
  expect(await timesTold(`update reservas set status = 'cancelada'`)).toBe(1)
})

test('a review is told when it is approved or stops being so', async () => {
  await rows(BOOK)
  expect(await timesTold(REVIEW(false))).toBe(0)
  expect(await timesTold('update reviews_public set aprobada = true')).toBe(1)
  expect(await timesTold(`update reviews_public set aprobada = false, "rejectedAt" = now()`)).toBe(1)
  expect(await timesTold('delete from reviews_public')).toBe(0)
  expect(await timesTold(REVIEW(true))).toBe(1)
  expect(await timesTold('delete from reviews_public')).toBe(1)
})

test('a person who is blocked, deleted or changes role is told; a new name or telephone is not', async () => {
  const change = (set: string) => timesTold(`update users set ${set} where uid = '${luz.uid}'`)
  expect(await change('blocked = true')).toBe(1)
  expect(await change('blocked = true')).toBe(0)
  expect(await change('"deletedAt" = now()')).toBe(1)
  expect(await change(`role = 'cliente'`)).toBe(1)
  expect(await change(`name = 'Luz Marina', telefono = '1'`)).toBe(0)
})

test('a change that is taken back is never told', async () => {
  const undone = `do $$ begin
      begin update technicians set publicado = true; raise 'no'; exception when others then null; end;
    end $$`
  expect(await timesTold(undone)).toBe(0)
})

test('emptying a table is told', async () => {
  expect(await timesTold('truncate reviews_public')).toBe(1)
})
