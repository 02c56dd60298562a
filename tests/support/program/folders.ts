import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerFolder } from '#tests/support/program/cleanup-watchdog.ts'

/** An empty folder. At the end of the run it is removed and a PostgreSQL running in it is ended. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tecniya-run-'))
  registerFolder(folder)
  return folder
}
