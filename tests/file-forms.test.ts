// Forms with files: each page that takes them has its row in server/http/form-limits.ts, and no other page has one.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { routeLimitOf } from '#server/http/form-limits.ts'
import { ROUTES } from '#tests/access/routes.ts'

/** Only what receives files hands the unread body on. */
const TAKES_FILES = /\brequest\.body\b|\bhandleUpload\(/
const SERVER_IMPORT = /^import (?!type\b)[^;'"]*?from '(#|\.\/)([^']+\.server\.ts)'/gm

const sources = new Map<string, string>()
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, 'utf8')
  sources.set(file, source)
  return source
}

/** The page and the server files that it imports. The platform has the means to read files, not the forms. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file.startsWith('app/platform/')) return found
  found.add(file)
  for (const [, from, path = ''] of sourceOf(file).matchAll(SERVER_IMPORT))
    modulesOf(from === '#' ? `app/${path}` : join(dirname(file), path), found)
  return found
}

const PAGES = ROUTES.map(({ path, file }) => {
  const page = `app/${file}`
  const takesFiles =
    /^export (?:async function|const) action\b/m.test(sourceOf(page)) &&
    [...modulesOf(page)].some(module => TAKES_FILES.test(sourceOf(module)))
  // Keys of visits are numbers.
  return { path: path.replace(/:key\b/, '1').replace(/:\w+\??/g, 'x'), takesFiles }
})

test('a page that takes files has its limits, and no other page reads files', { tags: ['attack'] }, () => {
  const taking = PAGES.filter(({ takesFiles }) => takesFiles).map(({ path }) => path)
  expect(taking).toEqual(expect.arrayContaining(['/mis-reservas/1', '/agenda/1', '/agendar/x']))
  const limited = PAGES.filter(({ path }) => routeLimitOf(path).files !== undefined).map(({ path }) => path)
  expect(limited).toEqual(taking)
})
