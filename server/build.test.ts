import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { resolvedVersions, stampBuild } from '#server/build.ts'

interface LockedPackage {
  version?: string
  resolved?: string
  optional?: boolean
}

const LOCK_FILE = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')

function changed(change: (packages: Record<string, LockedPackage>) => void): string {
  const lockFile = JSON.parse(LOCK_FILE)
  change(lockFile.packages)
  return JSON.stringify(lockFile, null, 2)
}

/** `npm prune --omit=dev` (npm 11) drops addresses, and optional packages that are not installed. */
const pruned = changed(packages => {
  for (const [path, each] of Object.entries(packages)) {
    delete each.resolved
    if (each.optional) delete packages[path]
  }
})

test('a build is not older than its sources after npm prune wrote the lock file', () => {
  expect(pruned).not.toBe(LOCK_FILE)
  expect(resolvedVersions(pruned)).toBe(resolvedVersions(LOCK_FILE))
})

test.each(['node_modules/react', 'node_modules/vite', 'node_modules/@react-router/dev'])(
  'another version of %s asks for a build',
  path => {
    const updated = changed(packages => {
      expect(packages[path]?.version).toBeTruthy()
      packages[path] = { ...packages[path], version: '99.0.0' }
    })
    expect(resolvedVersions(updated)).not.toBe(resolvedVersions(LOCK_FILE))
    const removed = changed(packages => void delete packages[path])
    expect(resolvedVersions(removed)).not.toBe(resolvedVersions(LOCK_FILE))
  },
)

test.each([
  { sources: 'stay the same', during: 'first', stamp: 'first', said: 0 },
  { sources: 'change while it builds', during: 'second', stamp: null, said: 1 },
])('a build whose sources $sources has the stamp $stamp', async ({ during, stamp, said }) => {
  const folder = await mkdtemp(join(tmpdir(), 'tecniya-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'stamp')
  const printed: string[] = []
  let sources = 'first'
  await stampBuild(file, {
    fingerprint: () => sources,
    build: async () => {
      sources = during
    },
    print: text => printed.push(text),
  })
  expect(existsSync(file) ? readFileSync(file, 'utf8') : null).toBe(stamp)
  expect(printed).toHaveLength(said)
})
