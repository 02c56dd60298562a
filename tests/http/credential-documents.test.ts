// @module-tag attack
// Documents of credentials over HTTP: who can open them, and the form that sends them.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { credentialForm, PDF } from '#tests/support/people/credential-forms.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { followedBy, picture } from '#tests/support/people/pictures.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { database, dataDir, origin } = program
const { rows } = database
const PAGE = '/mi-perfil/verificacion'
const IDENTITY = { numero: '1.020.304.482' }
const MB = 1024 * 1024

async function register(role: 'cliente' | 'tecnico') {
  const visitor = program.visitor()
  const person = newPerson({ role })
  await visitor.post('/auth/register', { ...person })
  const [row] = await rows<{ uid: string }>('select uid from users where email = $1', [person.email])
  return { visitor, uid: row?.uid ?? '' }
}

const [luz, other] = [await register('tecnico'), await register('tecnico')]
const [client, blocked] = [await register('cliente'), await register('tecnico')]
const [admin, blockedAdmin] = [await register('cliente'), await register('cliente')]
await rows(`update users set role = 'admin' where uid = any($1)`, [[admin.uid, blockedAdmin.uid]])
await rows('update users set blocked = true where uid = any($1)', [[blocked.uid, blockedAdmin.uid]])
beforeEach(() => rows('delete from limits'))

const RANGES: Record<string, string>[] = [
  {},
  { range: 'bytes=0-3' },
  { range: 'bytes=9999-' },
  { 'if-none-match': '*' },
]

type Files = Parameters<typeof credentialForm>[1]

async function send(
  visitor: Visitor,
  files: Files,
  fields: Record<string, string> = IDENTITY,
  slug = 'cedula',
) {
  const body = credentialForm(fields, files)
  return visitor.send(`${PAGE}/${slug}`, { method: 'POST', body, headers: { origin } })
}

/** Ids of the documents of what waits, in order. */
async function sent(files: Files, fields?: Record<string, string>, slug?: string): Promise<string[]> {
  const response = await send(luz.visitor, files, fields, slug)
  expect([response.status, response.headers.get('location')]).toEqual([302, PAGE])
  const stored = await rows<{ id: string }>(
    `select d.id from check_documents d join technician_checks c on c.id = "checkId"
     where c.id = (select max(id) from technician_checks where "technicianId" = $1) order by position`,
    [luz.uid],
  )
  return stored.map(({ id }) => id)
}

const files = () => readdir(join(dataDir, 'documents')).catch(() => [])

const [image = '', pdf = ''] = await sent([
  ['cedula.jpg', await picture()],
  ['../mi "hoja" ñ.pdf', PDF],
])

