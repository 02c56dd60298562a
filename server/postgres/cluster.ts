import { randomBytes } from 'node:crypto'
import { access, chown, lchown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Binaries } from './binaries.ts'
import type { Paths } from './paths.ts'
import { isAlive } from './postmaster-pid.ts'
import { PostgresUnavailable } from './refusals.ts'
import { type Identity, type Owner, spawnAs } from './run-as-user.ts'

export const USER = 'tecniya'

const ATTEMPT = /^postgres\.new-(\d+)-/
// initdb takes seconds: past this, a live pid in the name of an attempt is somebody else's.
const ATTEMPT_LIFE_MS = 10 * 60_000

/** After this the cluster is whole. It is made aside and renamed, so a kill in the middle leaves none at all. */
export async function ensureCluster(places: Paths, programs: Binaries, identity: Identity): Promise<void> {
  await removeDeadAttempts(places.dataDir)
  if (!(await isCluster(places.cluster))) await createCluster(places, programs, identity)
  if (identity.owner) await handOver(places.cluster, identity.owner)
}

async function createCluster(places: Paths, programs: Binaries, identity: Identity): Promise<void> {
  const attempt = join(places.dataDir, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(attempt, { mode: 0o700 })
    if (identity.owner) await chown(attempt, identity.owner.uid, identity.owner.gid)
    await initdb(attempt, programs, identity)
    await rename(attempt, places.cluster)
    await syncFolder(places.dataDir)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
    // Another program was first: its cluster is as good as ours.
    if (await isCluster(places.cluster)) return
    throw new PostgresUnavailable(
      `La carpeta «${places.cluster}» no está vacía ni es una base de datos: apártala o indica otra con DATA_DIR.`,
    )
  } finally {
    await rm(attempt, { recursive: true, force: true })
  }
}

async function initdb(folder: string, programs: Binaries, identity: Identity): Promise<void> {
  let complaint = ''
  // The character type tells pg_trgm that ñ is a letter; C, which is everywhere, knows ASCII only. All else is
  // PostgreSQL's own locale, the same on every machine.
  for (const characters of ['C.UTF-8', 'C']) {
    const child = spawnAs(
      identity,
      programs.initdb,
      [
        ...['--pgdata', folder, '--username', USER, '--encoding', 'UTF8', '--data-checksums'],
        ...['--auth-local', 'trust', '--auth-host', 'reject', '--no-instructions'],
        ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
        ...['--locale', 'C', '--lc-ctype', characters],
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', resolve)
    })
    const [code, words] = await Promise.all([ended, child.stderr ? text(child.stderr) : ''])
    if (code === 0) return
    complaint = words.trim()
    if (!complaint.includes('invalid locale name')) break
  }
  throw new PostgresUnavailable(`PostgreSQL no pudo crear la base de datos en «${folder}»: ${complaint}`)
}

/** A cluster copied or restored by root belongs to root. Its top goes last: until then the work begins again. */
async function handOver(cluster: string, owner: Owner): Promise<void> {
  if ((await stat(cluster)).uid === owner.uid) return
  for (const entry of await readdir(cluster, { recursive: true })) {
    await lchown(join(cluster, entry), owner.uid, owner.gid)
  }
  await chown(cluster, owner.uid, owner.gid)
}

async function removeDeadAttempts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(ATTEMPT.exec(name)?.[1] ?? 0)
    if (pid === 0) continue
    const folder = join(dataDir, name)
    const touched = await stat(folder).then(
      found => found.mtimeMs,
      () => 0,
    )
    if (isAlive(pid) && Date.now() - touched < ATTEMPT_LIFE_MS) continue
    // An initdb whose program was killed may still be writing there: what resists goes at the next start.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
}

async function isCluster(folder: string): Promise<boolean> {
  return access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

/** So that the new name survives a power cut as well as what will be written under it. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  await opened.sync().finally(() => opened.close())
}
