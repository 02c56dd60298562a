// Where commands are run, and the Debian packages that the walk needs.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Of root after a login on Debian. */
export const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Runs commands of bash, until one fails; what they printed. */
export type Run = (script: string) => Promise<string>

export const execute = promisify(execFile)

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

export async function outputOf(
  command: string,
  args: readonly string[],
  options: object = {},
): Promise<string> {
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const output: Buffer[] = []
  child.stdout?.on('data', chunk => output.push(chunk))
  child.stderr?.on('data', chunk => output.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const text = Buffer.concat(output).toString()
  if (code !== 0) throw new Error(`exit code ${code}:\n${text.slice(-4_000)}`)
  return text
}
