// `npm start`: builds if needed and prepares the database meanwhile, then serves.
import { buildIfNeeded } from '#server/build.ts'
import { runCommand } from '#server/commands/run-command.ts'

await runCommand(async (env, print) => {
  // React and React Router choose their production build by this variable when they are imported.
  process.env.NODE_ENV = 'production'
  const built = buildIfNeeded(print)
  // `main` awaits it after other work.
  built.catch(() => {})
  const { main } = await import('#server/main.ts')
  await main(env, print, { built })
})
