// Where commands are run, and the Debian packages that the walk needs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { outputOf } from '#tests/support/program/output-of.ts'

/** Of root after a login on Debian. */
export const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Runs commands of bash, until one fails; what they printed. */
export type Run = (script: string) => Promise<string>

/** `tools` are executables, each with the Debian package that brings it. */
export function requireTools(tools: Readonly<Record<string, string>>): void {
  const isThere = (tool: string) => SYSTEM_PATH.split(':').some(folder => existsSync(join(folder, tool)))
  const missing = Object.keys(tools).filter(tool => !isThere(tool))
  if (process.getuid?.() !== 0) throw new Error('The walk needs root.')
  if (missing.length > 0)
    throw new Error(
      `The walk needs Debian packages: apt-get install ${missing.map(tool => tools[tool]).join(' ')}`,
    )
}

/** A bare Debian 12 in a folder or an archive. What is mounted meanwhile is seen by nobody else, and gone when it breaks off. */
export async function makeDebian(options: readonly string[], target: string, folder: string): Promise<void> {
  await outputOf('unshare', ['--mount', 'mmdebstrap', '--variant=minbase', ...options, 'bookworm', target], {
    env: { ...process.env, TMPDIR: folder },
  })
}
