// The posted booking form, urlencoded or multipart with photos.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { servicesContext } from '#app/services.ts'
import { BOOKING_FIELDS } from '#bookings/domain/request-form.ts'
import { readBookingForm } from '#bookings/http/photo-form.server.ts'
import { PROBLEM_PHOTO_LIMIT } from '#bookings/use-cases/add-problem-photos.server.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { newClient } from '#tests/support/people/bookings.ts'
import { followedBy, picture } from '#tests/support/people/pictures.ts'
import { bookingFormWith } from '#tests/support/people/problem-photos.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { photosIn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services
const JPEG = await picture()
const MB = 1024 * 1024
const WRONG_FORMAT = 'Formato no permitido. Usa JPG, PNG o WEBP.'
const TOO_LARGE = 'La imagen supera el tamaño máximo (5MB).'
const TYPED = [
  ['date', '2026-11-17'],
  ['hour', '11'],
  ['description', 'Gotea el lavaplatos'],
] as const

async function setUp(viewer?: Viewer | null) {
  const folder = await temporaryFolder()
  const ana = viewer === undefined ? await newClient(database) : viewer
  const context = new RouterContextProvider()
  context.set(servicesContext, { ...services, ...photosIn(folder) })
  context.set(viewerContext, ana)
  const read = (body: FormData | URLSearchParams) =>
    readBookingForm(new Request('http://x/agendar/luz', { method: 'POST', body }), context, BOOKING_FIELDS)
  const files = async () => (await readdir(join(folder, 'problem_photos')).catch(() => [])).length
  const stored = async () =>
    (
      await database.rows<{ id: string }>('select id from problem_photos where "clientId" = $1', [
        ana?.uid ?? '',
      ])
    ).map(({ id }) => id)
  return { read, files, stored }
}

test('an urlencoded form gives its fields and the ids of its photos', async () => {
  const { read } = await setUp()
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
  const body = new URLSearchParams([
    ...TYPED.map(each => [...each]),
    ['fotos', one],
    ['fotos', two],
    ['fotos', one],
  ])
  body.append('fotos', 'no es un id')
  expect(await read(body)).toEqual({
    fields: Object.fromEntries(TYPED),
    all: expect.any(Function),
    fotos: [one, two],
    photoRefusal: null,
  })
})

test('the photos of a multipart form are stored and named after those posted', async () => {
  const { read, stored } = await setUp()
  const before = crypto.randomUUID()
  const answer = await read(bookingFormWith([...TYPED, ['fotos', before]], [JPEG, JPEG]))
  expect(answer.fields).toMatchObject(Object.fromEntries(TYPED))
  expect(answer.photoRefusal).toBeNull()
  const ids = await stored()
  expect(ids).toHaveLength(2)
  expect(answer.fotos).toHaveLength(3)
  expect(answer.fotos[0]).toBe(before)
  expect(answer.fotos.slice(1).toSorted()).toEqual(ids.toSorted())
})

test('a multipart form without photos stores nothing', async () => {
  const { read, stored } = await setUp()
  const answer = await read(bookingFormWith(TYPED, []))
  expect(answer).toEqual({
    fields: Object.fromEntries(TYPED),
    all: expect.any(Function),
    fotos: [],
    photoRefusal: null,
  })
  expect(await stored()).toEqual([])
})

test.each([
  ['of another format', '<html>', 415, WRONG_FORMAT],
  ['that is too large', followedBy(JPEG, { upTo: 6 * MB }), 413, TOO_LARGE],
  ['that is damaged', JPEG.subarray(0, 40), 422, 'La imagen llegó dañada o incompleta. Prueba con otra.'],
])('a photo %s is refused; what was typed and the good photos stay', async (_, bad, status, text) => {
  const { read, stored, files } = await setUp()
  const answer = await read(bookingFormWith(TYPED, [JPEG, bad, JPEG]))
  expect(answer.photoRefusal).toEqual({ field: 'foto', text, typed: Object.fromEntries(TYPED), status })
  expect(answer.fotos.toSorted()).toEqual((await stored()).toSorted())
  expect(answer.fotos).toHaveLength(2)
  expect(await files()).toBe(4)
})

test('three photos of almost 5 MB each are accepted', async () => {
  const { read } = await setUp()
  const large = followedBy(JPEG, { upTo: 5 * MB })
  const answer = await read(bookingFormWith(TYPED, [large, large, large]))
  expect(answer.photoRefusal).toBeNull()
  expect(answer.fotos).toHaveLength(3)
})

test('a fourth photo is refused, whether posted before or now', async () => {
  const text = 'Son hasta 3 fotos. Guardamos las primeras.'
  const four = await setUp()
  const answer = await four.read(bookingFormWith(TYPED, [JPEG, JPEG, JPEG, JPEG]))
  expect([answer.fotos.length, answer.photoRefusal?.text]).toEqual([3, text])
  const two = await setUp()
  const before: [string, string][] = [1, 2].map(() => ['fotos', crypto.randomUUID()])
  const second = await two.read(bookingFormWith([...TYPED, ...before], [JPEG, JPEG]))
  expect([second.fotos.length, second.photoRefusal?.text]).toEqual([3, text])
  expect(await two.stored()).toHaveLength(1)
})

test('of a guest nothing is stored and the texts are read', async () => {
  const { read, files } = await setUp(null)
  const answer = await read(bookingFormWith(TYPED, [followedBy(JPEG, { upTo: 3 * MB }), JPEG]))
  expect(answer).toEqual({
    fields: Object.fromEntries(TYPED),
    all: expect.any(Function),
    fotos: [],
    photoRefusal: null,
  })
  expect(await files()).toBe(0)
})

test('too many forms with photos within an hour are refused, and the texts stay', async () => {
  const ana = await newClient(database)
  const { read } = await setUp(ana)
  for (let n = 0; n < 60; n++) await services.limits.consume(PROBLEM_PHOTO_LIMIT, ana.uid)
  const answer = await read(bookingFormWith(TYPED, [JPEG]))
  expect(answer.photoRefusal).toMatchObject({ status: 429, text: 'Demasiados intentos. Intenta luego.' })
  expect(answer.fields).toEqual(Object.fromEntries(TYPED))
  expect(answer.fotos).toEqual([])
})

test('a form that cannot be parsed is a client error', async () => {
  const { read } = await setUp()
  const broken = new Request('http://x', {
    method: 'POST',
    body: 'nothing',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(viewerContext, await newClient(database))
  await expect(readBookingForm(broken, context, BOOKING_FIELDS)).rejects.toMatchObject({
    init: { status: 400 },
  })
  await expect(read(new FormData())).resolves.toMatchObject({ fotos: [] })
})
