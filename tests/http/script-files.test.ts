// The built scripts: their imports, and what they must not hold.
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PHRASES } from '#catalogue/domain/search/dictionary/dictionary.ts'
import { AREAS, CITIES } from '#catalogue/domain/search/places/places.ts'

const FOLDER = fileURLToPath(new URL('../../build/client/assets', import.meta.url))
const files = (await readdir(FOLDER)).filter(file => file.endsWith('.js'))
const imports = new Map(await Promise.all(files.map(async file => [file, await importsOf(file)] as const)))

/** Static imports only: a dynamic import() runs later and cannot close a cycle. */
async function importsOf(file: string): Promise<string[]> {
  const text = await readFile(`${FOLDER}/${file}`, 'utf8')
  return [...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name = '']) => name)
}

function findCycle(file: string, path: readonly string[] = []): string[] | null {
  if (path.includes(file)) return [...path, file]
  for (const imported of imports.get(file) ?? []) {
    const cycle = findCycle(imported, [...path, file])
    if (cycle) return cycle
  }
  return null
}

test('every imported script exists', () => {
  const imported = [...imports.values()].flat()
  expect(imported.length).toBeGreaterThan(10)
  for (const name of imported) expect(files).toContain(name)
})

// In a cycle one script runs before the exports it uses are initialised, and no page hydrates.
test.each(files)('%s is in no import cycle', file => {
  expect(findCycle(file)).toBeNull()
})

test.each([
  ['the dictionary of the search', PHRASES[0]?.phrases[0]],
  ['the cities', CITIES.find(({ label }) => label === 'Medellín')?.otherNames[0]],
])('%s stay on the server', async (_data, word = '') => {
  expect(word).not.toBe('')
  const texts = await Promise.all(files.map(file => readFile(`${FOLDER}/${file}`, 'utf8')))
  expect(files.filter((_, index) => texts[index]?.includes(word))).toEqual([])
})

test('the barrios are a script of their own, which pages load when somebody says where a visit is', async () => {
  const barrio = AREAS.Bogotá?.Usaquén?.[2] ?? ''
  const texts = await Promise.all(files.map(file => readFile(`${FOLDER}/${file}`, 'utf8')))
  const holders = files.filter((_, index) => texts[index]?.includes(barrio))
  expect(holders).toHaveLength(1)
  expect([...imports.values()].flat()).not.toContain(holders[0])
})
