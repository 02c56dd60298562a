// The board of the operator: words that become a trade, a job that is tried again, an alert that a guest asks for on a phone.
import { randomInt } from 'node:crypto'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { expect, expectAccessible, open, type Site, test } from '#tests/support/browser/journey.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'

/** Of no dictionary. */
const newWord = () => `zk${Array.from({ length: 8 }, () => 'qwxjv'[randomInt(5)]).join('')}`

const countedThrough = ({ sql }: Site, day: string) =>
  sql(
    `insert into settings (key, value) values ('board-counted', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ at: new Date().toISOString(), through: day })],
  )

test('words that nobody understood are given a trade: the search understands them, until it is undone', {
  tag: '@desktop',
}, async ({ page, site, context }) => {
  const word = newWord()
  const { nombre } = await publishTechnician(site.sql, { especialidades: ['Tapicería'], ciudad: 'Cali' })
  await site.signIn('admin', context)
  await countedThrough(site, addDays(bogotaDate(new Date()), -1))
  await site.sql(`insert into board_unmet values (7, $1, '', 'Cali', '', 999, 1)`, [word])
  await open(page, '/admin/tablero')
  const unmet = page.getByRole('link', { name: new RegExp(`^Decir qué oficio es ?: «${word}», Cali$`) })
  await unmet.click()
  const form = page.getByRole('region', { name: `¿Qué oficio es «${word}»?` })
  await form.getByLabel('Oficio').selectOption('Tapicería')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(`Listo: «${word}» es Tapicería.`)).toBeVisible()
  await expect(unmet).toHaveCount(0)
  const searching = await context.newPage()
  await open(searching, `/tecnicos?q=${word}+en+Cali`)
  await expect(searching.getByRole('link', { name: new RegExp(nombre) }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(unmet).toBeVisible()
  await open(searching, `/tecnicos?q=${word}+en+Cali`)
  await expect(searching.getByRole('heading', { name: 'No encontramos técnicos' })).toBeVisible()
  await site.sql('delete from board_unmet where words = $1', [word])
})

test('a job that gave up is tried again and is done', { tag: '@phone' }, async ({ page, site, context }) => {
  await site.signIn('admin', context)
  const [{ id } = { id: '' }] = await site.sql<{ id: string }>(
    `select id::text as id from graphile_worker.add_job('send-deletion-mail', '{"uid":"nadie"}'::json, run_at := now() + interval '1 day')`,
  )
  await site.sql('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [id])
  await open(page, '/admin/tablero?trabajos=rendidos')
  await page
    .getByRole('button', { name: /^Reintentar ?: Correo: Cuenta eliminada/ })
    .first()
    .click()
  await expect(page.getByText('Listo: el trabajo volvió a la cola.')).toBeVisible()
  await expect
    .poll(() => site.sql('select from graphile_worker._private_jobs where id = $1', [id]))
    .toEqual([])
})

test('a guest asks to be told, without leaving the search', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/tecnicos?esp=domotica-basica&ciudad=Leticia')
  const offer = page.getByRole('region', { name: /^¿Te avisamos cuando haya/ })
  await offer.getByLabel('Tu correo').fill('no es un correo')
  await offer.getByRole('button', { name: 'Avísame cuando haya' }).click()
  await expect(offer.getByText('Escribe un correo válido.')).toBeVisible()
  await offer.getByLabel('Tu correo').fill('ana@correo.co')
  await offer.getByRole('button', { name: 'Avísame cuando haya' }).click()
  await expect(offer.getByRole('status')).toContainText('Te mandamos un correo a ana@correo.co')
  await expectAccessible(page)
})
