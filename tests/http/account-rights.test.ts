// Ley 1581 over HTTP, as a browser without JavaScript does it.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/browser/html-page.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'
import { linkSentTo } from '#tests/support/servers/outbox.ts'
import { unzip } from '#tests/support/servers/zip.ts'

const program = await sharedProgram()
const { database, dataDir, origin } = program
const { rows } = database

async function register(changes: Parameters<typeof newPerson>[0] = {}) {
  const visitor = program.visitor()
  const person = newPerson(changes)
  await visitor.post('/auth/register', { ...person })
  const [row] = await rows<{ uid: string }>('select uid from users where email = $1', [person.email])
  return { ...person, visitor, uid: row?.uid ?? '' }
}

const locationOf = (response: Response) => response.headers.get('location')

test('the sign-up form says what creating the account authorises, and asks for nothing more', async () => {
  const page = await (await program.visitor().get('/auth/register')).text()
  const text = page.replaceAll(/<!-- -->|<[^>]+>/g, '')
  expect(text).toContain(
    'Al crear tu cuenta aceptas los Términos y autorizas el tratamiento de tus datos según la Política de Privacidad.',
  )
  expect(page).not.toContain('type="checkbox"')
})

test('the rows of the account page say how things are while they are closed', async () => {
  const { visitor, email } = await register()
  await visitor.get('/perfil')
  const { document } = await openPage(visitor, '/perfil')
  const rows = document.querySelectorAll('main details')
  expect(rows.filter(row => row.hasAttribute('open'))).toEqual([])
  const texts = rows.map(row => row.querySelector('summary')?.text.replace(/\s+/g, ' ').trim() ?? '')
  expect(texts.map(text => text.replace(/\d+ de \p{L}+ de \d{4}|\p{L}+ de \d{4}/u, '…'))).toEqual([
    `Correo${email}Por confirmar`,
    'ContraseñaDe …',
    'SesionesSolo esta',
    'Segundo pasoApagado',
    'Avisos en este teléfonocomputadorApagados',
    'Mis datosDescargar',
    'Autorización…',
    'Eliminar mi cuenta',
  ])
  // A link to what is inside a closed row opens it without a script.
  expect(document.querySelector('#datos')?.closest('details')?.querySelector('summary')?.text).toContain(
    'Mis',
  )
})

test('the account page says when the use of the data was authorised', async () => {
  const { visitor } = await register()
  expect((await openPage(visitor, '/perfil')).text).toMatch(
    /Autorizaste el uso de tus datos el \d+ de \p{L}+ de \d{4}\./u,
  )
})

