// @module-tag attack
// Photos of the problem over HTTP: upload by script, who can open them, and the body limits of the booking form.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { SIZES } from '#platform/photos/transformation.ts'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { MB, TOO_LARGE, WRONG_FORMAT } from '#tests/support/people/photo-upload.ts'
import {
  CAMERA,
  followedBy,
  hugePng,
  photoForm,
  picture,
  pictureFromPhone,
} from '#tests/support/people/pictures.ts'
import { bookingFormWith, storeBookingWithPhotos } from '#tests/support/people/problem-photos.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { database, dataDir, origin } = program
const SIGN_IN = 'Debes iniciar sesión como cliente para reservar.'
const TYPED = [['description', 'Gotea el lavaplatos']] as const

interface Person extends Viewer {
  readonly visitor: Visitor
}

async function register(role: 'cliente' | 'tecnico'): Promise<Person> {
  const visitor = program.visitor()
  const { name, email, ...person } = newPerson({ role })
  await visitor.post('/auth/register', { ...person, name, email })
  const [row] = await database.rows<{ uid: string }>('select uid from users where email = $1', [email])
  return { visitor, uid: row?.uid ?? '', name, email, role, ciudad: '' }
}

const [ana, otherClient] = [await register('cliente'), await register('cliente')]
const [luz, otherTechnician] = [await register('tecnico'), await register('tecnico')]
const [admin, blocked] = [await register('cliente'), await register('cliente')]
await database.rows(`update users set role = 'admin' where uid = $1`, [admin.uid])
await database.rows('update users set blocked = true where uid = $1', [blocked.uid])
beforeEach(async () => {
  await database.rows('delete from limits')
})

async function upload({ visitor }: { visitor: Visitor }, body: FormData) {
  const response = await visitor.send('/agendar/fotos', { method: 'POST', body, headers: { origin } })
  return { status: response.status, ...((await response.json()) as { text: string; id?: string }) }
}

async function uploaded(person: Person, bytes?: Buffer): Promise<string> {
  const { id } = await upload(person, photoForm(bytes ?? (await picture())))
  if (!id) throw new Error('the upload was refused')
  return id
}

const files = async () => (await readdir(join(dataDir, 'photos/problem_photos')).catch(() => [])).sort()

