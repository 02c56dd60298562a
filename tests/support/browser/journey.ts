// Fixtures of the journeys: the site, accounts, the database and a watch for browser errors.
import { randomInt } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import pg from 'pg'
import type { Registration } from '#accounts/domain/credentials.ts'
import type { Role } from '#accounts/domain/role.ts'
import { hashPassword } from '#accounts/identity/password-hash.server.ts'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { loadAxe } from '#tests/support/browser/axe.ts'
import { watchPages } from '#tests/support/browser/page-watch.ts'
import { newPerson, PASSWORD } from '#tests/support/people/people.ts'
import { PASSWORD_COST, storeAccount, storeSessions } from '#tests/support/people/signed-in.ts'

export { expect }

/** A browser context, or another browser. */
type CookieJar = Pick<BrowserContext, 'addCookies'>

export interface Site {
  readonly origin: string
  readonly dataDir: string
  sql<Row>(query: string, values?: unknown[]): Promise<Row[]>
  /** A new account, signed in nowhere. */
  registerPerson(changes?: Partial<Omit<Registration, 'password'>>): Promise<Registration>
  /** A new account, signed in in this browser context by a session of its own. */
  signIn(role: Role, context: CookieJar, changes?: { name?: string }): Promise<Registration>
}

interface Fixtures {
  readonly site: Site
  readonly network: string
}

interface WorkerFixtures {
  readonly database: pg.Pool
  readonly passwordHash: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: process.env.JOURNEY_ORIGIN ?? '',

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  network: async ({}, use) => use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`),

  extraHTTPHeaders: async ({ network }, use) => use({ 'x-forwarded-for': network }),

  context: async ({ context }, use) => {
    const problems = watchPages(context)
    if (CPU_SLOWDOWN > 1) context.on('page', slowDown)
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

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  passwordHash: [async ({}, use) => use(await hashPassword(PASSWORD, PASSWORD_COST)), { scope: 'worker' }],

  site: async ({ database, passwordHash }, use) => {
    const origin = process.env.JOURNEY_ORIGIN ?? ''
    const sql: Site['sql'] = async (query, values) => (await database.query(query, values)).rows

    async function register(changes: Partial<Registration> = {}) {
      const person = newPerson(changes)
      return { person, uid: await storeAccount(database, person, passwordHash) }
    }

    await use({
      origin,
      dataDir: process.env.JOURNEY_DATA_DIR ?? '',
      sql,
      registerPerson: async changes => (await register(changes)).person,
      async signIn(role, context, changes) {
        const { person, uid } = await register({
          role: role === 'tecnico' ? 'tecnico' : 'cliente',
          ...changes,
        })
        if (role === 'admin') await sql(`update users set role = 'admin' where uid = $1`, [uid])
        const [cookie = ''] = await storeSessions(database, [uid])
        const [name = '', value = ''] = cookie.split('=', 2)
        await context.addCookies([{ name, value, url: origin, httpOnly: true }])
        return person
      },
    })
  },
})

const CPU_SLOWDOWN = Number(process.env.JOURNEY_CPU_SLOWDOWN ?? 1)

/** As on a slow phone; a page that was closed meanwhile needs none. */
function slowDown(page: Page): void {
  page
    .context()
    .newCDPSession(page)
    .then(session => session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }))
    .catch(() => undefined)
}

/** Opens a page and waits until React has hydrated it and run its effects. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isHydrated(page)
}

export async function isHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** The browser is at this URL and React has rendered its page: a navigation changes the URL first. */
export async function expectPage(page: Page, url: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(url)
  await page.waitForFunction(() => {
    const rendered = document.documentElement.dataset.hydrated
    return rendered !== undefined && new URL(rendered, location.origin).href === location.href.split('#')[0]
  })
}

/** No axe violation of any rule on the page in its present state. */
export async function expectAccessible(page: Page): Promise<void> {
  await finishAnimations(page)
  await loadAxe(page)
  const messages = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // Without `resultTypes` it also describes every element that passed, which takes as long again.
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(node => node.html).join('\n  ')}`,
    )
  })
  await page.emulateMedia({ reducedMotion: null })
  expect(messages.join('\n')).toBe('')
}

/** Colours in the middle of a transition have no meaningful contrast. */
async function finishAnimations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    // Not awaited: endless ones, and those of hidden parts, never finish by themselves.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })
}
