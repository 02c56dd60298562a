// The sources of an earlier version with their build, kept under data/versions.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resolvedVersions } from '#server/build.ts'
import { outputOf } from '#tests/support/program/output-of.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Version {
  readonly name: string
  readonly folder: string
}

/** What runs where an upgrade begins: one line, its number and its commit. */
export async function versionBefore(): Promise<{ readonly number: string; readonly commit: string }> {
  const line = await readFile(join(ROOT, 'deploy', 'version-before'), 'utf8')
  const [number = '', commit = ''] = line.trim().split(' ')
  return { number, commit }
}

/** Built and ready to start. */
export async function checkOut(commit: string, name: string): Promise<Version> {
  const folder = join(ROOT, 'data', 'versions', commit)
  if (!existsSync(folder)) await unpack(commit, folder)
  await inFolder(folder, process.execPath, 'server/commands/build.ts')
  return { name, folder }
}

async function unpack(commit: string, folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await requireCommit(commit)
  await inFolder(ROOT, 'git', 'archive', '--output', join(unfinished, 'sources.tar'), commit)
  await inFolder(unfinished, 'tar', '-xf', 'sources.tar')
  const lockOf = async (root: string) =>
    resolvedVersions(await readFile(join(root, 'package-lock.json'), 'utf8'))
  if ((await lockOf(unfinished)) === (await lockOf(ROOT)))
    await symlink(join(ROOT, 'node_modules'), join(unfinished, 'node_modules'))
  else await inFolder(unfinished, 'npm', 'ci')
  await rename(unfinished, folder)
}

/** A clone may be without its history, and needs no tags. */
async function requireCommit(commit: string): Promise<void> {
  try {
    await inFolder(ROOT, 'git', 'cat-file', '-e', `${commit}^{commit}`)
  } catch {
    await inFolder(ROOT, 'git', 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit)
  }
}

const inFolder = (cwd: string, command: string, ...args: string[]) => outputOf(command, args, { cwd })
