// A command that ends with this process, and all that it started: on Ctrl-C or SIGTERM they get SIGTERM, and whoever waits for it an error,
// so that what was made so far is removed on the way out.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { registerProcess, unregisterProcess } from '#tests/support/program/cleanup-watchdog.ts'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** What it printed, once it has ended well. */
export async function outputOf(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<string> {
  const stdio: SpawnOptions['stdio'] = ['ignore', 'pipe', 'pipe']
  // A process group of its own: mmdebstrap waits for its children, which are to be told too.
  const child: ChildProcess = spawn(command, args, { ...options, stdio, detached: true })
  const group = -(child.pid ?? 0)
  if (group) registerProcess(group)
  const stop = () => {
    try {
      if (group) process.kill(group, 'SIGTERM')
    } catch {
      // It has just ended.
    }
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  const output: Buffer[] = []
  child.stdout?.on('data', chunk => output.push(chunk))
  child.stderr?.on('data', chunk => output.push(chunk))
  const code = await new Promise<number | string | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal))
  }).finally(() => {
    if (group) unregisterProcess(group)
    for (const signal of SIGNALS) process.off(signal, stop)
  })
  const text = Buffer.concat(output).toString()
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${text.slice(-4_000)}`)
  return text
}
