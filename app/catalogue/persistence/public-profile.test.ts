import { beforeAll, expect, test } from 'vitest'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { openPublicProfile } from '#catalogue/pages/public-profile.server.ts'
import {
  findPublishedTechnician,
  findReviewSummary,
  listApprovedReviews,
  listApprovedReviewsOf,
} from '#catalogue/persistence/public-profile.server.ts'
import { hideReviewer } from '#rights/persistence/account-deletion.server.ts'
import { freeDays, hoursAhead } from '#technicians/domain/free-hours.ts'
import { DEFAULT_WEEKLY_HOURS, PUBLIC_FIELDS } from '#technicians/domain/technician.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { db } = services
const { rows } = services.database

beforeAll(async () => {
  await rows(`insert into users (uid, name, email) select uid, uid, uid || '@correo.co'
    from unnest(array['ana', 'beto', 'carla', 'client']) as uid`)
  // The slug of carla is the id of ana.
  await rows(`insert into technicians (uid, nombre, slug, publicado) values
    ('ana', 'Ana', 'ana-1', true), ('beto', 'Beto', 'beto-2', false), ('carla', 'Carla', 'ana', true)`)
  await rows(`insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail",
      date, start, "end", "scheduledAt", status)
    select 'ana_2026' || day || '_' || left(start, 2), 'ana', 'Ana', 'client', 'C', 'c@correo.co', date, start,
      to_char(left(start, 2)::integer + 1, 'FM00') || ':00', (date + start::time) at time zone 'America/Bogota', status
    from (values ('1115', '09:00', 'completada'), ('1117', '09:00', 'confirmada'), ('1117', '11:00', 'cancelada'))
      as booking (day, start, status), lateral (select ('2026' || day)::date as date) as dates`)
  await rows(`insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail",
      date, start, "end", "scheduledAt", status)
    select 'ana_2026100' || day || '_09', 'ana', 'Ana', 'client', 'C', 'c@correo.co', ('2026-10-0' || day)::date,
      '09:00', '10:00', ('2026-10-0' || day || ' 09:00-05')::timestamptz, 'completada' from generate_series(1, 4) as day`)
  await rows(`insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario,
      aprobada, "createdAt")
    select key, 'ana', 'client', 'Cliente', rating, 'n' || rating, aprobada, date + interval '1 day'
    from reservas join (values ('ana_20261001_09', 5, true), ('ana_20261002_09', 4, true), ('ana_20261003_09', 5, true),
      ('ana_20261004_09', 1, false)) as given (id, rating, aprobada) using (id)`)
})

test.each([
  ['ana', 'ana'],
  ['ana-1', 'ana'],
  ['ANA-1', 'ana'],
  ['BETO-2', undefined],
  ['beto', undefined],
  ['beto-2', undefined],
  ['nobody', undefined],
  ['', undefined],
  ["' or true --", undefined],
  ['a\0b', undefined],
  ['\ud800', undefined],
  ['x'.repeat(100_000), undefined],
])('the profile at %j is of %s', async (slugOrId, uid) => {
  expect((await findPublishedTechnician(db, slugOrId))?.uid).toBe(uid)
})

test.each([
  ['a day before', '2026-11-16T15:00:00Z'],
  ['as it begins', '2026-11-17T14:00:00Z'],
  ['during the tolerance after its start', '2026-11-17T14:00:59Z'],
])('an hour that is booked is not offered %s', async (_, instant) => {
  const now = new Date(instant)
  const taken = await listTakenHours(db, 'ana', hoursAhead(now))
  const schedule = { horarios: DEFAULT_WEEKLY_HOURS, excepciones: {}, disponible: true, horasBloqueadas: [] }
  const days = freeDays(schedule, { taken, isHoliday: () => false, now }, 5)
  const tuesday = days.find(({ date }) => date === '2026-11-17')?.hours
  expect(tuesday).not.toContain(9)
  expect(tuesday).toContain(11)
})

