// The memory that the program may use: that of its container or unit, or the machine's.
import { totalmem } from 'node:os'

/** Measured under thirteen requests a second: with less the kernel ends it. Its own PostgreSQL has thirty processes of some 7 MB. */
const MEMORY_MIN_MB = { withDatabaseUrl: 480, withOwnDatabase: 960 }

export const memoryMb = () =>
  Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / 1024 / 1024)

/** Null: it is enough. */
export function memoryMistake(availableMb: number, hasOwnDatabase: boolean): string | null {
  if (availableMb >= MEMORY_MIN_MB[hasOwnDatabase ? 'withOwnDatabase' : 'withDatabaseUrl']) return null
  return hasOwnDatabase
    ? `Hay ${availableMb} MB de memoria, y TecniYa con su propia base de datos necesita 1 GB: con visitas se puede caer. Dale más, o indica una base de datos en otra parte con DATABASE_URL.`
    : `Hay ${availableMb} MB de memoria, y TecniYa necesita 512: con visitas se puede caer. Dale más.`
}
