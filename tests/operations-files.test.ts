// What operators are handed (deploy/, docs/operations.md, .env.example) names what the program has.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ATTENTION } from '#platform/domain/attention.ts'
import { VARIABLE_NAMES } from '#server/env.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { CONTAINER_ROUTE } from '#tests/walk/container-route.ts'
import { otherFences, shellBlocks } from '#tests/walk/guide.ts'
import { MACHINE_ROUTE } from '#tests/walk/machine-route.ts'
import { NOT_WALKED } from '#tests/walk/route.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const GUIDE = read('docs/operations.md')
const ALERTS = read('deploy/prometheus/tecniya-alerts.yml')
const ANCHORS = new Set(
  [...GUIDE.matchAll(/^#{2,} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  ),
)

test.each(['deploy/prometheus/tecniya-alerts.yml', 'deploy/grafana/tecniya.json'])(
  '%s names metrics that exist',
  async file => {
    const metrics = await createMetrics().registry.getMetricsAsJSON()
    const names = new Set(metrics.flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`]))
    const used = [...read(file).matchAll(/\b(?:tecniya|nodejs|process)_\w+/g)].map(([name]) => name)
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter(name => !names.has(name))).toEqual([])
  },
)

test('every metric of ours is on the dashboard', async () => {
  const dashboard = read('deploy/grafana/tecniya.json')
  const metrics = await createMetrics().registry.getMetricsAsJSON()
  const ours = metrics.map(({ name }) => name).filter(name => name.startsWith('tecniya_'))
  expect(ours.filter(name => !dashboard.includes(name))).toEqual(['tecniya_page_cache_pages'])
})

test('every alert has a runbook in the guide', () => {
  const alerts = [...ALERTS.matchAll(/- alert: /g)]
  const anchors = [...ALERTS.matchAll(/runbook: docs\/operations\.md#(\S+)/g)].map(
    ([, anchor = '']) => anchor,
  )
  expect(anchors).toHaveLength(alerts.length)
  expect(anchors.filter(anchor => !ANCHORS.has(anchor))).toEqual([])
})

test('the changelog dates every version, the newest is that of package.json, and upgrades are tried from one of them', () => {
  const changelog = read('CHANGELOG.md')
  const [unreleased = '', ...versions] = changelog.split(/^## /m).slice(1)
  expect(unreleased).toMatch(/^Unreleased\n/)
  const headings = versions.map(version => version.split('\n')[0])
  expect(headings.filter(heading => !/^\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d$/.test(heading ?? ''))).toEqual([])
  expect([unreleased, ...versions].filter(version => !version.includes('\n### Upgrading\n'))).toEqual([])
  const numbers = headings.map(heading => heading?.split(' ')[0])
  expect(numbers[0]).toBe(JSON.parse(read('package.json')).version)
  const [, number] = /^(\S+) [0-9a-f]{40}\n$/.exec(read('deploy/version-before')) ?? []
  expect(numbers).toContain(number)
})

test('the lines that need a person are one table, and nothing else has their level', () => {
  const documented = [...GUIDE.matchAll(/^\| `([^`]+)` \| \[[^\]]+\]\(#([^)]+)\) \|$/gm)].map(
    ([, text, section]) => ({
      text,
      section,
    }),
  )
  const byText = (a: { text?: string }, b: { text?: string }) => (a.text ?? '').localeCompare(b.text ?? '')
  expect(documented.sort(byText)).toEqual(Object.values(ATTENTION).sort(byText))
  const sources = globSync('{app,server,database}/**/*.{ts,tsx}', { cwd: ROOT })
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter(file => !/\.test\.tsx?$/.test(file) && /\.fatal\(/.test(read(file)))).toEqual([
    join('server', 'log.ts'),
  ])
})

test('npm start, the image and the unit give Node the same options, and malloc the same arenas', () => {
  const optionsIn = (text: string) => text.match(/--[a-z][\w-]*=[^\s"]+/g)
  const [, ofImage = ''] = /^CMD (\["node".*)$/m.exec(read('Dockerfile')) ?? []
  const [, ofUnit = ''] = /^ExecStart=(.*)$/m.exec(read('deploy/systemd/tecniya@.service')) ?? []
  const ofStart = optionsIn(JSON.parse(read('package.json')).scripts.start)
  expect(ofStart).not.toBeNull()
  expect([optionsIn(ofImage), optionsIn(ofUnit)]).toEqual([ofStart, ofStart])
  const files = ['package.json', 'Dockerfile', 'deploy/systemd/tecniya@.service']
  const arenas = files.map(file => /MALLOC_ARENA_MAX=\d+/.exec(read(file))?.[0])
  expect(arenas).toEqual(files.map(() => 'MALLOC_ARENA_MAX=2'))
})

test('every section of the guide has a name of its own: an anchor leads to one', () => {
  const headings = [...GUIDE.matchAll(/^#{2,} (.+)$/gm)].map(([, heading]) => heading)
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([])
})

test('links inside the guide lead to its headings', () => {
  const links = [...GUIDE.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor)
  expect(links.filter(anchor => !ANCHORS.has(anchor))).toEqual([])
})

test('the table of environment variables is complete and true', () => {
  const documented = [...GUIDE.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  expect(documented.sort()).toEqual([...VARIABLE_NAMES].sort())
})

test('.env.example has every variable that there is a reason to set by hand, and no other', () => {
  const named = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(VARIABLE_NAMES.filter(name => name !== 'CLOUDINARY_API').sort())
})

test('the environment of the service has no unknown variable', () => {
  const names = [...read('deploy/tecniya.env').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  expect(names.filter(name => !VARIABLE_NAMES.includes(name))).toEqual([])
})

test('every command of the guide is walked, in its order, or there is a reason why not', () => {
  expect(otherFences(GUIDE)).toEqual([])
  const sections = [...new Set(shellBlocks(GUIDE).map(({ section }) => section))]
  const routes = [MACHINE_ROUTE, CONTAINER_ROUTE].map(route => route.map(({ section }) => section))
  for (const route of routes) expect(sections.filter(section => route.includes(section))).toEqual(route)
  const known = [...routes.flat(), ...Object.keys(NOT_WALKED)]
  expect(known.toSorted()).toEqual(sections.toSorted())
})
