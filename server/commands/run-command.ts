// How every command of the program begins and fails: the environment judged, mistakes told in sentences.
import { type Env, readEnv } from '#server/env.ts'
import { Refusal } from '#server/refusal.ts'

export type Say = (text: string) => void

export async function runCommand(command: (env: Env, say: Say) => Promise<void>): Promise<void> {
  const say: Say = text => process.stdout.write(`${text}\n`)
  const complain: Say = text => process.stderr.write(`${text}\n`)
  const reading = readEnv(process.env)
  if (!reading.ok) {
    for (const mistake of reading.mistakes) complain(mistake)
    process.exit(1)
  }
  try {
    await command(reading.env, say)
  } catch (error) {
    complain(
      error instanceof Refusal
        ? error.message
        : `No se pudo: ${error instanceof Error ? error.stack : error}`,
    )
    process.exit(1)
  }
}
