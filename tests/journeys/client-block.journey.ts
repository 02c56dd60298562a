// A technician does not accept a client any more, and allows the client again.
import { expect, expectAccessible, open, test } from '#tests/support/journey.ts'

test('a request is declined with its client, who can be allowed again', { tag: '@phone' }, async ({
  page,
  site,
  context,
}) => {
  const technician = await site.signIn('tecnico', context)
  const client = await site.registerPerson({ name: 'Julián Ríos' })
  await site.sql(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", servicio)
     select t.uid || '_20991116_15', t.uid, t.name, c.uid, c.name, c.email, '2099-11-16', '15:00', '16:00',
       '2099-11-16T20:00:00Z', 'Destape'
     from users as t, users as c where t.email = $1 and c.email = $2`,
    [technician.email, client.email],
  )
  await open(page, '/agenda')
  await expect(page.getByText('Primera visita de este cliente')).toBeVisible()
  await expect(page.getByText('Teléfono sin confirmar')).toBeVisible()
  await page.locator('summary', { hasText: 'Más opciones' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^No acepto a este cliente/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿No aceptar más a Julián Ríos?')
  await expect(page.getByLabel(/15:00 · Destape/)).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No aceptarlo más' }).click()
  await expect(page.getByText('Listo. Ese cliente ya no puede reservarte.')).toBeVisible()
  await expect(page.getByText('No tienes reservas próximas.')).toBeVisible()
  await page.getByRole('link', { name: 'Clientes que no aceptas (1)' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Permitir de nuevo a Julián Ríos' }).click()
  await expect(page.getByText('Aceptas a todos')).toBeVisible()
})