test('a public profile has no moderation fields', async () => {
  const profile = await findPublishedTechnician(db, 'ana')
  expect(Object.keys(profile ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(estado|publicado|deletedAt|createdAt|updatedAt)$/)]),
  )
})

test('nothing but the public fields leaves the server, and of the phone only its digits', async () => {
  await rows(`update technicians set telefono = '+57 (312) 555 0148, en las tardes' where uid = 'ana'`)
  const found = await findPublishedTechnician(db, 'ana')
  if (!found) throw new Error('no profile')
  const more = { ...found, email: 'ana@correo.co' }
  const { technician } = await openPublicProfile(services, more, null)
  expect(Object.keys(technician).toSorted()).toEqual(PUBLIC_FIELDS.toSorted())
  const others = ['email', 'descripcion', 'tags', 'excepciones', 'horasBloqueadas', 'moneda', 'revision']
  expect(others.filter(name => name in technician)).toEqual([])
  expect(technician.telefono).toBe('573125550148')
})

test('reviews are the approved ones, newest first', async () => {
  expect((await listApprovedReviews(db, 6)).map(({ comentario }) => comentario)).toEqual(['n5', 'n4', 'n5'])
  expect(await listApprovedReviews(db, 1)).toHaveLength(1)
  expect(await listApprovedReviewsOf(db, 'ana', 9)).toHaveLength(3)
  expect(await listApprovedReviewsOf(db, 'beto', 9)).toEqual([])
})

test('ratings are counted from five down to one', async () => {
  expect((await findReviewSummary(db, 'ana')).distribution).toEqual([2, 1, 0, 0, 0])
  expect((await findReviewSummary(db, 'beto')).distribution).toEqual([0, 0, 0, 0, 0])
})

test('a quality is averaged over the approved reviews that have it, from three on', async () => {
  const averages = async () => (await findReviewSummary(db, 'ana')).qualities
  expect(await averages()).toEqual({ puntualidad: null, limpieza: null, precioAcordado: null })
  await rows(`update reviews_public set puntualidad = rating, limpieza = nullif(rating, 4), "precioAcordado" = 2
    where "technicianId" = 'ana'`)
  expect(await averages()).toEqual({ puntualidad: 14 / 3, limpieza: null, precioAcordado: 2 })
})

test('an answer is shown once it is approved', async () => {
  const repliesOf = async () => (await listApprovedReviewsOf(db, 'ana', 9)).map(({ reply }) => reply)
  await rows(`insert into review_replies ("reviewId", texto, "createdAt")
    select id, 'Gracias', '2026-11-16T04:00:00Z' from reviews_public where comentario = 'n4'`)
  expect(await repliesOf()).toEqual([null, null, null])
  await rows('update review_replies set aprobada = true')
  expect(await repliesOf()).toEqual([null, { texto: 'Gracias', date: '2026-11-15' }, null])
})

test('an answer loses the name of a client whose account is deleted, and gets it back with the account', async () => {
  await rows(`insert into users (uid, name, email) values ('laura', 'Laura Gómez', 'laura@correo.co')`)
  await rows(
    `update reviews_public set "clientId" = 'laura', "clienteNombre" = 'Laura' where comentario = 'n4'`,
  )
  await rows(`update review_replies set texto = 'Gracias, Laura'`)
  const textOf = async () =>
    (await listApprovedReviewsOf(db, 'ana', 9)).flatMap(({ reply }) => reply?.texto ?? [])
  expect(await textOf()).toEqual(['Gracias, Laura'])
  await hideReviewer(db, 'laura')
  expect(await textOf()).toEqual(['Gracias'])
  await rows(`update review_replies set texto = 'Laura'`)
  expect(await textOf()).toEqual([])
  await rows(`update review_replies set texto = 'Gracias, Laura'`)
  await rows(`update reviews_public set "clienteNombre" = 'Laura' where "clientId" = 'laura'`)
  expect(await textOf()).toEqual(['Gracias, Laura'])
})
