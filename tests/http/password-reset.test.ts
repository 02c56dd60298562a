// D9 and section 8: resetting a password, as a browser without JavaScript does it.
import { expect, test } from 'vitest'
import { type HtmlPage, openPage, readPage } from '#tests/support/browser/html-page.ts'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'
import { emailsTo, linkSentTo } from '#tests/support/servers/outbox.ts'

const program = await sharedProgram()

const FORM = '/auth/forgot'
const SENT = 'Te enviamos un correo con el enlace para restablecer tu contraseña.'
const DEAD = 'El enlace ya no es válido. Pide uno nuevo.'
const NEW_PASSWORD = 'cobre-martes-9'

async function newMember() {
  const person = newPerson()
  const visitor = program.visitor()
  await visitor.post('/auth/register', { ...person })
  return { ...person, visitor }
}

async function ask(visitor: Visitor, email: string): Promise<HtmlPage> {
  const form = await openPage(visitor, FORM)
  return readPage(visitor, await form.submit('Enviar enlace', { email }), FORM)
}

test('the mailed link sets a new password once and ends other sessions', async () => {
  const ana = await newMember()
  const visitor = program.visitor()
  const asked = await ask(visitor, ana.email)
  expect([asked.status, ...asked.statuses]).toEqual([200, SENT])
  expect(asked.valueOf('email')).toBe('')

  const link = new URL(await linkSentTo(ana.email, program.dataDir, '/auth/reset'))
  const path = link.pathname + link.search
  let page = await openPage(visitor, path)
  for (const [password, text] of [
    ['corta', 'La contraseña debe tener mínimo 6 caracteres.'],
    ['colombia123', 'Contraseña débil.'],
  ] as const) {
    page = await readPage(visitor, await page.submit('Guardar contraseña', { password }), path)
    expect([page.status, ...page.alerts]).toEqual([400, text])
    expect(page.descriptionOf('password')).toBe(text)
    expect(page.html).not.toContain(password)
  }
  expect((await ana.visitor.get('/perfil')).status).toBe(200)
  const done = await readPage(
    visitor,
    await page.submit('Guardar contraseña', { password: NEW_PASSWORD }),
    path,
  )
  expect(done.statuses).toEqual(['Tu contraseña quedó cambiada. Ya puedes iniciar sesión.'])
  expect(done.link('Iniciar sesión')).toBe('/auth/login')
  expect((await ana.visitor.get('/perfil')).headers.get('location')).toBe('/auth/login?from=%2Fperfil')

  const again = await openPage(visitor, path)
  expect(again.alerts).toEqual([DEAD])
  expect(again.valueOf('password')).toBeNull()
  expect(again.link('Pedir un enlace nuevo')).toBe(FORM)
  const twice = await visitor.post(path, {
    token: link.searchParams.get('token') ?? '',
    password: 'zinc-jueves-4',
  })
  expect([twice.status, (await readPage(visitor, twice, path)).alerts]).toEqual([400, [DEAD]])

  const signIn = async (password: string) => {
    const answer = await program
      .visitor()
      .post('/auth/login', { email: ana.email, password, from: '/perfil' })
    return [answer.status, answer.headers.get('location')]
  }
  expect(await signIn(ana.password)).toEqual([401, null])
  expect(await signIn(NEW_PASSWORD)).toEqual([302, '/perfil'])
})

test('an unknown address gets the same answer and no mail', { tags: ['attack'] }, async () => {
  const [nobody, ana] = [newPerson(), await newMember()]
  for (const { email } of [nobody, ana]) {
    const asked = await ask(program.visitor(), email)
    expect([asked.status, ...asked.statuses]).toEqual([200, SENT])
    expect(asked.valueOf('email')).toBe('')
  }
  await linkSentTo(ana.email, program.dataDir, '/auth/reset')
  expect(await emailsTo(nobody.email, program.dataDir)).toEqual([])
})

test('an invalid address is reported at its field; too many mails are refused', {
  tags: ['attack'],
}, async () => {
  const { email } = await newMember()
  const invalid = await ask(program.visitor(), 'ana@correo')
  expect([invalid.status, ...invalid.alerts]).toEqual([400, 'Correo inválido.'])
  expect(invalid.descriptionOf('email')).toBe('Correo inválido.')
  for (let n = 0; n < 3; n++) expect((await ask(program.visitor(), email)).statuses).toEqual([SENT])
  const refused = await ask(program.visitor(), email)
  expect([refused.status, ...refused.alerts]).toEqual([
    429,
    'No pudimos enviar el correo. Verifica el email o intenta más tarde.',
  ])
})

test('the reset page is not indexed and sends no referrer to other sites', { tags: ['attack'] }, async () => {
  const page = await openPage(program.visitor(), '/auth/reset?token=abc')
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
