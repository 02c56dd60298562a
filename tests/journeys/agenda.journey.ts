// Section 2, Agenda: what must be answered comes first; the technician's own record is followed live.
import type { Page } from '@playwright/test'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'

const LONG_NAME = 'María de los Ángeles Castellanos-Hinestroza Villavicencio de la Espriella'
const LONG_NOTE = 'El calentador prende y se apaga a los dos minutos, y suena como si tuviera arena. '.repeat(
  8,
)

/** Cumulative layout shift since the page was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const observer = new PerformanceObserver(list => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

interface LayoutShift extends PerformanceEntry {
  readonly value: number
}

test('the agenda opens with the requests, and a cancellation offers other hours', { tag: '@phone' }, async ({
  page,
  site,
  context,
}) => {
  const { email } = await site.signIn('tecnico', context)
  const client = await site.registerPerson({ name: LONG_NAME })
  const [luz] = await site.sql<{ uid: string }>('select uid from users where email = $1', [email])
  const [record] = await site.sql<Record<string, string>>(
    'delete from technicians where uid = $1 returning nombre, slug, ciudad, barrio, telefono',
    [luz?.uid],
  )
  await open(page, '/agenda')
  await expect(page.getByRole('heading', { name: 'Perfil no encontrado' })).toBeVisible()
  await site.sql(
    `insert into technicians (uid, nombre, slug, ciudad, barrio, telefono, especialidades, publicado, horarios)
     select $1, $2, $3, $4, $5, $6, '{Plomería}', true,
       (select jsonb_object_agg(day, '[{"inicio":"08:00","fin":"18:00"}]'::jsonb)
        from unnest('{lun,mar,mie,jue,vie,sab,dom}'::text[]) as day)`,
    [luz?.uid, record?.nombre, record?.slug, record?.ciudad, record?.barrio, record?.telefono],
  )
  await expect(page.getByRole('heading', { name: 'Mi Agenda Profesional' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver mi perfil público' })).toBeVisible()

  const tomorrow = addDays(bogotaDate(new Date()), 1)
  for (const [hour, status, description] of [
    [15, 'solicitada', 'Después'],
    [10, 'solicitada', LONG_NOTE],
    [17, 'confirmada', ''],
  ] as const)
    await site.sql(
      `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
         "end", "scheduledAt", status, description, "createdAt")
       select $1 || to_char($3::date, '_YYYYMMDD_') || $4::text, $1, 'Luz', uid, name, email, $3::date, $4 || ':00',
         ($4::int + 1) || ':00', ($3::date + make_time($4::int, 0, 0)) at time zone 'America/Bogota', $5, $6,
         ($3::date - 1)::timestamp at time zone 'America/Bogota'
       from users where email = $2`,
      [luz?.uid, client.email, tomorrow, String(hour), status, description],
    )
  await expect(page.getByRole('heading', { name: '2 por responder' })).toBeVisible()

  await open(page, '/agenda')
  // 24 hours after the request.
  await expect(page.getByText('Tienes hasta mañana, 00:00', { exact: true })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: LONG_NOTE.trim() })).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.locator('summary').filter({ hasText: '15:00' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Después' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Después' })).toBeVisible()
  await page.locator('summary').filter({ hasText: '17:00' }).click()
  await expect(page.getByRole('link', { name: 'Pedir la dirección' })).toBeVisible()

  await page.getByRole('button', { name: 'Cancelar' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Cuéntale por qué').fill('Tengo cita médica')
  const hours = dialog.getByRole('checkbox')
  for (const at of [0, 1, 3]) await hours.nth(at).check()
  await expect(dialog.getByText('3 de 3')).toBeVisible()
  await expect(hours.nth(2)).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancelar reserva' }).click()
  await expect(page.getByRole('heading', { name: '1 por responder' })).toBeVisible()
  await expect(page.getByText('Cancelada', { exact: true }).first()).toBeVisible()
  await expect
    .poll(() =>
      site.sql(
        `select "cancelNote" as note, cardinality("offeredHours") as hours from reservas
         where "technicianId" = $1 and status = 'cancelada'`,
        [luz?.uid],
      ),
    )
    .toEqual([{ note: 'Tengo cita médica', hours: 3 }])

  // Without its bookings the record can be removed, and the open page says so.
  await site.sql('delete from reservas where "technicianId" = $1', [luz?.uid])
  await site.sql('delete from technicians where uid = $1', [luz?.uid])
  await expect(page.getByRole('heading', { name: 'Perfil no encontrado' })).toBeVisible()
})

test('a second tap on Aceptar reaches nobody else, and an acceptance can be undone', {
  tag: '@phone',
}, async ({ page, site, context }) => {
  const technician = await site.signIn('tecnico', context)
  for (const hour of ['09', '10', '11']) {
    const client = await site.registerPerson({ name: `Cliente ${hour}` })
    await bookTomorrow(site, { technician, client, hour, status: 'solicitada' })
  }
  const accepted = async () =>
    (
      await site.sql<{ start: string }>(
        `select start from reservas join users on uid = "technicianId"
         where users.email = $1 and reservas.status = 'confirmada' and "cannotAt" is null`,
        [technician.email],
      )
    ).map(({ start }) => start)
  // A visit that cannot be received and is later than the first request comes after it, and is to be answered too.
  const away = await site.registerPerson({ name: 'Cliente 17' })
  const { key } = await bookTomorrow(site, { technician, client: away, hour: '17', status: 'confirmada' })
  await site.sql(
    `update reservas set "cannotReason" = 'otro_dia', "cannotNote" = '', "cannotAt" = now() where key = $1`,
    [key],
  )
  await open(page, '/agenda')
  const button = page.getByRole('button', { name: /^Aceptar/ }).first()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0)
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
  await tap()
  await expect.poll(accepted).toEqual(['09:00'])
  // The page has heard of it, and the thumb is still there.
  await expect(page.getByText('Cliente 09, 09:00: Confirmada.')).toBeAttached()
  await tap()
  await expect(page.getByText('Aceptada', { exact: true })).toBeVisible()
  await tap()
  await expect(page.getByRole('heading', { name: '3 por responder' })).toBeVisible()
  expect(await accepted()).toEqual(['09:00'])
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(page.getByRole('heading', { name: '4 por responder' })).toBeVisible()
  expect(await accepted()).toEqual([])
  await page.getByRole('button', { name: /^Aceptar la visita con Cliente 09/ }).click()
  await expect(page.getByText('Aceptada', { exact: true })).toBeVisible()
  // Opened again it stands in its day.
  await open(page, '/agenda')
  await expect(page.getByText('Aceptada', { exact: true })).toHaveCount(0)
  await expect(page.locator('summary').filter({ hasText: 'Cliente 09' })).toContainText('Confirmada')
})

test('a success message is shown although a live event arrives before the page is drawn', {
  tag: '@desktop',
}, async ({ page, site, context }) => {
  const technician = await site.signIn('tecnico', context)
  const client = await site.registerPerson()
  const { key } = await bookTomorrow(site, { technician, client, hour: '10', status: 'solicitada' })
  await site.sql(
    `insert into client_blocks ("technicianId", "clientId", "createdAt")
     select "technicianId", "clientId", now() from reservas where key = $1`,
    [key],
  )
  await page.addInitScript(holdRendersOnDemand)
  const stream = page.waitForResponse(response => new URL(response.url()).pathname === '/live')
  await open(page, '/agenda/clientes')
  await stream
  // The server has sent the message, and the page has not got it.
  await page.route(
    /\/agenda\/clientes\.data/,
    async route => {
      if (route.request().method() !== 'GET') return route.continue()
      const response = await route.fetch()
      const ready = page.waitForResponse(/\/readyz$/)
      await site.sql(`update reservas set status = 'confirmada' where key = $1`, [key])
      await ready
      await route.fulfill({ response })
    },
    { times: 2 },
  )
  await page.evaluate(() => dispatchEvent(new Event('hold-renders')))
  await page.getByRole('button', { name: /^Permitir de nuevo/ }).click()
  await page.waitForResponse(
    response => response.request().method() === 'GET' && /clientes\.data/.test(response.url()),
  )
  await page.evaluate(() => dispatchEvent(new Event('release-renders')))
  await expect(page.getByText('Listo. Ese cliente puede reservarte otra vez.')).toBeVisible()
})

/** React schedules renders by messages without content. */
function holdRendersOnDemand() {
  let held: (() => void)[] | null = null
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (this: MessagePort, ...args: [unknown]) {
    const send = () => postMessage.apply(this, args as never)
    if (held && args[0] === null) held.push(send)
    else send()
  }
  addEventListener('hold-renders', () => {
    held = []
  })
  addEventListener('release-renders', () => {
    const sends = held ?? []
    held = null
    for (const send of sends) send()
  })
}

