// A page of any browser engine: elements are found by role and name, pointer and keys are those of the browser.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { Engine } from '#tests/support/browser/engine.ts'

/** By its role and, exactly unless it is a pattern, by its accessible name; or by its text. */
type Wanted = { readonly role: string; readonly name?: string | RegExp } | { readonly text: string | RegExp }

/** In CSS pixels of the viewport. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Key values of WebDriver. */
const KEYS = { Escape: '\uE00C', Enter: '\uE007', ArrowDown: '\uE015', Tab: '\uE004' }

export interface EnginePage {
  /** Opens a page and waits until React has hydrated it. */
  open(path: string): Promise<void>
  /** Opens whatever answers, also without network. */
  visit(path: string): Promise<void>
  hydrated(): Promise<void>
  back(): Promise<void>
  /** The first that can be seen: transparent, empty and covered elements cannot. Null without any, or while a page loads. */
  find(wanted: Wanted): Promise<Box | null>
  /** Waits until it can be seen. */
  see(wanted: Wanted): Promise<Box>
  /** Waits until it cannot be seen. */
  missing(wanted: Wanted): Promise<void>
  click(wanted: Wanted): Promise<void>
  type(text: string): Promise<void>
  press(key: keyof typeof KEYS): Promise<void>
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>
  evaluate<Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  path(): Promise<string>
  /** For the site of the page, which it opens. */
  addCookies(cookies: readonly { name: string; value: string }[]): Promise<void>
}

const QUERIES = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

/** The answer of a page into which they were not loaded yet. */
const NO_QUERIES = 'no queries'

export function enginePage(engine: Engine, origin: string): EnginePage {
  const page: EnginePage = {
    async open(path) {
      await page.visit(path)
      await page.hydrated()
    },
    visit: path => engine.navigate(`${origin}${path}`),
    hydrated: () =>
      expect.poll(() => page.evaluate(() => 'hydrated' in document.documentElement.dataset, null)).toBe(true),
    back: () => engine.back(),
    async find(wanted) {
      const look = () => page.evaluate(locate, serialized(wanted))
      try {
        const found = await look()
        if (found !== NO_QUERIES) return found
        await engine.call(`() => { ${QUERIES} }`, '')
        const next = await look()
        return next === NO_QUERIES ? null : next
      } catch {
        // A page that is being left answers with an error.
        return null
      }
    },
    async see(wanted) {
      let box: Box | null = null
      let before: Box | null = null
      // Where it stays: what slides in is still moving when it is first seen.
      const isAtRest = async () => {
        before = box
        box = await page.find(wanted)
        return box !== null && JSON.stringify(box) === JSON.stringify(before)
      }
      await expect.poll(isAtRest, { message: described(wanted) }).toBe(true)
      return box as unknown as Box
    },
    missing: wanted => expect.poll(() => page.find(wanted), { message: described(wanted) }).toBeNull(),
    async click(wanted) {
      const { left, right, top, bottom } = await page.see(wanted)
      const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]
      await engine.perform([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ])
    },
    type: text =>
      engine.perform([
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap(value => [
            { type: 'keyDown' as const, value },
            { type: 'keyUp' as const, value },
          ]),
        },
      ]),
    press: key => page.type(KEYS[key]),
    chooseFiles: (selector, paths) => engine.chooseFiles(selector, paths),
    async evaluate(work, argument) {
      const declaration = `async json => JSON.stringify((await (${work})(JSON.parse(json))) ?? null)`
      return JSON.parse(await engine.call(declaration, JSON.stringify(argument)))
    },
    path: () => page.evaluate(() => location.pathname + location.search, null),
    async addCookies(cookies) {
      await page.visit('/robots.txt')
      for (const { name, value } of cookies) await engine.setCookie({ name, value })
    },
  }
  return page
}

const described = (wanted: Wanted) => JSON.stringify(serialized(wanted))

interface Serialized {
  readonly role: string
  readonly pattern: string
}

/** A pattern for both kinds of names. */
function serialized(wanted: Wanted): Serialized {
  const name = 'role' in wanted ? (wanted.name ?? /^/) : wanted.text
  const pattern =
    name instanceof RegExp ? name.source : `^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`
  return { role: 'role' in wanted ? wanted.role : '', pattern }
}

interface Queries {
  queryAllByRole(root: Element, role: string, options: { name: RegExp; hidden: true }): HTMLElement[]
  queryAllByText(root: Element, text: RegExp): HTMLElement[]
}

/** Runs in the page: the first match that can be seen, if need be after scrolling to it. */
function locate({ role, pattern }: Serialized): Box | null | typeof NO_QUERIES {
  const { TestingLibraryDom: queries } = window as unknown as { TestingLibraryDom?: Queries }
  if (!queries) return 'no queries'
  const name = new RegExp(pattern)
  const found = role
    ? queries.queryAllByRole(document.body, role, { name, hidden: true })
    : queries.queryAllByText(document.body, name)
  const seen = (element: HTMLElement) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isSeen = right > left && bottom > top && (element.contains(hit) || hit?.contains(element))
    return isSeen ? { left, top, right, bottom } : null
  }
  for (const element of found) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const box = seen(element)
    if (box) return box
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const scrolled = seen(element)
    if (scrolled) return scrolled
  }
  return null
}
