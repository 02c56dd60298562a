// Fixtures of the journeys in Firefox and WebKit: a browser of its own for each, with the site of the other journeys.
import { writeFile } from 'node:fs/promises'
import type { Engine } from '#tests/support/browser/engine.ts'
import { type EnginePage, enginePage } from '#tests/support/browser/engine-page.ts'
import { openFirefox } from '#tests/support/browser/firefox.ts'
import { test as base } from '#tests/support/browser/journey.ts'
import { openWebKit } from '#tests/support/browser/webkit.ts'

export { expect } from '@playwright/test'

/** By the name of the Playwright project. */
const BROWSERS: Record<string, () => Promise<Engine>> = {
  firefox: openFirefox,
  webkit: () => openWebKit(),
  // As Safari before 26.
  'webkit-without-anchors': () => openWebKit('--features=-CSSAnchorPositioning'),
}

interface Fixtures {
  readonly engine: Engine
  readonly tab: EnginePage
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  engine: async ({}, use, info) => {
    const engine = await BROWSERS[info.project.name]?.()
    if (!engine) throw new Error(`no browser is called ${info.project.name}`)
    await engine.setViewport(360, 740)
    await use(engine)
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('window.png'), await engine.screenshot())
    await engine.close()
  },

  tab: async ({ engine, site }, use) => use(enginePage(engine, site.origin)),
})
