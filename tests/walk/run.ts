// `npm run walk`: runs the commands of docs/operations.md, as they stand there, on a bare Debian 12 that is made for it and removed
// at the end. Needs root and Debian's mmdebstrap and systemd-container; takes about fifteen minutes.
import { execFile } from 'node:child_process'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { type Block, shellBlocks } from '#tests/walk/guide.ts'
import { openMachine } from '#tests/walk/machine.ts'
import { ROUTE, siteOf, type Walk } from '#tests/walk/route.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const VERSIONS = `
  . /etc/os-release; echo "$PRETTY_NAME $(cat /etc/debian_version)"
  echo "Node $(/opt/tecniya/current/node_modules/.bin/node --version)"
  echo "npm $(npm --version)"
  psql --version; nginx -v 2>&1; systemctl --version | head -1`

const print = (text: string) => void process.stdout.write(`${text}\n`)
const execute = promisify(execFile)

async function main(): Promise<void> {
  const blocks = shellBlocks(await readFile(join(ROOT, 'docs/operations.md'), 'utf8'))
  const { stdout: commit } = await execute('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT })
  print(`commit ${commit.trim()}`)
  const machine = await timed('a bare Debian 12', openMachine)
  const walk: Walk = {
    machine,
    site: () => siteOf(machine),
    accounts: [],
    note: text => print(`    ${text}`),
  }
  try {
    for (const { section, before, fill, prints = [], after } of ROUTE) {
      await before?.(walk)
      const names = (await fill?.(walk)) ?? {}
      const printed = await timed(section, async () => {
        let output = ''
        for (const block of blocks.filter(block => block.section === section))
          output += await runBlock(walk, block, names)
        return output
      })
      const missing = prints.filter(pattern => !pattern.test(printed))
      if (missing.length > 0) throw new Error(`${section} did not print ${missing}, but:\n${printed}`)
      await after?.(walk)
    }
    print(await machine.run(VERSIONS))
  } finally {
    await machine.end()
  }
}

async function runBlock(
  { machine }: Walk,
  { where, script }: Block,
  names: Record<string, string>,
): Promise<string> {
  const filled = Object.entries(names).reduce((text, [name, value]) => text.replaceAll(name, value), script)
  if (where === 'machine') return machine.run(filled)
  const folder = await temporaryFolder()
  const { stdout: repository } = await execute('git', ['rev-parse', '--absolute-git-dir'], { cwd: ROOT })
  const env = { ...process.env, GIT_DIR: repository.trim() }
  const { stdout } = await execute('/bin/bash', ['-e', '-c', filled], { cwd: folder, env })
  await cp(join(folder, 'tecniya.tar'), join(machine.root, 'root/tecniya.tar'))
  return stdout
}

async function timed<Result>(what: string, act: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await act()
  print(`${((performance.now() - start) / 1_000).toFixed(1).padStart(7)} s  ${what}`)
  return result
}

await main()
