// A bare Debian 12 with a systemd and a network of its own, from Debian's packages: mmdebstrap makes it, systemd-nspawn starts it.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { registerProcess, unregisterProcess } from '#tests/support/program/cleanup-watchdog.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { startPackageProxy } from '#tests/walk/package-proxy.ts'

/** Addresses of documentation (RFC 5737): nobody else has them. */
const HOST = '198.51.100.1'
const ADDRESS = '198.51.100.2'
const CERTIFICATES = '/usr/local/share/ca-certificates'
const NEEDED = ['mmdebstrap', 'systemd-nspawn', 'nsenter', 'ip'] as const
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

export interface Machine {
  /** Its root, seen from here. */
  readonly root: string
  readonly address: string
  /** As root in its home folder, ended by the first command that fails; what was printed. */
  run(script: string): Promise<string>
  end(): Promise<void>
}

const execute = promisify(execFile)

export async function openMachine(): Promise<Machine> {
  await checkTools()
  const folder = await temporaryFolder()
  const root = join(folder, 'root')
  await execute('mmdebstrap', ['--variant=minbase', '--include=systemd,systemd-sysv', 'bookworm', root])
  const name = `walk-${process.pid}`
  const nspawn = spawn(
    'systemd-nspawn',
    [
      '--quiet',
      '--register=no',
      '--keep-unit',
      '--boot',
      '--network-veth',
      `--machine=${name}`,
      `--directory=${root}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (nspawn.pid) registerProcess(nspawn.pid)
  const leader = await leaderOf(nspawn)
  const inside = ['--target', `${leader}`, '--mount', '--uts', '--ipc', '--net', '--pid', '--']
  await execute('ip', ['address', 'add', `${HOST}/30`, 'dev', `ve-${name}`])
  await execute('ip', ['link', 'set', `ve-${name}`, 'up'])
  for (const args of [
    ['address', 'add', `${ADDRESS}/30`, 'dev', 'host0'],
    ['link', 'set', 'host0', 'up'],
  ])
    await execute('nsenter', ['--target', `${leader}`, '--net', 'ip', ...args])
  const proxy = await startPackageProxy(HOST)
  await leadToPackages(root, proxy.url)

  const run = (script: string) =>
    outputOf(
      spawn('nsenter', [...inside, '/bin/bash', '-e', '-c', `cd /root\n${script}`], {
        env: { PATH, HOME: '/root' },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    )
  await run('systemctl is-system-running --wait || true')

  return {
    root,
    address: ADDRESS,
    run,
    async end() {
      proxy.server.closeAllConnections()
      proxy.server.close()
      // With --boot it asks the systemd inside to power off.
      nspawn.kill('SIGTERM')
      if (nspawn.exitCode === null) await new Promise(resolve => nspawn.once('exit', resolve))
      if (nspawn.pid) unregisterProcess(nspawn.pid)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function checkTools(): Promise<void> {
  const folders = PATH.split(':')
  const missing = NEEDED.filter(tool => !folders.some(folder => existsSync(join(folder, tool))))
  if (process.getuid?.() !== 0 || missing.length > 0)
    throw new Error(
      'The walk runs as root on Debian 12 with mmdebstrap, systemd-container, util-linux and iproute2.',
    )
}

/** The systemd inside: the child of systemd-nspawn that has the number 1 there. */
async function leaderOf({ pid }: ChildProcess): Promise<number> {
  for (;;) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    for (const child of children.trim().split(' ').filter(Boolean)) {
      const status = await readFile(`/proc/${child}/status`, 'utf8')
      const command = await readFile(`/proc/${child}/comm`, 'utf8')
      if (/^NSpid:.*\s1$/m.test(status) && command.trim() === 'systemd') return Number(child)
    }
    await sleep(100)
  }
}

/** What the operator of this network has set up for apt and npm holds inside too. */
async function leadToPackages(root: string, proxy: string): Promise<void> {
  await writeFile(join(root, 'etc/apt/apt.conf.d/90proxy'), `Acquire::http::Proxy "${proxy}";\n`)
  await mkdir(join(root, CERTIFICATES), { recursive: true })
  for (const file of await readdir(CERTIFICATES).catch(() => []))
    await cp(join(CERTIFICATES, file), join(root, CERTIFICATES, file))
  const settings = [`proxy=${proxy}`, `https-proxy=${proxy}`]
  for (const key of ['registry', 'cafile']) {
    const { stdout } = await execute('npm', ['config', 'get', key])
    if (!/^(null|undefined)?$/.test(stdout.trim())) settings.push(`${key}=${stdout.trim()}`)
  }
  await writeFile(join(root, 'root/.npmrc'), `${settings.join('\n')}\n`)
}

async function outputOf(child: ChildProcess): Promise<string> {
  const output: Buffer[] = []
  child.stdout?.on('data', chunk => output.push(chunk))
  child.stderr?.on('data', chunk => output.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const text = Buffer.concat(output).toString()
  if (code !== 0) throw new Error(`exit code ${code}:\n${text.slice(-4_000)}`)
  return text
}
