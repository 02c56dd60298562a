// What was checked, read from the badge of a profile and of a card; photos of past jobs.
import { unfold } from '#tests/support/browser/editor-page.ts'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { photoFile, signInTechnicianWithoutPhoto } from '#tests/support/browser/photo-page.ts'
import { cataloguePath, newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'

const CREDENTIALS = `insert into technician_checks ("technicianId", kind, status, entity, "expiresOn", "sentAt", "decidedAt")
  values ($1, 'identity', 'accepted', '', null, '2026-03-01', '2026-03-12T15:00Z'),
    ($1, 'gas-licence', 'accepted', 'SENA', current_date + 400, '2026-03-01', '2026-04-03T15:00Z'),
    ($1, 'insurance', 'accepted', 'Sura', current_date - 2, '2026-03-01', '2026-04-03T15:00Z')`

test('the badge opens the credentials on a card and leads to them on the profile', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const ciudad = newCity()
  const { uid, slug, nombre } = await publishTechnician(site.sql, { ciudad, fields: { verificado: true } })
  await site.sql(CREDENTIALS, [uid])
  await open(page, cataloguePath(ciudad))
  const badge = page.getByRole('link', { name: `Verificado (qué revisamos de ${nombre})` })
  const answer = Promise.withResolvers<void>()
  await page.route('**/revisiones', async route => {
    await answer.promise
    await route.continue()
  })
  await badge.focus()
  await page.keyboard.press('Enter')
  const popover = page.getByRole('dialog', { name: `Qué verificamos: ${nombre}` })
  await expect(popover).toBeFocused()
  await expect(popover.getByText('Cargando revisiones…')).toBeVisible()
  await expect(popover.getByRole('link')).toHaveCount(0)
  answer.resolve()
  await expect(popover.getByRole('listitem')).toHaveText([
    /Cédula.*12 mar 2026/,
    /Licencia de gas.*SENA.*3 abr 2026/,
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(popover).toHaveCount(0)
  await expect(badge).toBeFocused()

  await badge.click()
  await expect(popover.getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(popover.getByRole('link', { name: `Ver en el perfil de ${nombre}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectPage(page, new RegExp(`/tecnicos/${slug}#revisiones$`))
  const section = page.getByRole('region', { name: 'Qué verificamos' })
  await expect(section).toBeFocused()
  await expect(section).toBeInViewport()
  await expect(section.getByRole('listitem')).toHaveCount(2)

  // The badge of narrow screens is another one.
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport)
    await open(page, `/tecnicos/${slug}`)
    await page.getByRole('link', { name: 'Verificado (qué revisamos)' }).filter({ visible: true }).click()
    await expect(section).toBeFocused()
    await expect(section).toBeInViewport()
    await expectAccessible(page)
  }
})

test('a job photo is added, moved, shown on the profile and deleted', { tag: '@phone' }, async ({
  page,
  site,
  context,
}) => {
  const { slug } = await signInTechnicianWithoutPhoto(site, context)
  await open(page, '/mi-perfil')
  await unfold(page, 'Trabajos hechos')
  await page.getByRole('link', { name: 'Agregar fotos de tus trabajos' }).click()
  await expect(page.getByRole('heading', { name: 'Agregar un trabajo' })).toBeVisible()
  const add = page.getByRole('button', { name: 'Agregar trabajo' })
  for (const caption of ['Sifón nuevo', 'Ducha con mezclador']) {
    await page.getByLabel('Foto', { exact: true }).setInputFiles(await photoFile())
    await expect(page.getByRole('img', { name: 'La foto elegida' })).toBeVisible()
    await page.getByLabel('Mes').last().selectOption('Enero')
    await page.getByLabel('Año').last().selectOption('2025')
    await add.click()
    await expect(page.getByRole('alert')).toHaveText('Escribe qué hiciste en este trabajo.')
    await page.getByLabel('Qué hiciste').last().fill(caption)
    await add.click()
    await expect(page.getByRole('button', { name: `Borrar «${caption}»` })).toBeVisible()
  }
  const up = page.getByRole('button', { name: 'Subir: Ducha con mezclador' })
  await up.press('Enter')
  const captions = page
    .getByRole('list')
    .filter({ has: up })
    .getByRole('button', { name: /^Borrar «/ })
  await expect(captions).toHaveText([/Ducha/, /Sifón/])
  await expect(up).toBeFocused()

  await open(page, `/tecnicos/${slug}`)
  const jobs = page.getByRole('region', { name: 'Trabajos hechos' })
  await jobs.getByRole('link', { name: /Ducha con mezclador/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Ducha con mezclador' })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Sifón nuevo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(jobs.getByRole('link', { name: /Ducha con mezclador/ })).toBeFocused()

  await open(page, '/mi-perfil/trabajos')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Borrar «Sifón nuevo»' }).click()
  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Trabajo borrado.')
  await expect(page.getByRole('button', { name: 'Borrar «Sifón nuevo»' })).toHaveCount(0)
})