test('at 320 px the counters stand apart, and the stars push no card to the edge', { tag: '@phone' }, async ({
  page,
  site,
  context,
  browser,
}) => {
  const technician = await site.signIn('tecnico', context)
  const other = await browser.newContext({ baseURL: site.origin, viewport: { width: 320, height: 640 } })
  const client = await site.signIn('cliente', other)
  await site.sql(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", status)
     select t.uid || to_char(at, '_YYYYMMDD_HH24'), t.uid, t.name, c.uid, c.name, c.email, at::date, '10:00', '11:00',
       at at time zone 'America/Bogota', 'completada'
     from users as t, users as c, generate_series(1, 50) as days,
       lateral (select (now() at time zone 'America/Bogota')::date - days + time '10:00' as at) as hour
     where t.email = $1 and c.email = $2`,
    [technician.email, client.email],
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/agenda')
  const history = page.getByRole('link', { name: '50 Historial' })
  await expect(history).toBeVisible()
  const [end, start] = await Promise.all(
    [page.getByRole('link', { name: '0 Próximas' }), history].map((link, index) =>
      link.evaluate((each, index) => {
        const words = document.createRange()
        words.selectNodeContents(each)
        const box = words.getBoundingClientRect()
        return index === 0 ? box.right : box.left
      }, index),
    ),
  )
  expect((start ?? 0) - (end ?? 0)).toBeGreaterThan(8)

  const hers = await other.newPage()
  await open(hers, '/mis-reservas')
  // Between gutters of 20 px.
  expect(await hers.getByRole('region', { name: /^Califica/ }).boundingBox()).toMatchObject({
    x: 20,
    width: 280,
  })
  await other.close()
})
