// Photo files and rows: a row never names a missing file, and files that no row names are deleted after a day.

import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { quickAddJob } from 'graphile-worker'
import { afterEach, expect, test, vi } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import { createFolderStore } from '#platform/files/file-store.server.ts'
import { removeTemporaryFiles } from '#platform/files/temporary-files.server.ts'
import { createEmbeddedHost, imageRequestFrom } from '#platform/photos/embedded-host.server.ts'
import { createPhotoIntake } from '#platform/photos/photo-intake.server.ts'
import { createPhotos, HostFailure } from '#platform/photos/photos.server.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { findOwnProfile } from '#technicians/persistence/own-profile.server.ts'
import { changePhoto } from '#technicians/use-cases/profile-editing.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { photoForm, picture } from '#tests/support/people/pictures.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { NO_FILES, NOON, photosIn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services
const JPEG = await picture()

const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const job of running.splice(0)) await job.stop()
})

async function setUp() {
  const photos = await temporaryFolder()
  return { photos, services: { ...services, ...photosIn(photos) }, luz: await newTechnician(database) }
}

function upload(bytes: Buffer | string = JPEG) {
  const { headers, body } = new Request('http://x', { method: 'POST', body: photoForm(bytes) })
  return { type: headers.get('content-type'), body }
}

async function uploadPhoto(given: Services, who: Viewer): Promise<string> {
  const outcome = await changePhoto(given, who, upload())
  if (!outcome.ok) throw new Error(outcome.code)
  expect((await findOwnProfile(services.db, who.uid))?.fotoURL).toBe(outcome.value.secure_url)
  return outcome.value.secure_url
}

const originals = async (folder: string) => (await readdir(join(folder, 'tech_photos'))).sort()
const nameIn = (fotoURL: string) => `${fotoURL.split('/').at(-1)}.webp`

async function age(folder: string, hours: number) {
  const at = new Date(NOON.getTime() - hours * HOUR_MS)
  for (const name of await readdir(folder)) await utimes(join(folder, name), at, at)
}

/** Runs the job apply-retention through the queue. */
async function sweep(photos: string) {
  const { pool } = database
  const { db, log, push, identity } = services
  const tools = {
    db,
    log,
    push,
    whatsapp: null,
    services,
    identity,
    origin: '',
    ...NO_FILES,
    photos: createFolderStore(photos),
    now: () => NOON,
  }
  running.push(await startJobs({ pool, ...tools, sendMail: async () => {} }))
  await quickAddJob({ pgPool: pool }, 'apply-retention', {})
  const waiting = `select 1 from graphile_worker.jobs where task_identifier = 'apply-retention'`
  await vi.waitFor(async () => expect(await database.rows(waiting)).toEqual([]), { timeout: 15_000 })
}

test('a replaced photo is deleted after a day with its sizes; photos named by a row stay', async () => {
  const { photos, services, luz } = await setUp()
  const host = createEmbeddedHost(createFolderStore(photos), photos)
  const [before, after] = [await uploadPhoto(services, luz), await uploadPhoto(services, luz)]
  const deleted = await newTechnician(database)
  const photoOfDeleted = await uploadPhoto(services, deleted)
  await database.rows(`update technicians set publicado = false, "deletedAt" = now() where uid = $1`, [
    deleted.uid,
  ])
  for (const url of [before, after]) {
    const request = imageRequestFrom(url)
    expect(request && (await host.find(request.publicId, request.transformation, 'webp'))).toBeTruthy()
  }
  const sizes = join(photos, '.sizes/tech_photos')
  expect(await readdir(sizes)).toHaveLength(2)
  await mkdir(join(photos, '.incoming'), { recursive: true })
  await writeFile(join(photos, '.incoming/cut-off'), 'half')
  await writeFile(join(photos, 'tech_photos/x.webp.1.tmp'), 'half')
  const receipts = join(photos, '.receipts')
  await mkdir(receipts)
  await writeFile(join(receipts, 'drawn.pdf'), '%PDF-')

  const sweepAll = async () => {
    await sweep(photos)
    const store = createFolderStore(photos)
    await removeTemporaryFiles(
      { photosFolder: photos, otherFolders: [], receiptsFolder: receipts, photos: store },
      NOON,
    )
  }
  await age(join(photos, 'tech_photos'), 23)
  await age(join(photos, '.incoming'), 23)
  await age(receipts, 23)
  await sweepAll()
  expect(await originals(photos)).toHaveLength(4)
  expect(await readdir(receipts)).toEqual(['drawn.pdf'])

  await age(join(photos, 'tech_photos'), 25)
  await age(join(photos, '.incoming'), 25)
  await age(receipts, 25)
  await sweepAll()
  expect(await originals(photos)).toEqual([nameIn(after), nameIn(photoOfDeleted)].sort())
  expect(await readdir(sizes)).toEqual([expect.stringContaining(nameIn(after).slice(0, -5))])
  expect(await readdir(join(photos, '.incoming'))).toEqual([])
  expect(await readdir(receipts)).toEqual([])
})

