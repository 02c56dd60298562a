// Sending, replacing and withdrawing credentials on the database, with real files.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { PDF, sendForm as send } from '#tests/support/people/credential-forms.ts'
import { CAMERA, followedBy, hugePng, picture, pictureFromPhone } from '#tests/support/people/pictures.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { NOON, photosIn, testServices } from '#tests/support/program/services.ts'
import { listCredentials } from '#verification/persistence/credentials.server.ts'
import { findDocumentFor } from '#verification/persistence/documents.server.ts'
import { withdrawCredential } from '#verification/use-cases/send-credential.server.ts'

const services = await testServices()
const { database, db } = services
const { rows } = database
const JPEG = await picture()
const IDENTITY = { numero: '1.020.304.482' }

afterEach(() => rows('delete from limits'))

async function setUp() {
  const photos = await temporaryFolder()
  const folder = join(photos, 'documents')
  return {
    folder,
    services: { ...services, ...photosIn(photos) },
    luz: await newTechnician(database),
    files: async () => (await readdir(folder).catch(() => [])).toSorted(),
  }
}

const decide = (id: number | undefined, status: string) =>
  rows('update technician_checks set status = $2, "decidedAt" = $3 where id = $1', [id, status, NOON])

test('an image and a PDF are stored with the data of the form', async () => {
  const { services, luz, files } = await setUp()
  const photo = await pictureFromPhone()
  expect(
    await send(services, luz, 'identity', IDENTITY, [
      ['frente.jpg', photo],
      ['atrás.pdf', PDF],
    ]),
  ).toEqual({
    ok: true,
  })
  const [credential, ...others] = await listCredentials(db, luz.uid)
  expect(others).toEqual([])
  expect(credential).toMatchObject({
    kind: 'identity',
    status: 'pending',
    entity: '',
    number: '1.020.304.482',
    sentAt: NOON,
    decidedAt: null,
    documents: [
      { name: 'frente.jpg', type: 'image/webp' },
      { name: 'atrás.pdf', type: 'application/pdf' },
    ],
  })
  const [image, pdf] = credential?.documents ?? []
  expect(await files()).toEqual([`${image?.id}-mini.webp`, `${image?.id}.webp`, `${pdf?.id}.pdf`].toSorted())
  const full = image && (await services.credentialDocuments.find(image, 'full'))
  const thumb = image && (await services.credentialDocuments.find(image, 'thumb'))
  expect(full?.includes(CAMERA)).toBe(false)
  const { width, height, exif, format } = await sharp(full ?? undefined).metadata()
  expect({ width, height, exif, format }).toEqual({
    width: 200,
    height: 400,
    exif: undefined,
    format: 'webp',
  })
  expect(await sharp(thumb ?? undefined).metadata()).toMatchObject({ width: 240, height: 180 })
  expect(pdf && (await services.credentialDocuments.find(pdf, 'full'))?.toString()).toBe(PDF)
  expect(pdf && (await services.credentialDocuments.find(pdf, 'thumb'))).toBeNull()
})

test.each([
  ['no file', [], 'document-required'],
  ['four files', Array(4).fill(['a.jpg', JPEG]), 'too-many-documents'],
  ['HTML named .pdf', [['a.pdf', '<!doctype html>']], 'document-format'],
  ['a PDF that was cut off', [['a.pdf', '%PDF-1.7 half']], 'document-damaged'],
  ['a JPEG that was cut off', [['a.jpg', JPEG.subarray(0, 200)]], 'document-damaged'],
  ['an empty file', [['a.jpg', '']], 'document-damaged'],
  [
    'a file of more than 8 MB',
    [['a.jpg', followedBy(JPEG, { upTo: 8 * 1024 * 1024 + 1 })]],
    'document-too-large',
  ],
  ['196 megapixels', [['a.png', hugePng(14_000)]], 'document-too-many-pixels'],
  [
    'a good and a bad one',
    [
      ['a.jpg', JPEG],
      ['b.jpg', 'no'],
    ],
    'document-format',
  ],
] as [string, [string, Buffer | string][], string][])(
  '%s is refused, and nothing is stored',
  async (_, sent, code) => {
    const { services, luz, files } = await setUp()
    expect(await send(services, luz, 'identity', IDENTITY, sent)).toEqual({
      ok: false,
      code,
      field: 'documento',
      typed: IDENTITY,
    })
    expect(await listCredentials(db, luz.uid)).toEqual([])
    expect(await files()).toEqual([])
  },
)

test('a file of exactly 8 MB is accepted', async () => {
  const { services, luz } = await setUp()
  const large = followedBy(JPEG, { upTo: 8 * 1024 * 1024 })
  expect(await send(services, luz, 'identity', IDENTITY, [['a.jpg', large]])).toEqual({ ok: true })
})

test('a mistake in a field is told with what was typed', async () => {
  const { services, luz } = await setUp()
  expect(await send(services, luz, 'background', { expedicion: '2024-03-01' }, [['a.pdf', PDF]])).toEqual({
    ok: false,
    code: 'credential-issued-old',
    field: 'expedicion',
    typed: { expedicion: '2024-03-01' },
  })
})

