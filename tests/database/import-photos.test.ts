// Photos of an export are brought into our own image host, from addresses that answer and are public.
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { reportLines } from '#database/import/report-text.ts'
import { PHOTO_FOLDER, PHOTO_MAX_BYTES } from '#platform/domain/photo.ts'
import { createFolderStore } from '#platform/files/file-store.server.ts'
import { createEmbeddedHost } from '#platform/photos/embedded-host.server.ts'
import { fetchPhoto } from '#platform/photos/fetch-photo.server.ts'
import { followedBy, hugePng, picture, pictureFromPhone } from '#tests/support/people/pictures.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { changesIn, completeTechnician, importFile } from '#tests/support/program/imports.ts'

const database = await testDatabase()
const folder = await temporaryFolder()
const asked: string[] = []
const [photo, phone, large] = [
  await picture(),
  await pictureFromPhone(),
  followedBy(await picture(), { upTo: PHOTO_MAX_BYTES + 1 }),
]
const FILES: Record<string, Buffer | string> = {
  '/ana.jpg': photo,
  '/beto.jpg': phone,
  '/page': '<html>',
  '/large.jpg': large,
  '/bomb.png': hugePng(9_000),
  '/empty': '',
}

const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  if (path === '/moved') response.writeHead(302, { location: '/ana.jpg' }).end()
  else if (path === '/loop') response.writeHead(302, { location: '/loop' }).end()
  else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
  else if (path === '/silent') response.writeHead(200).write('.')
  else if (path in FILES) response.end(FILES[path])
  else response.writeHead(404).end()
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
})

const photos = {
  host: createEmbeddedHost(createFolderStore(folder), folder),
  allowPrivate: true,
  timeoutMs: 2_000,
}
const people = (addresses: Record<string, string>) => ({
  users: Object.fromEntries(
    Object.keys(addresses).map(uid => [uid, { name: uid, email: `${uid}@correo.co`, role: 'tecnico' }]),
  ),
  technicians: Object.fromEntries(
    Object.entries(addresses).map(([uid, fotoURL]) => [uid, completeTechnician({ nombre: uid, fotoURL })]),
  ),
})
const stored = () =>
  database.rows<{ uid: string; fotoURL: string | null; publicado: boolean }>(
    'select uid, "fotoURL", publicado from technicians order by uid',
  )

const FILE = people({
  ana: `${origin}/ana.jpg`,
  beto: `${origin}/beto.jpg`,
  caro: `${origin}/moved`,
  dani: `${origin}/page`,
})

test('a dry run counts the photos and asks for none', async () => {
  const report = await importFile(database, FILE, { photos, isDryRun: true })
  expect(reportLines(report)).toContain('fotos: se traerían 4')
  expect(asked).toEqual([])
})

test('photos are re-encoded into our own host; who has none comes in hidden and is named', async () => {
  const report = await importFile(database, FILE, { photos })
  expect(report.photos).toMatchObject({ wanted: 4, fetched: 3 })
  expect(reportLines(report)).toContain(`  sin foto · dani: no es JPG, PNG ni WEBP (${origin}/page)`)
  expect(changesIn(report).filter(change => change.startsWith('technicians/dani'))).toEqual([
    'technicians/dani: no-photo',
    'technicians/dani: hidden-checklist',
  ])
  const technicians = await stored()
  expect(technicians.map(({ publicado }) => publicado)).toEqual([true, true, true, false])
  for (const { fotoURL } of technicians.slice(0, 3))
    expect(fotoURL).toMatch(/^\/image\/upload\/c_fill[^/]*\/tech_photos\/[0-9a-f-]{36}$/)
  const files = await readdir(join(folder, PHOTO_FOLDER))
  expect(files).toHaveLength(3)
  for (const file of files) {
    const metadata = await sharp(join(folder, PHOTO_FOLDER, file)).metadata()
    expect(metadata.format).toBe('webp')
    expect(metadata.exif).toBeUndefined()
  }
})

test('importing again fetches only what failed', async () => {
  const before = await stored()
  await importFile(database, FILE, { photos })
  expect(asked).toEqual(['/page'])
  expect(await stored()).toEqual(before)
  FILES['/page'] = photo
  const report = await importFile(database, FILE, { photos })
  expect(report.photos.fetched).toBe(1)
  expect((await stored()).at(-1)?.fotoURL).toMatch(/^\/image\/upload\//)
  asked.length = 0
  await importFile(database, FILE, { photos })
  expect(asked).toEqual([])
})

test('pictures of the configured Cloudinary stay where they are', async () => {
  const address = 'https://res.cloudinary.com/nube/image/upload/tech_photos/eva.jpg'
  const options = { photos: { ...photos, keptPrefix: 'https://res.cloudinary.com/nube/' } }
  const report = await importFile(database, people({ eva: address }), options)
  expect(report.photos).toMatchObject({ wanted: 0, kept: 1 })
  expect((await stored()).find(({ uid }) => uid === 'eva')).toMatchObject({
    fotoURL: address,
    publicado: true,
  })
})

test.each([
  ['/large.jpg', 'photo-too-large'],
  ['/page-that-is-not-there', 'photo-not-found'],
  ['/loop', 'photo-redirects'],
  ['/file', 'photo-address'],
  ['/empty', 'photo-required'],
  ['/silent', 'photo-no-answer'],
])('%s is refused: %s', async (path, code) => {
  // The others answer, on a busy machine later.
  const limit = code === 'photo-no-answer' ? { timeoutMs: 500 } : {}
  expect(await fetchPhoto(`${origin}${path}`, { allowPrivate: true, ...limit })).toEqual({ ok: false, code })
})

test('an imported photo with too many pixels is not decoded', { tags: ['attack'] }, async () => {
  const report = await importFile(database, people({ fer: `${origin}/bomb.png` }), { photos })
  expect(report.photos.failed.map(({ failure }) => failure)).toEqual(['photo-too-many-pixels'])
})

test('an import does not fetch from this machine or its networks', { tags: ['attack'] }, async () => {
  const addresses = [
    `${origin}/ana.jpg`,
    origin.replace('127.0.0.1', 'localhost'),
    origin.replace('127.0.0.1', '2130706433'),
    origin.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    'http://169.254.169.254/latest/meta-data/',
  ]
  for (const address of addresses)
    expect(await fetchPhoto(address)).toEqual({ ok: false, code: 'photo-private-address' })
  expect(asked).toEqual([])
})
