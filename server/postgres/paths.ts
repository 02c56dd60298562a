import { createHash } from 'node:crypto'
import { access, constants, mkdir, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PostgresUnavailable } from './refusals.ts'

export interface Paths {
  dataDir: string
  cluster: string
  socketFolder: string
  logFile: string
}

/** It only names the socket: the server listens on no network. */
export const PORT = 5432

// The kernel keeps 108 bytes for a socket address on Linux and 104 on macOS.
const SOCKET_PATH_LIMIT_BYTES = 100

/** Makes the data folder if it is missing. */
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

/** The real path is the one name of a folder that two programs can agree on. */
export async function pathsUnder(dataDir: string): Promise<Paths> {
  const root = await realpath(dataDir)
  return {
    dataDir: root,
    cluster: join(root, 'postgres'),
    socketFolder: socketFolderFor(root),
    logFile: join(root, 'postgres.log'),
  }
}

export function socketFile(socketFolder: string): string {
  return join(socketFolder, `.s.PGSQL.${PORT}`)
}

function socketFolderFor(root: string): string {
  const inside = join(root, 'run')
  if (Buffer.byteLength(socketFile(inside)) <= SOCKET_PATH_LIMIT_BYTES) return inside
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16)
  return join(tmpdir(), `tecniya-${name}`)
}
