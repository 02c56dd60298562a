// A program for a journey or the journeys of a file, with an adjustable clock and a database of its own in the server of the journeys.
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import pg from 'pg'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { watchPages } from '#tests/support/browser/page-watch.ts'
import { SIGNING_SECRET, type SignedInPerson } from '#tests/support/people/signed-in.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { startProgram, TEST_START, type Variables } from '#tests/support/program/program.ts'

export interface ClockedSite {
  readonly origin: string
  readonly pool: pg.Pool
  /** Sets the program's clock and waits until the job that depends on the time has run: e-mails may be before it. */
  setClock(then: Date): Promise<void>
  /** A browser context, signed in as this person; null: as nobody. */
  newContext(person: SignedInPerson | null): Promise<BrowserContext>
  close(): Promise<void>
  /** Console errors and policy violations of all its pages (page-watch.ts). */
  readonly problems: string[]
}

/** `variables`: of the program. */
export async function openClockedSite(
  browser: Browser,
  like: Pick<Page, 'viewportSize'>,
  variables: Variables = {},
): Promise<ClockedSite> {
  const cluster = await findEmbeddedPostgres(process.env.JOURNEY_DATA_DIR ?? '')
  if (!cluster) throw new Error('the program of the journeys has no database')
  const name = `clocked_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client(cluster)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const dataDir = await temporaryFolder()
  const clock = join(dataDir, 'clock')
  await writeFile(clock, '0')
  const program = await startProgram(
    {
      DATABASE_URL: `postgres://${cluster.user}@${encodeURIComponent(String(cluster.host))}:${cluster.port}/${name}`,
      DATA_DIR: dataDir,
      AUTH_SECRET: SIGNING_SECRET,
      CLOCK_FILE: clock,
      ...variables,
    },
    TEST_START,
  )
  const pool = new pg.Pool({ ...cluster, database: name, max: 1 })
  const problems: string[] = []
  const contexts: BrowserContext[] = []
  return {
    origin: program.origin,
    pool,
    problems,
    async setClock(then) {
      await writeFile(clock, String(then.getTime() - Date.now()))
      const { rows } = await pool.query(`select (graphile_worker.add_job('settle-bookings')).id`)
      const waits = () => pool.query('select from graphile_worker.jobs where id = $1', [rows[0]?.id])
      while ((await waits()).rowCount) await sleep(50)
    },
    async newContext(person) {
      const viewport = like.viewportSize()
      // As in playwright.config.ts.
      const isMobile = (viewport?.width ?? 0) < 600
      const touch = { isMobile, hasTouch: isMobile }
      const context = await browser.newContext({ baseURL: program.origin, viewport, ...touch })
      contexts.push(context)
      const watched = watchPages(context)
      context.on('close', () => problems.push(...watched))
      if (!person) return context
      const [cookie = '', value = ''] = person.cookie.split('=', 2)
      await context.addCookies([{ name: cookie, value, url: program.origin, httpOnly: true }])
      return context
    },
    async close() {
      for (const context of contexts) await context.close()
      await pool.end()
      await program.stop()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
