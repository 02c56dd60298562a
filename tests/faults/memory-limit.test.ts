// In a container or a unit with little memory the heap and PostgreSQL's cache are measured by that limit, not by the machine.
import { execFile } from 'node:child_process'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LIMIT_MB = 512
/** Of version 1 and 2 of control groups. */
const KINDS = [
  { parent: '/sys/fs/cgroup/memory', file: 'memory.limit_in_bytes' },
  { parent: '/sys/fs/cgroup', file: 'memory.max' },
]

/** Null where none may be made. */
async function memoryGroup(): Promise<string | null> {
  for (const { parent, file } of KINDS) {
    const group = join(parent, `tecniya-test-${process.pid}`)
    try {
      await mkdir(group)
      onTestFinished(() => rmdir(group))
      await writeFile(join(group, file), `${LIMIT_MB * 1024 * 1024}`, { flag: 'r+' })
      return group
    } catch {
      // The other kind, or nobody may.
    }
  }
  return null
}

const PRINT = `
  import { getHeapStatistics } from 'node:v8'
  import { postgresSettings } from './server/postgres/settings.ts'
  const heapMb = getHeapStatistics().heap_size_limit / 1024 / 1024
  console.log(JSON.stringify({ heapMb, cache: postgresSettings({ socketFolder: '' }).shared_buffers }))`

test('with 512 MB the heap takes half of it, and PostgreSQL its least', async context => {
  const group = await memoryGroup()
  if (!group) return context.skip('no control group for memory can be made here')
  const { start } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')).scripts
  const options = start.split(' ').filter((word: string) => word.startsWith('--'))
  const inGroup = ['-c', `echo $$ > ${group}/cgroup.procs && exec "$@"`, 'sh', process.execPath]
  const { stdout } = await promisify(execFile)(
    'sh',
    [...inGroup, ...options, '--input-type=module', '--eval', PRINT],
    { cwd: ROOT },
  )
  const { heapMb, cache } = JSON.parse(stdout)
  expect(heapMb).toBeGreaterThan(LIMIT_MB / 4)
  expect(heapMb).toBeLessThan(LIMIT_MB * 0.7)
  expect(cache).toBe('128MB')
})
