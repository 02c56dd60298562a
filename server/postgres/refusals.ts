// Why the embedded server is not available, in sentences for the person who starts the program.
import { UserFacingError } from '#server/user-facing-error.ts'

/** Another program holds the lock of this data folder. */
export class DataDirInUse extends UserFacingError {
  override readonly name = 'DataDirInUse'

  constructor(dataDir: string) {
    super(`Otro TecniYa ya está usando la carpeta de datos «${dataDir}»: detenlo o indica otra con DATA_DIR.`)
  }
}

/** The folder, the user or the server itself prevents PostgreSQL from running. */
export class PostgresUnavailable extends UserFacingError {
  override readonly name = 'PostgresUnavailable'
}

/** The line that says why, of all that PostgreSQL printed. */
export function reasonIn(printed: string): string {
  const [, reason] = /(?:FATAL|PANIC|error): +(.+)/.exec(printed) ?? []
  return reason ?? printed.trim().split('\n').at(-1) ?? ''
}
