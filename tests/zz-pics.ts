import { type BrowserContext, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { CHROMIUM_ARGS, chromiumPath } from '#tests/support/browser/chromium.ts'

const origin = 'http://localhost:4720'
const OUT = '/tmp/ui-work/pics'
const db = new pg.Client({ host: '/tmp/ui-work/data/run', user: 'tecniya', database: 'tecniya' })
await db.connect()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
const wide = (width: number, phone = true) => ({
  viewport: { width, height: phone ? 740 : 800 },
  reducedMotion: 'reduce' as const,
  serviceWorkers: 'block' as const,
  ...(phone && { hasTouch: true, isMobile: true }),
})
async function signIn(context: BrowserContext, as: string) {
  const page = await context.newPage()
  page.on('pageerror', error => console.log('PAGEERROR', error.message))
  page.on('console', message => message.type() === 'error' && console.log('CONSOLE', message.text()))
  await page.goto(`${origin}/auth/login`)
  await page.getByLabel('Correo').fill(`${as}@demo.tecniya.co`)
  await page.getByLabel('Contraseña', { exact: true }).fill('demo-tecniya')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/auth/'))
  return page
}
const uidOf = async (as: string) =>
  (await db.query('select uid from users where email = $1', [`${as}@demo.tecniya.co`])).rows[0].uid as string
async function clear(uid: string) {
  for (const table of ['whatsapp_connections', 'whatsapp_codes', 'whatsapp_offers'])
    await db.query(`delete from ${table} where uid = $1`, [uid])
}
async function row(page: Page, name: string) {
  await page.waitForTimeout(500)
  await page.locator('#fila-whatsapp').screenshot({ path: `${OUT}/${name}.png` })
  console.log(
    name,
    JSON.stringify(await page.locator('#fila-whatsapp').boundingBox()),
    await page.evaluate(() => document.documentElement.scrollWidth),
  )
}
const which = process.argv[2] ?? 'row'
if (which === 'row')
  for (const [as, width, phone] of [
    ['cliente', 360, true],
    ['tecnico', 320, true],
    ['cliente', 1280, false],
    ['tecnico', 1280, false],
  ] as const) {
    const uid = await uidOf(as)
    await clear(uid)
    const context = await browser.newContext(wide(width, phone))
    await context.route('https://wa.me/**', route => {
      console.log('CHAT', route.request().url())
      return route.abort()
    })
    const page = await signIn(context, as)
    const tag = `${as}-${width}`
    await page.goto(`${origin}/perfil`, { waitUntil: 'networkidle' })
    await row(page, `${tag}-closed`)
    await page.locator('#fila-whatsapp summary').click()
    await page.waitForTimeout(800)
    await row(page, `${tag}-off`)
    await page.screenshot({ path: `${OUT}/${tag}-page.png`, fullPage: true })
    if (phone) {
      await page.getByRole('button', { name: 'Conecta tu WhatsApp' }).click()
      await page.waitForTimeout(1500)
      if (!page.url().includes('/perfil'))
        await page.goto(`${origin}/perfil#whatsapp`, { waitUntil: 'networkidle' })
      await row(page, `${tag}-waiting`)
    }
    await db.query(`update whatsapp_codes set "takenAt" = now() where uid = $1`, [uid])
    await page.waitForTimeout(1000)
    await row(page, `${tag}-taken`)
    await db.query(
      `insert into whatsapp_connections (uid, number, "connectedAt", consent) values ($1, $2, now(), 'x')`,
      [uid, `57300555${as === 'cliente' ? '4821' : '1207'}`],
    )
    await db.query(`update whatsapp_codes set "usedAt" = now() where uid = $1`, [uid])
    await page.waitForTimeout(1500)
    await row(page, `${tag}-connected`)
    await page.screenshot({ path: `${OUT}/${tag}-connected-toast.png` })
    await page.getByRole('button', { name: 'Otro número' }).click()
    await page.waitForTimeout(1200)
    if (!page.url().includes('/perfil'))
      await page.goto(`${origin}/perfil#whatsapp`, { waitUntil: 'networkidle' })
    await row(page, `${tag}-other-number`)
    await db.query(`update whatsapp_codes set "expiresAt" = now() - interval '1 minute' where uid = $1`, [
      uid,
    ])
    await page.goto(`${origin}/perfil`, { waitUntil: 'networkidle' })
    await page.locator('#fila-whatsapp summary').click()
    await row(page, `${tag}-expired-connected`)
    await db.query(`delete from whatsapp_codes where uid = $1`, [uid])
    await db.query(
      `update whatsapp_connections set failures = 2, "failingAt" = now() - interval '20 hours' where uid = $1`,
      [uid],
    )
    await page.waitForTimeout(1200)
    await row(page, `${tag}-failing`)
    await page.getByRole('button', { name: 'Desconectar' }).click()
    await page.waitForTimeout(1200)
    await page.screenshot({ path: `${OUT}/${tag}-undo.png` })
    await row(page, `${tag}-left`)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await page.waitForTimeout(1200)
    await row(page, `${tag}-restored`)
    await clear(uid)
    await context.close()
  }

if (which === 'lists') {
  for (const width of [360, 320, 1280]) {
    const context = await browser.newContext(wide(width, width < 400))
    const uid = await uidOf('tecnico')
    await clear(uid)
    const page = await signIn(context, 'tecnico')
    await page.goto(`${origin}/agenda`, { waitUntil: 'networkidle' })
    const offer = page.getByRole('region', { name: 'Conecta tu WhatsApp' })
    console.log(
      'agenda',
      width,
      JSON.stringify(await offer.boundingBox()),
      await page.evaluate(() => document.documentElement.scrollWidth),
    )
    await offer.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 250))
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${OUT}/agenda-${width}.png` })
    await offer.getByRole('button', { name: 'Ahora no' }).click()
    await page.waitForTimeout(1000)
    console.log('gone', await offer.count(), await page.getByText('Avísame en').count())
    await clear(uid)
    await context.close()
  }
  for (const width of [360, 1280]) {
    const context = await browser.newContext(wide(width, width < 400))
    const uid = await uidOf('cliente')
    await clear(uid)
    const page = await signIn(context, 'cliente')
    await page.goto(`${origin}/tecnicos?q=plomero`, { waitUntil: 'networkidle' })
    const path = (await page.content()).match(/\/agendar\/[\w-]+/)?.[0]
    for (let hour = 9; hour < 18; hour++) {
      await page.goto(
        `${origin}${path}?date=2026-11-2${width > 400 ? 0 : 4}&hour=${hour}&description=Se%20me%20da%C3%B1%C3%B3%20la%20llave%20del%20lavaplatos.`,
        { waitUntil: 'networkidle' },
      )
      await page
        .getByRole('button', { name: /Confirmar reserva/ })
        .last()
        .click()
      await page.waitForTimeout(1500)
      if (page.url().includes('mis-reservas')) break
    }
    await page.waitForTimeout(2500)
    console.log(page.url())
    await page.screenshot({ path: `${OUT}/booked-${width}.png`, fullPage: width > 400 })
    await page
      .getByRole('region', { name: 'Conecta tu WhatsApp' })
      .scrollIntoViewIfNeeded()
      .catch(() => console.log('no offer'))
    await page.screenshot({ path: `${OUT}/booked2-${width}.png` })
    await page
      .getByRole('link', { name: 'Conecta tu WhatsApp' })
      .click()
      .catch(() => {})
    await page.waitForTimeout(1500)
    console.log(page.url(), await page.locator('#fila-whatsapp').getAttribute('open'))
    await page.screenshot({ path: `${OUT}/from-offer-${width}.png` })
    await context.close()
  }
}

if (which === 'thread') {
  const [client, technician] = [await uidOf('cliente'), await uidOf('tecnico')]
  const { rows } = await db.query(
    `select key, date, status, "scheduledAt" from reservas where "clientId" = $1 and "technicianId" = $2 order by "scheduledAt" desc`,
    [client, technician],
  )
  console.log(JSON.stringify(rows))
  const key = rows.find(each => each.status === 'confirmada')?.key
  console.log(key)
  await db.query(`delete from whatsapp_messages`)
  await db.query(`delete from visit_messages where "reservaKey" = $1`, [key])
  await clear(client)
  await clear(technician)
  await db.query(
    `insert into whatsapp_connections (uid, number, "connectedAt", consent) values ($1, '573005554821', now(), 'x'), ($2, '573005551207', now(), 'x')`,
    [client, technician],
  )
  const say = async (
    author: string,
    text: string,
    via: string | null,
    minutes: number,
    state: string | null,
    instead: string | null = null,
  ) => {
    const m = (
      await db.query(
        `insert into visit_messages ("reservaKey", author, "recipientUid", text, at, via, "readAt") values ($1, $2, $3, $4, now() - $5 * interval '1 minute', $6, now()) returning id`,
        [key, author, author === 'client' ? technician : client, text, minutes, via],
      )
    ).rows[0].id
    if (state !== 'page') await db.query(`update visit_messages set "readAt" = null where id = $1`, [m])
    if (state && state !== 'page')
      await db.query(
        `insert into whatsapp_messages (id, uid, template, "visitKey", about, state, "createdAt", "insteadAt", "insteadBy") values (gen_random_uuid(), $1, 'x', $2, jsonb_build_object('message', $3::bigint), $4, now(), case when $5::text is null then null else now() end, $5)`,
        [author === 'client' ? technician : client, key, m, state, instead],
      )
    return m
  }
  await say('client', '¿Sirve que compre el sifón yo?', null, 900, 'read')
  await say(
    'technician',
    'Espera a que lo mire. Mándame una foto de la tuerca y llevo la medida.',
    'whatsapp',
    890,
    'read',
  )
  await say('client', 'Ahí va.', 'whatsapp', 880, 'read')
  await say('client', '¿Le aviso al portero? Es la torre 2.', null, 600, 'page')
  await say(
    'technician',
    'Sí, por favor. Voy en moto, con la caja de herramientas.',
    'whatsapp',
    590,
    'delivered',
  )
  const last = await say('client', 'Ya quedó avisado.', null, 500, 'sent')
  const pagesOf = []
  for (const [as, path, width] of [
    ['cliente', 'mis-reservas', 360],
    ['tecnico', 'agenda', 360],
    ['cliente', 'mis-reservas', 1280],
    ['tecnico', 'agenda', 320],
  ] as const) {
    const context = await browser.newContext(wide(width, width < 400))
    const page = await signIn(context, as)
    await page.goto(`${origin}/${path}/${key}#mensajes`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(600)
    await page
      .locator('section[aria-labelledby=mensajes]')
      .screenshot({ path: `${OUT}/thread-${as}-${width}.png` })
    pagesOf.push({ page, as, width })
    console.log(as, width, await page.evaluate(() => document.documentElement.scrollWidth))
  }
  await db.query(`update whatsapp_messages set state = 'delivered' where about ->> 'message' = $1`, [
    String(last),
  ])
  const bad = await say('technician', 'Llegué y no contesta el citófono. ¿Me abre?', null, 1, 'sent')
  const gone = await say('client', 'Ya bajo. La puerta azul.', null, 0, 'sent')
  await pagesOf[0]?.page.waitForTimeout(1500)
  await db.query(
    `update whatsapp_messages set state = 'failed', "insteadBy" = 'email', "insteadAt" = now() where about ->> 'message' = $1`,
    [String(bad)],
  )
  await db.query(
    `update whatsapp_messages set state = 'failed', "insteadBy" = 'none', "insteadAt" = now() where about ->> 'message' = $1`,
    [String(gone)],
  )
  await pagesOf[0]?.page.waitForTimeout(2000)
  for (const { page, as, width } of pagesOf) {
    await page
      .locator('section[aria-labelledby=mensajes]')
      .screenshot({ path: `${OUT}/thread2-${as}-${width}.png` })
    console.log(as, width, 'said:', await page.locator('p[role=status].sr-only').allInnerTexts())
  }
}

