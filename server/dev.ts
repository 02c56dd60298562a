// `npm run dev`: the program with Vite's hot reload.
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { runCommand } from '#server/commands/run-command.ts'
import { DEVELOPMENT_LIMITS } from '#server/http/http-server.ts'
import { createPages } from '#server/http/pages.ts'
import { runProgram } from '#server/program.ts'

/** For tests: another folder than node_modules/.vite. */
const { VITE_CACHE_DIR } = process.env

await runCommand(async (env, print) => {
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    ...(VITE_CACHE_DIR && { cacheDir: VITE_CACHE_DIR }),
  })
  // The compiler of React Router is a Vite server that ends the process on SIGTERM, before PostgreSQL has stopped.
  process.removeAllListeners('SIGTERM')
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable server environment')
  await runProgram(env, print, {
    development: true,
    connectionLimits: DEVELOPMENT_LIMITS,
    loadSite: async () => ({
      files: (_c, next) => next(),
      pages: async (request, context) => {
        const build: ServerBuild = await ssr.runner.import('virtual:react-router/server-build')
        return createPages(build, 'development')(request, context)
      },
    }),
    requestListener: app => {
      const handle = getRequestListener(app.fetch)
      return (request, response) => vite.middlewares(request, response, () => void handle(request, response))
    },
  })
})
