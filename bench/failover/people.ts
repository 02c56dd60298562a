import pg from 'pg'
import { connectionTo, type PostgresServer } from '#bench/failover/postgres-pair.ts'
import { migrate } from '#server/migrate.ts'
import { signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'

const CLIENTS = 400
const TECHNICIANS = 60

/** Creates the tables, and the people whom the load acts for. */
export async function storePeople({ port }: PostgresServer) {
  const pool = new pg.Pool({ ...connectionTo(port), max: 1 })
  try {
    await migrate(pool)
    const technicians = await signedInTechnicians(pool, TECHNICIANS)
    return { technicians, clients: await signedInPeople(pool, CLIENTS) }
  } finally {
    await pool.end()
  }
}
