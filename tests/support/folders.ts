import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holdFolder } from '#tests/support/leash.ts'

/** An empty folder that goes away with the run, with whatever PostgreSQL was started in it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tecniya-run-'))
  holdFolder(folder)
  return folder
}
