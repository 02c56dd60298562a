// A command that ends with this process: on Ctrl-C or SIGTERM it gets SIGTERM, and whoever waits for it an error, so that what was
// made so far is removed on the way out.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** What it printed, once it has ended well. */
export async function outputOf(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<string> {
  const child: ChildProcess = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => void child.kill('SIGTERM')
  for (const signal of SIGNALS) process.on(signal, stop)
  const output: Buffer[] = []
  child.stdout?.on('data', chunk => output.push(chunk))
  child.stderr?.on('data', chunk => output.push(chunk))
  const code = await new Promise<number | string | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal))
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, stop)
  })
  const text = Buffer.concat(output).toString()
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${text.slice(-4_000)}`)
  return text
}
