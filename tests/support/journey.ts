// What every journey has at hand: a site, people, a database to change behind the program's back, and a watch.
import { randomInt } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import pg from 'pg'
import type { Registration } from '#domain/users/credentials.ts'
import type { Role } from '#domain/users/role.ts'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { watchPages } from '#tests/support/page-watch.ts'
import { newPerson } from '#tests/support/people.ts'
import { newVisitor } from '#tests/support/visitor.ts'

export { expect }

export interface Site {
  readonly origin: string
  readonly dataDir: string
  sql<Row>(query: string, values?: unknown[]): Promise<Row[]>
  /** Somebody with an account, who is not signed in here. */
  registerPerson(changes?: Partial<Registration>): Promise<Registration>
  /** The same, signed in on this browser, and made admin if that is asked. */
  signIn(role: Role, context: BrowserContext): Promise<Registration>
}

interface Fixtures {
  readonly site: Site
  readonly network: string
}

export const test = base.extend<Fixtures, { database: pg.Pool }>({
  baseURL: process.env.JOURNEY_ORIGIN ?? '',

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  network: async ({}, use) => use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`),

  extraHTTPHeaders: async ({ network }, use) => use({ 'x-forwarded-for': network }),

  context: async ({ context }, use) => {
    const problems = watchPages(context)
    await use(context)
    expect(problems).toEqual([])
  },

  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const connection = await findEmbeddedPostgres(process.env.JOURNEY_DATA_DIR ?? '')
      if (!connection) throw new Error('the program of the journeys has no database')
      const pool = new pg.Pool({ ...connection, max: 2 })
      await use(pool)
      await pool.end()
    },
    { scope: 'worker' },
  ],

  site: async ({ database, network }, use) => {
    const origin = process.env.JOURNEY_ORIGIN ?? ''
    const sql: Site['sql'] = async (query, values) => (await database.query(query, values)).rows

    async function register(changes: Partial<Registration> = {}) {
      const visitor = newVisitor(origin)
      const person = newPerson(changes)
      const answer = await visitor.post('/auth/register', { ...person }, { 'x-forwarded-for': network })
      if (answer.status !== 302) throw new Error(`registration answered ${answer.status}`)
      return { person, cookies: visitor.cookies }
    }

    await use({
      origin,
      dataDir: process.env.JOURNEY_DATA_DIR ?? '',
      sql,
      registerPerson: async changes => (await register(changes)).person,
      async signIn(role, context) {
        const { person, cookies } = await register({ role: role === 'tecnico' ? 'tecnico' : 'cliente' })
        if (role === 'admin') await sql(`update users set role = 'admin' where email = $1`, [person.email])
        await context.addCookies(
          [...cookies].map(([name, value]) => ({ name, value, url: origin, httpOnly: true })),
        )
        return person
      },
    })
  },
})

/** Opens a page and waits until its scripts have taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isTakenOver(page)
}

export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some(key => key.startsWith('__reactFiber')))
}

/** Nothing moves while colours are judged: half faded, they are nobody's. */
async function holdStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(each => each.finished))
  })
}

/** No axe violation of any kind, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await holdStill(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  await page.emulateMedia({ reducedMotion: null })
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(node => node.html).join('\n  ')}`,
  )
  expect(told.join('\n')).toBe('')
}
