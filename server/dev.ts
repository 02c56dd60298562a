// `npm run dev`: the program with pages that reload themselves as their sources change.
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { runCommand } from '#server/commands/run-command.ts'
import { createPages } from '#server/http/pages.ts'
import { runProgram } from '#server/program.ts'

await runCommand(async (env, say) => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable server environment')
  await runProgram(env, say, {
    development: true,
    files: (_c, next) => next(),
    pages: async (request, context) => {
      const build: ServerBuild = await ssr.runner.import('virtual:react-router/server-build')
      return createPages(build, 'development')(request, context)
    },
    listener: app => {
      const handle = getRequestListener(app.fetch)
      return (request, response) => vite.middlewares(request, response, () => void handle(request, response))
    },
  })
})
