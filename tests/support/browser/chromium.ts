// The Chromium of the browser tests: CHROMIUM_PATH if it is set, the npm package on x64, the system's elsewhere.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { access, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const PACKAGE = new URL('../../../node_modules/@sparticuz/chromium/package.json', import.meta.url)
const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
const UNPACKED = join(tmpdir(), `tecniya-chromium-${version}`)

// The headless shell opens a page in a fraction of the time of the full browser, which also draws its window.
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const FULL_CHROMIUM = '/usr/bin/chromium'

const run = promisify(execFile)

export async function chromiumPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  if (process.arch !== 'x64') return systemChromium()
  const executable = join(UNPACKED, 'chromium')
  if (!(await exists(executable))) await unpack()
  return executable
}

/** npm has no Chromium for other processors. Root installs Debian's headless shell; without it any Chromium will do. */
async function systemChromium(): Promise<string> {
  if (await exists(HEADLESS_SHELL)) return HEADLESS_SHELL
  const failure = process.getuid?.() === 0 ? await installHeadlessShell() : 'only root can install packages'
  for (const path of [HEADLESS_SHELL, FULL_CHROMIUM]) if (await exists(path)) return path
  throw new Error(`No Chromium for ${process.arch} (${failure}): set CHROMIUM_PATH to one.`)
}

async function installHeadlessShell(): Promise<string> {
  const install = 'install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=120 chromium-headless-shell'
  try {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', install.split(' '))
    return ''
  } catch (error) {
    return String(error)
  }
}

/** Unpacks beside the target and renames, so that two runs at once never see half a browser. */
async function unpack(): Promise<void> {
  const folder = await mkdtemp(`${UNPACKED}.`)
  // The package unpacks into the temporary folder of its process: give it a process and a folder of its own.
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
  await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder },
  })
  await rename(folder, UNPACKED).catch(async error => {
    await rm(folder, { recursive: true, force: true })
    if (!(await exists(join(UNPACKED, 'chromium')))) throw error
  })
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Root cannot use the sandbox; the rest keeps screenshots and timing stable. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-dev-shm-usage',
]
