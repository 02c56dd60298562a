import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoData } from '#database/demo/load.ts'
import { createFolderFiles } from '#images/folder-store.server.ts'

const NOW = new Date('2026-11-16T14:25:00-05:00')
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'demo-photos-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

/** Records the statements: verb, table and number of rows. */
async function statementsOf(
  isNew: boolean,
  hashPassword = async (password: string) => `hash of ${password}`,
) {
  const sent: string[] = []
  const query = async (statement: string, [rows]: readonly string[] = []) => {
    const [verb = '', , table] = statement.trim().split(/\s+/)
    sent.push(rows?.startsWith('[') ? `${verb} ${table} ${JSON.parse(rows).length}` : (table ?? verb))
    return { rowCount: isNew ? 1 : 0 }
  }
  // The loader only sends queries.
  const client = { query } as unknown as PoolClient
  const failure = await loadDemoData({
    client,
    files: createFolderFiles(dataDir),
    now: NOW,
    hashPassword,
  }).catch(String)
  return { sent, failure }
}

test('everything is stored in one transaction', async () => {
  const { sent } = await statementsOf(true)
  expect(sent.at(0)).toBe('begin')
  expect(sent.slice(2, 5)).toEqual(['insert users 124', 'insert accounts 3', 'insert technicians 70'])
  expect(sent.at(-1)).toBe('commit')
  const photos = await readdir(join(dataDir, 'photos', 'tech_photos'))
  expect(photos.filter(name => !name.startsWith('demo-job-'))).toHaveLength(70)
  expect(photos.filter(name => name.startsWith('demo-job-')).length).toBeGreaterThan(12)
  expect(photos).toContain('demo-luz-marina-cardenas.webp')
  const countOf = (table: string) =>
    sent.reduce((sum, line) => sum + Number(new RegExp(`^insert ${table} (\\d+)$`).exec(line)?.[1] ?? 0), 0)
  const problemPhotos = await readdir(join(dataDir, 'photos', 'problem_photos'))
  expect(countOf('problem_photos')).toBe(problemPhotos.length / 2)
  expect(countOf('reserva_fotos') + countOf('guarantee_photos')).toBe(problemPhotos.length / 2)
})

test('a database that already has the demo data is not changed', async () => {
  const { sent } = await statementsOf(false)
  expect(sent).toEqual(['begin', 'settings', 'commit'])
})

test('a failure rolls everything back', async () => {
  const { sent, failure } = await statementsOf(true, () => Promise.reject(new Error('no hash')))
  expect(sent.at(-1)).toBe('rollback')
  expect(failure).toContain('no hash')
})
