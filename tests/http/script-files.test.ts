// The static imports between the built scripts.
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

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
