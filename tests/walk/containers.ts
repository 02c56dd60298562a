// Debian's podman, with a store and a network of its own. What `FROM` and compose.yaml name comes from a registry, which need not be
// reached: here it has the same names and is made of Debian's packages, so that the commands of the guide run as they stand.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { registerProcess, unregisterProcess } from '#tests/support/program/cleanup-watchdog.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { outputOf } from '#tests/support/program/output-of.ts'
import { makeDebian, type Run, requireTools, SYSTEM_PATH } from '#tests/walk/place.ts'

const IMAGES = join(import.meta.dirname, 'images')
const NODE_IMAGE = 'docker.io/library/node:24-bookworm-slim'
const TOOLS = {
  mmdebstrap: 'mmdebstrap',
  buildah: 'buildah',
  podman: 'podman netavark aardvark-dns crun catatonit',
  'podman-compose': 'podman-compose',
  iptables: 'iptables',
}

export interface Containers {
  /** For commands that say `docker`. */
  readonly env: NodeJS.ProcessEnv
  /** In the network of the containers. */
  readonly run: Run
  end(): Promise<void>
}

export async function openContainers(): Promise<Containers> {
  requireTools(TOOLS)
  const folder = await temporaryFolder()
  const env = await configure(folder)
  // Processes, mounts and a network of their own, which end with its first process; and one kind of control groups, whatever the
  // machine mounts.
  const sandbox = spawn(
    'unshare',
    [
      ...['--pid', '--fork', '--kill-child', '--mount-proc', '--net', '--mount', '--cgroup', 'sh', '-c'],
      SANDBOX_SCRIPT,
    ],
    { stdio: 'inherit', cwd: folder },
  )
  const init = await firstProcessOf(sandbox)
  registerProcess(init)
  env.SANDBOX = String(init)
  const place = ['--target', `${init}`, '--pid', '--mount', '--cgroup', `--wdns=${folder}`]
  /** To fetch packages the network of the machine is needed. */
  const inside = (namespaces: string[], script: string) =>
    outputOf('nsenter', [...place, ...namespaces, '/bin/bash', '-e', '-c', script], { env })
  const run: Run = script => inside(['--net'], script)
  await makeImages(folder, script => inside([], script))
  return {
    env,
    run,
    async end() {
      await run('podman rm --all --force --volumes; podman system reset --force')
      const ended = once(sandbox, 'exit')
      process.kill(init, 'SIGTERM')
      await ended
      unregisterProcess(init)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A container's user becomes the owner of its /dev/null. */
const SANDBOX_SCRIPT = `set -e
mount -t cgroup2 none /sys/fs/cgroup
mknod -m 666 null c 1 3
mount --bind null /dev/null
ip link set lo up
exec catatonit -P`

/** The one that has the number 1 inside, once it is ready. */
async function firstProcessOf({ pid }: ChildProcess): Promise<number> {
  for (;;) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const [child = ''] = children.trim().split(' ')
    const command = child && (await readFile(`/proc/${child}/comm`, 'utf8'))
    if (command.trim() === 'catatonit') return Number(child)
    await sleep(20)
  }
}

async function configure(folder: string): Promise<NodeJS.ProcessEnv> {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  await mkdir(join(folder, 'networks'))
  await copyFile(join(IMAGES, 'docker.sh'), join(bin, 'docker'))
  await writeFile(
    join(folder, 'storage.conf'),
    `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/storage"\nrunroot = "${folder}/run"\n`,
  )
  await writeFile(
    join(folder, 'containers.conf'),
    `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
cgroups = "disabled"
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "${folder}/networks"
`,
  )
  return {
    PATH: `${bin}:${SYSTEM_PATH}`,
    HOME: homedir(),
    TMPDIR: folder,
    CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
    CONTAINERS_CONF: join(folder, 'containers.conf'),
    BUILDAH_ISOLATION: 'chroot',
    // Images of the other format have no health check.
    BUILDAH_FORMAT: 'docker',
    // Health checks are asked for by the walk; podman would need the systemd of the machine.
    DISABLE_HC_SYSTEMD: 'true',
  }
}

/** Node of this process with the machine's npm, PostgreSQL and Caddy of Debian. */
async function makeImages(folder: string, run: Run): Promise<void> {
  const certificates = '/usr/local/share/ca-certificates'
  const copied = [
    `--customize-hook=copy-in ${certificates} /usr/local/share`,
    '--customize-hook=chroot "$1" update-ca-certificates',
  ]
  await makeDebian(['--include=ca-certificates', ...copied], join(folder, 'debian.tar'), folder)
  await run(IMAGE_SCRIPT)
}

const IMAGE_SCRIPT = `
npm pack --silent npm@$(npm --version)
mkdir npm
tar -xzf npm-*.tgz -C npm --strip-components=1
npm config get cafile | sed 's/^/cafile=/' > npmrc

image=$(buildah from scratch)
buildah add -q $image debian.tar /
buildah add -q $image ${process.execPath} /usr/local/bin/node
buildah add -q $image npm /usr/local/lib/node_modules/npm
buildah add -q $image npmrc /usr/local/etc/npmrc
buildah run $image ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
buildah commit -q $image ${NODE_IMAGE}

image=$(buildah from ${NODE_IMAGE})
buildah run $image sh -c 'apt-get update && apt-get install -y --no-install-recommends postgresql-15 caddy'
buildah add -q --chmod 755 $image ${IMAGES}/start-database.sh /usr/local/bin/start-database
buildah config --entrypoint '["/usr/local/bin/start-database"]' --volume /var/lib/postgresql/data $image
buildah commit -q $image docker.io/library/postgres:15
buildah config --entrypoint '[]' --cmd '["caddy","run","--config","/etc/caddy/Caddyfile"]' $image
buildah config --volume /var/lib/postgresql/data- --env XDG_DATA_HOME=/data --env XDG_CONFIG_HOME=/config $image
buildah commit -q $image docker.io/library/caddy:2
rm -r npm npm-*.tgz debian.tar`
