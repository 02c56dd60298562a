// Where commands are run, and the Debian packages that the walk needs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

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
