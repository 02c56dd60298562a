import { constants, mkdir, open } from 'node:fs/promises'
import { PostgresUnavailable } from './refusals.ts'
import type { Owner } from './run-as-user.ts'

/**
 * The folder is the only lock on the database: whoever can enter it is trusted. It may stand under /tmp, where
 * anybody can put something first, so what is checked is what was opened, and links are not followed.
 */
export async function prepareSocketFolder(folder: string, owner: Owner | undefined): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const us = process.getuid?.() ?? -1
  const opened = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW).catch(
    cause => Promise.reject(notOurs(folder, cause)),
  )
  try {
    const { uid } = await opened.stat()
    if (uid !== us && uid !== owner?.uid) throw notOurs(folder)
    await opened.chmod(0o700)
    if (owner) await opened.chown(owner.uid, owner.gid)
  } finally {
    await opened.close()
  }
}

function notOurs(folder: string, cause?: unknown): PostgresUnavailable {
  return new PostgresUnavailable(
    `La carpeta «${folder}», donde PostgreSQL recibe conexiones, es de otro usuario: bórrala y vuelve a arrancar.`,
    { cause },
  )
}
