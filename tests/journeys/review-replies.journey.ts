// The forms of a rating and its answer, and the queue of the administrators by keyboard.
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { Role } from '#accounts/domain/role.ts'
import { expect, expectAccessible, open, type Site, test } from '#tests/support/browser/journey.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'

async function pageOf(
  browser: Browser,
  site: Site,
  role: Role,
): Promise<{ page: Page; uid: string; name: string }> {
  const context = await browser.newContext({ baseURL: site.origin })
  const { email, name } = await site.signIn(role, context, { name: `Ana ${randomUUID().slice(0, 8)}` })
  const [row] = await site.sql<{ uid: string }>('select uid from users where email = $1', [email])
  return { page: await context.newPage(), uid: row?.uid ?? '', name }
}

/** A completed visit, and its review where a comment is given. */
type Card = ReturnType<Page['getByRole']>

async function storeVisit(
  site: Site,
  { technicianId, clientId, clientName }: { technicianId: string; clientId: string; clientName: string },
  review?: { comentario: string; createdAt: string },
): Promise<void> {
  await site.sql(
    `with booked as (
       insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
         "end", "scheduledAt", status)
       values ($1 || '_20260105_09', $1, 'Luz', $2, $3, 'x', '2026-01-05', '09:00', '10:00', '2026-01-05T14:00:00Z', 'completada')
       returning key)
     insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario, "createdAt")
     select key, $1, $2, $3, 5, $4::text, $5::timestamptz from booked where $4::text is not null`,
    [technicianId, clientId, clientName, review?.comentario ?? null, review?.createdAt ?? null],
  )
}

test('the rating unfolds its qualities; its answer, refused and published, is accessible', {
  tag: '@phone',
}, async ({ page, site, browser }) => {
  const client = await pageOf(browser, site, 'cliente')
  const technician = await pageOf(browser, site, 'tecnico')
  await site.sql('update technicians set publicado = true where uid = $1', [technician.uid])
  await storeVisit(site, { technicianId: technician.uid, clientId: client.uid, clientName: client.name })

  await open(client.page, '/mis-reservas')
  const rating = client.page.getByRole('region', { name: 'Califica tu última visita' })
  await expect(rating.getByRole('group', { name: 'Puntualidad' })).toBeHidden()
  await rating.getByLabel('5 estrellas').check()
  await rating.getByText('¿Algo más?').click()
  await rating.getByRole('group', { name: 'Puntualidad' }).getByLabel('5').check()
  const cleanliness = rating.getByRole('group', { name: 'Limpieza' })
  await cleanliness.getByLabel('2').check()
  await cleanliness.getByLabel('Sin calificar').check()
  await rating.getByLabel('Cuéntalo en pocas palabras').fill('Encontró la fuga.')
  await expectAccessible(client.page)
  await rating.getByRole('button', { name: 'Calificar' }).click()
  await expect(client.page.getByText('Gracias por calificar.')).toBeVisible()
  await site.sql('update reviews_public set aprobada = true where "technicianId" = $1', [technician.uid])
  await site.sql('update technicians set "ratingPromedio" = 5, "resenasCount" = 1 where uid = $1', [
    technician.uid,
  ])

  await open(technician.page, '/mi-perfil/resenas')
  const answer = technician.page.getByRole('listitem').filter({ hasText: client.name })
  await answer.locator('summary').click()
  await answer.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(answer.getByRole('alert')).toHaveText('Escribe tu respuesta.')
  await expectAccessible(technician.page)
  await answer.getByLabel('Tu respuesta').fill('Gracias por contarlo.')
  await answer.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(answer.getByText('En revisión', { exact: true })).toBeVisible()
  await expect(answer.getByLabel('Tu respuesta')).toBeHidden()

  await site.sql(
    `update review_replies set aprobada = true
     where "reviewId" in (select id from reviews_public where "technicianId" = $1)`,
    [technician.uid],
  )
  await expect(async () => {
    await page.goto(`/tecnicos/${technician.uid}`)
    await expect(page.getByText('Gracias por contarlo.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectAccessible(page)
})

test('the queue by keyboard: letters act in a card, the first one at once, and what somebody else decides goes', {
  tag: '@desktop',
}, async ({ page, site, context }) => {
  await site.signIn('admin', context)
  const names: string[] = []
  // The oldest of all: the first cards of the queue.
  for (const day of ['01', '02', '03', '04']) {
    const luz = await publishTechnician(site.sql)
    const clientName = `Berta ${randomUUID().slice(0, 8)}`
    const clientId = `c-${luz.uid}`
    await site.sql(`insert into users (uid, name, email) values ($1, $2, $1 || '@correo.co')`, [
      clientId,
      clientName,
    ])
    await storeVisit(
      site,
      { technicianId: luz.uid, clientId, clientName },
      { comentario: 'Todo bien', createdAt: `2001-01-${day}T12:00:00Z` },
    )
    names.push(`Reseña de ${clientName} sobre ${luz.nombre}`)
  }
  await open(page, '/admin/resenas')
  const cards = names.map(name => page.getByRole('article', { name }))
  const [oldest, first, second, third] = cards as [Card, Card, Card, Card]
  await page.keyboard.press('a')
  await expect(page.getByText('Reseña aprobada. Ya se puede leer.')).toBeVisible()
  await expect(oldest).toHaveCount(0)
  await expect(first).toBeFocused()
  // Opened by a link, which moves the focus to the main content first.
  await open(page, '/admin')
  await page.getByRole('link', { name: /Reseñas por aprobar/ }).click()
  await expect(first).toBeFocused()
  await page.keyboard.press('r')
  await expect(first.getByLabel('¿Por qué la rechazas?')).toBeFocused()
  await page.keyboard.press('Escape')
  // Nowhere: letters do nothing, the arrows lead back into the queue.
  await first.evaluate(card => card.blur())
  await page.keyboard.press('a')
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(third).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(second).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('r')
  await page.keyboard.type('Nada raro')
  const reason = second.getByLabel('¿Por qué la rechazas?')
  await expect(reason).toHaveValue('Nada raro')
  await page.keyboard.press('Escape')
  await expect(second).toBeFocused()
  await expect(reason).toBeHidden()
  const waitingIn = (card: (typeof cards)[0]) => card.getByText(/^Espera \d+ días$/)
  for (const card of [first, second, third]) await expect(waitingIn(card)).toBeVisible()

  // Somebody else decides the second one; approving the first reads the list again.
  await site.sql(
    `update reviews_public set aprobada = true where comentario = 'Todo bien' and "createdAt" = '2001-01-03T12:00:00Z'`,
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('a')
  await expect(page.getByText('Reseña aprobada. Ya se puede leer.')).toBeVisible()
  await expect(waitingIn(second)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(third).toBeFocused()
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await expect(third.getByRole('alert')).toHaveText('Escribe por qué la rechazas.')
  await expectAccessible(page)
  await page.keyboard.type('No habla del servicio')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Reseña rechazada.')).toBeVisible()
  await expect(waitingIn(third)).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveCount(1)

  const [rejected] = await site.sql<{ id: number }>(
    `select id::int from reviews_public where "rejectReason" = 'No habla del servicio' and "createdAt" = '2001-01-04T12:00:00Z'`,
  )
  // By its URL: among many decided ones it is on a later page.
  await open(page, `/admin/historial/resena/${rejected?.id}`)
  await expect(page.getByText('Motivo: No habla del servicio')).toBeVisible()
  await expectAccessible(page)
})
