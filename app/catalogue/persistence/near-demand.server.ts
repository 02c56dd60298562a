// What people looked for in vain near a technician.
import { neighbourCities } from '#catalogue/domain/search/places/place-lookup.ts'
import { DEMAND, type NearDemand } from '#demand/domain/demand.ts'
import { findUnmetNear } from '#demand/persistence/demand-counts.server.ts'
import { addDays } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { Technician } from '#technicians/domain/technician.ts'
import { tradesNear } from '#technicians/domain/trade-groups.ts'

export interface OwnNearDemand {
  readonly demand: NearDemand
  /** Of a trade that the technician has. */
  readonly isOwnTrade: boolean
}

/** Of the own trades and those near them, in the own city and those near it; null: too little, or neither is known. */
export async function findNearDemand(
  db: Db,
  { especialidades, ciudad }: Pick<Technician, 'especialidades' | 'ciudad'>,
  today: string,
): Promise<OwnNearDemand | null> {
  const [trades, cities] = [tradesNear(especialidades), neighbourCities(ciudad)]
  if (trades.length === 0 || cities.length === 0) return null
  const days = Array.from({ length: DEMAND.nearDays }, (_, index) => addDays(today, -index))
  const demand = await findUnmetNear(db, { trades, cities, days })
  return demand && { demand, isOwnTrade: especialidades.includes(demand.trade) }
}
