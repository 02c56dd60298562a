// `npm start`: builds if needed, then serves.
import { buildIfNeeded } from '#server/build.ts'
import { readEnv } from '#server/env.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const complain = (text: string) => process.stderr.write(`${text}\n`)

const reading = readEnv(process.env)
if (!reading.ok) {
  for (const mistake of reading.mistakes) complain(mistake)
  process.exit(1)
}
// React and its router choose their fast, quiet form by this variable, before they are loaded.
process.env.NODE_ENV = 'production'
try {
  await buildIfNeeded(say)
  const { main } = await import('#server/main.ts')
  await main(reading.env, say)
} catch (error) {
  const refusal = error instanceof Error && /Refusal|DataDirInUse/.test(error.constructor.name)
  complain(
    refusal
      ? (error as Error).message
      : `No se pudo arrancar: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
  )
  process.exit(1)
}
