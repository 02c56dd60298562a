import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Paths } from './paths.ts'
import { PostgresUnavailable } from './refusals.ts'

/** Whom PostgreSQL runs as when the program runs as root. */
export interface ServerUser {
  uid: number
  gid: number
  capability?: string
}

// They let another user into folders that only root may enter, such as /root. The first only reads; some
// containers have only the second, and binaries installed with umask 077 need it.
const CAPABILITIES = [undefined, 'dac_read_search', 'dac_override']

/** PostgreSQL refuses to run as root, so root uses an existing user. Undefined: the program's own user. */
export async function findServerUser(paths: Paths, initdb: string): Promise<ServerUser | undefined> {
  const ownUid = process.getuid?.()
  const owner = await stat(paths.cluster).catch(() => null)
  if (ownUid !== 0) {
    if (!owner || owner.uid === ownUid) return
    throw new PostgresUnavailable(
      `La base de datos de «${paths.cluster}» es de otro usuario: arranca TecniYa con ese usuario o indica otra carpeta con DATA_DIR.`,
    )
  }
  // The owner of an existing cluster is kept: its server may be running.
  const { uid, gid } = owner?.uid ? owner : await findSystemUser()
  // Trying shows more than file modes: access lists, mounts, missing capabilities. `initdb --show` writes nothing,
  // but finds postgres and runs it.
  const script = 'cd "$1" && cd "$2" && exec "$3" --show --pgdata "$4"'
  const args = [paths.dataDir, dirname(paths.socketFolder), initdb, paths.cluster]
  for (const capability of CAPABILITIES) {
    const user = { uid, gid, capability }
    const failure = await runAs(user, ['/bin/sh', '-c', script, 'sh', ...args]).catch(error => error)
    if (!failure) return user
  }
  throw new PostgresUnavailable(
    `PostgreSQL no puede correr como root y ningún otro usuario puede entrar en «${paths.dataDir}» y leer «${dirname(initdb)}»: arranca TecniYa con un usuario normal o ponlo en una carpeta que los demás puedan atravesar (por ejemplo, bajo /srv).`,
  )
}

/** Without the PG* variables of the program's environment. Rejects, with `stderr`, if the exit code is not 0. */
export async function runAs(
  user: ServerUser | undefined,
  command: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { uid, gid, capability } = user ?? {}
  const setpriv = `setpriv --reuid=${uid} --regid=${gid} --clear-groups --inh-caps=+${capability} --ambient-caps=+${capability}`
  // PostgreSQL checks its binaries with access(2), which ignores capabilities without this bit.
  const prefix = capability ? [...setpriv.split(' '), '--securebits=+no_setuid_fixup', '--'] : []
  const [file = '', ...args] = [...prefix, ...command]
  await promisify(execFile)(file, args, {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...env },
    ...(capability ? {} : { uid, gid }),
  })
}

async function findSystemUser(): Promise<{ uid: number; gid: number }> {
  const rows = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody')
  return { uid: Number(row?.[2]), gid: Number(row?.[3]) }
}
