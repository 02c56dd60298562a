// Push messages end to end: switched on in the agenda, sent by the program, decrypted by a push service of the tests,
// and shown by the service worker.
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { deliverPush, storedPaths, subscribeAt } from '#tests/support/browser/push-browser.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'
import { startPushServer } from '#tests/support/servers/push-server.ts'

test.use({ serviceWorkers: 'allow' })

test('a technician switches push messages on, gets one, and signing out ends them @phone', async ({
  page,
  context,
  site,
}) => {
  const pushServer = await startPushServer()
  const device = pushServer.newDevice()
  await subscribeAt(context, device)
  const technician = await site.signIn('tecnico', context)
  const devices = () =>
    site.sql('select endpoint from push_subscriptions where endpoint = $1', [device.endpoint])

  await open(page, '/agenda')
  const card = page.getByRole('region', { name: 'Avísame en este teléfono' })
  await expect(card).toContainText('Te suena al llegar una solicitud.')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Activar avisos' }).click()
  await expect(card).toBeHidden()
  expect(await devices()).toHaveLength(1)

  const client = await site.registerPerson({ name: 'Rosa Helena Gómez' })
  const { key } = await bookTomorrow(site, {
    technician,
    client,
    hour: '11',
    status: 'solicitada',
  })
  await site.sql(`select queue_booking_notification($1, 'requested', 'technician', '{email,push}')`, [key])
  await expect.poll(() => device.received.length).toBe(1)
  const message = device.received[0]?.message
  if (!message) throw new Error('nothing was received')
  expect(message.title).toBe('Nueva visita: Rosa Helena, mañana 11:00')

  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no service worker')
  const shown = await deliverPush(page, worker, message)
  await expect.poll(shown).toMatchObject({
    title: message.title,
    body: expect.stringMatching(/^Cambio de grifería\. Respóndele hasta mañana a las \d\d:\d\d\.$/),
    tag: message.tag,
    data: { url: expect.stringMatching(/^\/agenda\/\d+$/) },
  })

  await expect.poll(() => storedPaths(page)).toContain('/agenda')
  await worker.evaluate(() => {
    const unsubscribe = async () => void Object.assign(globalThis, { unsubscribed: true })
    Object.assign(PushManager.prototype, { getSubscription: async () => ({ unsubscribe }) })
  })
  await page.getByRole('button', { name: /Mi cuenta/ }).click()
  // By keyboard: a click scrolls the page first, and the menu, which follows its button, moves away from the pointer.
  await page.getByRole('button', { name: 'Cerrar sesión' }).press('Enter')
  await expectPage(page, '/')
  await expect
    .poll(() => worker.evaluate(() => (globalThis as { unsubscribed?: boolean }).unsubscribed))
    .toBe(true)
  await expect.poll(() => storedPaths(page)).toEqual([])
  expect(await devices()).toEqual([])
  await pushServer.stop()
})

test('in /perfil push messages are switched on and off, and a refusal is explained @phone', async ({
  page,
  context,
  site,
}) => {
  const pushServer = await startPushServer()
  await subscribeAt(context, pushServer.newDevice())
  await site.signIn('cliente', context)
  await open(page, '/perfil')
  const setting = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Avisos' }) })
  await setting.getByText('Apagados').click()
  await setting.getByRole('button', { name: 'Activar avisos' }).click()
  await expect(setting.getByText('Activos')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await setting.getByRole('button', { name: 'Desactivar en este teléfono' }).click()
  await expect(setting.getByRole('button', { name: 'Activar avisos' })).toBeVisible()
  await expect(setting.getByText('Activos')).toHaveCount(0)

  await page.evaluate(() => localStorage.setItem('test-permission', 'denied'))
  await page.reload()
  await expect(setting.getByText('Bloqueados', { exact: true })).toBeVisible()
  await expect(setting).toContainText('permite las notificaciones')
  await expect(setting.getByRole('button')).toHaveCount(0)

  // It is said nowhere else; the offer can be closed, and stays closed.
  const card = page.getByRole('region', { name: 'Avísame en este teléfono' })
  await site.signIn('tecnico', context)
  await open(page, '/agenda')
  await expect(card).toBeHidden()
  await page.evaluate(() => localStorage.removeItem('test-permission'))
  await page.reload()
  await card.getByRole('button', { name: 'Ahora no' }).click()
  await expect(card).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mi Agenda Profesional' })).toBeVisible()
  await expect(card).toBeHidden()
  await pushServer.stop()
})
