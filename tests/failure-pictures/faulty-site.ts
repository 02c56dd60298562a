// The program with its demo data, behind a database and a network that can fail.
import { setTimeout as sleep } from 'node:timers/promises'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { startProgram } from '#tests/support/program/program.ts'
import { type DroppableServer, droppableServer } from '#tests/support/servers/droppable-server.ts'
import { type FreezableDatabase, freezableDatabase } from '#tests/support/servers/freezable-database.ts'

export const FAULTS = ['frozen', 'cut', 'offline'] as const
export type Fault = (typeof FAULTS)[number]

export interface FaultySite {
  readonly origin: string
  begin(fault: Fault): void
  /** Resolves once everything works again. */
  end(fault: Fault): Promise<void>
  close(): Promise<void>
}

export async function startFaultySite(): Promise<FaultySite> {
  const AUTH_SECRET = 'solo para las imágenes de las fallas'
  const dataDir = await temporaryFolder()
  // It creates the cluster and the demo data, and keeps PostgreSQL running.
  const owner = await startProgram({ DATA_DIR: dataDir, AUTH_SECRET })
  const connection = await findEmbeddedPostgres(dataDir)
  if (!connection) throw new Error('the program has no database')
  const database = await freezableDatabase(connection)
  const { user, host, port, database: name } = database.connection
  const program = await startProgram({
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: `postgres://${user}@${host}:${port}/${name}`,
    AUTH_SECRET,
  })
  const network = await droppableServer(Number(new URL(program.origin).port))
  return {
    origin: network.origin,
    begin: fault => setFault({ database, network }, fault, true),
    async end(fault) {
      setFault({ database, network }, fault, false)
      while (!(await fetch(`${program.origin}/readyz`).catch(() => null))?.ok) await sleep(100)
    },
    async close() {
      await network.close()
      await program.stop()
      await database.close()
      await owner.stop()
    },
  }
}

interface Parts {
  readonly database: FreezableDatabase
  readonly network: DroppableServer
}

function setFault({ database, network }: Parts, fault: Fault, isFailing: boolean): void {
  if (fault === 'cut') network.setCut(isFailing)
  else if (fault === 'offline') network.setReachable(!isFailing)
  else if (isFailing) database.freeze()
  else database.thaw()
}
