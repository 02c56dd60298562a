// The scripts of the build among themselves.
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const FOLDER = fileURLToPath(new URL('../../build/client/assets', import.meta.url))
const files = (await readdir(FOLDER)).filter(file => file.endsWith('.js'))
const needs = new Map(await Promise.all(files.map(async file => [file, await neededBy(file)] as const)))

/** What has to have run before this file can. What is loaded later does not count. */
async function neededBy(file: string): Promise<string[]> {
  const text = await readFile(`${FOLDER}/${file}`, 'utf8')
  return [...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name = '']) => name)
}

/** The way back to a file that is still waiting, if there is one. */
function circleFrom(file: string, waiting: readonly string[] = []): string[] | null {
  if (waiting.includes(file)) return [...waiting, file]
  for (const next of needs.get(file) ?? []) {
    const circle = circleFrom(next, [...waiting, file])
    if (circle) return circle
  }
  return null
}

test('scripts need others', () => {
  expect([...needs.values()].flat().length).toBeGreaterThan(10)
  for (const name of [...needs.values()].flat()) expect(files).toContain(name)
})

// One of two that need each other runs before what it needs, and no page comes to life.
test.each(files)('%s is not needed by what it needs', file => {
  expect(circleFrom(file)).toBeNull()
})

// Nothing fetches in advance what such a file needs, so that would come after it, one after the other.
test('what comes when it is wanted needs nothing but what every page has', async () => {
  const texts = await Promise.all(files.map(file => readFile(`${FOLDER}/${file}`, 'utf8')))
  const wanted = texts.flatMap(text =>
    [...text.matchAll(/import\([`"']\.\/([\w.-]+\.js)/g)].map(([, name = '']) => name),
  )
  expect(wanted.length).toBeGreaterThan(2)
  for (const name of wanted)
    for (const need of needs.get(name) ?? []) expect(need).toMatch(/^(react|site|rolldown-runtime)-/)
})
