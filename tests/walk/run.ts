// `npm run walk`: runs the commands of docs/operations.md as they stand there and are committed: the installation on a bare Debian 12,
// then the container. `-- machine` and `-- containers` run one of the two. What was made for it is removed at the end.
// Needs root, Debian 12 and its packages; takes about twenty minutes.
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONTAINER_ROUTE } from '#tests/walk/container-route.ts'
import { openContainers } from '#tests/walk/containers.ts'
import { type Block, shellBlocks } from '#tests/walk/guide.ts'
import { openMachine } from '#tests/walk/machine.ts'
import { MACHINE_ROUTE } from '#tests/walk/machine-route.ts'
import { cloneRepository, type Repository } from '#tests/walk/repository.ts'
import type { Stop, Walk } from '#tests/walk/route.ts'
import { siteAt } from '#tests/walk/site.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const VERSIONS = `
  echo "Debian $(cat /etc/debian_version), $(systemctl --version | head -1)"
  echo "Node $(/opt/tecniya/current/node_modules/.bin/node --version), npm $(npm --version)"
  psql --version
  nginx -v 2>&1
  pgbackrest version`

const print = (text: string) => void process.stdout.write(`${text}\n`)
const note = (text: string) => print(`           ${text}`)

async function main(part = ''): Promise<void> {
  const repository = await cloneRepository(ROOT)
  print(`commit ${repository.commit}`)
  const blocks = shellBlocks(await readFile(join(repository.folder, 'docs/operations.md'), 'utf8'))
  if (part !== 'containers') await walkMachine(repository, blocks)
  if (part !== 'machine') await walkContainers(repository, blocks)
}

async function walkMachine(repository: Repository, blocks: readonly Block[]): Promise<void> {
  const machine = await timed('a bare Debian 12', openMachine)
  /** What the guide copies to the machine. */
  const archive = async (script: string) => {
    const printed = await repository.run(script)
    await cp(join(repository.folder, 'tecniya.tar'), join(machine.root, 'root/tecniya.tar'))
    return printed
  }
  const site = async () =>
    siteAt(machine.address, await readFile(join(machine.root, 'etc/tecniya-tls/fullchain.pem'), 'utf8'))
  try {
    const places = { machine: machine.run, repository: archive }
    await follow(MACHINE_ROUTE, blocks, { places, note, machine, site, accounts: [], moment: '' })
    for (const line of (await machine.run(VERSIONS)).trim().split('\n')) note(line)
  } finally {
    await machine.end()
  }
}

async function walkContainers(repository: Repository, blocks: readonly Block[]): Promise<void> {
  const containers = await timed("Debian's podman, and the images that a registry has", openContainers)
  try {
    const run = (script: string) => repository.run(script, containers.env)
    await follow(CONTAINER_ROUTE, blocks, { places: { machine: run, repository: run }, note, containers })
    for (const line of (await containers.run('podman --version; buildah --version')).trim().split('\n'))
      note(line)
  } finally {
    await containers.end()
  }
}

async function follow<W extends Walk>(
  route: readonly Stop<W>[],
  blocks: readonly Block[],
  walk: W,
): Promise<void> {
  for (const { section, before, fill, prints = [], after } of route) {
    await before?.(walk)
    const names = Object.entries((await fill?.(walk)) ?? {})
    const printed = await timed(section, async () => {
      let output = ''
      for (const { where, script } of blocks.filter(block => block.section === section))
        output += await walk.places[where](
          names.reduce((text, [name, value]) => text.replaceAll(name, value), script),
        )
      return output
    })
    const missing = prints.filter(pattern => !pattern.test(printed))
    if (missing.length > 0) throw new Error(`${section} did not print ${missing}, but:\n${printed}`)
    await after?.(walk)
  }
}

async function timed<Result>(what: string, act: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await act().catch(error => {
    throw new Error(`${what}: ${error instanceof Error ? error.message : error}`)
  })
  print(`${((performance.now() - start) / 1_000).toFixed(1).padStart(7)} s  ${what}`)
  return result
}

await main(process.argv[2]).catch(error => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
// A load that was under way when a command failed would go on.
process.exit()
