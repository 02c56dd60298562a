import { existsSync } from 'node:fs'
import { chown, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Paths } from './paths.ts'
import { PostgresUnavailable, reasonIn } from './refusals.ts'
import { runAs, type ServerUser } from './run-as-user.ts'

export const DATABASE_USER = 'tecniya'
const UNFINISHED = 'postgres.new-'

export async function ensureCluster(paths: Paths, initdb: string, user?: ServerUser): Promise<void> {
  const { cluster } = paths
  // If another program creates it first, that one is used.
  if (!isCluster(cluster)) {
    await createCluster(paths, initdb, user).catch(error => {
      if (!isCluster(cluster)) throw error
    })
  }
  // A cluster copied by root belongs to root. The top folder is changed last and marks the change as complete.
  if (user && (await stat(cluster)).uid !== user.uid)
    await runAs(undefined, ['chown', '-Rh', `${user.uid}:${user.gid}`, cluster])
}

/** It is created aside and renamed, so a kill in the middle leaves either a complete cluster or none. */
async function createCluster({ dataDir, cluster }: Paths, initdb: string, user?: ServerUser): Promise<void> {
  const folder = await mkdtemp(join(dataDir, UNFINISHED))
  try {
    if (user) await chown(folder, user.uid, user.gid)
    // pg_trgm needs a character type in which ñ is a letter; some systems only have C, which is ASCII. The rest
    // is PostgreSQL's built-in locale, the same on every machine.
    await runInitdb(folder, 'C.UTF-8').catch(error => {
      if (!error.stderr?.includes('invalid locale name')) throw error
      return runInitdb(folder, 'C')
    })
    await rename(folder, cluster)
    // The new name has to survive a power cut.
    const parent = await open(dataDir)
    await parent.sync().finally(() => parent.close())
  } catch (error) {
    throw new PostgresUnavailable(refusalOf(error, cluster), { cause: error })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }

  function runInitdb(folder: string, characterType: string): Promise<void> {
    const options = `--username ${DATABASE_USER} --auth-local trust --auth-host reject --encoding UTF8 --data-checksums
      --locale-provider builtin --builtin-locale C.UTF-8 --locale C --lc-ctype ${characterType} --no-instructions`
    return runAs(user, [initdb, '--pgdata', folder, ...options.split(/\s+/)])
  }
}

function refusalOf(error: unknown, cluster: string): string {
  const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
  if (code === 'ENOTEMPTY' || code === 'EEXIST')
    return `La carpeta «${cluster}» no está vacía ni es una base de datos: apártala o indica otra con DATA_DIR.`
  if (code === 'ENOSPC' || stderr.includes('No space left on device'))
    return `Una base de datos nueva no cabe en el disco de «${cluster}»: libera espacio (1 GB basta para empezar) o indica otra carpeta con DATA_DIR.`
  return `PostgreSQL no pudo crear la base de datos en «${cluster}» (${reasonIn(stderr || String(error))}): revisa la carpeta, o indica otra con DATA_DIR.`
}

/** Leftovers of killed programs. Only for the program that holds the lock: nobody else can complete a cluster. */
export async function removeUnfinishedClusters({ dataDir }: Paths): Promise<void> {
  const names = (await readdir(dataDir)).filter(name => name.startsWith(UNFINISHED))
  // An initdb that outlived its program may still write: the next start removes the rest.
  for (const name of names)
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
}

function isCluster(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'))
}