test('the row names a photo only once it is stored', async () => {
  const { photos, services, luz } = await setUp()
  const first = await uploadPhoto(services, luz)
  const host = createEmbeddedHost(createFolderStore(photos), photos)
  const seen: (string | null | undefined)[] = []
  const observed = createPhotos({
    intake: createPhotoIntake(photos),
    onFailure: () => {},
    host: {
      async store(bytes) {
        const stored = await host.store(bytes)
        seen.push((await findOwnProfile(services.db, luz.uid))?.fotoURL)
        return stored
      },
    },
  })
  await uploadPhoto({ ...services, images: observed }, luz)
  expect(seen).toEqual([first])
})

test('when the row cannot be written the old photo stays, and the new file is deleted later', async () => {
  const { photos, services, luz } = await setUp()
  const first = await uploadPhoto(services, luz)
  await database.rows(`
    create function no_photo() returns trigger language plpgsql as 'begin raise exception ''no''; end';
    create trigger no_photo before update of "fotoURL" on technicians for each row execute function no_photo()`)
  await expect(changePhoto(services, luz, upload())).rejects.toThrow()
  await database.rows('drop trigger no_photo on technicians')
  expect((await findOwnProfile(services.db, luz.uid))?.fotoURL).toBe(first)
  expect(await readFile(join(photos, 'tech_photos', nameIn(first)))).toBeTruthy()
  expect(await originals(photos)).toHaveLength(2)
  await age(join(photos, 'tech_photos'), 25)
  await sweep(photos)
  expect(await originals(photos)).toEqual([nameIn(first)])
})

test.each([
  [0, 'photo-failed'],
  [500, 'photo-failed'],
  [503, 'photo-failed'],
  [429, 'photo-failed'],
  [408, 'photo-failed'],
  [400, 'photo-host-refused'],
  [401, 'photo-host-refused'],
])('an image host that answers %i is logged, and the photo does not change', async (status, code) => {
  const { photos, services, luz } = await setUp()
  const failures: object[] = []
  const images = createPhotos({
    intake: createPhotoIntake(photos),
    onFailure: failure => failures.push(failure),
    host: { store: () => Promise.reject(new HostFailure(status, 'the body')) },
  })
  expect(await changePhoto({ ...services, images }, luz, upload())).toEqual({ ok: false, code })
  expect(failures).toEqual([{ status, body: 'the body' }])
  expect((await findOwnProfile(services.db, luz.uid))?.fotoURL).toBeNull()
  expect(await readdir(join(photos, '.incoming'))).toEqual([])
})

test('failures of the server do not count against the upload limit, invalid files do', async () => {
  const { photos, services, luz } = await setUp()
  const failing = createPhotos({
    intake: createPhotoIntake(photos),
    onFailure: () => {},
    host: { store: () => Promise.reject(new Error('disk full')) },
  })
  for (let n = 0; n < 35; n++)
    expect(await changePhoto({ ...services, images: failing }, luz, upload())).toMatchObject({
      code: 'photo-failed',
    })
  for (let n = 0; n < 30; n++)
    expect(await changePhoto(services, luz, upload('no photo at all'))).toMatchObject({
      code: 'photo-format',
    })
  expect(await changePhoto(services, luz, upload())).toMatchObject({ code: 'too-many-requests' })
})

test('clients and technicians without a profile cannot upload a photo', async () => {
  const { services } = await setUp()
  const client = await newClient(database)
  expect(await changePhoto(services, client, upload())).toMatchObject({ code: 'sign-in-as-technician' })
  expect(await changePhoto(services, { ...client, role: 'tecnico' }, upload())).toMatchObject({
    code: 'no-profile',
  })
})

test('D40: the photo of an administrator makes the record, one that is refused does not', async () => {
  const { services } = await setUp()
  const admin = { ...(await newClient(database)), role: 'admin' } as const
  const records = () =>
    database.rows('select publicado, "fotoURL" is not null as "hasPhoto" from technicians where uid = $1', [
      admin.uid,
    ])
  expect(await changePhoto(services, admin, upload('no photo at all'))).toMatchObject({
    code: 'photo-format',
  })
  expect(await records()).toEqual([])
  expect(await changePhoto(services, admin, upload())).toMatchObject({ ok: true })
  expect(await records()).toEqual([{ publicado: false, hasPhoto: true }])
})
