// Whether a balancer should send visitors here, and if not why: the text of /readyz.
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** A file of PostgreSQL's write-ahead log. */
export const DISK_FREE_MIN_BYTES = 16 * 1024 * 1024

type UnreadyReason = 'sin base de datos' | 'disco lleno' | 'terminando'

export interface Readiness {
  /** Null: it is ready. */
  whyNot(): Promise<UnreadyReason | null>
  /** Is not ready from now on, and resolves when balancers had the time to see it. */
  drain(): Promise<void>
}

interface Tools {
  /** Fails while the database does not answer. */
  readonly pingDatabase: () => Promise<unknown>
  /** Of the disk of DATA_DIR. */
  readonly freeBytes: () => Promise<number>
  readonly drainMs: number
  /** Once, until there is space again. */
  readonly onDiskFull: () => void
}

export function createReadiness({ pingDatabase, freeBytes, drainMs, onDiskFull }: Tools): Readiness {
  let isDraining = false
  let isFull = false
  return {
    async whyNot() {
      if (isDraining) return 'terminando'
      const [answers, bytes] = await Promise.all([
        pingDatabase().then(
          () => true,
          () => false,
        ),
        freeBytes(),
      ])
      const wasFull = isFull
      isFull = bytes < DISK_FREE_MIN_BYTES
      if (isFull && !wasFull) onDiskFull()
      if (!answers) return 'sin base de datos'
      return isFull ? 'disco lleno' : null
    },
    async drain() {
      isDraining = true
      await sleep(drainMs)
    },
  }
}

/** Of the disk under this folder, for whoever is not root. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
