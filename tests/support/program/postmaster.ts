import { findPostmaster } from '#server/postgres/pg-ctl.ts'

/** Kills the PostgreSQL of a data folder as the out-of-memory killer does. */
export async function killPostmaster(dataDir: string): Promise<void> {
  const postmaster = await findPostmaster(`${dataDir}/postgres`)
  if (!postmaster) throw new Error(`No PostgreSQL is running in ${dataDir}`)
  process.kill(postmaster.pid, 'SIGKILL')
}
