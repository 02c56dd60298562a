// `npm start` with an adjustable clock: the file CLOCK_FILE holds its offset in milliseconds.
import { readFileSync } from 'node:fs'
import { buildIfNeeded } from '#server/build.ts'
import { runCommand } from '#server/commands/run-command.ts'

const aheadMs = () => Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'))

await runCommand(async (env, say) => {
  process.env.NODE_ENV = 'production'
  await buildIfNeeded(say)
  const { main } = await import('#server/main.ts')
  await main(env, say, { now: () => new Date(Date.now() + aheadMs()) })
})
