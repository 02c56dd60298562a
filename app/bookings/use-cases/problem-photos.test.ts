// Photos of the problem: who finds them, and when rows and files are deleted.

import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { quickAddJob } from 'graphile-worker'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { createProblemPhotos } from '#bookings/persistence/problem-photo-store.server.ts'
import { addProblemPhoto } from '#bookings/use-cases/add-problem-photos.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { createFolderStore } from '#platform/files/file-store.server.ts'
import { createPhotoIntake } from '#platform/photos/photo-intake.server.ts'
import { findProblemPhotoFor } from '#reports/persistence/held-photos.server.ts'
import { deleteExpiredProblemPhotos } from '#rights/persistence/expired-photos.server.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { CAMERA, photoForm, picture, pictureFromPhone } from '#tests/support/people/pictures.ts'
import { ageFiles, photoFiles, storeBookingWithPhotos } from '#tests/support/people/problem-photos.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { NO_FILES, NOON, photosIn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database, db } = services
const daysAgo = (days: number) => new Date(NOON.getTime() - days * DAY_MS)
const JPEG = await picture()

const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  await database.rows('delete from problem_photos')
  for (const job of running.splice(0)) await job.stop()
})

async function setUp() {
  const folder = await temporaryFolder()
  return {
    folder,
    services: { ...services, ...photosIn(folder) },
    ana: await newClient(database),
    luz: await newTechnician(database),
  }
}

function upload(bytes: Buffer | string = JPEG) {
  const { headers, body } = new Request('http://x', { method: 'POST', body: photoForm(bytes) })
  return { type: headers.get('content-type'), body }
}

