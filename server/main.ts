// Serves the production build.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { Print } from '#server/commands/run-command.ts'
import type { Env } from '#server/env.ts'
import { createPages } from '#server/http/pages.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { runProgram } from '#server/program.ts'

const BUILD = fileURLToPath(new URL('../build/', import.meta.url))

/** `now` replaces the system clock in tests. */
export async function main(env: Env, print: Print, now?: () => Date): Promise<void> {
  const build: ServerBuild = await import(pathToFileURL(join(BUILD, 'server/index.js')).href)
  const files = await staticFiles(join(BUILD, 'client'))
  await runProgram(env, print, {
    development: false,
    pages: createPages(build, 'production'),
    files,
    now,
  })
}
