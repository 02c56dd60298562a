// The program of the journeys: `npm start` without its build, which may send push messages to this machine.
import { runCommand } from '#server/commands/run-command.ts'

await runCommand(async (env, print) => {
  process.env.NODE_ENV = 'production'
  const { main } = await import('#server/main.ts')
  await main(env, print, { allowLoopbackPush: true })
})
