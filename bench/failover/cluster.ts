// The cluster of deploy/cluster on one machine: its files with other addresses and folders. Each of the three machines is an
// address of loopback with an etcd, a Patroni and its PostgreSQL, and reaches etcd by links that can be cut.
import type { ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Link, openLink } from '#bench/failover/link.ts'
import { DATABASE, postgresBinary, query } from '#bench/failover/postgres-server.ts'
import { childrenOf, findExecutable, killNow, type Trial, until } from '#bench/failover/processes.ts'

const NODES = ['db1', 'db2', 'db3'] as const
export type NodeName = (typeof NODES)[number]

const PATRONI_PORT = 8008
const ETCD_PORT = 2379
const PRIMARY_PORT = 5000
const REPLICAS_PORT = 5001
const JOIN_LIMIT_MS = 120_000
const PASSWORD = 'CLAVE-DE-POSTGRES'

interface Member {
  readonly name: NodeName
  readonly role: string
  readonly state: string
  readonly timeline: number
}

export interface Cluster {
  /** Of haproxy: the database and its user as an owner. */
  readonly primaryUrl: string
  readonly replicasUrl: string
  /** Of the machines that the program runs on. */
  readonly balancerHost: string
  /** Who has the lease and takes writes, as far as the others know. */
  leader(except?: readonly NodeName[]): Promise<NodeName | undefined>
  /** Resolves when a replica has every commit, so that the primary may be lost. */
  whenProtected(): Promise<void>
  /** Resolves when it streams from the present primary. */
  whenReplica(node: NodeName): Promise<void>
  /** PostgreSQL and Patroni, and with the machine its etcd. */
  kill(node: NodeName, what: 'machine' | 'database' | 'postmaster'): Promise<void>
  start(node: NodeName): Promise<void>
  cutFromEtcd(node: NodeName): void
  mendLinks(node: NodeName): void
  switchOver(from: NodeName): Promise<void>
  onPrimary<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
}

export function findClusterPrograms() {
  return {
    patroni: findExecutable(['/usr/bin/patroni'], 'patroni python3-etcd'),
    etcd: findExecutable(['/usr/bin/etcd'], 'etcd-server'),
    haproxy: findExecutable(['/usr/sbin/haproxy'], 'haproxy'),
    postgres: postgresBinary('postgres'),
  }
}

