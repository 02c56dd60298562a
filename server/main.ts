// Serves the production build.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { InlineStylesheet } from '#app/services.ts'
import { hashSource } from '#platform/http/finish-document.server.ts'
import type { Print } from '#server/commands/run-command.ts'
import type { Env } from '#server/env.ts'
import { createPages } from '#server/http/pages.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { type ProgramOptions, runProgram, type Site } from '#server/program.ts'

const BUILD = fileURLToPath(new URL('../build/', import.meta.url))

interface MainOptions extends Pick<ProgramOptions, 'now' | 'allowLoopbackPush' | 'pool' | 'passwordCost'> {
  /** The pages are being built; without it they are. */
  readonly built?: Promise<void>
}

/** Options but `built` are those of tests: another clock, a push server on this machine, few connections, cheap hashes. */
export function main(env: Env, print: Print, { built, ...options }: MainOptions = {}): Promise<void> {
  return runProgram(env, print, {
    ...options,
    development: false,
    loadSite: async () => {
      await built
      return readBuild()
    },
  })
}

async function readBuild(): Promise<Site> {
  const build: ServerBuild = await import(pathToFileURL(join(BUILD, 'server/index.js')).href)
  return {
    pages: createPages(build, 'production'),
    files: await staticFiles(join(BUILD, 'client')),
    inlineStylesheets: await readStylesheets(),
  }
}

async function readStylesheets(): Promise<Map<string, InlineStylesheet>> {
  const folder = join(BUILD, 'client', 'assets')
  const names = (await readdir(folder)).filter(name => name.endsWith('.css'))
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, InlineStylesheet]> => {
        const css = await readFile(join(folder, name), 'utf8')
        return [`/assets/${name}`, { css, hash: hashSource(css) }]
      }),
    ),
  )
}
