// The program with a pool of two connections, of which the jobs keep one: a request that needs a second one gets none.
import { runCommand } from '#server/commands/run-command.ts'

await runCommand(async (env, print) => {
  process.env.NODE_ENV = 'production'
  const { main } = await import('#server/main.ts')
  // A deadlock still ends; a queue on a busy machine does not.
  await main(env, print, { pool: { max: 2, connectionTimeoutMillis: 60_000 } })
})
