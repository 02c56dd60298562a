import { findPostmaster } from '#server/postgres/pg-ctl.ts'

/** Kills the PostgreSQL of a program's data folder, as a machine out of memory does. */
export async function killPostmaster(dataDir: string): Promise<void> {
  const postmaster = await findPostmaster(`${dataDir}/postgres`)
  if (!postmaster) throw new Error(`No PostgreSQL is running in ${dataDir}`)
  process.kill(postmaster.pid, 'SIGKILL')
}
