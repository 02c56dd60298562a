// What is installed: the running program needs no development package.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface Manifest {
  readonly devDependencies?: Readonly<Record<string, string>>
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const manifest: Manifest = JSON.parse(read('package.json'))

test('the running program imports no development package', () => {
  const files = globSync(['{app,server,database}/**/*.{ts,tsx}'], { cwd: ROOT }).filter(
    file => !/[.]test[.]tsx?$|^server\/(dev|build)[.]ts$|^app\/routes[.]ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const imported = files.flatMap(file =>
    // What ends in ?url becomes a file of the build.
    [
      ...read(file).matchAll(
        /^(?!import type)(?:import .*|\} |export .*)?from '([^'#.?]+)'|import\('([^'#.]+)'\)/gm,
      ),
    ].map(([, from, lazily]) => `${file}: ${/^(?:@[^/]+\/)?[^/]+/.exec(from ?? lazily ?? '')}`),
  )
  expect(imported.length).toBeGreaterThan(500)
  const development = new Set(Object.keys(manifest.devDependencies ?? {}))
  expect(imported.filter(each => development.has(each.split(': ')[1] ?? ''))).toEqual([])
})

test('the guide builds before it removes the development packages', () => {
  const guide = read('docs/operations.md')
  expect(guide).not.toContain('npm ci --omit=dev')
  expect([...guide.matchAll(/^npm ci\nnpm run build\nnpm prune --omit=dev$/gm)]).toHaveLength(2)
})
