// Forms at every width. Screens that need no stored visit are measured by the accessibility journey, guarantees and reports by
// theirs.
import { profilePriceText } from '#platform/wording/price.ts'
import { expectRoomToType, WIDTHS } from '#tests/support/browser/field-widths.ts'
import { expect, open, test } from '#tests/support/browser/journey.ts'
import { newContext } from '#tests/support/people/booking-pages.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'

test('a quote is written and sent at every width', { tag: '@desktop' }, async ({ page, site, context }) => {
  const technician = await site.signIn('tecnico', context)
  const client = await site.registerPerson()
  const { key } = await bookTomorrow(site, { technician, client, hour: '10', status: 'confirmada' })
  await open(page, `/agenda/${key}`)
  const quote = page.getByRole('region', { name: 'Cotización' })
  const field = (label: string, row: number) => quote.getByLabel(`${label} renglón ${row}`, { exact: true })
  const send = quote.getByRole('button', { name: 'Enviar cotización' })
  const add = quote.getByRole('button', { name: 'Agregar renglón' })
  const unfold = () => quote.getByText(/^(Hacer una cotización|Cambiarla)$/).click()

  await test.step('what is missing is said under its row, which has the focus', async () => {
    await unfold()
    await add.click()
    await expect(field('Concepto del', 2)).toBeFocused()
    await field('Concepto del', 1).fill('')
    await field('Precio de cada uno,', 1).fill('20000')
    const row = quote.getByRole('group', { name: 'Renglón 1' })
    for (const [label, valid, text] of [
      ['Concepto del', 'Mano de obra', 'Escribe qué cobras en este renglón.'],
      ['Cantidad del', '1', 'La cantidad va de 1 a 99.'],
      ['Precio de cada uno,', '20.000', /^Escribe el precio en pesos/],
    ] as const) {
      await field(label, 1).fill('')
      await send.click()
      await expect(row.getByRole('alert')).toHaveText(text)
      await expect(field(label, 1)).toBeFocused()
      await field(label, 1).fill(valid)
    }
    await quote.getByRole('button', { name: 'Quitar el renglón 2' }).click()
    await unfold()
  })

  // Each quote begins with the lines of the last one.
  let total = 20_000
  for (const [index, width] of WIDTHS.entries())
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await unfold()
      await add.click()
      const row = index + 2
      await field('Concepto del', row).pressSequentially('Tubo de PVC')
      await quote.getByRole('button', { name: `Uno más en el renglón ${row}` }).click()
      await field('Precio de cada uno,', row).fill(`${width}000`)
      await send.click()
      // Folded again, which it is not while it is being sent.
      await expect(add).toBeHidden()
      await expect(quote.getByText(/^Le toca a /)).toBeVisible()
      total += 2_000 * width
      const sum = quote.getByText(profilePriceText(total)).filter({ visible: true })
      await expect(sum).toBeVisible()
    })
})

test('the forms of a visit have room for what is typed', { tag: '@desktop' }, async ({
  page,
  browser,
  site,
  network,
}) => {
  const hers = await newContext(browser, page, network)
  const client = await site.signIn('cliente', hers)
  const technician = await site.signIn('tecnico', page.context())
  const visit = { technician, client, hour: '10', status: 'confirmada' } as const
  const { key, technicianId } = await bookTomorrow(site, visit)
  await site.sql(`update technicians set publicado = true where uid = $1`, [technicianId])
  const { key: over } = await bookTomorrow(site, { ...visit, hour: '11' })
  await site.sql(
    `update reservas set status = 'completada', "scheduledAt" = "scheduledAt" - interval '3 days', date = date - 3,
       id = "technicianId" || '_' || to_char(date - 3, 'YYYYMMDD') || '_11' where key = $1`,
    [over],
  )
  // 'Terminé' is a dialog, whose prices are folded under 'Cambiar'.
  const paths = [`/agenda/${key}`, `/agenda/${over}`, `/agenda/cancelar/${key}`]
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path)
      await expectRoomToType(page)
    })
  const mine = await hers.newPage()
  for (const path of [
    `/agendar/${technicianId}`,
    `/mis-reservas/${key}`,
    `/mis-reservas/${key}/no-puedo`,
    `/mis-reservas/${key}/direccion`,
    `/mis-reservas/${over}`,
    `/mis-reservas/${over}/garantia`,
  ])
    await test.step(path, async () => {
      await open(mine, path)
      await expectRoomToType(mine)
    })
  await hers.close()
})
