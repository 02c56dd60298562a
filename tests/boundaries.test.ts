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
  ['app/bookings/ui/d.tsx', '#moderation/ui/fine.tsx', 'bookings-imports-nothing-above-it'],
  ['app/platform/domain/a.ts', '#accounts/domain/fine.ts', 'platform-imports-nothing-above-it'],
  ['app/bookings/domain/a.ts', '#bookings/wording/fine.ts', 'domain-knows-only-its-own'],
  ['app/bookings/domain/b.ts', 'react', 'domain-knows-only-its-own'],
  ['app/bookings/domain/c.ts', 'node:crypto', 'domain-knows-only-its-own'],
  ['app/bookings/wording/a.ts', '#bookings/ui/fine.tsx', 'wording-knows-only-its-own'],
  ['app/bookings/ui/a.tsx', '#bookings/persistence/fine.server.ts', 'ui-knows-only-its-own'],
  ['app/bookings/ui/b.tsx', '#bookings/pages/fine.tsx', 'only-the-route-table-names-pages'],
  ['app/bookings/ui/c.tsx', 'node:fs', 'browser-rooms-know-no-node'],
  ['app/platform/photos/b.ts', 'node:fs', 'browser-rooms-know-no-node'],
  [
    'app/bookings/notifications/b.ts',
    '#bookings/notifications/fine.server.ts',
    'browser-rooms-stay-in-the-browser',
  ],
  ['app/bookings/wording/b.ts', '#bookings/persistence/fine.server.ts', 'browser-rooms-stay-in-the-browser'],
  [
    'app/bookings/persistence/a.server.ts',
    '#accounts/identity/fine.server.ts',
    'persistence-knows-only-its-own',
  ],
  ['app/platform/trail/a.server.ts', '#platform/mail/fine.server.ts', 'trail-knows-only-its-own'],
  ['app/accounts/identity/a.server.ts', '#bookings/use-cases/fine.server.ts', 'identity-knows-only-its-own'],
  [
    'app/platform/photos/a.server.ts',
    '#bookings/persistence/fine.server.ts',
    '(photos|files)-knows-only-its-own',
  ],
  ['app/platform/network/a.server.ts', '#platform/mail/fine.server.ts', 'network-knows-only-its-own'],
  [
    'app/platform/mail/a.server.ts',
    '#bookings/persistence/fine.server.ts',
    '(mail|push|whatsapp)-knows-only-its-own',
  ],
  [
    'app/bookings/notifications/a.server.ts',
    '#bookings/persistence/fine.server.ts',
    'notifications-knows-only-its-own',
  ],
  [
    'app/bookings/use-cases/a.server.ts',
    '#bookings/use-cases/fine.server.ts',
    'use-cases-knows-only-its-own',
  ],
  ['app/bookings/use-cases/b.server.ts', 'react-router', 'use-cases-know-no-web'],
  ['app/platform/http/a.server.ts', '#bookings/persistence/fine.server.ts', 'http-knows-only-its-own'],
  ['app/service-worker/a.ts', '#bookings/ui/fine.tsx', 'service-worker-knows-only-its-own'],
  ['app/guards/a.ts', '#bookings/persistence/fine.server.ts', 'guards-knows-only-its-own'],
  ['app/bookings/pages/a.tsx', '#bookings/pages/fine.tsx', 'no-page-imports-a-page'],
  ['app/bookings/pages/b.tsx', '#server/fine.ts', 'nobody-imports-the-process'],
  ['app/bookings/pages/c.tsx', 'drizzle-orm', 'drizzle-orm-stays-in-its-room'],
  ['app/bookings/pages/d.tsx', 'better-auth', 'better-auth-stays-in-its-room'],
  ['app/bookings/pages/e.tsx', 'hono', 'hono-stays-in-its-room'],
  ['app/bookings/pages/f.tsx', '#bookings/persistence/plain.ts', 'server-rooms-say-so'],
  ['app/bookings/pages/g.tsx', '#bookings/ui/cards/index.ts', 'no-barrels'],
  ['app/bookings/pages/h.tsx', '#bookings/ui/missing.tsx', 'everything-resolves'],
  ['app/bookings/pages/i.tsx', 'vitest', 'no-undeclared-packages'],
  ['server/a.ts', '#tests/fine.ts', 'nothing-real-imports-tests'],
  ['server/b.ts', '#server/tracing/fine.ts', 'traces-are-imported-lazily'],
  ['server/circle.ts', '#server/other-circle.ts', 'no-cycles'],
  ['app/attic/domain/a.ts', '#bookings/domain/fine.ts', 'folder-without-a-rule: attic'],
  ['app/bookings/helpers/a.ts', '#bookings/domain/fine.ts', 'folder-without-a-rule: helpers'],
]

