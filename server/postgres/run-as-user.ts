import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Paths } from './paths.ts'
import { PostgresUnavailable } from './refusals.ts'

export interface Owner {
  uid: number
  gid: number
}

/** As whom PostgreSQL runs. Without an owner: as ourselves. */
export interface Identity {
  owner?: Owner
  capability?: Capability
}

// What lets another user through a folder only root can enter. The first reads everything and writes nothing
// more; some containers only have the second, and only the second runs programs installed with umask 077.
type Capability = 'dac_read_search' | 'dac_override'
const CAPABILITIES: (Capability | undefined)[] = [undefined, 'dac_read_search', 'dac_override']

/** PostgreSQL refuses to run as root, so root steps down to a user that already exists. */
export async function findIdentity(places: Paths, programs: Binaries): Promise<Identity> {
  const us = process.getuid?.()
  const owner = await ownerOf(places.cluster)
  if (us !== 0) {
    if (!owner || owner.uid === us) return {}
    throw new PostgresUnavailable(
      `La base de datos de «${places.cluster}» es de otro usuario: arranca TecniYa con ese usuario o indica otra carpeta con DATA_DIR.`,
    )
  }
  // Whoever owns the cluster already keeps it: its server may be running, and its owner may come back.
  const candidates = owner && owner.uid !== 0 ? [owner] : await systemUsers()
  for (const owner of candidates) {
    for (const capability of CAPABILITIES) {
      const identity = { owner, capability }
      if (await reaches(identity, places, programs)) return identity
    }
  }
  throw new PostgresUnavailable(
    `PostgreSQL no puede correr como root y ningún otro usuario puede entrar en «${places.dataDir}» y leer «${dirname(programs.postgres)}»: arranca TecniYa con un usuario normal o ponlo en una carpeta que los demás puedan atravesar (por ejemplo, bajo /srv).`,
  )
}

const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** Runs a program from a folder anybody can be in, and without the PG* variables of whoever started us. */
export function spawnAs(
  { owner, capability }: Identity,
  program: string,
  args: string[],
  options: Pick<SpawnOptions, 'stdio' | 'detached'>,
): ChildProcess {
  const all: SpawnOptions = { ...options, cwd: '/', env: ENVIRONMENT }
  if (!owner) return spawn(program, args, all)
  if (!capability) return spawn(program, args, { ...all, ...owner })
  const stepDown = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const keep = [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`]
  // PostgreSQL asks access(2) whether it can run its own programs; without this bit the answer leaves out
  // the capabilities of anybody who is not root.
  keep.push('--securebits=+no_setuid_fixup')
  return spawn('setpriv', [...stepDown, ...keep, '--', program, ...args], all)
}

/** Trying says more than reading modes: access lists, mounts and missing capabilities all show. */
async function reaches(identity: Identity, places: Paths, programs: Binaries): Promise<boolean> {
  // Showing its settings, initdb writes nothing but looks for postgres and runs it.
  const attempt = 'cd "$1" && cd "$2" && "$3" --show --pgdata "$4" && exec cat "$5"'
  const args = [
    ...[places.dataDir, dirname(places.socketFolder)],
    ...[programs.initdb, places.cluster, programs.bootstrapFile],
  ]
  try {
    // Spawning itself throws where the system does not let us change user.
    const probe = spawnAs(identity, '/bin/sh', ['-c', attempt, 'sh', ...args], { stdio: 'ignore' })
    const [code] = await once(probe, 'exit')
    return code === 0
  } catch {
    return false
  }
}

async function ownerOf(folder: string): Promise<Owner | null> {
  return stat(folder).then(
    ({ uid, gid }) => ({ uid, gid }),
    () => null,
  )
}

async function systemUsers(): Promise<Owner[]> {
  const rows = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  return ['postgres', 'nobody'].flatMap(name => {
    const row = rows.find(fields => fields[0] === name)
    const owner = { uid: Number(row?.[2]), gid: Number(row?.[3]) }
    return owner.uid > 0 && owner.gid > 0 ? [owner] : []
  })
}
