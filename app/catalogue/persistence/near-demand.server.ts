// What people looked for in vain near a technician.
import { neighbourCities } from '#catalogue/domain/search/places/place-lookup.ts'
import { DEMAND, type NearDemand } from '#demand/domain/demand.ts'
import { findUnmetNear } from '#demand/persistence/demand-counts.server.ts'
import { addDays } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { knownZones, type Technician } from '#technicians/domain/technician.ts'
import { tradesNear } from '#technicians/domain/trade-groups.ts'

export interface OwnNearDemand {
  readonly demand: NearDemand
  /** A trade or a zone that the technician does not have yet, else the hours. */
  readonly change: 'trade' | 'zone' | 'hours'
}

/** Of the own trades and those near them, in the own city and those near it; null: too little, or neither is known. */
export async function findNearDemand(
  db: Db,
  {
    especialidades,
    ciudad,
    zonasCobertura,
  }: Pick<Technician, 'especialidades' | 'ciudad' | 'zonasCobertura'>,
  today: string,
): Promise<OwnNearDemand | null> {
  const [trades, cities] = [tradesNear(especialidades), neighbourCities(ciudad)]
  if (trades.length === 0 || cities.length === 0) return null
  const days = Array.from({ length: DEMAND.nearDays }, (_, index) => addDays(today, -index))
  const demand = await findUnmetNear(db, { trades, cities, days })
  if (!demand) return null
  if (!especialidades.includes(demand.trade)) return { demand, change: 'trade' }
  const [zone] = knownZones([demand.area ?? ''])
  return { demand, change: zone && !zonasCobertura.includes(zone) ? 'zone' : 'hours' }
}