describe('a document', () => {
  test.each([
    ['its technician', luz.visitor],
    ['an administrator', admin.visitor],
  ])('opens for %s, is never cached and can do nothing', async (_, visitor) => {
    const expected = {
      'cache-control': 'private, no-store',
      'content-security-policy': `default-src 'none'; sandbox`,
      'x-content-type-options': 'nosniff',
    }
    for (const [path, width] of [
      [`/documentos/${image}`, 400],
      [`/documentos/${image}?mini=1`, 240],
    ] as const) {
      const response = await visitor.get(path)
      expect(response.status).toBe(200)
      const headers = Object.fromEntries(response.headers)
      expect(headers).toMatchObject({
        ...expected,
        'content-type': 'image/webp',
        'content-disposition': 'inline',
      })
      expect(headers.vary?.toLowerCase()).toContain('cookie')
      expect(headers).not.toHaveProperty('etag')
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width)
    }
    const response = await visitor.get(`/documentos/${pdf}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...expected,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''mi%20hoja%20%C3%B1.pdf`,
    })
    expect(await response.text()).toBe(PDF)
    expect((await visitor.get(`/documentos/${pdf}?mini=1`)).status).toBe(404)
  })

  test.each([
    ['another technician', other.visitor],
    ['a client', client.visitor],
    ['a blocked administrator', blockedAdmin.visitor],
  ])('is the same 404 for %s as one that does not exist, byte ranges included', async (_, visitor) => {
    const nobody = await visitor.get('/documentos/3f2504e0-4f89-41d3-9a0c-0305e82c3301')
    for (const path of [`/documentos/${image}`, `/documentos/${image}?mini=1`, `/documentos/${pdf}`])
      for (const headers of RANGES) {
        const response = await visitor.get(path, headers)
        expect([response.status, await response.text()]).toEqual([404, ''])
        expect(response.headers.get('cache-control')).toBe('private, no-store')
        expect([...response.headers.keys()]).toEqual([...nobody.headers.keys()])
      }
    for (const path of [`/documentos/${pdf}.data`, `/documentos/${image}.data?mini=1`]) {
      const response = await visitor.get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toMatch(/%PDF|WEBP/)
    }
  })

  test('guests and blocked people are sent to sign in', async () => {
    for (const visitor of [program.visitor(), blocked.visitor]) {
      const response = await visitor.get(`/documentos/${pdf}`, { range: 'bytes=0-3' })
      expect([response.status, await response.text()]).toEqual([302, ''])
      expect(response.headers.get('location')).toMatch(/^\/auth\/login/)
    }
  })

  test('is sent whole to its technician whatever range is asked for', async () => {
    for (const range of ['bytes=0-3', 'bytes=-5', 'bytes=2-1', 'bytes=0-0,2-2']) {
      const response = await luz.visitor.get(`/documentos/${pdf}`, { range })
      expect([response.status, response.headers.get('content-range')]).toEqual([200, null])
      expect(await response.text()).toBe(PDF)
    }
    const unchanged = await luz.visitor.get(`/documentos/${pdf}`, { 'if-none-match': '*' })
    expect(unchanged.status).toBe(200)
  })

  test('is served by no public address', async () => {
    for (const name of [
      `documents/${image}`,
      `../documents/${image}`,
      `tech_photos/../../documents/${image}`,
      image,
    ])
      for (const path of [
        `/image/upload/${name}`,
        `/image/upload/${encodeURIComponent(name)}`,
        `/${name}.webp`,
      ])
        expect((await luz.visitor.get(path)).status).toBe(404)
  })

  test.each(['', 'nada', `${pdf}.pdf`, `..%2F${pdf}`, `${pdf}%00`])('/documentos/%s is a 404', async name => {
    expect((await admin.visitor.get(`/documentos/${name}`)).status).toBe(404)
  })

  test('that was replaced, withdrawn or whose file is lost is a 404 at once, for everybody', async () => {
    const training = { entidad: 'SENA' }
    const [old = ''] = await sent([['a.pdf', PDF]], training, 'certificado')
    expect((await admin.visitor.get(`/documentos/${old}`)).status).toBe(200)
    const [next = ''] = await sent([['b.pdf', PDF]], training, 'certificado')
    for (const { visitor } of [luz, admin]) {
      expect((await visitor.get(`/documentos/${old}`)).status).toBe(404)
      expect((await visitor.get(`/documentos/${old}`, { range: 'bytes=0-3' })).status).toBe(404)
    }
    expect(await files()).not.toContain(`${old}.pdf`)

    const [check] = await rows<{ id: number }>(
      `select "checkId"::int as id from check_documents where id = $1`,
      [next],
    )
    const quitar = String(check?.id)
    expect((await other.visitor.post(PAGE, { quitar })).status).toBe(409)
    expect((await luz.visitor.get(`/documentos/${next}`)).status).toBe(200)
    expect((await luz.visitor.post(PAGE, { quitar })).status).toBe(302)
    for (const { visitor } of [luz, admin])
      expect((await visitor.get(`/documentos/${next}`)).status).toBe(404)
    expect(await files()).not.toContain(`${next}.pdf`)

    const [lost = ''] = await sent([['c.pdf', PDF]], training, 'certificado')
    await rm(join(dataDir, 'documents', `${lost}.pdf`))
    expect((await luz.visitor.get(`/documentos/${lost}`)).status).toBe(404)
  })

  test('of a credential that an administrator replaced is a 404 before the files are deleted', async () => {
    const [id = ''] = await sent(
      [['a.pdf', PDF]],
      { entidad: 'Sura', numero: '1', vence: '2999-01-01' },
      'poliza',
    )
    await rows(
      `update technician_checks set status = 'replaced' where kind = 'insurance' and "technicianId" = $1`,
      [luz.uid],
    )
    expect((await luz.visitor.get(`/documentos/${id}`)).status).toBe(404)
  })
})

