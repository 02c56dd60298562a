// Runs a command: validates the environment, prints refusals as plain sentences and exits with code 1.
import '#server/module-resolution.ts'
import { type Env, readEnv } from '#server/env.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

export type Print = (text: string) => void

export async function runCommand(command: (env: Env, print: Print) => Promise<void>): Promise<void> {
  const print: Print = text => process.stdout.write(`${text}\n`)
  const printError: Print = text => process.stderr.write(`${text}\n`)
  const reading = readEnv(process.env)
  if (!reading.ok) {
    for (const mistake of reading.mistakes) printError(mistake)
    process.exit(1)
  }
  try {
    await command(reading.env, print)
  } catch (error) {
    printError(
      error instanceof UserFacingError
        ? error.message
        : `No se pudo: ${error instanceof Error ? error.stack : error}`,
    )
    process.exit(1)
  }
}
