// A form that is sent while something else is under way: it arrives, and the page shows what it did.
import type { Page } from '@playwright/test'
import { createVisitLinks } from '#accounts/identity/visit-links.server.ts'
import { holdRequests } from '#tests/support/browser/held-requests.ts'
import { expect, open, type Site, test } from '#tests/support/browser/journey.ts'
import { SIGNING_SECRET } from '#tests/support/people/signed-in.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'

async function confirmedVisit(site: Site, technician: { email: string }) {
  const client = await site.registerPerson()
  return bookTomorrow(site, { technician, client, hour: '10', status: 'confirmada' })
}

async function sendQuote(page: Page): Promise<void> {
  const quote = page.getByRole('region', { name: 'Cotización' })
  await quote.getByText('Hacer una cotización').click()
  await quote.getByLabel('Precio de cada uno, renglón 1').fill('80.000')
  await quote.getByRole('button', { name: 'Enviar cotización' }).click()
}

const isQuoteShown = (page: Page) =>
  expect(page.getByRole('region', { name: 'Cotización' }).getByText(/^Le toca a /)).toBeVisible()

test('a quote that is sent while messages are marked as read is shown', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const technician = await site.registerPerson({ role: 'tecnico' })
  const { key, technicianId: uid } = await confirmedVisit(site, technician)
  await site.sql(
    `insert into visit_messages ("reservaKey", author, "recipientUid", text, at)
     values ($1, 'client', $2, 'Es la torre 2.', now())`,
    [key, uid],
  )
  const links = createVisitLinks({} as never, { secret: SIGNING_SECRET, secure: false })
  const token = links.tokenOf({ uid, key, side: 'technician', place: '#cotizacion' }, new Date())
  const network = await holdRequests(page)
  // No event reads the page again.
  await page.route('**/live?*', () => new Promise(() => {}))
  await open(page, `/v/${token}`)
  await network.until('leidos')
  await sendQuote(page)
  await network.until('cotizacion')
  await network.letGo('leidos')
  await network.letGo('load')
  await expect(page.locator('input[name="hasta"]')).toHaveCount(0)
  await network.letAllGo()
  await isQuoteShown(page)
})

test('what was sent arrives, whatever is pressed next', { tag: '@phone' }, async ({
  page,
  site,
  context,
}) => {
  const technician = await site.signIn('tecnico', context)
  const { key } = await confirmedVisit(site, technician)
  const messages = () =>
    site.sql('select text from visit_messages where "reservaKey" = $1 order by id', [key])
  const sendMessage = async (text: string) => {
    await page.getByLabel(/^Mensaje para/).fill(text)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  }
  await open(page, `/agenda/${key}`)

  await test.step('another form', async () => {
    const network = await holdRequests(page)
    await sendMessage('Llevo el sifón.')
    await network.until('mensaje')
    await sendQuote(page)
    await network.until('cotizacion')
    await network.letAllGo()
    await isQuoteShown(page)
    await expect(page.getByRole('log').getByText('Llevo el sifón.')).toBeVisible()
  })

  await test.step('a link', async () => {
    const network = await holdRequests(page)
    await sendMessage('Y la llave.')
    await network.until('mensaje')
    await page.getByRole('link', { name: 'Agenda', exact: true }).first().click()
    await network.until('load')
    await network.letAllGo()
    await expect(page).toHaveURL('/agenda')
    await expect.poll(messages).toEqual([{ text: 'Llevo el sifón.' }, { text: 'Y la llave.' }])
  })
})