describe('the form', () => {
  const textOf = async (response: Response) => [response.status, await response.text()] as const

  test('answers with the error beside the field and what was typed', async () => {
    const [status, html] = await textOf(await send(luz.visitor, [['a.pdf', PDF]], { numero: '12 & 3' }))
    expect(status).toBe(400)
    expect(html).toContain('El número tiene entre 6 y 10 dígitos. Revísalo.')
    expect(html).toContain('value="12 &amp; 3"')
  })

  test('answers its script with the field and the text, or that it was sent', async () => {
    const post = async (fields: Record<string, string>) => {
      const body = credentialForm(fields, [['a.pdf', PDF]])
      const path = `${PAGE}/cedula/envio`
      const response = await luz.visitor.send(path, { method: 'POST', body, headers: { origin } })
      return [response.status, await response.json()] as const
    }
    expect(await post({ numero: '12' })).toEqual([
      400,
      { field: 'numero', text: 'El número tiene entre 6 y 10 dígitos. Revísalo.' },
    ])
    expect(await post({ ...IDENTITY, conVencimiento: 'on' })).toEqual([
      400,
      { field: 'vence', text: 'Escribe hasta cuándo vale.' },
    ])
    expect(await post({ ...IDENTITY, conVencimiento: 'on', vence: '2999-01-01' })).toEqual([
      200,
      { sent: true },
    ])
    const page = await openPage(luz.visitor, PAGE)
    expect(page.statuses).toEqual(['Recibido. Lo miramos en un día hábil y te escribimos.'])
  })

  test('takes three files of 8 MB, and refuses larger ones with a sentence', async () => {
    const large = followedBy(await picture(), { upTo: 8 * MB })
    await sent([
      ['a.jpg', large],
      ['b.jpg', large],
      ['c.jpg', large],
    ])
    const [status, html] = await textOf(
      await send(luz.visitor, [['a.jpg', followedBy(large, { upTo: 8 * MB + 1 })]]),
    )
    expect([status, html.includes('Cada archivo puede pesar hasta 8 MB.')]).toEqual([413, true])
  })

  test('is refused to guests and clients, and is no page for a credential that is not asked', async () => {
    expect((await send(program.visitor(), [['a.pdf', PDF]])).status).toBe(401)
    expect((await send(client.visitor, [['a.pdf', PDF]])).headers.get('location')).toBe('/no-autorizado')
    expect((await send(luz.visitor, [['a.pdf', PDF]], {}, 'licencia-de-gas')).status).toBe(404)
    expect((await luz.visitor.get(`${PAGE}/licencia-de-gas`)).status).toBe(404)
    expect((await luz.visitor.get(`${PAGE}/nada`)).status).toBe(404)
  })

  test('works without JavaScript: a mistake keeps the date, what was sent can be taken back', async () => {
    const { visitor } = await register('tecnico')
    const path = `${PAGE}/antecedentes`
    const first = [new File([PDF], 'antecedentes.pdf', { type: 'application/pdf' })]
    const both = [...first, new File([new Uint8Array(await picture())], 'sello.jpg', { type: 'image/jpeg' })]
    const old = { expedicion: '2024-03-01' }
    const form = await openPage(visitor, path)
    const refused = await readPage(
      visitor,
      await form.submit('Enviar a revisión', old, { documento: first }),
      path,
    )
    expect([refused.status, refused.alerts]).toEqual([
      400,
      ['Tiene más de 90 días. Descarga uno nuevo y súbelo.'],
    ])
    expect(refused.valueOf('expedicion')).toBe('2024-03-01')
    const expedicion = addDays(bogotaDate(new Date()), -3)
    const accepted = await refused.submit('Enviar a revisión', { expedicion }, { documento: both })
    const received = await redirectedPage(visitor, accepted)
    expect(received.says('Recibido. Lo miramos en un día hábil y te escribimos.')).toBe(true)
    const cardOf = (page: typeof received) => {
      const heading = page.document.querySelectorAll('h2, h3').find(each => each.text === 'Antecedentes')
      return page.within(`[aria-labelledby="${heading?.getAttribute('id')}"]`)
    }
    expect(cardOf(received).says('En revisión')).toBe(true)
    const taken = await redirectedPage(
      visitor,
      await cardOf(received).submit('Quitar antecedentes.pdf, sello.jpg'),
    )
    expect(taken.says('Listo, borramos lo que enviaste.')).toBe(true)
    expect(cardOf(taken).says('Sin enviar')).toBe(true)
  })
})
