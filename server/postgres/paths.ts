import { createHash } from 'node:crypto'
import { access, chmod, chown, constants, lstat, mkdir, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PostgresUnavailable } from './refusals.ts'

export interface Paths {
  dataDir: string
  cluster: string
  socketFolder: string
  logFile: string
}

/** Part of the socket's name; the server listens on no network. */
export const PORT = 5432
// A socket address holds 108 bytes on Linux and 104 on macOS; the name of the socket needs 14 of them.
const SOCKET_FOLDER_LIMIT_BYTES = 86

/** Symbolic links are resolved, so that two programs agree on the name of a folder. */
export async function pathsUnder(dataDir: string): Promise<Paths> {
  const root = await realpath(dataDir)
  const inside = join(root, 'run')
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 16)
  return {
    dataDir: root,
    cluster: join(root, 'postgres'),
    socketFolder:
      Buffer.byteLength(inside) <= SOCKET_FOLDER_LIMIT_BYTES ? inside : join(tmpdir(), `tecniya-${hash}`),
    logFile: join(root, 'postgres.log'),
  }
}

export async function ensureDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new PostgresUnavailable(
      `No se puede escribir en la carpeta de datos «${dataDir}»: dale permiso a este usuario o indica otra con DATA_DIR.`,
      { cause },
    )
  }
}

/** Whoever may enter this folder may use the database. Under /tmp another user may have created it first. */
export async function ensureSocketFolder(folder: string, user?: { uid: number; gid: number }): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(() => {})
  const found = await lstat(folder)
  if (!found.isDirectory() || ![process.getuid?.(), user?.uid].includes(found.uid)) {
    throw new PostgresUnavailable(
      `La carpeta «${folder}», donde PostgreSQL recibe conexiones, es de otro usuario: bórrala y vuelve a arrancar.`,
    )
  }
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
}
