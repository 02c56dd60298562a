// Several rows of the panel at once: each its own act; what changed meanwhile is reported, not overwritten.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { bulkRowText } from '#moderation/domain/bulk.ts'
import { openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { moderationOf, trailOf } from '#tests/support/people/moderation.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { newCity, publishMany } from '#tests/support/people/published-technicians.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { database } = program
const { rows } = database

const admin = program.visitor()
const camila = newPerson({ role: 'cliente' })
await admin.post('/auth/register', { ...camila })
await rows(`update users set role = 'admin' where email = $1`, [camila.email])

async function newUnmoderated(): Promise<Viewer> {
  const technician = await newTechnician(database)
  await rows(`update technicians set publicado = false, estado = null where uid = $1`, [technician.uid])
  return technician
}
const shown = ({ uid }: Viewer): [string, string] => [
  'fila',
  bulkRowText({ uid, estado: null, verificado: false }),
]
const post = (visitor: Visitor, act: string, chosen: [string, string][]) =>
  visitor.send('/admin?filtro=sin_moderar', {
    method: 'POST',
    body: new URLSearchParams([['varios', act], ...chosen]),
    headers: { origin: visitor.origin },
  })
const send = (act: string, chosen: [string, string][]) => post(admin, act, chosen)

test('each chosen profile is published with its own trail entry, and the answer says how many', async () => {
  const technicians = [await newUnmoderated(), await newUnmoderated(), await newUnmoderated()]
  const answer = await send('publish', technicians.map(shown))
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toContain('Publicaste 3 perfiles.')
  for (const technician of technicians) {
    expect(await moderationOf(database, technician)).toMatchObject({ publicado: true, estado: 'publicado' })
    expect(await trailOf(database, 'technician', technician.uid)).toMatchObject([{ act: 'publish' }])
    // D52: below the checklist it is published all the same, and the answer says what is missing.
    expect(page).toContain(`${technician.name}. Le falta: foto, bio`)
  }
})

test('what waits longest comes first; several are sent to review without script, and the deleted are listed', async () => {
  const ciudad = newCity()
  const technicians = await publishMany(rows, 3, { ciudad, nombre: `Amparo ${ciudad}` })
  await rows(
    `update technicians set publicado = false,
       "createdAt" = now() - interval '6 days' + right(nombre, 2)::integer * interval '1 hour' where ciudad = $1`,
    [ciudad],
  )
  const [first = '', second = '', third = ''] = technicians.map(({ nombre }) => nombre)
  const path = `/admin?${new URLSearchParams({ ciudad })}`
  const open = async (filter: RegExp) => {
    const link = (await openPage(admin, path)).within('nav[aria-label="Filtros"]').link(filter)
    return openPage(admin, link ?? '/no-link')
  }
  const rowOf = (name: string) => `li[aria-label="${name}"]`
  const waiting = await open(/^Sin moderar/)
  expect(waiting.text).toContain('Lo que más espera, primero')
  const order = waiting.document.querySelectorAll('main li[aria-label]')
  expect(order.map(row => row.getAttribute('aria-label'))).toEqual([first, second, third])
  expect(waiting.within(rowOf(first)).says('Espera 6 días')).toBe(true)
  expect(waiting.within(rowOf(first)).text).toContain('Le falta: foto, bio')

  const boxes = [first, second].map(name => {
    const box = waiting.document.querySelector(`${rowOf(name)} input[name="fila"]`)
    expect(box?.closest('label')?.text).toBe(`Seleccionar a ${name}`)
    return box?.getAttribute('value') ?? ''
  })
  const bar = waiting.within('form[aria-label="Técnicos seleccionados"]')
  const answer = await readPage(admin, await bar.submit('Enviar a revisión', { fila: boxes }), path)
  expect(answer.statuses.join(' ')).toContain('Enviaste 2 perfiles a revisión.')
  expect(answer.document.querySelector(rowOf(third))).not.toBeNull()
  expect(answer.document.querySelector(rowOf(first))).toBeNull()

  await rows(`update technicians set "deletedAt" = now(), estado = 'bloqueado' where nombre = $1`, [third])
  const gone = await open(/^Eliminados/)
  expect(gone.within(rowOf(third)).hasButton(`Restaurar a ${third}`)).toBe(true)
})

test('a profile that changed meanwhile or is gone is named with the reason; the others are moderated', async () => {
  const [free, changed, gone] = [await newUnmoderated(), await newUnmoderated(), await newUnmoderated()]
  await admin.post('/admin', { kind: 'technician', id: changed.uid, act: 'publish' })
  await rows(`update technicians set "deletedAt" = now() where uid = $1`, [gone.uid])
  const answer = await send('review', [free, changed, gone].map(shown))
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('Enviaste 1 perfil a revisión.')
  expect(page).toContain(`${changed.name}: ${camila.name} publicó el perfil.`)
  expect(page).toContain(`${gone.name}: Ya no está en la lista.`)
  expect(await moderationOf(database, free)).toMatchObject({ estado: 'en_revision' })
  expect(await moderationOf(database, changed)).toMatchObject({ publicado: true, estado: 'publicado' })
  expect(await trailOf(database, 'technician', changed.uid)).toHaveLength(1)
})

/** Published and moderated, with as many visits to come. */
async function newPublished(visits: number) {
  const technician = await newTechnician(database)
  await rows(`update technicians set publicado = true, estado = 'publicado' where uid = $1`, [technician.uid])
  const client = await newClient(database)
  await rows(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
       "end", "scheduledAt", status)
     select $1 || '_20300114_' || n, $1, 'Luz', $2, 'Ana', 'x', '2030-01-14', n || ':00', n + 1 || ':00',
       '2030-01-14T05:00:00Z'::timestamptz + n * interval '1 hour', 'confirmada' from generate_series(10, 9 + $3::int) as n`,
    [technician.uid, client.uid, visits],
  )
  return technician
}
const shownPublished = ({ uid }: Viewer): [string, string] => [
  'fila',
  bulkRowText({ uid, estado: 'publicado', verificado: false }),
]

test('what hides people asks first, on a page without script, and all of it is undone at once', async () => {
  const [ana, luz] = [await newPublished(2), await newPublished(1)]
  const asked = await send('review', [ana, luz].map(shownPublished))
  expect(asked.status).toBe(302)
  expect(await moderationOf(database, ana)).toMatchObject({ publicado: true })
  const question = await redirectedPage(admin, asked)
  expect(question.document.querySelector('h1')?.text).toBe('¿Enviar a revisión a 2 técnicos?')
  expect(question.text).toContain('2 salen del catálogo de inmediato')
  expect(question.text).toContain('Sus 3 visitas siguen en pie')
  expect(question.text).toContain('Con 2 clientes')
  const done = await readPage(
    admin,
    await question.submit('Enviar a revisión', { motivo: 'Fotos de otra persona' }),
    '/admin',
  )
  expect(done.statuses.join(' ')).toContain('Enviaste 2 perfiles a revisión.')
  for (const { uid } of [ana, luz])
    expect(await trailOf(database, 'technician', uid)).toMatchObject([
      { act: 'review', reason: 'Fotos de otra persona' },
    ])

  const undone = await readPage(admin, await done.submit('Deshacer'), '/admin')
  expect(undone.statuses.join(' ')).toContain('2 perfiles están como antes.')
  for (const technician of [ana, luz]) {
    expect(await moderationOf(database, technician)).toMatchObject({ publicado: true, estado: 'publicado' })
    expect(await trailOf(database, 'technician', technician.uid)).toMatchObject([
      { act: 'review' },
      { act: 'undo' },
    ])
  }
})

test('what another administrator changed meanwhile is neither done nor undone, and is named', {
  tags: ['attack'],
}, async () => {
  const [ana, luz] = [await newPublished(0), await newPublished(0)]
  const question = await redirectedPage(admin, await send('review', [ana, luz].map(shownPublished)))
  await rows('update technicians set verificado = true where uid = $1', [luz.uid])
  const done = await readPage(admin, await question.submit('Enviar a revisión'), '/admin')
  expect(done.text).toContain('Enviaste 1 perfil a revisión.')
  expect(done.text).toContain(`${luz.name}: `)
  expect(await moderationOf(database, luz)).toMatchObject({ publicado: true })

  const both = [await newUnmoderated(), await newUnmoderated()]
  const sent = await readPage(admin, await send('publish', both.map(shown)), '/admin')
  const [first, second] = both
  await admin.post('/admin', { kind: 'technician', id: second?.uid ?? '', act: 'block', confirmado: 'si' })
  const undone = await readPage(admin, await sent.submit('Deshacer'), '/admin')
  expect(undone.text).toContain('1 de 2 perfiles está como antes.')
  expect(undone.text).toContain(
    `${second?.name}: Ya no se puede deshacer: ${camila.name} bloqueó al técnico.`,
  )
  expect(first && (await moderationOf(database, first))).toMatchObject({ publicado: false, estado: null })
  expect(second && (await moderationOf(database, second))).toMatchObject({ estado: 'bloqueado' })
})

test('rows and entries that nobody showed undo and hide nothing', { tags: ['attack'] }, async () => {
  const ana = await newPublished(0)
  const undo = (lineas: string) => admin.post('/admin', { varios: 'undo', lineas }, {})
  for (const lineas of ['', 'x', '1;2', Array.from({ length: 21 }, (_, n) => n + 1).join('.')])
    expect([lineas, (await undo(lineas)).status]).toEqual([lineas, 400])
  expect((await undo('999999999')).status).toBe(409)
  for (const path of [
    '/admin/confirmar/revision',
    '/admin/confirmar/bloquear?fila=publicado,verificado:false%20x',
  ])
    expect([path, (await admin.get(path)).status]).toEqual([path, 404])
  const nobody = await admin.get(
    '/admin/confirmar/revision?fila=publicado,verificado:false%20%00&volver=//otro.co',
  )
  expect([nobody.status, nobody.headers.get('location')]).toEqual([302, '/admin'])
  expect(await moderationOf(database, ana)).toMatchObject({ publicado: true })
})

test.each([
  ['none', 0, 'Selecciona al menos un técnico.'],
  ['more than twenty', 21, 'Son demasiados a la vez: máximo 20.'],
] as const)('%s chosen: refused, nothing changes', async (_, count, text) => {
  const luz = await newUnmoderated()
  const others = Array.from({ length: count }, (_, n): [string, string] => ['fila', `sin-moderar nadie-${n}`])
  const answer = await send('publish', count === 0 ? [] : [shown(luz), ...others])
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(text)
  expect(await moderationOf(database, luz)).toMatchObject({ publicado: false, estado: null })
})

test('a client may not', async () => {
  const luz = await newUnmoderated()
  const client = program.visitor()
  await client.post('/auth/register', { ...newPerson({ role: 'cliente' }) })
  const answer = await post(client, 'publish', [shown(luz)])
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  expect(await moderationOf(database, luz)).toMatchObject({ publicado: false, estado: null })
})