test('clients, and credentials that the trade does not ask for, are refused', async () => {
  const { services, luz } = await setUp()
  const client = await newClient(database)
  expect(await send(services, client, 'identity', IDENTITY, [])).toMatchObject({
    code: 'sign-in-as-technician',
  })
  expect(await send(services, luz, 'gas-licence', {}, [])).toMatchObject({ code: 'no-profile' })
})

test('a new one replaces the pending and the returned one, whose documents go at once', async () => {
  const { services, luz, files } = await setUp()
  const sendOne = () => send(services, luz, 'identity', IDENTITY, [['a.pdf', PDF]])
  await sendOne()
  const [first] = await listCredentials(db, luz.uid)
  await sendOne()
  const [, second] = await listCredentials(db, luz.uid)
  await decide(second?.id, 'returned')
  await sendOne()
  const all = await listCredentials(db, luz.uid)
  expect(all.map(({ status }) => status)).toEqual(['replaced', 'replaced', 'pending'])
  expect(all.map(({ documents }) => documents.length)).toEqual([0, 0, 1])
  expect(await files()).toEqual([`${all[2]?.documents[0]?.id}.pdf`])
  const old = first?.documents[0]?.id ?? ''
  expect(await findDocumentFor(db, old, luz)).toBeNull()
  expect(await rows('select "pendingChecks" from technician_worklist where uid = $1', [luz.uid])).toEqual([
    { pendingChecks: 1 },
  ])
})

test('an accepted one stays in force while its renewal waits', async () => {
  const { services, luz, files } = await setUp()
  await send(services, luz, 'identity', IDENTITY, [['a.pdf', PDF]])
  const [first] = await listCredentials(db, luz.uid)
  await decide(first?.id, 'accepted')
  await send(services, luz, 'identity', IDENTITY, [['b.pdf', PDF]])
  const all = await listCredentials(db, luz.uid)
  expect(all.map(({ status }) => status)).toEqual(['accepted', 'pending'])
  expect(await files()).toHaveLength(2)
})

test('of several sent at once one waits, and only its file is left', async () => {
  const { services, luz, files } = await setUp()
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, (_, n) => send(services, luz, 'identity', IDENTITY, [[`${n}.pdf`, PDF]])),
  )
  const refusals = outcomes.filter(outcome => !outcome.ok)
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ code: 'credential-sent-meanwhile', field: null })
  const pending = (await listCredentials(db, luz.uid)).filter(({ status }) => status === 'pending')
  expect(pending).toHaveLength(1)
  expect(await files()).toEqual([`${pending[0]?.documents[0]?.id}.pdf`])
})

test('while another tab commits, the second is told', async () => {
  const { services, luz, files } = await setUp()
  const other = await database.pool.connect()
  await other.query('begin')
  await other.query(
    `insert into technician_checks ("technicianId", kind, "sentAt") values ($1, 'identity', now())`,
    [luz.uid],
  )
  const sending = send(services, luz, 'identity', IDENTITY, [['a.pdf', PDF]])
  const waiting = () =>
    rows(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
  await expect.poll(waiting).toHaveLength(1)
  await other.query('commit')
  other.release()
  expect(await sending).toMatchObject({ ok: false, code: 'credential-sent-meanwhile' })
  expect(await files()).toEqual([])
})

test('a pending one can be withdrawn by its technician, a decided one cannot', async () => {
  const { services, luz, files } = await setUp()
  const other = await newTechnician(database)
  await send(services, luz, 'identity', IDENTITY, [['a.jpg', JPEG]])
  const [credential] = await listCredentials(db, luz.uid)
  const id = credential?.id ?? 0
  expect(await withdrawCredential(services, other, id)).toEqual({ ok: false, code: 'credential-not-pending' })
  expect(await withdrawCredential(services, luz, id)).toMatchObject({ ok: true })
  expect(await listCredentials(db, luz.uid)).toEqual([])
  expect(await files()).toEqual([])
  expect(await withdrawCredential(services, luz, id)).toEqual({ ok: false, code: 'credential-not-pending' })

  await send(services, luz, 'identity', IDENTITY, [['a.jpg', JPEG]])
  const [next] = await listCredentials(db, luz.uid)
  await decide(next?.id, 'accepted')
  expect(await withdrawCredential(services, luz, next?.id ?? 0)).toEqual({
    ok: false,
    code: 'credential-not-pending',
  })
})

test('when the disk is full nothing is stored, and the attempt does not count', async () => {
  const { services, luz, files } = await setUp()
  const store = () => Promise.reject(new Error('ENOSPC: no space left on device'))
  const failing = { ...services, credentialDocuments: { ...services.credentialDocuments, store } }
  for (let n = 0; n < 31; n++)
    expect(await send(failing, luz, 'identity', IDENTITY, [['a.pdf', PDF]])).toEqual({
      ok: false,
      code: 'document-failed',
      field: null,
      typed: IDENTITY,
    })
  expect(await listCredentials(db, luz.uid)).toEqual([])
  expect(await files()).toEqual([])
  expect(await send(services, luz, 'identity', IDENTITY, [['a.pdf', PDF]])).toEqual({ ok: true })
})

test('the thirty-first within an hour is refused', async () => {
  const { services, luz } = await setUp()
  for (let n = 0; n < 30; n++)
    expect(await send(services, luz, 'identity', IDENTITY, [])).toMatchObject({ code: 'document-required' })
  expect(await send(services, luz, 'identity', IDENTITY, [])).toMatchObject({ code: 'too-many-requests' })
})
