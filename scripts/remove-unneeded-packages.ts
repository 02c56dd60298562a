// For the image, after `npm prune --omit=dev`: removes the packages that no dependency needs. npm keeps optional peers that are in the
// lock file (typescript, vite, vitest). Names given as arguments are not needed either: the image brings its own node.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}
export type Packages = Readonly<Record<string, Package>>

/** By their paths in a lock file. */
export function unneededPackages(packages: Packages, without: readonly string[]): string[] {
  const needed = new Set([''])
  for (const path of needed) {
    for (const name of neededBy(packages[path] ?? {})) {
      const found = path === '' && without.includes(name) ? undefined : resolve(packages, path, name)
      if (found !== undefined) needed.add(found)
    }
  }
  return Object.keys(packages).filter(path => !needed.has(path))
}

function neededBy({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: Package): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter(name => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** As Node looks for it: beside the package that asks, then further up. */
function resolve(packages: Packages, from: string, name: string): string | undefined {
  const path = `${from && `${from}/`}node_modules/${name}`
  if (path in packages) return path
  if (from === '') return
  return resolve(packages, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name)
}

/** Of executables: their packages are gone. */
async function removeDanglingLinks(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const link = join(folder, name)
    if (!existsSync(link)) await rm(link)
  }
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const path of unneededPackages(packages, process.argv.slice(2)))
    rmSync(join(root, path), { recursive: true, force: true })
  await removeDanglingLinks(join(root, 'node_modules/.bin'))
}
