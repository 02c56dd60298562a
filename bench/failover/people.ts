import pg from 'pg'
import { migrate } from '#server/migrate.ts'
import { signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'

const CLIENTS = 400
/** So many that none of them reaches the limit of open requests while a trial lasts. */
const TECHNICIANS = 400

/** Creates the tables, and the people whom the load acts for. */
export async function storePeople(connection: pg.PoolConfig) {
  const pool = new pg.Pool({ ...connection, max: 1 })
  try {
    await migrate(pool)
    const technicians = await signedInTechnicians(pool, TECHNICIANS)
    return { technicians, clients: await signedInPeople(pool, CLIENTS) }
  } finally {
    await pool.end()
  }
}
