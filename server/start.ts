// `npm start`: builds if needed, then serves.
import { buildIfNeeded } from '#server/build.ts'
import { runCommand } from '#server/commands/run-command.ts'

await runCommand(async (env, say) => {
  // React and its router choose their fast, quiet form by this variable, before they are loaded.
  process.env.NODE_ENV = 'production'
  await buildIfNeeded(say)
  const { main } = await import('#server/main.ts')
  await main(env, say)
})
