// A bare Debian 12 with a systemd and a network of its own, from Debian's packages: mmdebstrap makes it, systemd-nspawn starts it.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { registerProcess, unregisterProcess } from '#tests/support/program/cleanup-watchdog.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { outputOf } from '#tests/support/program/output-of.ts'
import { startPackageProxy } from '#tests/walk/package-proxy.ts'
import { makeDebian, type Run, requireTools, SYSTEM_PATH } from '#tests/walk/place.ts'

/** Addresses of documentation (RFC 5737): nobody else has them. */
const HOST = '198.51.100.1'
const ADDRESS = '198.51.100.2'
const CERTIFICATES = '/usr/local/share/ca-certificates'
const TOOLS = {
  mmdebstrap: 'mmdebstrap',
  'systemd-nspawn': 'systemd-container',
  nsenter: 'util-linux',
  ip: 'iproute2',
}

export interface Machine {
  /** Its root, seen from here. */
  readonly root: string
  readonly address: string
  /** Of this process, seen from inside. */
  readonly host: string
  /** As root in its home folder. */
  readonly run: Run
  end(): Promise<void>
}

export async function openMachine(): Promise<Machine> {
  requireTools(TOOLS)
  const folder = await temporaryFolder()
  const root = join(folder, 'root')
  await makeDebian(['--include=systemd,systemd-sysv'], root, folder)
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
  await outputOf('ip', ['address', 'add', `${HOST}/30`, 'dev', `ve-${name}`])
  await outputOf('ip', ['link', 'set', `ve-${name}`, 'up'])
  for (const args of [
    ['address', 'add', `${ADDRESS}/30`, 'dev', 'host0'],
    ['link', 'set', 'host0', 'up'],
  ])
    await outputOf('nsenter', ['--target', `${leader}`, '--net', 'ip', ...args])
  const proxy = await startPackageProxy(HOST)
  await leadToPackages(root, proxy.url)

  const run: Run = script =>
    outputOf('nsenter', [...inside, '/bin/bash', '-e', '-c', `cd /root\n${script}`], {
      env: { PATH: SYSTEM_PATH, HOME: '/root' },
    })
  // At its end the boot empties /tmp, which apt uses. Its first moments have no systemctl.
  await run(
    'until systemctl is-system-running 2> /dev/null | grep -Eqx "running|degraded"; do sleep 0.2; done',
  )

  return {
    root,
    address: ADDRESS,
    host: HOST,
    run,
    async end() {
      proxy.server.closeAllConnections()
      proxy.server.close()
      // With --boot it asks the systemd inside to power off.
      nspawn.kill('SIGTERM')
      if (nspawn.exitCode === null) await new Promise(resolve => nspawn.once('exit', resolve))
      if (nspawn.pid) unregisterProcess(nspawn.pid)
      await rm(`/run/systemd/nspawn/propagate/${name}`, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
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
  // The machine does not outlive this process: packages need not reach its disk.
  await writeFile(join(root, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n')
  await writeFile(join(root, 'etc/apt/apt.conf.d/90proxy'), `Acquire::http::Proxy "${proxy}";\n`)
  await mkdir(join(root, CERTIFICATES), { recursive: true })
  for (const file of await readdir(CERTIFICATES).catch(() => []))
    await cp(join(CERTIFICATES, file), join(root, CERTIFICATES, file))
  const settings = [`proxy=${proxy}`, `https-proxy=${proxy}`]
  for (const key of ['registry', 'cafile']) {
    // Not the environment of `npm run`, whose npm has another global configuration.
    const { stdout } = await promisify(execFile)('npm', ['config', 'get', key], {
      env: { PATH: SYSTEM_PATH, HOME: homedir() },
    })
    if (!/^(null|undefined)?$/.test(stdout.trim())) settings.push(`${key}=${stdout.trim()}`)
  }
  await writeFile(join(root, 'root/.npmrc'), `${settings.join('\n')}\n`)
}
