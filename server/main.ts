// Serves the built pages.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { Say } from '#server/commands/run-command.ts'
import type { Env } from '#server/env.ts'
import { createPages } from '#server/http/pages.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { runProgram } from '#server/program.ts'

const BUILD = fileURLToPath(new URL('../build/', import.meta.url))

/** `now` is another clock than the machine's, for whoever tries what time brings. */
export async function main(env: Env, say: Say, now?: () => Date): Promise<void> {
  const build: ServerBuild = await import(pathToFileURL(join(BUILD, 'server/index.js')).href)
  const files = await staticFiles(join(BUILD, 'client'))
  await runProgram(env, say, {
    development: false,
    pages: createPages(build, 'production'),
    files,
    now,
  })
}
