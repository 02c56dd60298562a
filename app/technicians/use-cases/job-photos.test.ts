// Photos of past jobs: the technician's own, and hidden by an administrator.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { hideJobPhoto } from '#moderation/use-cases/hide-job-photo.server.ts'
import { JOB_PHOTOS_MAX } from '#technicians/domain/job-photo.ts'
import {
  findReferencedPhotos,
  insertJobPhoto,
  listJobPhotosOf,
  listShownJobPhotos,
} from '#technicians/persistence/technician-photos.server.ts'
import {
  addJobPhoto,
  editJobPhoto,
  moveJobPhoto,
  removeJobPhoto,
} from '#technicians/use-cases/job-photos.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { newAdmin, trailOf } from '#tests/support/people/moderation.ts'
import { picture } from '#tests/support/people/pictures.ts'
import { NOON, photosIn, testServices } from '#tests/support/program/services.ts'

const folder = await mkdtemp(join(tmpdir(), 'job-photos-'))
afterAll(() => rm(folder, { recursive: true }))
const services = { ...(await testServices()), ...photosIn(folder) }
const { database, db } = services
const JPEG = await picture()
const TEXTS = { texto: 'Sifón  nuevo en Compartir ', mes: '10', anio: '2026' }

let carlos: Viewer
beforeEach(async () => {
  carlos = await newTechnician(database)
})

function form(changes: Record<string, string> = {}, files: readonly (Buffer | string)[] = [JPEG]) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ act: 'agregar', ...TEXTS, ...changes })) body.set(name, value)
  for (const bytes of files)
    body.append('foto', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), 'trabajo.jpg')
  const request = new Request('http://x', { method: 'POST', body })
  return { type: request.headers.get('content-type'), body: request.body }
}

/** Rows only; the files do not matter. */
async function insertPhotos(count: number) {
  for (let n = 1; n <= count; n++)
    await insertJobPhoto(
      db,
      carlos.uid,
      { url: `/image/upload/tech_photos/n${n}`, caption: `Trabajo ${n}`, month: '2026-10' },
      NOON,
    )
}
const captions = async () => (await listShownJobPhotos(db, carlos.uid)).map(({ caption }) => caption)
const idOf = async (caption: string) =>
  (await listJobPhotosOf(db, carlos.uid)).find(photo => photo.caption === caption)?.id ?? 0
const originals = () => readdir(join(folder, 'tech_photos')).catch(() => [])

test('an added photo is stored, shown and known to the sweep', async () => {
  expect(await addJobPhoto(services, carlos, form())).toMatchObject({ ok: true })
  const [photo] = await listShownJobPhotos(db, carlos.uid)
  expect(photo).toMatchObject({ caption: 'Sifón nuevo en Compartir', month: '2026-10' })
  const publicId = photo?.url.replace('/image/upload/', '') ?? ''
  expect(await originals()).toContain(`${publicId.split('/')[1]}.webp`)
  expect(await findReferencedPhotos(db, [publicId, 'tech_photos/other'])).toEqual(new Set([publicId]))
})

test.each([
  ['no photo', {}, [], 'photo-required', 'foto'],
  ['two photos', {}, [JPEG, JPEG], 'photo-one-only', 'foto'],
  ['no image', {}, ['text'], 'photo-format', 'foto'],
  ['no caption', { texto: '  ' }, [JPEG], 'caption-required', 'texto'],
  ['a long caption', { texto: 'a'.repeat(91) }, [JPEG], 'caption-too-long', 'texto'],
  ['no month', { mes: '' }, [JPEG], 'month-required', 'mes'],
  ['no year', { anio: '' }, [JPEG], 'month-required', 'mes'],
  ['an old year', { anio: '2005' }, [JPEG], 'month-required', 'mes'],
  ['next month', { mes: '12' }, [JPEG], 'month-in-future', 'mes'],
] as const)(
  'a form with %s is refused at its field, keeps its texts and stores nothing',
  async (_, changes, files, code, field) => {
    const before = await originals()
    expect(await addJobPhoto(services, carlos, form(changes, files))).toMatchObject({
      ok: false,
      code,
      field,
      typed: { ...TEXTS, ...changes },
    })
    expect(await originals()).toEqual(before)
    expect(await captions()).toEqual([])
  },
)

