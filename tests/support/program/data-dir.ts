import { inject } from 'vitest'
import { copyDataDir } from '#tests/support/program/database-server.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'

/** A data folder with a stopped, migrated cluster without rows: creating one takes longer than most tests. */
export async function migratedDataDir(): Promise<string> {
  const folder = await temporaryFolder()
  await copyDataDir(inject('migratedDataDir'), folder)
  return folder
}
