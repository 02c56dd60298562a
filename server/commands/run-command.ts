// Runs a command: validates the environment, prints refusals as plain sentences and exits with code 1.
import { type Env, readEnv } from '#server/env.ts'
import { Refusal } from '#server/refusal.ts'

export type Say = (text: string) => void

export async function runCommand(command: (env: Env, say: Say) => Promise<void>): Promise<void> {
  const say: Say = text => process.stdout.write(`${text}\n`)
  const sayError: Say = text => process.stderr.write(`${text}\n`)
  const parsed = readEnv(process.env)
  if (!parsed.ok) {
    for (const mistake of parsed.mistakes) sayError(mistake)
    process.exit(1)
  }
  try {
    await command(parsed.env, say)
  } catch (error) {
    sayError(
      error instanceof Refusal
        ? error.message
        : `No se pudo: ${error instanceof Error ? error.stack : error}`,
    )
    process.exit(1)
  }
}
