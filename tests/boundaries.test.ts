// Each rule must report a file that breaks it.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBoundaries } from '#tests/boundaries.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A file, what it imports, and the rule it breaks. */
const VIOLATIONS: [file: string, imported: string, rule: string][] = [
  ['app/domain/a.ts', '#wording/fine.ts', 'domain-knows-only-its-own'],
  ['app/domain/b.ts', 'react', 'domain-knows-only-its-own'],
  ['app/domain/c.ts', 'node:crypto', 'domain-knows-only-its-own'],
  ['app/wording/a.ts', '#ui/fine.tsx', '(wording|content)-knows-only-its-own'],
  ['app/content/a.ts', '#persistence/fine.server.ts', '(wording|content)-knows-only-its-own'],
  ['app/ui/a.tsx', '#persistence/fine.server.ts', 'ui-knows-only-its-own'],
  ['app/ui/b.tsx', '#pages/fine.tsx', 'only-the-route-table-names-pages'],
  ['app/ui/c.tsx', 'node:fs', 'browser-rooms-know-no-node'],
  ['app/images/b.ts', 'node:fs', 'browser-rooms-know-no-node'],
  ['app/notifications/b.ts', '#notifications/fine.server.ts', 'browser-rooms-stay-in-the-browser'],
  ['app/wording/b.ts', '#persistence/fine.server.ts', 'browser-rooms-stay-in-the-browser'],
  ['app/persistence/a.server.ts', '#identity/fine.server.ts', 'persistence-knows-only-its-own'],
  ['app/identity/a.server.ts', '#use-cases/fine.server.ts', 'identity-knows-only-its-own'],
  ['app/images/a.server.ts', '#persistence/fine.server.ts', 'images-knows-only-its-own'],
  ['app/notifications/a.server.ts', '#persistence/fine.server.ts', 'notifications-knows-only-its-own'],
  ['app/use-cases/a.server.ts', '#use-cases/fine.server.ts', 'use-cases-knows-only-its-own'],
  ['app/use-cases/b.server.ts', 'react-router', 'use-cases-know-no-web'],
  ['app/guards/a.ts', '#persistence/fine.server.ts', 'guards-knows-only-its-own'],
  ['app/pages/a.tsx', '#pages/fine.tsx', 'no-page-imports-a-page'],
  ['app/pages/b.tsx', '#server/fine.ts', 'nobody-imports-the-process'],
  ['app/pages/c.tsx', 'drizzle-orm', 'drizzle-orm-stays-in-its-room'],
  ['app/pages/d.tsx', 'better-auth', 'better-auth-stays-in-its-room'],
  ['app/pages/e.tsx', 'hono', 'hono-stays-in-its-room'],
  ['app/pages/f.tsx', '#persistence/plain.ts', 'server-rooms-say-so'],
  ['app/pages/g.tsx', '#ui/cards/index.ts', 'no-barrels'],
  ['app/pages/h.tsx', '#ui/missing.tsx', 'everything-resolves'],
  ['app/pages/i.tsx', 'vitest', 'no-undeclared-packages'],
  ['server/a.ts', '#tests/fine.ts', 'nothing-real-imports-tests'],
  ['server/b.ts', '#server/tracing/fine.ts', 'traces-are-imported-lazily'],
  ['server/circle.ts', '#server/other-circle.ts', 'no-cycles'],
  ['app/attic/a.ts', '#domain/fine.ts', 'room-without-a-rule'],
]

const ALLOWED: [file: string, imported: string][] = [
  ['app/domain/fine.ts', 'zod'],
  ['app/wording/fine.ts', '#domain/fine.ts'],
  ['app/ui/fine.tsx', 'react-router'],
  ['app/ui/cards/index.ts', '#ui/fine.tsx'],
  ['app/persistence/fine.server.ts', 'drizzle-orm'],
  ['app/persistence/plain.ts', '#domain/fine.ts'],
  ['app/identity/fine.server.ts', 'better-auth'],
  ['app/images/fine.ts', '#domain/fine.ts'],
  ['app/notifications/fine.server.ts', 'node:fs'],
  ['app/use-cases/fine.server.ts', '#persistence/fine.server.ts'],
  ['app/use-cases/fine.test.ts', '#tests/fine.ts'],
  ['app/pages/fine.tsx', '#use-cases/fine.server.ts'],
  ['server/fine.ts', '#app/pages/fine.tsx'],
  ['server/tracing/fine.ts', '@opentelemetry/api'],
  ['server/other-circle.ts', '#server/circle.ts'],
  ['tests/fine.ts', '#server/fine.ts'],
]

let root = ''
let complaints: readonly string[] = []

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tecniya-boundaries-'))
  for (const name of ['node_modules', 'package.json', 'tsconfig.json']) {
    await symlink(join(ROOT, name), join(root, name))
  }
  for (const [file, imported] of [...VIOLATIONS, ...ALLOWED]) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), `import * as it from '${imported}'\nexport const found = it\n`)
  }
  complaints = (await checkBoundaries(root, 1)).complaints
})

afterAll(() => rm(root, { recursive: true, force: true }))

test.each(VIOLATIONS)('%s importing %s violates %s', (file, _, rule) => {
  const reported = complaints.filter(complaint => complaint.startsWith(`${rule}:`))
  expect(reported.some(complaint => complaint.includes(file) || rule === 'room-without-a-rule')).toBe(true)
})

test('allowed imports are not reported', () => {
  const allowed = ALLOWED.map(([file]) => file).filter(file => !/index|plain|circle/.test(file))
  expect(complaints.filter(complaint => allowed.some(file => complaint.includes(`: ${file} `)))).toEqual([])
})

test('a file of a server-only folder without .server in its name is reported even if nobody imports it', () => {
  expect(complaints).toContain('server-rooms-say-so: app/persistence/plain.ts must end in .server.ts')
})

test('analysing too few modules is a failure', async () => {
  expect((await checkBoundaries(root, 10_000)).complaints.at(-1)).toMatch(/^too-few: only \d+ modules/)
})

test('a tree without files is a failure', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'tecniya-boundaries-'))
  const result = await checkBoundaries(empty).finally(() => rm(empty, { recursive: true, force: true }))
  expect(result.complaints).toEqual(['too-few: only 0 modules were analysed'])
})
