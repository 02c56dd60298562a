// What the address of a page about a visit says. Several of them are mounted twice, once for each side.
import { data } from 'react-router'
import type { VisitSide } from '#visits/domain/visit-message.ts'

/** The key of a visit in an address; anything else is not found. */
export function visitKeyFrom(text: string): number {
  const key = Number(text)
  if (!Number.isSafeInteger(key)) throw data(null, 404)
  return key
}

/** The route that matched says whose page it is; either side finds only what is its own. */
export function visitSideFrom(pattern: string): VisitSide {
  return pattern.startsWith('agenda/') ? 'technician' : 'client'
}