if (which === 'failed') {
  const [client, technician] = [await uidOf('cliente'), await uidOf('tecnico')]
  const key = 1017
  await db
    .query(
      `update reservas set date = '2026-11-18', id = replace(id, '20261119', '20261118'), "scheduledAt" = "scheduledAt" - interval '1 day' where key = $1 and date = '2026-11-19'`,
      [key],
    )
    .catch(error => console.log(String(error)))
  for (const [as, path, width] of [
    ['tecnico', 'agenda', 360],
    ['cliente', 'mis-reservas', 320],
    ['tecnico', 'agenda', 1280],
  ] as const) {
    await db.query(`delete from whatsapp_messages`)
    await db.query(`delete from visit_messages where "reservaKey" = $1`, [key])
    const author = as === 'cliente' ? 'client' : 'technician'
    const m = (
      await db.query(
        `insert into visit_messages ("reservaKey", author, "recipientUid", text, at) values ($1, $2, $3, 'Llegué y no contesta el citófono. ¿Me abre?', now()) returning id`,
        [key, author, author === 'client' ? technician : client],
      )
    ).rows[0].id
    await db.query(
      `insert into whatsapp_messages (id, uid, template, "visitKey", about, state, "createdAt") values (gen_random_uuid(), $1, 'x', $2, jsonb_build_object('message', $3::bigint), 'sent', now())`,
      [author === 'client' ? technician : client, key, m],
    )
    const context = await browser.newContext(wide(width, width < 400))
    const page = await signIn(context, as)
    await page.goto(`${origin}/${path}/${key}#mensajes`, { waitUntil: 'networkidle' })
    const part = page.locator('section[aria-labelledby=mensajes]')
    await part.screenshot({ path: `${OUT}/failed0-${as}-${width}.png` })
    await db.query(
      `update whatsapp_messages set state = 'failed', "insteadBy" = 'email', "insteadAt" = now()`,
    )
    await page.waitForTimeout(2000)
    await part.screenshot({ path: `${OUT}/failed1-${as}-${width}.png` })
    console.log(as, width, 'said:', await page.locator('p[role=status].sr-only').allInnerTexts())
    await db.query(`update whatsapp_messages set "insteadBy" = 'none'`)
    await page.waitForTimeout(2000)
    await part.screenshot({ path: `${OUT}/failed2-${as}-${width}.png` })
    console.log(as, width, 'said:', await page.locator('p[role=status].sr-only').allInnerTexts())
    await context.close()
  }
}
await browser.close()
await db.end()
