// Why the embedded server cannot be had, in sentences for whoever starts the program.
import { Refusal } from '#server/refusal.ts'

/** Another program holds the claim on this data folder. */
export class DataDirInUse extends Refusal {
  override readonly name = 'DataDirInUse'
  readonly dataDir: string

  constructor(dataDir: string) {
    super(`Otro TecniYa ya está usando la carpeta de datos «${dataDir}»: detenlo o indica otra con DATA_DIR.`)
    this.dataDir = dataDir
  }
}

/** The folder, the user or the server itself does not let PostgreSQL run. */
export class PostgresUnavailable extends Refusal {
  override readonly name = 'PostgresUnavailable'
}
