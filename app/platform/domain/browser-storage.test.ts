import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { COOKIES } from '#site/wording/articles/cookies.ts'

/** Writes into a browser: local and session storage, Cache Storage, IndexedDB, cookies. */
const WRITES =
  /\.setItem\(|\bwithSessionStorage\(|\bcaches\.open\(|\bindexedDB\.|document\.cookie|\bsiteCookie\(/
/** Cookies go through siteCookie, whose names are typed by the list; this one hands storage to others. */
const BY_TYPE = /\bsiteCookie\(/
const SOURCES = 'app/**/*.{ts,tsx}'
const HELPERS = ['app/platform/ui/hooks/session-storage.ts']

test('code that stores something in a browser takes its key from the list', async () => {
  const strangers: string[] = []
  for await (const path of glob(SOURCES)) {
    if (/\.test\.tsx?$/.test(path) || HELPERS.includes(path)) continue
    const source = (await readFile(path, 'utf8')).replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
    if (!WRITES.test(source) || source.includes('#platform/domain/browser-storage.ts')) continue
    if (!(BY_TYPE.test(source) && source.includes('#platform/http/site-cookies.server.ts')))
      strangers.push(path)
  }
  expect(strangers).toEqual([])
})

test('/cookies names every key, and no other', () => {
  const [first] = COOKIES.sections
  const table = first?.blocks.flatMap(block =>
    typeof block === 'object' && 'table' in block ? block.table.rows : [],
  )
  const shown = table?.map(([name = '']) => name.replace(/ \(.*/, ''))
  expect(shown).toEqual(Object.values(BROWSER_STORAGE).map(({ key }) => key))
})
