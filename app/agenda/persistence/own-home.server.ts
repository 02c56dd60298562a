// What the home page shows to whoever was served here: one statement, beside the visits that are near.
import type { ServedBy } from '#agenda/domain/who-served.ts'
import {
  type ServedByRow,
  servedByFrom,
  servedValues,
  WHO_SERVED,
} from '#agenda/persistence/who-served.server.ts'
import { isCounted } from '#bookings/persistence/booking-rules.server.ts'
import type { CoveredWork } from '#guarantee/domain/covered-works.ts'
import {
  COVERED_WORKS,
  type CoveredWorkRow,
  coveredWorkFrom,
} from '#guarantee/persistence/covered-works.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'

export interface OwnHome {
  /** Whom this client can book again, the last one first. */
  readonly served: readonly ServedBy[]
  /** The nearest end first. */
  readonly works: readonly CoveredWork[]
  /** A visit of this client took place. */
  readonly wasServed: boolean
}

const SHOWN_TECHNICIANS = 3

/** The instant of the covered works is $5 here. */
const OWN_HOME = `select
  coalesce((select json_agg(served) from (${WHO_SERVED}) as served), '[]') as served,
  coalesce((select json_agg(covered) from (${COVERED_WORKS.replaceAll('$2', '$5')}) as covered), '[]') as works,
  exists (select from reservas where "clientId" = $1 and ${isCounted('reservas')}) as "wasServed"`

interface OwnHomeRow {
  readonly served: readonly ServedByRow[]
  readonly works: readonly CoveredWorkRow[]
  readonly wasServed: boolean
}

export async function findOwnHome(db: PooledDb, clientId: string, now: Date): Promise<OwnHome> {
  const { rows } = await db.$client.query<OwnHomeRow>({
    name: 'find_own_home',
    text: OWN_HOME,
    values: [...servedValues(clientId, now), SHOWN_TECHNICIANS, now.toISOString()],
  })
  const [row] = rows
  return {
    served: row?.served.map(servedByFrom) ?? [],
    works: row?.works.map(coveredWorkFrom) ?? [],
    wasServed: row?.wasServed ?? false,
  }
}