export async function startCluster(trial: Trial, balanced: readonly number[]): Promise<Cluster> {
  const programs = findClusterPrograms()
  const net = `127.${randomInt(1, 255)}.${randomInt(0, 255)}`
  const hostOf = (node: NodeName) => `${net}.1${node.slice(-1)}`
  const balancerHost = `${net}.1`
  const processes = new Map<string, ChildProcess>()
  const links = new Map<NodeName, Link[]>()

  async function fileOf(name: string): Promise<string> {
    const text = await readFile(join('deploy/cluster', name), 'utf8')
    return text.replaceAll('10.0.0.0/24', '127.0.0.0/8').replaceAll('10.0.0', net)
  }

  const ownTextOf = (text: string, node: NodeName) =>
    text
      .replace(/\bdb1$/gm, node)
      .replace(
        /^(\s*(?:listen|connect_address): |ETCD_\w*(?:LISTEN|ADVERTISE)\w*=http:\/\/)\S+?(?=:\d)/gm,
        `$1${hostOf(node)}`,
      )

  async function prepare(node: NodeName): Promise<void> {
    const folder = join(trial.folder, node)
    await mkdir(folder, { mode: 0o700 })
    const hosts: string[] = []
    links.set(node, [])
    for (const [index, other] of NODES.entries()) {
      const host = `${net}.${100 + 10 * Number(node.slice(-1)) + index}`
      hosts.push(`${host}:${ETCD_PORT}`)
      const link = await openLink({ host, port: ETCD_PORT }, { host: hostOf(other), port: ETCD_PORT })
      links.get(node)?.push(link)
      trial.onEnd(link.close)
    }
    const patroni = ownTextOf(await fileOf('patroni.yml'), node)
      // Through the links: without this Patroni would ask etcd for its addresses and go around them.
      .replace(/^ {2}hosts: .*$/m, `  hosts: [${hosts.join(', ')}]\n  use_proxies: true`)
      .replace('/var/lib/postgresql/15/tecniya', join(folder, 'data'))
      .replace('/var/lib/postgresql/tecniya.pgpass', join(folder, 'pgpass'))
      .replace('/var/run/postgresql', folder)
    await writeFile(join(folder, 'patroni.yml'), patroni, { mode: 0o600 })
    const { uid, gid } = trial.user ?? {}
    if (uid !== undefined && gid !== undefined)
      for (const path of [folder, join(folder, 'patroni.yml')]) await chown(path, uid, gid)
  }

  async function startEtcd(node: NodeName): Promise<void> {
    const text = ownTextOf(await fileOf('etcd.env'), node)
    const variables = [...text.matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, name, value]) => [name, value])
    const env = { ...Object.fromEntries(variables), ETCD_DATA_DIR: join(trial.folder, node, 'etcd') }
    const child = await trial.start(`etcd-${node}`, [programs.etcd], { asServerUser: true, env })
    processes.set(`etcd ${node}`, child)
  }

  async function startPatroni(node: NodeName): Promise<void> {
    const file = join(trial.folder, node, 'patroni.yml')
    const child = await trial.start(`patroni-${node}`, [programs.patroni, file], { asServerUser: true })
    processes.set(`patroni ${node}`, child)
  }

  async function members(node: NodeName): Promise<Member[]> {
    const signal = AbortSignal.timeout(1_000)
    const response = await fetch(`http://${hostOf(node)}:${PATRONI_PORT}/cluster`, { signal })
    return ((await response.json()) as { members: Member[] }).members
  }

  async function isPrimary(node: NodeName): Promise<boolean> {
    const signal = AbortSignal.timeout(1_000)
    return fetch(`http://${hostOf(node)}:${PATRONI_PORT}/primary`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  async function leader(except: readonly NodeName[] = []): Promise<NodeName | undefined> {
    const candidates = NODES.filter(node => !except.includes(node))
    const answers = await Promise.all(candidates.map(isPrimary))
    return candidates.find((_, index) => answers[index])
  }

  const asOwner = { host: balancerHost, port: PRIMARY_PORT, user: 'postgres', password: PASSWORD }

  for (const node of NODES) await prepare(node)
  await Promise.all(NODES.map(startEtcd))
  // Patroni ends when it is asked to start before that.
  for (const node of NODES) await until(async () => hasEtcdAgreed(hostOf(node)))
  // The first makes the cluster, the others copy it.
  await startPatroni('db1')
  await until(async () => (await leader()) === 'db1')
  await Promise.all([startPatroni('db2'), startPatroni('db3')])
  const haproxy = join(trial.folder, 'haproxy.cfg')
  const text = (await fileOf('haproxy.cfg')).replaceAll('127.0.0.1', balancerHost)
  await writeFile(haproxy, `${text}${peopleOf(balancerHost, balanced)}`)
  await trial.start('haproxy', [programs.haproxy, '-db', '-f', haproxy])

  const cluster: Cluster = {
    primaryUrl: `postgres://tecniya:clave@${balancerHost}:${PRIMARY_PORT}/${DATABASE}`,
    replicasUrl: `postgres://tecniya:clave@${balancerHost}:${REPLICAS_PORT}/${DATABASE}`,
    balancerHost,
    leader,
    whenProtected: () =>
      until(async () => {
        const present = await leader()
        return !!present && (await members(present)).some(({ role }) => role === 'sync_standby')
      }, JOIN_LIMIT_MS),
    whenReplica: node =>
      until(async () => {
        const present = await leader([node])
        const all = present ? await members(present) : []
        const own = all.find(({ name }) => name === node)
        const isRunning = own !== undefined && ['running', 'streaming'].includes(own.state)
        return isRunning && own.timeline === all.find(({ name }) => name === present)?.timeline
      }, JOIN_LIMIT_MS),
    async kill(node, what) {
      const postmaster = await postmasterOf(join(trial.folder, node, 'data'))
      const children = what === 'postmaster' ? [] : await childrenOf(postmaster)
      const others = { machine: ['patroni', 'etcd'], database: ['patroni'], postmaster: [] }[what]
      const pids = others.map(name => processes.get(`${name} ${node}`)?.pid)
      // Patroni first: it would notice.
      for (const pid of [...pids, postmaster, ...children]) if (pid) killNow(pid)
    },
    async start(node) {
      const etcd = processes.get(`etcd ${node}`)
      if (etcd?.exitCode !== null || etcd.signalCode !== null) await startEtcd(node)
      await startPatroni(node)
    },
    cutFromEtcd: node => links.get(node)?.forEach(link => void link.cut()),
    mendLinks: node => links.get(node)?.forEach(link => void link.mend()),
    async switchOver(from) {
      const body = JSON.stringify({ leader: from })
      await fetch(`http://${hostOf(from)}:${PATRONI_PORT}/switchover`, { method: 'POST', body })
    },
    onPrimary: (text, values) => query({ ...asOwner, database: DATABASE }, text, values),
  }
  // By then haproxy too knows who the primary is: at first it takes every server for up.
  await cluster.whenProtected()
  await until(async () => (await query({ ...asOwner, database: 'postgres' }, 'select 1')).length === 1)
  await query({ ...asOwner, database: 'postgres' }, `create role tecniya login password 'clave'`)
  await query({ ...asOwner, database: 'postgres' }, `create database ${DATABASE} owner tecniya`)
  return cluster
}

/** /healthz and not /readyz: without a database the programs still answer, with kept pages and with the text of the failure. */
const peopleOf = (host: string, ports: readonly number[]) => `
listen people
  mode http
  bind ${host}:8080
  balance roundrobin
  option forwardfor
  http-check send meth GET uri /healthz ver HTTP/1.1 hdr Host tecniya
${ports.map((port, index) => `  server program${index + 1} 127.0.0.1:${port} check`).join('\n')}
`

async function hasEtcdAgreed(host: string): Promise<boolean> {
  return !(await (await fetch(`http://${host}:${ETCD_PORT}/version`)).text()).includes('not_decided')
}

async function postmasterOf(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}
