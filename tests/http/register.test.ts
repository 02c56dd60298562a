// Sections 2, 5 and 8: creating an account and confirming its address, as a browser without JavaScript does it.
import { expect, test } from 'vitest'
import { type FieldValues, type HtmlPage, openPage, readPage } from '#tests/support/browser/html-page.ts'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'
import { emailsTo, linkSentTo } from '#tests/support/servers/outbox.ts'

const program = await sharedProgram()
const { rows, pool } = program.database

const FORM = '/auth/register'
const CREATE = 'Crear cuenta'
const ORDER = [
  ['name', 'Ingresa tu nombre.'],
  ['email', 'Correo inválido.'],
  ['password', 'La contraseña debe tener mínimo 6 caracteres.'],
  ['ciudad', 'Ingresa tu ciudad.'],
  ['barrio', 'Ingresa tu barrio.'],
  ['telefono', 'Teléfono inválido.'],
] as const

async function refused(visitor: Visitor, page: HtmlPage, fields: FieldValues): Promise<HtmlPage> {
  return readPage(visitor, await page.submit(CREATE, fields), FORM)
}

const storedUnder = (email: string) => rows('select role, status from users where email = $1', [email])

test('registering reports errors one by one in the order of the form and keeps what was typed', async () => {
  const luz = newPerson({ role: 'tecnico', name: 'Luz Ángela Ñañez' })
  const visitor = program.visitor()
  let page = await openPage(visitor, FORM)
  let typed: Record<string, string> = { role: 'tecnico' }
  for (const [name, text] of ORDER) {
    page = await refused(visitor, page, typed)
    expect([page.status, ...page.alerts]).toEqual([400, text])
    expect(page.descriptionOf(name)).toBe(text)
    expect(page.valueOf('password')).toBe('')
    expect(page.html).not.toContain(luz.password)
    // The page has everything that was typed before, except the password.
    typed = { ...('password' in typed && { password: luz.password }), [name]: luz[name] }
  }
  expect(page.valueOf('name')).toBe(luz.name)
  expect(page.valueOf('email')).toBe(luz.email)
  expect(page.valueOf('role')).toBe('tecnico')
  const answer = await page.submit(CREATE, typed)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/tecnico'])
  expect(await storedUnder(luz.email)).toEqual([{ role: 'tecnico', status: 'activo' }])
  expect(
    await rows('select publicado from technicians join users using (uid) where email = $1', [luz.email]),
  ).toEqual([{ publicado: false }])
})

test('a client lands on /perfil, which shows what was typed', async () => {
  const ana = newPerson({ name: 'Ana María Ñañez' })
  const visitor = program.visitor()
  const answer = await (await openPage(visitor, FORM)).submit(CREATE, { ...ana })
  expect(answer.headers.get('location')).toBe('/perfil')
  const page = await openPage(visitor, '/perfil')
  for (const field of ['name', 'ciudad', 'barrio', 'telefono'] as const)
    expect(page.valueOf(field)).toBe(ana[field])
  expect(page.within('#fila-correo summary').text).toBe(`Correo${ana.email}Por confirmar`)
  expect(await storedUnder(ana.email)).toEqual([{ role: 'cliente', status: 'activo' }])
})

test('an invented role is rejected', { tags: ['attack'] }, async () => {
  const ana = newPerson()
  const visitor = program.visitor()
  const page = await refused(visitor, await openPage(visitor, FORM), { ...ana, role: 'admin' })
  expect([page.status, ...page.alerts]).toEqual([400, 'Rol inválido.'])
  expect(await storedUnder(ana.email)).toEqual([])
})

