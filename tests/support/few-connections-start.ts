// The program with one connection for all requests: a request that needs a second one gets none.
import { JOB_LIMITS } from '#persistence/bounded-pool.server.ts'
import { runCommand } from '#server/commands/run-command.ts'

await runCommand(async (env, print) => {
  process.env.NODE_ENV = 'production'
  const { main } = await import('#server/main.ts')
  // A deadlock still ends; a queue on a busy machine does not.
  await main(env, print, { pool: { max: 1, limits: JOB_LIMITS } })
})
