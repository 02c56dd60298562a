// `npm start` without its build, for tests: cheap password hashes, push messages to this machine, and, where the
// variables say so, an adjustable clock (CLOCK_FILE holds its offset in milliseconds) or a small pool (POOL_SIZE).
import { readFileSync } from 'node:fs'
import { JOB_LIMITS } from '#platform/persistence/bounded-pool.server.ts'
import { runCommand } from '#server/commands/run-command.ts'
import { PASSWORD_COST } from '#tests/support/people/signed-in.ts'

const { CLOCK_FILE, POOL_SIZE } = process.env

await runCommand(async (env, print) => {
  process.env.NODE_ENV = 'production'
  const { main } = await import('#server/main.ts')
  await main(env, print, {
    allowLoopbackPush: true,
    passwordCost: PASSWORD_COST,
    ...(CLOCK_FILE && { now: () => new Date(Date.now() + Number(readFileSync(CLOCK_FILE, 'utf8'))) }),
    // A deadlock still ends; a queue on a busy machine does not.
    ...(POOL_SIZE && { pool: { max: Number(POOL_SIZE), limits: JOB_LIMITS } }),
  })
})