describe('upload by script', () => {
  test('any signed-in person gets the id of the stored photo', async () => {
    for (const person of [ana, luz, admin]) {
      const answer = await upload(person, photoForm(await picture(), '../../etc/passwd'))
      expect(answer).toEqual({
        status: 200,
        text: 'Foto agregada.',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      expect(await files()).toContain(`${answer.id}.webp`)
      expect(await database.rows('select "clientId" from problem_photos where id = $1', [answer.id])).toEqual(
        [{ clientId: person.uid }],
      )
    }
  })

  test.each([
    ['HTML named .jpg', () => '<!doctype html>', 415, WRONG_FORMAT],
    ['a GIF', () => picture({ format: 'gif' }), 415, WRONG_FORMAT],
    ['an empty file', () => '', 400, 'Elige una foto.'],
    ['a JPEG of 8 MB', async () => followedBy(await picture(), { upTo: 8 * MB }), 413, TOO_LARGE],
    [
      'an image of 196 megapixels',
      () => hugePng(14_000),
      422,
      'La imagen tiene demasiados píxeles. Usa una de menos de 24 megapíxeles.',
    ],
  ] as [string, () => string | Buffer | Promise<Buffer>, number, string][])(
    '%s is refused as for a profile photo, and nothing is stored',
    async (_, make, status, text) => {
      const before = await files()
      expect(await upload(ana, photoForm(await make()))).toEqual({ status, text })
      expect(await files()).toEqual(before)
    },
  )

  test('guests and blocked people are refused', async () => {
    const before = await files()
    for (const visitor of [program.visitor(), blocked.visitor])
      expect(await upload({ visitor }, photoForm(await picture()))).toEqual({ status: 401, text: SIGN_IN })
    expect(await files()).toEqual(before)
  })

  test('after sixty uploads within an hour the script is told when to retry', async () => {
    for (let n = 0; n < 60; n++) await upload(ana, new FormData())
    const response = await ana.visitor.send('/agendar/fotos', {
      method: 'POST',
      body: photoForm(await picture()),
      headers: { origin },
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600'])
  })
})

const id = await uploaded(ana, await pictureFromPhone())
const at = new Date(Date.now() + 24 * 60 * 60 * 1000)
at.setUTCHours(15)
await storeBookingWithPhotos(database, { technician: luz, client: ana, at, photos: [id] })

describe('a photo of a booking', () => {
  test.each([
    ['its client', ana],
    ['the technician of the booking', luz],
    ['an administrator', admin],
  ])('opens for %s, as an image that no shared cache keeps', async (_, { visitor }) => {
    for (const [path, width, height] of [
      [`/fotos/${id}`, 200, 400],
      [`/fotos/${id}?mini=1`, 160, 160],
    ] as const) {
      const response = await visitor.get(path)
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
      })
      const metadata = await sharp(bytes).metadata()
      expect([metadata.width, metadata.height, metadata.exif]).toEqual([width, height, undefined])
      expect(bytes.includes(CAMERA)).toBe(false)
      const etag = response.headers.get('etag') ?? ''
      expect((await visitor.get(path, { 'if-none-match': etag })).status).toBe(304)
    }
  })

  test.each([
    ['another client', otherClient],
    ['another technician', otherTechnician],
  ])('is a 404 without a body for %s, also for a browser that has it', async (_, { visitor }) => {
    for (const path of [`/fotos/${id}`, `/fotos/${id}?mini=1`]) {
      const response = await visitor.get(path, { 'if-none-match': `"${id}-full"` })
      expect([response.status, await response.text()]).toEqual([404, ''])
    }
  })

  test('guests and blocked people are sent to sign in', async () => {
    for (const visitor of [program.visitor(), blocked.visitor]) {
      const response = await visitor.get(`/fotos/${id}`, { 'if-none-match': `"${id}-full"` })
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        `/auth/login?from=${encodeURIComponent(`/fotos/${id}`)}`,
      ])
    }
  })

  test('a photo that no booking holds opens for its client only', async () => {
    const unused = await uploaded(ana)
    expect((await ana.visitor.get(`/fotos/${unused}`)).status).toBe(200)
    expect((await luz.visitor.get(`/fotos/${unused}`)).status).toBe(404)
  })

  test('is never served by the public image host', async () => {
    const transformations = SIZES.map(
      ([width, height]) => `c_fill,g_auto,w_${width},h_${height},q_auto,f_auto/`,
    )
    const names = [`problem_photos/${id}`, `tech_photos/../problem_photos/${id}`, `tech_photos/${id}`, id]
    for (const name of [...names, ...names.map(encodeURIComponent)])
      for (const transformation of ['', ...transformations])
        for (const visitor of [ana.visitor, program.visitor()])
          expect((await visitor.get(`/image/upload/${transformation}${name}`)).status).toBe(404)
  })

  test.each(['', '/', 'nada', `${id}.webp`, `..%2Ftech_photos%2F${id}`, `${id}%00`])(
    '/fotos/%s is a 404 for everybody',
    async name => {
      expect((await admin.visitor.get(`/fotos/${name}`)).status).toBe(404)
    },
  )

  test('whose file is gone is a 404', async () => {
    const lost = await uploaded(ana)
    for (const name of [`${lost}.webp`, `${lost}-mini.webp`])
      await rm(join(dataDir, 'photos/problem_photos', name))
    expect((await ana.visitor.get(`/fotos/${lost}?mini=1`)).status).toBe(404)
  })
})

describe('the booking form with photos', () => {
  const post = (visitor: Visitor, body: FormData | Uint8Array | ReadableStream, headers = {}) =>
    visitor
      .send('/agendar/nadie', {
        method: 'POST',
        body,
        headers: { origin, ...headers },
        duplex: 'half',
      } as never)
      .then(response => response.status)

  test('may have three photos of 5 MB when a signed-in person sends it', async () => {
    const large = followedBy(await picture(), { upTo: 5 * MB })
    expect(await post(ana.visitor, bookingFormWith(TYPED, [large, large, large]))).toBe(400)
  })

  test('is limited to 1 MB for guests, and without a length', async () => {
    const form = bookingFormWith(TYPED, [followedBy(await picture(), { upTo: 1_050_000 })])
    const encoded = new Response(form)
    const type = { 'content-type': encoded.headers.get('content-type') ?? '' }
    // In one write: the server answers and closes the connection before the end, and fetch would fail at a further write.
    const bytes = await encoded.bytes()
    expect(await post(program.visitor(), bytes, type)).toBe(413)
    expect(await post(ana.visitor, new Response(bytes).body as ReadableStream, type)).toBe(413)
  })
})
