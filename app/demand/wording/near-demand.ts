// What people looked for in vain near a technician.
import { DEMAND, type NearDemand } from '#demand/domain/demand.ts'
import { wantedText } from '#demand/wording/search-alert.ts'
import { numberText } from '#platform/wording/price.ts'

/** 'Buscan técnicos de neveras en Suba, Bogotá' */
export const nearDemandTitle = (demand: NearDemand) => `Buscan ${wantedText(demand)}`

/** 'Lo buscaron 12 veces en 7 días y no encontraron a nadie.' */
export function nearDemandText({ times, isUnfound }: NearDemand): string {
  const inVain = isUnfound ? 'a nadie' : `a nadie libre en ${DEMAND.freeWithinDays} días`
  return `Lo buscaron ${numberText(times)} veces en ${DEMAND.nearDays} días y no encontraron ${inVain}.`
}