async function expectEqualToDatabase(
  files: Map<string, Buffer>,
  { uid, email, telefono }: { uid: string; email: string; telefono: string },
) {
  const exported = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? '[]')
  const stored = async (sql: string) => (await rows<{ row: unknown }>(sql, [uid])).map(({ row }) => row)
  expect(exported('cuenta')).toEqual(
    await stored(`select to_jsonb(u) - 'plainText' as row from users u where uid = $1`),
  )
  expect(exported('cuenta')).toMatchObject([
    { uid, email, telefono, authorizedVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
  expect(exported('sesiones')).toHaveLength(1)
  expect(exported('sesiones')).toEqual(
    await stored(`select to_jsonb(s) - 'token' as row from sessions s where "userId" = $1`),
  )
  expect(exported('acceso')).toHaveLength(1)
  expect(exported('acceso')).toEqual(
    await stored(`select to_jsonb(a) - 'password' as row from accounts a where "userId" = $1`),
  )
  expect(files.get('LEEME.txt')?.toString()).toContain('Ley 1581')
}

test('an export equals the database, is written by the job, told by e-mail, and opened by its owner alone', {
  tags: ['attack'],
}, async () => {
  const [ana, eva] = [await register(), await register()]
  expect(locationOf(await ana.visitor.post('/perfil/datos'))).toBe('/perfil#datos')
  expect((await ana.visitor.post('/perfil/datos')).status).toBe(409)
  expect(await linkSentTo(ana.email, dataDir, '/perfil/datos')).toBe(`${origin}/perfil/datos`)
  const page = await (await ana.visitor.get('/perfil/datos')).text()
  const [, path = ''] = /href="(\/perfil\/datos\/[0-9a-f-]{36})"/.exec(page) ?? []

  const file = await ana.visitor.get(path)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="tecniya-mis-datos-[\d-]+\.zip"$/,
  )
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  const zip = join(dataDir, 'ana.zip')
  await writeFile(zip, Buffer.from(await file.arrayBuffer()))
  await expectEqualToDatabase(await unzip(zip), ana)

  expect((await eva.visitor.get(path)).status).toBe(404)
  expect(locationOf(await program.visitor().get(path))).toContain('/auth/login')
  await rows(`update data_exports set "expiresAt" = now() where uid = $1`, [ana.uid])
  expect((await ana.visitor.get(path)).status).toBe(404)
})

test('an account without the present version is told until it answers', async () => {
  const { visitor, uid } = await register()
  const isNotified = async () => (await (await visitor.get('/perfil')).text()).includes('Aviso de privacidad')
  expect(await isNotified()).toBe(false)
  await rows('update users set "authorizedVersion" = null, "authorizedAt" = null where uid = $1', [uid])
  expect(await isNotified()).toBe(true)
  const answer = await visitor.post('/perfil/autorizacion', { intent: 'told', from: '/perfil?x=1' })
  expect(locationOf(answer)).toBe('/perfil?x=1')
  expect(await isNotified()).toBe(false)
})

test('deleting asks for the password, ends every session, and can be taken back', {
  tags: ['attack'],
}, async () => {
  const ana = await register()
  const elsewhere = program.visitor()
  await elsewhere.post('/auth/login', { email: ana.email, password: ana.password })
  const link = (await openPage(ana.visitor, '/perfil')).link('Eliminar mi cuenta')
  expect(link).toBe('/perfil/eliminar')
  expect((await openPage(ana.visitor, '/perfil/eliminar')).text).toContain(
    'Tienes 30 días para arrepentirte.',
  )
  const wrong = await ana.visitor.post('/perfil/eliminar', { password: 'otra-cosa-9' })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('Esa no es tu contraseña actual.')

  const done = await ana.visitor.post('/perfil/eliminar', { password: ana.password })
  expect(locationOf(done)).toBe('/auth/login')
  expect(ana.visitor.cookies.has('tecniya-session')).toBe(false)
  const told = (await openPage(ana.visitor, '/auth/login')).text
  expect(told.match(/Tu cuenta quedó eliminada\./g)).toHaveLength(1)
  expect(told.match(/30 días/g)).toHaveLength(1)
  expect(locationOf(await elsewhere.get('/perfil'))).toContain('/auth/login')
  expect(await rows('select from sessions where "userId" = $1', [ana.uid])).toEqual([])
  expect(await linkSentTo(ana.email, dataDir, '/auth/login')).toContain('/auth/login')

  expect((await program.visitor().post('/auth/recuperar')).status).toBe(409)
  const back = program.visitor()
  const credentials = { email: ana.email, password: ana.password }
  expect(locationOf(await back.post('/auth/login', credentials))).toBe('/auth/recuperar')
  expect(back.cookies.has('tecniya-session')).toBe(false)
  const asked = (await openPage(back, '/auth/recuperar')).text
  expect(asked).toContain('vuelven tus datos y tus reseñas con tu nombre.')
  expect(asked).toContain('Las visitas que se cancelaron no vuelven: resérvalas otra vez.')
  expect(asked).not.toContain('técnico.')
  expect(locationOf(await back.post('/auth/recuperar'))).toBe('/perfil')
  expect(back.cookies.has('tecniya-recovery')).toBe(false)
  const page = await openPage(back, '/perfil')
  expect([page.status, ...page.statuses]).toEqual([200, 'Recuperaste tu cuenta.'])
})

test('a technician is told that the profile comes back', async () => {
  const luz = await register({ role: 'tecnico' })
  await luz.visitor.post('/perfil/eliminar', { password: luz.password })
  await luz.visitor.post('/auth/login', { email: luz.email, password: luz.password })
  const asked = (await openPage(luz.visitor, '/auth/recuperar')).text
  expect(asked).toContain('tus reseñas con tu nombre y tu perfil de técnico.')
  expect(asked).not.toContain('resérvalas')
})
