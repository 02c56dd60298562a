// A technician sends the documents of his credentials, takes one back and sends a returned one again.

import {
  expect,
  expectAccessible,
  expectPage,
  open,
  type Site,
  test,
} from '#tests/support/browser/journey.ts'
import { PDF } from '#tests/support/people/credential-forms.ts'
import { picture } from '#tests/support/people/pictures.ts'

const PAGE = '/mi-perfil/verificacion'
const RECEIVED = 'Recibido. Lo miramos en un día hábil y te escribimos.'
const FAILED = 'No pudimos guardar tus archivos. Intenta de nuevo en unos minutos.'
const UPLOAD_ROUTE = '**/mi-perfil/verificacion/*/envio'
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(PDF) })
const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await picture() })

const uidOf = async (site: Site, email: string) =>
  (await site.sql<{ uid: string }>('select uid from users where email = $1', [email]))[0]?.uid

test('an image and a PDF are sent, a returned one again', { tag: '@phone' }, async ({
  page,
  site,
  context,
}) => {
  const { email } = await site.signIn('tecnico', context)
  const uid = await uidOf(site, email)
  await open(page, '/mi-perfil')
  await page.getByRole('link', { name: /^Verificación/ }).click()
  await expectPage(page, PAGE)
  await expect(page.getByRole('heading', { name: 'Aún no estás verificado' })).toBeVisible()
  const card = page.getByRole('region', { name: 'Cédula' })
  await card.getByRole('link', { name: 'Subir cédula' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Cédula' })).toBeVisible()
  const number = page.getByLabel('Número de documento')
  const files = page.getByLabel('Archivos')
  const submit = page.getByRole('button', { name: 'Enviar a revisión' })
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Escribe el número que trae.')
  await expect(number).toBeFocused()
  await number.fill('1.020.304.482')
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Elige al menos un archivo.')
  await expect(files).toBeFocused()
  // Only of a document that expires.
  const expiry = page.getByLabel('Vence el')
  await expect(expiry).toBeHidden()
  await page.getByLabel('Es cédula de extranjería o PPT').check()
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Escribe hasta cuándo vale.')
  await expect(expiry).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Es cédula de extranjería o PPT').uncheck()
  await files.setInputFiles([{ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') }])
  await expect(page.getByRole('alert')).toHaveText('Formato no permitido. Usa JPG, PNG, WEBP o PDF.')
  await files.setInputFiles([pdf('otra.pdf'), await photo('frente.jpg'), pdf('respaldo.pdf')])
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByText('respaldo.pdf')).toBeVisible()
  await expect(page.getByRole('img', { name: 'frente.jpg' }).locator('img')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar otra.pdf' }).click()
  await expect(files).toBeFocused()

  // It fails, is under way with its progress, and arrives.
  const failed = { status: 424, json: { text: FAILED } }
  await page.route(UPLOAD_ROUTE, route => route.fulfill(failed), { times: 1 })
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await expectAccessible(page)
  const upload = Promise.withResolvers<void>()
  await page.route(UPLOAD_ROUTE, async route => {
    await upload.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Quitar respaldo.pdf' })).toBeHidden()
  await expectAccessible(page)
  upload.resolve()

  await expectPage(page, PAGE)
  await expect(page.getByText(RECEIVED)).toBeVisible()
  await expect(card.getByText('En revisión')).toBeVisible()
  await expect(card.getByRole('link', { name: /frente\.jpg/ })).toBeVisible()
  await expect(card.getByRole('link', { name: /respaldo\.pdf/ })).toBeVisible()

  // The decision of an administrator arrives while the page is open.
  await site.sql(
    `update technician_checks set status = 'returned', "decidedAt" = now(), note = 'Se ve movida.' where "technicianId" = $1`,
    [uid],
  )
  await expect(card.getByText('Devuelta')).toBeVisible()
  await expect(card.getByRole('alert')).toContainText('Se ve movida.')
  await expectAccessible(page)
  await card.getByRole('link', { name: 'Subir otro' }).click()
  await number.fill('1.020.304.482')
  await files.setInputFiles(pdf('cedula.pdf'))
  await submit.click()
  await expect(card.getByText('En revisión')).toBeVisible()
  const all = await site.sql(`select status from technician_checks where "technicianId" = $1 order by id`, [
    uid,
  ])
  expect(all).toEqual([{ status: 'replaced' }, { status: 'pending' }])

  await card.getByRole('button', { name: 'Quitar cedula.pdf' }).click()
  await expect(page.getByText('Listo, borramos lo que enviaste.')).toBeVisible()
  await expect(card.getByText('Sin enviar')).toBeVisible()
})
