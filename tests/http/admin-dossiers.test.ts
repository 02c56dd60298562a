// The files of a technician and a user: for administrators only, in any state of the person, and without script.
import { expect, test } from 'vitest'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { type HtmlPage, openPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { trailOf, writeBooking } from '#tests/support/people/moderation.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { storeCredential } from '#tests/support/people/stored-credentials.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'
import { writeUnchecked } from '#tests/support/program/unchecked-json.ts'

const WAIT = { timeout: 10_000 }
const program = await sharedProgram()
const { database } = program
const { rows } = database

async function visitorAs(role: 'cliente' | 'tecnico' | 'admin', name = 'Camila Duarte'): Promise<Visitor> {
  const visitor = program.visitor()
  const person = newPerson({ role: role === 'admin' ? 'cliente' : role, name })
  expect((await visitor.post('/auth/register', { ...person })).status).toBe(302)
  if (role === 'admin') await rows(`update users set role = 'admin' where email = $1`, [person.email])
  return visitor
}
const admin = await visitorAs('admin')
const read = async (path: string, visitor = admin) => {
  const response = await visitor.get(path)
  return { status: response.status, html: await response.text() }
}

test('unknown people have no file, whatever stands in the URL', async () => {
  for (const uid of ['nadie', '%00', 'a%00b', 'x'.repeat(3_000), "'; drop table users"]) {
    for (const path of [
      `/admin/tecnicos/${uid}`,
      `/admin/tecnicos/${uid}/perfil`,
      `/admin/tecnicos/${uid}/reservas`,
      `/admin/usuarios/${uid}`,
    ]) {
      const { status, html } = await read(path)
      expect.soft([path.slice(0, 60), status]).toEqual([path.slice(0, 60), 404])
      expect.soft(html).toContain('<h1')
    }
  }
  // A client has an account and no profile.
  const ana = await newClient(database)
  expect((await read(`/admin/usuarios/${ana.uid}`)).status).toBe(200)
  expect((await read(`/admin/tecnicos/${ana.uid}`)).status).toBe(404)
})

test('the dossier and the preview open in any state; the preview cannot be indexed or booked from', async () => {
  for (const change of [
    `publicado = true, estado = null`,
    `publicado = false, estado = 'en_revision'`,
    `publicado = false, estado = 'bloqueado'`,
    `publicado = false, "deletedAt" = now()`,
  ]) {
    const luz = await newTechnician(database, { publicado: false })
    await rows(`update technicians set ${change} where uid = $1`, [luz.uid])
    const file = await read(`/admin/tecnicos/${luz.uid}`)
    expect.soft([change, file.status]).toEqual([change, 200])
    expect.soft(file.html).toContain('Revisiones')
    const preview = await read(`/admin/tecnicos/${luz.uid}/perfil`)
    expect.soft([change, preview.status]).toEqual([change, 200])
    expect.soft(preview.html).toMatch(/<meta name="robots" content="noindex"/)
    expect.soft(preview.html).not.toContain(`/agendar/${luz.uid}`)
  }
})

test('an unreadable record has a dossier too', async () => {
  const luz = await newTechnician(database)
  await writeUnchecked(rows, `update technicians set horarios = '{"lun": "nunca"}' where uid = $1`, [luz.uid])
  expect((await read(`/admin/tecnicos/${luz.uid}`)).status).toBe(200)
  expect((await read(`/admin/tecnicos/${luz.uid}/perfil`)).status).toBe(200)
  await rows('update technicians set horarios = default where uid = $1', [luz.uid])
})

test('nobody else decides about a credential, nor reads a dossier', async () => {
  const luz = await newTechnician(database)
  const check = String(await storeCredential(rows, luz.uid))
  const path = `/admin/tecnicos/${luz.uid}`
  for (const visitor of [program.visitor(), await visitorAs('cliente'), await visitorAs('tecnico')]) {
    for (const act of ['accept-check', 'return-check', 'request-check']) {
      const response = await visitor.post(path, { check, act, motivo: 'porque sí' })
      expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
    }
    expect((await visitor.get(path)).status).toBe(302)
  }
  expect(await rows('select status from technician_checks where id = $1', [check])).toEqual([
    { status: 'pending' },
  ])
})

test('without script: a reason is asked for in place, and the second administrator reads who was first', async () => {
  const luz = await newTechnician(database)
  const check = String(await storeCredential(rows, luz.uid))
  const path = `/admin/tecnicos/${luz.uid}`
  const missing = await admin.post(path, { check, act: 'return-check', motivo: ' ' })
  expect(missing.status).toBe(400)
  expect(await missing.text()).toContain('Escribe el motivo: el técnico lo lee.')
  const wrongDate = await admin.post(path, { check, act: 'accept-check', vence: '2020-01-01' })
  expect(wrongDate.status).toBe(400)
  expect(await wrongDate.text()).toContain('Ya venció. Devuélvelo y pide uno vigente.')

  const fields = { check, act: 'accept-check', numero: '1.020.304.482' }
  const accepted = await admin.post(path, fields)
  expect([accepted.status, accepted.headers.get('location')]).toEqual([302, path])
  expect((await read(path)).html).toContain('Aceptado. Ya le avisamos al técnico.')

  const julian = await visitorAs('admin', 'Julián Restrepo')
  const late = await julian.post(path, { check, act: 'return-check', motivo: 'Borrosa' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('Camila ya la aceptó.')
  expect(await trailOf(database, 'technician', luz.uid)).toHaveLength(1)
})

test('without script: acts that ask lead to their question and back to the dossier; one that cannot be done says why', async () => {
  const luz = await publishTechnician(rows, { nombre: `Luz ${newCity()}` })
  const path = `/admin/tecnicos/${luz.uid}`
  const file = (await openPage(admin, path)).within('main')
  expect(file.text).not.toContain('Con motivo')
  // Its owner published it: it is neither 'Sin moderar' nor yet to be published.
  expect(file.says('Publicado por él')).toBe(true)
  expect(file.text).not.toMatch(/Sin moderar|Publicar/)
  expect(file.hasButton(`Dejar publicado a ${luz.nombre}`)).toBe(true)
  expect(file.text).toContain('Para verificar falta aceptar la cédula.')
  for (const [act, question] of [
    ['Revisión', `¿Enviar a revisión a ${luz.nombre}?`],
    ['Eliminar', '¿Eliminar (soft) este técnico? Se ocultará del listado incluso al refrescar.'],
    ['Bloquear', `¿Bloquear a ${luz.nombre}?`],
  ] as const) {
    const asked = await openPage(admin, file.link(`${act} a ${luz.nombre}…`) ?? '/no-link')
    expect(asked.within('h1').text).toBe(question)
  }
  const asked = await openPage(admin, file.link(`Bloquear a ${luz.nombre}…`) ?? '/no-link')
  // Nobody has a visit: the reason may be left out.
  const done = await asked.submit('Bloquear', { motivo: '' })
  expect(done.headers.get('location')).toBe(path)
  const blocked = (await redirectedPage(admin, done)).within('main')
  expect(blocked.says('Bloqueado')).toBe(true)
  expect(blocked.hasButton(`Publicar a ${luz.nombre}`)).toBe(true)
  expect(blocked.link(`Bloquear a ${luz.nombre}…`)).toBeNull()
})

test('a document is returned and accepted later with its date; the badge comes with it and goes when it expires', async () => {
  const luz = await publishTechnician(rows, { nombre: `Luz ${newCity()}` })
  await storeCredential(rows, luz.uid, { sentAt: new Date() })
  const guest = program.visitor()
  const hasBadge = async () => {
    const profile = await openPage(guest, `/tecnicos/${luz.slug}`)
    expect(profile.within('h1').text).toBe(luz.nombre)
    return profile.within('main').link(/^Verificado/) !== null
  }
  const press = async (page: HtmlPage, button: string, values?: Record<string, string>) =>
    redirectedPage(admin, await page.submit(button, values))
  const list = await openPage(admin, `/admin?${new URLSearchParams({ q: luz.nombre })}`)
  const path = list.link(luz.nombre) ?? '/no-link'
  const file = await openPage(admin, path)
  expect(file.within('h1').text).toBe(luz.nombre)
  const verify = file.document.querySelectorAll('button[value="verify"]')
  // One for each width.
  expect(verify.map(button => button.hasAttribute('disabled'))).toEqual([true, true])
  expect(file.text).toContain('Para verificar falta aceptar la cédula.')
  expect(await hasBadge()).toBe(false)

  const returned = await press(file, 'Devolver con este motivo', { motivo: 'No se lee el número' })
  expect(returned.says('Devuelta')).toBe(true)
  expect(returned.text).toContain('Motivo: No se lee el número')
  expect(returned.text).toContain('Devolvió la cédula')

  const sent = await storeCredential(rows, luz.uid, { sentAt: new Date() })
  const vence = addDays(bogotaDate(new Date()), 2)
  const accepted = await press(await openPage(admin, path), 'Aceptar con estos datos', { vence })
  expect(accepted.says('Aceptada')).toBe(true)
  const verified = await press(accepted, `Verificar a ${luz.nombre}`)
  expect(verified.hasButton(`Quitar verificación a ${luz.nombre}`)).toBe(true)
  await expect.poll(hasBadge, WAIT).toBe(true)

  await rows('update technician_checks set "expiresOn" = $2 where id = $1', [sent, addDays(vence, -3)])
  await rows(`select graphile_worker.add_job('expire-checks')`)
  await expect.poll(async () => (await openPage(admin, path)).says('Vencida'), WAIT).toBe(true)
  expect((await openPage(admin, path)).says('Sin verificar')).toBe(true)
  await expect.poll(hasBadge, WAIT).toBe(false)
})

const ASKING: Record<string, string> = { revision: 'review', bloquear: 'block', eliminar: 'delete' }

test.each([
  ['published by its owner', '', ['block', 'delete', 'publish', 'review', 'verify']],
  ['approved', `estado = 'publicado', verificado = true`, ['block', 'delete', 'review', 'unverify']],
  ['deleted', `publicado = false, estado = 'bloqueado', "deletedAt" = now()`, ['restore']],
])('row, file and history of a technician who is %s offer the same', async (_, state, acts) => {
  const { uid, nombre } = await publishTechnician(rows, { nombre: `Luz ${newCity()}` })
  await storeCredential(rows, uid, { status: 'accepted' })
  if (state) await rows(`update technicians set ${state} where uid = $1`, [uid])
  const filtro = acts.includes('restore') ? 'eliminados' : ''
  const list = await openPage(admin, `/admin?${new URLSearchParams({ q: nombre, filtro })}`)
  const valuesOf = ({ document }: Pick<HtmlPage, 'document'>, selector: string, attribute: string) =>
    document.querySelectorAll(`main ${selector}`).map(element => element.getAttribute(attribute) ?? '')
  // Some acts have a button for each width; those that ask first may be links to their question.
  const offered = (page: Pick<HtmlPage, 'document'>) => {
    const sent = valuesOf(page, 'button[name="act"]:not([value$="-check"])', 'value')
    const asked = valuesOf(page, 'a[href^="/admin/confirmar/"]', 'href').map(
      href => ASKING[href.split('/')[3] ?? ''] ?? href,
    )
    return [...new Set([...sent, ...asked])].sort()
  }
  // The badge is taken away in the dossier.
  expect(offered(list)).toEqual(acts.filter(act => act !== 'unverify'))
  expect(offered(await openPage(admin, `/admin/tecnicos/${uid}`))).toEqual(acts)
  const history = await openPage(admin, `/admin/historial/tecnico/${uid}`)
  expect(offered(history)).toEqual(acts.filter(act => act !== 'delete'))
})

test('forms that name no check, or one of somebody else, change nothing', async () => {
  const [luz, ines] = [await newTechnician(database), await newTechnician(database)]
  const check = String(await storeCredential(rows, luz.uid))
  for (const [fields, status] of [
    [{ check: 'x', act: 'accept-check' }, 400],
    [{ check, act: 'destroy' }, 400],
    [{ check, act: 'accept-check' }, 409],
  ] as const)
    expect((await admin.post(`/admin/tecnicos/${ines.uid}`, fields)).status).toBe(status)
  expect(await rows('select status from technician_checks where id = $1', [check])).toEqual([
    { status: 'pending' },
  ])
})

test('a document number is masked in the facts', async () => {
  const luz = await newTechnician(database)
  await storeCredential(rows, luz.uid, { status: 'accepted' })
  const { html } = await read(`/admin/tecnicos/${luz.uid}`)
  expect(html).toContain('CC •••• 482')
  // In full only inside a closed details.
  expect(html.replace(/<details(?! open)[\s\S]*?<\/details>/g, '').split('<script')[0]).not.toContain(
    '1.020.304.482',
  )
})

test('the list of bookings starts at the reported visit', async () => {
  const luz = await newTechnician(database)
  const ana = await newClient(database)
  await writeBooking(database, { technician: luz, client: ana, hour: 9, daysLater: 7 })
  const visit = await writeBooking(database, { technician: luz, client: ana, hour: 10 })
  const all = await read(`/admin/tecnicos/${luz.uid}/reservas`)
  expect(all.html.match(/, \d\d:00</g)).toHaveLength(2)
  const from = await read(`/admin/tecnicos/${luz.uid}/reservas?visita=${visit}`)
  expect(from.html.match(/, \d\d:00</g)).toEqual([', 10:00<'])
})
