// The board of the operator, also when two administrators meet on it, and 'Avísame cuando haya'.
import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { expectDistinctNames } from '#tests/support/browser/distinct-names.ts'
import { expect, expectAccessible, open, type Site, test } from '#tests/support/browser/journey.ts'
import { storeBoardFigures } from '#tests/support/people/board-figures.ts'
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

/** Just before the form arrives, as by somebody else. */
const beforeSending = (page: Page, happen: () => Promise<unknown>) =>
  page.route('**/admin/tablero.data*', async route => {
    if (route.request().method() === 'POST') await happen()
    await route.fallback()
  })

test('somebody else names the words while the form is open: it says so and changes nothing', {
  tag: '@desktop',
}, async ({ page, site, context }) => {
  const word = newWord()
  await site.signIn('admin', context)
  await countedThrough(site, addDays(bogotaDate(new Date()), -1))
  await open(page, `/admin/tablero?texto=${word}`)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Elige el oficio.')).toBeVisible()
  await beforeSending(page, () =>
    site.sql(
      `with trail as (
         insert into moderation_trail ("actorUid", act, "targetKind", "targetId", before, after)
         values ('otro', 'name-trade', 'words', $1, '{"especialidad": null}', '{"especialidad": "Tapicería"}'))
       insert into named_words values ($1, 'Tapicería', now()) on conflict do nothing`,
      [word],
    ),
  )
  await page.getByLabel('Oficio', { exact: true }).selectOption('Plomería')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Alguien ya dijo qué oficio es.')).toBeInViewport()
  await expect(page.getByText(`Ya se dijo: «${word}» es Tapicería.`)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/admin/tablero.data*')
  // The page reads itself again whenever somebody moderates: what it answered stays.
  const isRead = page.waitForResponse('**/admin/tablero.data*')
  await site.sql(`select tell_live('panel')`)
  await isRead
  await expect(page.getByText('Alguien ya dijo qué oficio es.')).toBeInViewport()
  await page.getByRole('button', { name: new RegExp(`^Deshacer ?: «${word}»$`) }).click()
  await expect(page.getByText('Listo: ya no significa ese oficio.')).toBeVisible()
  // Back to the form: nobody has named them.
  await page.goBack()
  await expect(page.getByLabel('Oficio', { exact: true })).toBeVisible()
  expect(await site.sql('select from named_words where words = $1', [word])).toEqual([])
})

test('a job that is gone meanwhile is not tried again, and its card says so', { tag: '@phone' }, async ({
  page,
  site,
  context,
}) => {
  await site.signIn('admin', context)
  const [{ id } = { id: '' }] = await site.sql<{ id: string }>(
    `select id::text as id from graphile_worker.add_job('send-visit-started-mail', '{}'::json, run_at := now() + interval '1 day')`,
  )
  await site.sql('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [id])
  await open(page, '/admin/tablero?trabajos=rendidos#trabajos')
  await beforeSending(page, () => site.sql('delete from graphile_worker._private_jobs where id = $1', [id]))
  await page.locator(`form:has(input[value="${id}"]) button`).click()
  await expect(page.getByText('Ese trabajo ya no está: se hizo o se borró.')).toBeInViewport()
})

test('the filled board fits, is accessible and can be hit with a thumb', async ({ page, site, context }) => {
  test.slow()
  await site.signIn('admin', context)
  await storeBoardFigures(site.sql, addDays(bogotaDate(new Date()), -1))
  for (const path of [
    '/admin/tablero?trabajos=rendidos',
    '/admin/tablero?ver=todas&por=oficio&ciudades=todas&texto=calentador',
    '/admin/tablero/visitas?que=sin-confirmar&ciudad=%2B',
  ])
    await test.step(path, async () => {
      await open(page, path)
      await expectAccessible(page)
      await expectDistinctNames(page)
      await expectTargets(page)
    })
  await open(page, '/admin/tablero')
  for (const width of [320, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, `pixels wider than ${width}`).toBeLessThanOrEqual(0)
    expect(await brokenFigures(page), `figures in two lines at ${width}`).toEqual([])
  }
})

/** Of the page itself: what stands in a sentence is exempt (WCAG 2.5.8). Looked for where it can be hit, 44 pixels high. */
async function expectTargets(page: Page) {
  const small = await page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('main a, main button, main summary, main select'),
    ]
    return targets.flatMap(target => {
      if (!target.checkVisibility() || target.closest('p')) return []
      target.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = target.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const isHit = (at: number) => {
        const hit = document.elementFromPoint(x, at)
        return hit !== null && target.contains(hit)
      }
      const heightOf = [...Array(44).keys()].filter(step => isHit(y - 21.5 + step)).length
      return heightOf >= 43 ? [] : [`${target.textContent?.trim()} ${heightOf}`]
    })
  })
  expect(small).toEqual([])
}

const brokenFigures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main td, main .tabular-nums')].flatMap(cell => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      const isFigure = /^[\d.,%–]+$/.test(cell.textContent?.trim() ?? '')
      const lines = new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size
      return isFigure && cell.checkVisibility() && lines > 1 ? [cell.textContent] : []
    }),
  )

test('a guest asks to be told without leaving the search, confirms by the link and leaves', async ({
  page,
  site,
}) => {
  const email = `${newWord()}@correo.co`
  await open(page, '/tecnicos?esp=domotica-basica&ciudad=Leticia')
  const offer = page.getByRole('region', { name: /^¿Te avisamos cuando haya/ })
  await expectAccessible(page)
  await offer.getByLabel('Tu correo').fill('no es un correo')
  await offer.getByRole('button', { name: 'Avísame cuando haya' }).click()
  await expect(offer.getByText('Escribe un correo válido.')).toBeVisible()
  await expectAccessible(page)
  await offer.getByLabel('Tu correo').fill(email)
  await offer.getByRole('button', { name: 'Avísame cuando haya' }).click()
  await expect(offer.getByRole('status')).toContainText(`Te mandamos un correo a ${email}`)
  await expectAccessible(page)
  const [{ token } = { token: '' }] = await site.sql<{ token: string }>(
    'select token from search_alerts where email = $1',
    [email],
  )
  const again = await page.context().newPage()
  for (const tab of [page, again]) await open(tab, `/avisame/${token}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sí, avísame' }).click()
  await expect(page.getByText('Listo: te avisamos cuando haya')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ya no me avises' }).click()
  await expect(page.getByText('no te avisamos y borramos tu correo')).toBeVisible()
  // The other tab shows the link as it was.
  await again.getByRole('button', { name: 'No lo pedí: borra mi correo' }).click()
  await expect(again.getByText('Este aviso ya no está')).toBeVisible()
  await expectAccessible(again)
})

test('somebody who is signed in asks by one button, and takes it back in /perfil', async ({
  page,
  site,
  context,
}) => {
  await site.signIn('cliente', context)
  await open(page, '/tecnicos?esp=domotica-basica&ciudad=Ipiales')
  const offer = page.getByRole('region', { name: /^¿Te avisamos cuando haya/ })
  await offer.getByRole('button', { name: 'Avísame cuando haya' }).click()
  await expect(offer.getByRole('status')).toContainText('Listo: te avisamos cuando haya')
  await expectAccessible(page)
  await open(page, '/perfil#busquedas')
  await page.getByRole('button', { name: /^Quitar ?: técnicos de domótica en Ipiales$/ }).click()
  await expect(page.getByText('Listo: ya no te avisamos de eso.')).toBeVisible()
  await expect(page.getByText('Avísame cuando haya')).toHaveCount(0)
})
