// The published demo technicians in a test database. No portrait is drawn: empty files stand in for them.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDemoData } from '#database/demo/load.ts'
import { type DemoTechnician, demoTechnicians } from '#database/demo/technicians.ts'
import { createFolderFiles } from '#images/folder-store.server.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/folders.ts'

/** A Monday. */
export const NOW = new Date('2026-11-16T14:25:00-05:00')
const all = demoTechnicians(NOW)
export const PUBLISHED: readonly DemoTechnician[] = all.filter(({ publicado }) => publicado)

export async function storeDemoCatalogue({ pool }: TestDatabase): Promise<void> {
  const dataDir = await temporaryFolder()
  const photos = join(dataDir, 'photos', 'tech_photos')
  await mkdir(photos, { recursive: true })
  await Promise.all(all.map(({ photoId }) => writeFile(join(photos, `${photoId}.webp`), '')))
  const client = await pool.connect()
  await loadDemoData({
    client,
    files: createFolderFiles(dataDir),
    now: NOW,
    hashPassword: async () => 'hash',
  }).finally(() => client.release())
}
