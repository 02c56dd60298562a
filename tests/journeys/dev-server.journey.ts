// `npm run dev` as after a fresh clone: nothing of Vite is cached yet.
import { findPostmaster, isPostmaster } from '#server/postgres/pg-ctl.ts'
import { expect, open, test } from '#tests/support/browser/journey.ts'
import { watchPages } from '#tests/support/browser/page-watch.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { startProgram } from '#tests/support/program/program.ts'

test('the first pages of npm run dev open without an error, and SIGTERM stops it with its PostgreSQL', {
  tag: '@desktop',
}, async ({ browser }) => {
  // It starts programs of its own.
  test.slow()
  const dataDir = await temporaryFolder()
  const program = await startProgram(
    { DATA_DIR: dataDir, DEMO_DATA: 'off', VITE_CACHE_DIR: await temporaryFolder() },
    'server/dev.ts',
  )
  const context = await browser.newContext({ baseURL: program.origin })
  const problems = watchPages(context)
  const page = await context.newPage()
  for (const path of ['/', '/auth/login']) await open(page, path)
  expect(problems, program.lines.join('\n')).toEqual([])
  // Dependencies that are found late make it answer 504 to what the page is loading.
  expect(program.lines.filter(line => line.includes('dependencies optimized'))).toEqual([])
  await context.close()

  const cluster = `${dataDir}/postgres`
  const postmaster = await findPostmaster(cluster)
  expect(postmaster).not.toBeNull()
  expect(await program.stop()).toEqual({ code: 0, signal: null })
  expect(await isPostmaster(postmaster?.pid ?? 0, cluster)).toBe(false)
})
