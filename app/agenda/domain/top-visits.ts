// Mis reservas: what stands above the lists.
import { isArrivalInDoubt, isGoingOn, type SituationFacts, situationOf } from '#visits/domain/situation.ts'

/** Every visit whose technician is asked for; else the one that is going on; else the next, if it begins within a day. */
export function topVisitsOf<Item extends SituationFacts>(bookings: readonly Item[], now: Date): Item[] {
  const near = bookings
    .toSorted((a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime())
    .map(visit => ({ visit, situation: situationOf(visit, now) }))
  const inDoubt = near.filter(({ situation }) => isArrivalInDoubt(situation))
  const next =
    near.find(({ situation }) => isGoingOn(situation)) ??
    near.find(({ situation }) => situation.phase === 'near')
  return (inDoubt.length > 0 ? inDoubt : next ? [next] : []).map(({ visit }) => visit)
}
