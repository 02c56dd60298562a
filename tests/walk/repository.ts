// The sources as they are committed, where commands of the guide are run that do not belong on the machine.
import { join } from 'node:path'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { outputOf } from '#tests/support/program/output-of.ts'

export interface Repository {
  readonly folder: string
  readonly commit: string
  run(script: string, env?: NodeJS.ProcessEnv): Promise<string>
}

export async function cloneRepository(root: string): Promise<Repository> {
  const folder = join(await temporaryFolder(), 'tecniya')
  await outputOf('git', ['clone', '--quiet', '--depth=1', `file://${root}`, folder])
  const commit = await outputOf('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: folder })
  return {
    folder,
    commit: commit.trim(),
    run: (script, env = process.env) => outputOf('/bin/bash', ['-e', '-c', script], { cwd: folder, env }),
  }
}
