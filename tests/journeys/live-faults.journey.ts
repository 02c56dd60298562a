// Open pages show the stored state soon after a fault, without a reload.
import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { expect, open, test } from '#tests/support/browser/journey.ts'
import { SIGNING_SECRET, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { killPostmaster } from '#tests/support/program/postmaster.ts'
import { freePort, type Program, startProgram } from '#tests/support/program/program.ts'
import { droppableServer } from '#tests/support/servers/droppable-server.ts'

const TOMORROW = addDays(bogotaDate(new Date()), 1)

test('open pages are up to date again after a cut stream, a killed database and a killed program', {
  tag: '@desktop',
}, async ({ browser, page: like }) => {
  // It starts programs of its own.
  test.slow()
  const dataDir = await temporaryFolder()
  const PORT = String(await freePort())
  const start = () => startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off', AUTH_SECRET: SIGNING_SECRET, PORT })
  let program: Program = await start()
  const way = await droppableServer(Number(PORT))
  const sql = await openSql(dataDir)
  const page = await pageOfClient(browser, like, way.origin, sql)
  const badge = (text: string) => page.getByText(text, { exact: true })
  const become = (status: string) => sql('update reservas set status = $1', [status])
  const stream = page.waitForResponse(response => new URL(response.url()).pathname === '/live')
  await open(page, '/mis-reservas')
  await expect(badge('Solicitada')).toBeVisible()
  await stream

  way.drop()
  await become('confirmada')
  await expect(badge('Confirmada')).toBeVisible()

  await killPostmaster(dataDir)
  await expect
    .poll(
      () =>
        become('cancelada').then(
          () => true,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
  await expect(page.getByRole('heading', { name: /^Se canceló tu visita/ })).toBeVisible()

  program.kill('SIGKILL')
  await program.ended
  await become('completada')
  program = await start()
  await expect(badge('Completada')).toBeVisible()

  await page.context().close()
  await way.close()
  expect(await program.stop()).toEqual({ code: 0, signal: null })
})

type Sql = (query: string, values?: unknown[]) => Promise<pg.QueryResult>

/** A new connection for each query: the server is killed in between. */
async function openSql(dataDir: string): Promise<Sql> {
  const connection = await findEmbeddedPostgres(dataDir)
  return async (query, values) => {
    const client = new pg.Client(connection ?? {})
    client.on('error', () => {})
    await client.connect()
    return client.query(query, values).finally(() => client.end())
  }
}

async function pageOfClient(browser: Browser, like: Page, origin: string, query: Sql): Promise<Page> {
  const [client] = await signedInPeople({ query }, 1)
  const [technician] = await signedInTechnicians({ query }, 1)
  await query(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end", "scheduledAt")
     select $1 || '_' || to_char($3::date, 'YYYYMMDD') || '_15', $1, 'Luz', $2, 'Ana', 'ana@correo.co', $3::date, '15:00', '16:00',
       ($3::date + time '15:00') at time zone 'America/Bogota'`,
    [technician?.uid, client?.uid, TOMORROW],
  )
  const context = await browser.newContext({ baseURL: origin, viewport: like.viewportSize() })
  const [name = '', value = ''] = client?.cookie.split('=', 2) ?? []
  await context.addCookies([{ name, value, url: origin, httpOnly: true }])
  return context.newPage()
}
