// What a blind person hears of a visit: what arrives while its page is open, its steps, and which visit a link means.
import type { BrowserContext, Page } from '@playwright/test'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import { dayNumberText } from '#platform/wording/dates.ts'
import { type ClockedSite, openClockedSite } from '#tests/support/browser/clocked-site.ts'
import { expectDistinctNames } from '#tests/support/browser/distinct-names.ts'
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'

const TOMORROW = addDays(bogotaDate(new Date()), 1)
const at = (time: string) => instantAt(TOMORROW, time) as Date

/** A visit at this hour, so many days after tomorrow. */
async function storeVisit(
  { pool }: ClockedSite,
  { client, technician }: { client: SignedInPerson; technician: SignedInPerson },
  { hour = '10:00', days = 0, status = 'confirmada' } = {},
): Promise<number> {
  const { rows } = await pool.query<{ key: number }>(
    `insert into reservas (id, "technicianId", "technicianName", "technicianPhone", "clientId", "clientName", "clientPhone",
       "clientEmail", date, start, "end", "scheduledAt", status, servicio, precio, address)
     select $1 || '_' || to_char(at, 'YYYYMMDD_HH24'), $1, $2, '3005550101', $3, $4, '3005550202', $5, at::date,
       to_char(at, 'HH24:MI'), to_char(at + interval '1 hour', 'HH24:MI'), $6::timestamptz, $7, 'Reparación de goteo', 60000,
       'Calle 10 # 20-30'
     from (select $6::timestamptz at time zone 'America/Bogota' as at) as local returning key::int`,
    [
      technician.uid,
      technician.name,
      client.uid,
      client.name,
      client.email,
      instantAt(addDays(TOMORROW, days), hour)?.toISOString(),
      status,
    ],
  )
  return rows[0]?.key ?? 0
}

/** What the one polite region of the page said, in its order. */
async function heardOn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const note = () => {
      const text = document.querySelector('main [role=status] > span')?.textContent ?? ''
      if (text !== '' && heard.at(-1) !== text) heard.push(text)
    }
    note()
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test('the page of a visit tells what arrives, once each, and its steps in words', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.slow()
  const site = await openClockedSite(browser, page)
  const [client] = (await signedInPeople(site.pool, 1)) as [SignedInPerson]
  const [technician] = (await signedInTechnicians(site.pool, 1)) as [SignedInPerson]
  const mine: Page = await (await site.newContext(client)).newPage()
  const his: BrowserContext = await site.newContext(technician)
  const key = await storeVisit(site, { client, technician })
  const says = async (form: Record<string, string>) => {
    const answer = await his.request.post(`/agenda/${key}`, {
      form,
      headers: { origin: site.origin },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(302)
  }

  await site.setClock(at('09:40'))
  await open(mine, `/mis-reservas/${key}`)
  const heard = await heardOn(mine)
  const region = mine.getByRole('main').getByRole('status')
  // One polite region, and silent at first.
  await expect(region).toHaveCount(1)
  await expect(region).toBeEmpty()
  await expect(mine.getByRole('region', { name: 'Cómo va la visita' })).toMatchAriaSnapshot(`
    - region "Cómo va la visita":
      - list:
        - listitem: "Hecho: Pedida"
        - listitem: "Ahora: Confirmada"
        - listitem: "Después: En camino"
        - listitem: "Después: Terminada"
        - listitem: "Después: Calificada"
  `)

  const onTheWay = 'Va en camino, llega hacia las 10:00.'
  const arrived = 'Está en tu casa desde las 09:40.'
  const asks = 'Persona: ¿Hay registro de agua?'
  const quoted = /^Persona te mandó una cotización: \$\s157\.000\.$/
  await says({ act: 'en-camino', minutos: '20' })
  await expect(region).toHaveText(onTheWay)
  await expect(mine.getByRole('region', { name: 'Cómo va la visita' })).toMatchAriaSnapshot(`
    - region "Cómo va la visita":
      - list:
        - listitem: "Hecho: Pedida"
        - listitem: "Hecho: Confirmada"
        - listitem: "Ahora: En camino"
  `)
  await says({ act: 'mensaje', texto: '¿Hay registro de agua?', formKey: crypto.randomUUID() })
  await expect(region).toHaveText(asks)
  await says({ act: 'llegue' })
  await expect(region).toHaveText(arrived)
  await says({
    act: 'cotizacion',
    formKey: crypto.randomUUID(),
    concepto: 'Mano de obra',
    cantidad: '1',
    precio: '157000',
    vence: addDays(TOMORROW, 3),
  })
  await expect(region).toHaveText(quoted)
  await mine.getByRole('button', { name: 'De acuerdo' }).click()
  await expect(region).toHaveText(/^Acordaste \$\s157\.000 con Persona\.$/)
  await expectAccessible(mine)
  await site.setClock(at('10:00'))
  await says({
    act: 'terminar',
    formKey: crypto.randomUUID(),
    concepto: 'Mano de obra',
    cantidad: '1',
    precio: '157000',
    hecho: 'Cambié la válvula.',
    pago: 'efectivo',
  })
  await expect(region).toHaveText(/Comprobante de servicio N\.º \d+: \$\s157\.000\.$/)
  expect(await heard()).toEqual([
    onTheWay,
    asks,
    arrived,
    expect.stringMatching(quoted),
    expect.stringMatching(/^Acordaste/),
    expect.stringMatching(/Comprobante/),
  ])

  await site.close()
  expect(site.problems).toEqual([])
})

test('two visits with one person sound different in both lists', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  test.slow()
  const site = await openClockedSite(browser, page)
  const [client] = (await signedInPeople(site.pool, 1)) as [SignedInPerson]
  const [technician] = (await signedInTechnicians(site.pool, 1)) as [SignedInPerson]
  await site.setClock(at('06:00'))
  for (const days of [0, 1, 2]) {
    await storeVisit(site, { client, technician }, { days })
    await storeVisit(site, { client, technician }, { days, hour: '15:00', status: 'solicitada' })
    await storeVisit(site, { client, technician }, { days: -days - 2, status: 'completada' })
  }
  const mine = await (await site.newContext(client)).newPage()
  await open(mine, '/mis-reservas')
  const day = dayNumberText(addDays(TOMORROW, 1), TOMORROW)
  const visit = `con ${technician.name}, ${day} a las 10:00`
  await expect(mine.getByRole('link', { name: `Ver detalle de la visita ${visit}` })).toHaveCount(1)
  await expectDistinctNames(mine)
  const his = await (await site.newContext(technician)).newPage()
  await open(his, '/agenda')
  for (const folded of await his.locator('details').all())
    await folded.evaluate(element => element.setAttribute('open', ''))
  await expectDistinctNames(his)
  await site.close()
  expect(site.problems).toEqual([])
})