const ALLOWED: [file: string, imported: string][] = [
  ['app/bookings/domain/fine.ts', 'zod'],
  ['app/accounts/domain/fine.ts', '#platform/domain/fine.ts'],
  ['app/moderation/ui/fine.tsx', '#bookings/ui/fine.tsx'],
  ['app/bookings/wording/fine.ts', '#bookings/domain/fine.ts'],
  ['app/bookings/ui/fine.tsx', 'react-router'],
  ['app/bookings/ui/cards/index.ts', '#bookings/ui/fine.tsx'],
  ['app/bookings/persistence/fine.server.ts', 'drizzle-orm'],
  ['app/bookings/persistence/plain.ts', '#bookings/domain/fine.ts'],
  ['app/accounts/identity/fine.server.ts', 'better-auth'],
  ['app/platform/photos/fine.ts', '#platform/domain/fine.ts'],
  ['app/platform/domain/fine.ts', 'zod'],
  ['app/platform/mail/fine.server.ts', 'node:fs'],
  ['app/bookings/notifications/fine.server.ts', '#platform/mail/fine.server.ts'],
  ['app/bookings/use-cases/fine.server.ts', '#bookings/persistence/fine.server.ts'],
  ['app/bookings/use-cases/fine.test.ts', '#tests/fine.ts'],
  ['app/bookings/pages/fine.tsx', '#moderation/use-cases/fine.server.ts'],
  ['app/moderation/use-cases/fine.server.ts', '#bookings/persistence/fine.server.ts'],
  ['server/fine.ts', '#bookings/pages/fine.tsx'],
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
  await writeFile(
    join(root, 'app/bookings/persistence/sql.server.ts'),
    'export const all = `select from catalogue`\n',
  )
  complaints = (await checkBoundaries(root, 1, [])).complaints
})

afterAll(() => rm(root, { recursive: true, force: true }))

test.each(VIOLATIONS)('%s importing %s violates %s', (file, _, rule) => {
  const isFolder = rule.startsWith('folder-without-a-rule')
  const reported = complaints.filter(complaint => complaint.startsWith(isFolder ? rule : `${rule}:`))
  expect(reported.some(complaint => isFolder || complaint.includes(file))).toBe(true)
})

test('allowed imports are not reported', () => {
  const allowed = ALLOWED.map(([file]) => file).filter(file => !/index|plain|circle/.test(file))
  expect(complaints.filter(complaint => allowed.some(file => complaint.includes(`: ${file} `)))).toEqual([])
})

test('a file of a server-only folder without .server in its name is reported even if nobody imports it', () => {
  expect(complaints).toContain(
    'server-rooms-say-so: app/bookings/persistence/plain.ts must end in .server.ts',
  )
})

test('a statement that names a table of a subject above is reported', () => {
  expect(complaints).toContain(
    'sql-names-nothing-above-it: app/bookings/persistence/sql.server.ts → catalogue of catalogue',
  )
})

test('analysing too few modules is a failure', async () => {
  expect((await checkBoundaries(root, 10_000, [])).complaints.at(-1)).toMatch(/^too-few: only \d+ modules/)
})

test('a tree without files is a failure', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'tecniya-boundaries-'))
  const result = await checkBoundaries(empty, undefined, []).finally(() =>
    rm(empty, { recursive: true, force: true }),
  )
  expect(result.complaints).toEqual(['too-few: only 0 modules were analysed'])
})
