// Section 2, admin panel: reviews are approved, taken back and rejected.
import { expect, expectAccessible, open, type Site, test } from '#tests/support/journey.ts'
import { newCity, publishTechnician } from '#tests/support/published-technicians.ts'
import { newVisitor } from '#tests/support/visitor.ts'

const LONG_NAME = 'María de los Ángeles Santofimio Rodríguez de la Concepción Bermúdez'

/** Written now: decided reviews are listed newest first, and few are pending, so it stays on the first page of both. */
async function reviewed(site: Site, clienteNombre: string) {
  const luz = await publishTechnician(site.sql, { nombre: LONG_NAME })
  const [client] = await site.sql<{ uid: string }>(
    `insert into users (uid, name, email) values ($1, $2, $1 || '@correo.co') returning uid`,
    [`c-${luz.uid}`, clienteNombre],
  )
  await site.sql(
    `with booked as (
       insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
         "end", "scheduledAt", status)
       values ($1 || '_20260105_09', $1, 'Luz', $2, $3, 'x', '2026-01-05', '09:00', '10:00', '2026-01-05T14:00:00Z', 'completada')
       returning key)
     insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario)
     select key, $1, $2, $3, 4, 'Llegó a la hora y dejó limpio.' from booked`,
    [luz.uid, client?.uid, clienteNombre],
  )
  return luz
}

test('a review is approved, shown and counted, taken back, and rejected with a reason', {
  tag: '@desktop',
}, async ({ page, site, context }) => {
  await site.signIn('admin', context)
  const who = `Berta ${newCity()}`
  const luz = await reviewed(site, who)
  const guest = newVisitor(site.origin)
  const profile = async () => (await guest.get(`/tecnicos/${luz.slug}`)).text()
  expect(await profile()).not.toContain(who)
  await open(page, '/admin/resenas')
  const card = page.getByRole('article', { name: `Reseña de ${who} sobre ${LONG_NAME}` })
  await card.getByRole('button', { name: `Aprobar la reseña de ${who}` }).click()
  await expect(card.getByText('Aprobada', { exact: true })).toBeVisible()
  await expect.poll(async () => (await profile()).includes(who)).toBe(true)
  expect(
    await site.sql('select "ratingPromedio", "resenasCount" from technicians where uid = $1', [luz.uid]),
  ).toEqual([{ ratingPromedio: 4, resenasCount: 1 }])
  await card.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(card.getByText('Por aprobar', { exact: true })).toBeVisible()
  await expect.poll(async () => (await profile()).includes(who)).toBe(false)

  await open(page, '/admin/resenas')
  await card.locator('summary').click()
  await card.getByRole('button', { name: 'Rechazar reseña' }).click()
  await expect(card.getByRole('alert')).toHaveText('Escribe por qué la rechazas.')
  await expectAccessible(page)
  await card.getByLabel('¿Por qué la rechazas?').fill('No habla del servicio')
  await card.getByRole('button', { name: 'Rechazar reseña' }).click()
  await expect(card.getByText('Rechazada', { exact: true })).toBeVisible()
  await card.getByRole('link', { name: `Historial de la reseña de ${who}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reseña de ${who}`)
  await expect(page.getByText('Motivo: No habla del servicio')).toBeVisible()
  await expect(page.getByText('Aprobó la reseña')).toBeVisible()
  await expectAccessible(page)
})