test('a taken address and a weak password are reported at their fields', async () => {
  const ana = newPerson()
  await program.visitor().post(FORM, { ...ana })
  const visitor = program.visitor()
  const taken = await refused(visitor, await openPage(visitor, FORM), { ...newPerson({ email: ana.email }) })
  expect([taken.status, ...taken.alerts]).toEqual([409, 'Ese correo ya está registrado.'])
  expect(taken.descriptionOf('email')).toBe('Ese correo ya está registrado.')
  expect(taken.valueOf('name')).toBe('Ana Restrepo')
  const weak = await refused(visitor, taken, { ...newPerson({ password: 'restrepo' }) })
  expect([weak.status, ...weak.alerts]).toEqual([400, 'Contraseña débil.'])
  expect(weak.descriptionOf('password')).toBe('Contraseña débil.')
})

test('the city of the search is there already, and the texts follow the role', async () => {
  const from = '/tecnicos?esp=neveras&ciudad=Tunja'
  const page = await openPage(program.visitor(), `${FORM}?${new URLSearchParams({ from })}`)
  expect(page.valueOf('ciudad')).toBe('Tunja')
  for (const text of ['Dónde vives', 'Dónde trabajas', 'Busco un técnico', 'Ofrezco mis servicios'])
    expect(page.says(text)).toBe(true)
})

test('the form links to signing in', async () => {
  expect((await openPage(program.visitor(), FORM)).link('Iniciar sesión')).toBe('/auth/login')
})

test('a new account asks for another e-mail and confirms its e-mail by the link', async () => {
  const ana = newPerson()
  const visitor = program.visitor()
  await visitor.post(FORM, { ...ana })
  const account = await openPage(visitor, '/perfil')
  expect(account.text).toContain(`Te escribimos a ${ana.email}.`)
  const asked = await readPage(visitor, await account.submit('Enviarme otro correo'), '/auth/confirmar')
  expect(asked.statuses).toEqual(['Te enviamos el correo. Ábrelo y toca «Confirmar mi correo».'])

  const link = new URL(await linkSentTo(ana.email, program.dataDir, '/auth/confirmar'))
  const path = link.pathname + link.search
  const page = await openPage(visitor, path)
  expect(page.text).toContain(ana.email)
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  const done = await readPage(visitor, await page.submit('Confirmar mi correo'), path)
  expect(done.statuses).toEqual(['Tu correo quedó confirmado.'])
  expect(done.link('Ir a mi perfil')).toBe('/perfil')
  expect((await openPage(visitor, '/perfil')).text).not.toContain('Confirma tu correo')
})

test('D70: an e-mail about the first visit names who comes, and its line confirms the address', async () => {
  const ana = newPerson()
  const visitor = program.visitor()
  await visitor.post(FORM, { ...ana })
  const [user] = await rows<{ uid: string }>('select uid from users where email = $1', [ana.email])
  const client = { ...ana, uid: user?.uid ?? '', role: 'cliente' as const }
  const [luz] = await signedInTechnicians(pool, 1)
  if (!luz) throw new Error('no technician')
  const technician = { ...luz, role: 'tecnico' as const, ciudad: 'Bogotá' }
  const key = await writeBooking(program.database, { technician, client, daysLater: 365 })
  await rows(`update reservas set address = 'Cl. 65 Sur # 87-21' where key = $1`, [key])
  await rows(`select graphile_worker.add_job('send-booking-mail', $1)`, [{ key, news: 'confirmada' }])

  const find = async () =>
    (await emailsTo(ana.email, program.dataDir)).find(({ subject }) => subject?.startsWith('Confirmada'))
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  const { text = '', html = '', attachments = [] } = (await find()) ?? {}
  expect(text).toContain(`${luz.name.split(' ')[0]} confirmó tu visita.`)
  expect(`${text}${html}`).not.toMatch(/87-21|wa\.me|tel:/)
  expect(attachments.filter(({ mimeType }) => mimeType !== 'image/png')).toEqual([])

  const link = new URL(text.match(/(?<=Confirma tu correo.*\n)\S+/)?.[0] ?? '')
  const path = link.pathname + link.search
  const stranger = program.visitor()
  const page = await openPage(stranger, path)
  const done = await readPage(stranger, await page.submit('Confirmar mi correo'), path)
  expect(done.statuses).toEqual(['Tu correo quedó confirmado.'])
})
