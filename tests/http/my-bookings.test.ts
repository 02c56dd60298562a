// Mis reservas without JavaScript: a rescue and its dismissal, the address of a visit, and a second rating.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { newCity } from '#tests/support/people/published-technicians.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows, pool } = program.database
const [client, stranger] = (await signedInPeople(pool, 2)) as [SignedInPerson, SignedInPerson]
const [technician, colleague] = (await signedInTechnicians(pool, 2)) as [SignedInPerson, SignedInPerson]
// Only they can go instead of each other.
await rows('update technicians set ciudad = $1 where uid = any($2)', [
  newCity(),
  [technician.uid, colleague.uid],
])
const PAST_DAYS = -3_650
const FUTURE_DAYS = 36_500

const viewerOf = ({ uid, name, email }: SignedInPerson): Viewer => ({
  uid,
  name,
  email,
  role: 'cliente',
  ciudad: '',
})

const book = (status: string, daysLater: number, hour = 15) =>
  writeBooking(program.database, {
    technician: viewerOf(technician),
    client: viewerOf(client),
    status,
    daysLater,
    hour,
  })

async function get(path: string, { cookie }: { cookie: string } = client) {
  const answer = await program.visitor().get(path, { cookie })
  return { status: answer.status, location: answer.headers.get('location'), page: await answer.text() }
}

async function post(path: string, fields: Record<string, string>, { cookie }: { cookie: string } = client) {
  const answer = await program.visitor().post(path, fields, { cookie })
  return { status: answer.status, location: answer.headers.get('location'), page: await answer.text() }
}

test('a cancelled visit says why and who can go, until its client dismisses it', async () => {
  const key = await book('cancelada', FUTURE_DAYS)
  await rows(`update reservas set "cancelReason" = 'tecnico', "cancelNote" = 'Tengo <cita>' where key = $1`, [
    key,
  ])
  const shown = (await get('/mis-reservas')).page
  expect(shown).toContain('Persona canceló tu visita')
  expect(shown).toContain('«Tengo &lt;cita&gt;»')
  expect(shown).toMatch(new RegExp(`/agendar/${colleague.uid}\\?de=${key}&amp;date=[-\\d]+&amp;hour=15`))
  expect(shown).not.toContain('Todo en orden')

  const dismissal = { act: 'dismiss-rescue', key: String(key) }
  expect((await post('/mis-reservas', dismissal, stranger)).status).toBe(409)
  expect((await get('/mis-reservas')).page).toContain('Ya no lo necesito')
  expect(await post('/mis-reservas', dismissal)).toMatchObject({ status: 302, location: '/mis-reservas' })
  const { page } = await get('/mis-reservas')
  expect(page).not.toContain('Ya no lo necesito')
  expect(page).toContain('Persona canceló: «Tengo &lt;cita&gt;».')
  expect(page).toContain(`/agendar/${technician.uid}?de=${key}"`)
})

test('the address of an upcoming visit is completed by its client only', async () => {
  const key = await book('confirmada', FUTURE_DAYS, 10)
  const path = `/mis-reservas/${key}/direccion`
  expect((await get('/mis-reservas')).page).toContain(`href="${path}"`)
  expect((await get(path)).status).toBe(200)
  for (const other of [stranger, technician]) {
    expect((await get(path, other)).status).toBe(404)
    expect((await post(path, { address: 'Cl. 1 # 2-3' }, other)).status).toBe(404)
  }
  const empty = await post(path, { address: ' ' })
  expect(empty.status).toBe(400)
  expect(empty.page).toContain('Escribe la dirección de la visita.')
  expect(empty.page).toContain('aria-invalid="true"')
  expect(await post(path, { address: 'Cl. 65 Sur # 87-21' })).toMatchObject({
    status: 302,
    location: '/mis-reservas',
  })
  const { page } = await get('/mis-reservas')
  expect(page).toContain('Cl. 65 Sur # 87-21')
  expect(page).not.toContain(path)
})

test('the address of a past visit is closed', async () => {
  const path = `/mis-reservas/${await book('completada', PAST_DAYS)}/direccion`
  for (const { status, page } of [await get(path), await post(path, { address: 'Cl. 1 # 2-3' })]) {
    expect(status).toBe(409)
    expect(page).toContain('La dirección de esta visita ya no se puede cambiar.')
  }
  expect((await get('/mis-reservas/x/direccion')).status).toBe(404)
})

test('a second, different rating is refused; the same one is thanked again (D55)', async () => {
  const key = await book('completada', PAST_DAYS, 9)
  await writeReview(program.database, { key, rating: 4 })
  const same = { key: String(key), rating: '4', comentario: 'Todo bien' }
  expect((await post('/mis-reservas', same)).status).toBe(302)
  const different = await post('/mis-reservas', { ...same, rating: '1' })
  expect(different.status).toBe(409)
  expect(different.page).toContain('Ya calificaste este servicio.')
})
