import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerFolder } from '#tests/support/cleanup-watchdog.ts'

/** An empty folder that goes away with the run, with whatever PostgreSQL was started in it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tecniya-run-'))
  registerFolder(folder)
  return folder
}