async function addPhoto(given: Services, who: Viewer, bytes = JPEG): Promise<string> {
  const outcome = await addProblemPhoto(given, who, upload(bytes))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

/** Stored at a moment in the past. */
async function addOldPhoto(given: Services, folder: string, who: Viewer, days: number): Promise<string> {
  const id = await addPhoto({ ...given, now: () => daysAgo(days) }, who)
  await ageFiles(folder, id, daysAgo(days))
  return id
}

const files = async (folder: string) => (await readdir(join(folder, 'problem_photos')).catch(() => [])).sort()
const storedIds = async (who: Viewer) =>
  (await database.rows<{ id: string }>('select id from problem_photos where "clientId" = $1', [who.uid])).map(
    ({ id }) => id,
  )

/** Runs the job apply-retention through the queue. */
async function sweep(photos: string) {
  const { pool } = database
  const tools = {
    db,
    log: services.log,
    origin: '',
    ...NO_FILES,
    photos: createFolderStore(photos),
    push: services.push,
    whatsapp: null,
    services,
    identity: services.identity,
    now: () => NOON,
  }
  running.push(await startJobs({ pool, ...tools, sendMail: async () => {} }))
  await quickAddJob({ pgPool: pool }, 'apply-retention', {})
  const waiting = `select 1 from graphile_worker.jobs where task_identifier = 'apply-retention'`
  await vi.waitFor(async () => expect(await database.rows(waiting)).toEqual([]), { timeout: 15_000 })
}

test('a photo is stored in a folder of its own, re-encoded, with a thumbnail', async () => {
  const { folder, services, ana } = await setUp()
  const id = await addPhoto(services, ana, await pictureFromPhone())
  expect(await files(folder)).toEqual(photoFiles(id))
  const full = await services.problemPhotos.find(id, 'full')
  const thumb = await services.problemPhotos.find(id, 'thumb')
  expect(full?.includes(CAMERA)).toBe(false)
  const { width, height, exif, format } = await sharp(full ?? Buffer.alloc(0)).metadata()
  expect({ width, height, exif, format }).toEqual({
    width: 200,
    height: 400,
    exif: undefined,
    format: 'webp',
  })
  const small = await sharp(thumb ?? Buffer.alloc(0)).metadata()
  expect([small.width, small.height, small.format]).toEqual([160, 160, 'webp'])
  expect(await storedIds(ana)).toEqual([id])
  expect(await readdir(join(folder, '.incoming'))).toEqual([])
})

test('a large photo is reduced to 1600 pixels', async () => {
  const { services, ana } = await setUp()
  const id = await addPhoto(services, ana, await picture({ width: 3_200, height: 1_000 }))
  const full = await services.problemPhotos.find(id, 'full')
  const { width, height } = await sharp(full ?? Buffer.alloc(0)).metadata()
  expect([width, height]).toEqual([1_600, 500])
})

test('its client, the technician of a booking that holds it and administrators find it; nobody else does', async () => {
  const { services, ana, luz } = await setUp()
  const id = await addPhoto(services, ana)
  const [otherClient, otherTechnician] = [await newClient(database), await newTechnician(database)]
  const canFind = async (viewer: Viewer) => (await findProblemPhotoFor(db, id, viewer)) !== null
  expect(await canFind(luz), 'before it is in a booking').toBe(false)
  // The other technician has a booking of the same client with another photo.
  await storeBookingWithPhotos(database, { technician: luz, client: ana, at: daysAgo(-1), photos: [id] })
  const another = await addPhoto(services, ana)
  await storeBookingWithPhotos(database, {
    technician: otherTechnician,
    client: ana,
    at: daysAgo(-2),
    photos: [another],
  })
  expect({
    client: await canFind(ana),
    technician: await canFind(luz),
    admin: await canFind({ ...otherClient, role: 'admin' }),
    otherClient: await canFind(otherClient),
    otherTechnician: await canFind(otherTechnician),
  }).toEqual({ client: true, technician: true, admin: true, otherClient: false, otherTechnician: false })
})

test('photos are deleted 90 days after their last visit, or a day after the upload when no booking holds them', async () => {
  const { folder, services, ana, luz } = await setUp()
  const add = (days: number) => addOldPhoto(services, folder, ana, days)
  const visited = (at: Date, photos: string[]) =>
    storeBookingWithPhotos(database, { technician: luz, client: ana, at, photos, status: 'completada' })
  const [expired, recent, rebooked] = [await add(95), await add(95), await add(400)]
  await visited(daysAgo(90 + 1 / 24), [expired])
  await visited(daysAgo(90 - 1 / 24), [recent])
  await visited(daysAgo(390), [rebooked])
  await visited(daysAgo(-3), [rebooked])
  const [unused, fresh] = [await add(1.1), await add(0.9)]

  await sweep(folder)
  const kept = [recent, rebooked, fresh]
  expect((await storedIds(ana)).sort()).toEqual(kept.toSorted())
  expect(await files(folder)).toEqual(kept.flatMap(photoFiles).sort())
  expect(
    await database.rows('select from reserva_fotos where "photoId" = any($1)', [[expired, unused]]),
  ).toEqual([])
})

test('files whose row was deleted before a crash are deleted by the next run', async () => {
  const { folder, services, ana } = await setUp()
  const id = await addOldPhoto(services, folder, ana, 2)
  expect(await deleteExpiredProblemPhotos(db, NOON)).toBe(1)
  expect(await files(folder)).toEqual(photoFiles(id))
  await sweep(folder)
  expect(await files(folder)).toEqual([])
})

test('a booking made while the sweep runs keeps its photo', async () => {
  const { folder, services, ana, luz } = await setUp()
  const id = await addOldPhoto(services, folder, ana, 2)
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('select from problem_photos where id = $1 for key share', [id])
  expect(await deleteExpiredProblemPhotos(db, NOON), 'while the booking is being written').toBe(0)
  await client.query('rollback')
  client.release()
  await storeBookingWithPhotos(database, { technician: luz, client: ana, at: daysAgo(-1), photos: [id] })
  expect(await deleteExpiredProblemPhotos(db, NOON)).toBe(0)
  expect(await storedIds(ana)).toEqual([id])
})

test('a missing file is not found', async () => {
  const { folder, services, ana } = await setUp()
  const id = await addPhoto(services, ana)
  await rm(join(folder, 'problem_photos'), { recursive: true })
  expect(await services.problemPhotos.find(id, 'thumb')).toBeNull()
})

test('when the file cannot be stored there is no row, and the attempt does not count', async () => {
  const { folder, services, ana } = await setUp()
  const failing = createProblemPhotos(createFolderStore(folder), createPhotoIntake(folder))
  const problemPhotos = { ...failing, store: () => Promise.reject(new Error('disk full')) }
  for (let n = 0; n < 61; n++)
    expect(await addProblemPhoto({ ...services, problemPhotos }, ana, upload())).toEqual({
      ok: false,
      code: 'photo-failed',
    })
  expect(await storedIds(ana)).toEqual([])
  expect(await addProblemPhoto(services, ana, upload())).toMatchObject({ ok: true })
})

test('the sixty-first upload within an hour is refused', async () => {
  const { services, ana } = await setUp()
  for (let n = 0; n < 60; n++)
    expect(await addProblemPhoto(services, ana, upload('not a photo'))).toMatchObject({
      code: 'photo-format',
    })
  expect(await addProblemPhoto(services, ana, upload())).toMatchObject({ code: 'too-many-requests' })
})
