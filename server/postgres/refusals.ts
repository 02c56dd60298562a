// Why the embedded server cannot be had, in sentences for whoever starts the program.
import { UserFacingError } from '#server/user-facing-error.ts'

/** Another program holds the claim on this data folder. */
export class DataDirInUse extends UserFacingError {
  override readonly name = 'DataDirInUse'
  readonly dataDir: string

  constructor(dataDir: string) {
    super(`Otro TecniYa ya está usando la carpeta de datos «${dataDir}»: detenlo o indica otra con DATA_DIR.`)
    this.dataDir = dataDir
  }
}

/** The folder, the user or the server itself does not let PostgreSQL run. */
export class PostgresUnavailable extends UserFacingError {
  override readonly name = 'PostgresUnavailable'
}