test('there are eight at most, also when the last two come at once', async () => {
  await insertPhotos(JOB_PHOTOS_MAX - 1)
  const both = await Promise.all([form(), form()].map(upload => addJobPhoto(services, carlos, upload)))
  expect(both.map(added => added?.ok).sort()).toEqual([false, true])
  expect(await captions()).toHaveLength(JOB_PHOTOS_MAX)
  expect(await addJobPhoto(services, carlos, form())).toMatchObject({ code: 'too-many-job-photos' })
})

test('clients add none', async () => {
  const client = await newClient(database)
  expect(await addJobPhoto(services, client, form())).toMatchObject({ code: 'sign-in-as-technician' })
})

test('photos are moved one place, and stay at the ends', async () => {
  await insertPhotos(3)
  const id = await idOf('Trabajo 3')
  await moveJobPhoto(services, carlos, { id, by: -1 })
  expect(await captions()).toEqual(['Trabajo 1', 'Trabajo 3', 'Trabajo 2'])
  await moveJobPhoto(services, carlos, { id, by: -1 })
  await moveJobPhoto(services, carlos, { id, by: -1 })
  expect(await captions()).toEqual(['Trabajo 3', 'Trabajo 1', 'Trabajo 2'])
  await moveJobPhoto(services, carlos, { id, by: 1 })
  expect(await captions()).toEqual(['Trabajo 1', 'Trabajo 3', 'Trabajo 2'])
})

test('after a deletion the others keep their order and another can be added', async () => {
  await insertPhotos(JOB_PHOTOS_MAX)
  await removeJobPhoto(services, carlos, await idOf('Trabajo 2'))
  expect(await addJobPhoto(services, carlos, form({ texto: 'Otro' }))).toMatchObject({ ok: true })
  expect(await captions()).toEqual(
    ['1', '3', '4', '5', '6', '7', '8'].map(n => `Trabajo ${n}`).concat('Otro'),
  )
})

test('nobody changes the photos of somebody else', async () => {
  await insertPhotos(2)
  const other = await newTechnician(database)
  const id = await idOf('Trabajo 1')
  const gone = { ok: false, code: 'job-photo-gone' }
  const text = { caption: 'Mío', month: '2026-01' }
  expect(await editJobPhoto(services, other, { id, text })).toEqual(gone)
  expect(await moveJobPhoto(services, other, { id, by: 1 })).toEqual(gone)
  expect(await removeJobPhoto(services, other, id)).toEqual(gone)
  expect(await captions()).toEqual(['Trabajo 1', 'Trabajo 2'])
  expect(await editJobPhoto(services, carlos, { id, text })).toMatchObject({ ok: true })
  expect(await captions()).toEqual(['Mío', 'Trabajo 2'])
})

test('an administrator hides one and shows it again, with a line in the trail each time', async () => {
  await insertPhotos(2)
  const admin = await newAdmin(database)
  const id = await idOf('Trabajo 1')
  const hide = { id, hide: true, reason: 'Se ve una dirección' }
  const both = await Promise.all([hideJobPhoto(services, admin, hide), hideJobPhoto(services, admin, hide)])
  expect(both.map(outcome => (outcome.ok ? outcome.value : outcome.code)).sort()).toEqual(
    [carlos.uid, 'job-photo-decided'].sort(),
  )
  expect(await captions()).toEqual(['Trabajo 2'])
  expect(await listJobPhotosOf(db, carlos.uid)).toMatchObject([{ isHidden: true }, { isHidden: false }])
  await hideJobPhoto(services, admin, { id, hide: false, reason: null })
  expect(await captions()).toEqual(['Trabajo 1', 'Trabajo 2'])
  expect(await trailOf(database, 'technician', carlos.uid)).toMatchObject([
    {
      act: 'hide-job-photo',
      after: { fotoOculta: 'Trabajo 1' },
      reason: 'Se ve una dirección',
      actorUid: admin.uid,
    },
    { act: 'show-job-photo', after: { fotoVisible: 'Trabajo 1' }, reason: null },
  ])
})

test('only administrators hide photos', async () => {
  await insertPhotos(1)
  const hide = { id: await idOf('Trabajo 1'), hide: true, reason: null }
  expect(await hideJobPhoto(services, carlos, hide)).toEqual({ ok: false, code: 'moderation-not-admin' })
  const admin = await newAdmin(database)
  expect(await hideJobPhoto(services, admin, { ...hide, id: 999_999 })).toMatchObject({
    code: 'job-photo-gone',
  })
})
