// D68: where a visit is: street, number and apartment, and beside them barrio and city. A booking of before has all of it
// in `address` and keeps that one text.
import { neighbourhoodIn, splitAddress } from '#bookings/domain/address.ts'
import type { Booking } from '#bookings/domain/booking.ts'

export type VisitPlace = Pick<Booking, 'address' | 'barrio' | 'ciudad'>
/** What stands beside the street; both may be empty. */
export type BarrioAndCity = Pick<VisitPlace, 'barrio' | 'ciudad'>

/** 'Suba Rincón, Bogotá' */
export function areaText({ barrio, ciudad }: BarrioAndCity): string {
  return joined([barrio, ciudad])
}

/** For two lines; either may be empty. */
export function addressLines(place: VisitPlace): { readonly street: string; readonly area: string } {
  const area = areaText(place)
  return area === '' ? splitAddress(place.address.trim()) : { street: place.address.trim(), area }
}

/** 'Cl. 127B # 94-20, interior 5, Suba Rincón, Bogotá' */
export function addressText({ address, barrio, ciudad }: VisitPlace): string {
  return joined([address, barrio, ciudad])
}

/** The barrio; the city where none is known. */
export function neighbourhoodOf({ address, barrio, ciudad }: VisitPlace): string {
  return barrio.trim() || ciudad.trim() || neighbourhoodIn(address)
}

const COUNTRY = 'Colombia'
const FLAT = 'apartamento|apto|apt|ap|torre|bloque|blq|interior|int|oficina|of|local|piso|habitaci[oó]n'
/** 'casa 12' and 'lote 5' are the number where a manzana stands for the street. */
const MANZANA = /^\s*(?:manzana|mzna|mza|mz)\b/i
const INSIDE = new RegExp(`(?<=\\S)[\\s,.;-]+(?:${FLAT})\\b.*$`, 'is')
const INSIDE_OR_HOUSE = new RegExp(`(?<=\\S)[\\s,.;-]+(?:${FLAT}|casa|cs|lote|lt)\\b.*$`, 'is')

/** What a map is asked for: it knows streets, not what lies inside a building. A booking of before asks for its one text. */
export function mapQuery(place: VisitPlace): string {
  const { address, barrio, ciudad } = place
  if (areaText(place) === '') return address.trim()
  const street = address.replace(MANZANA.test(address) ? INSIDE : INSIDE_OR_HOUSE, '')
  return joined([street, barrio, ciudad, COUNTRY])
}

function joined(parts: readonly string[]): string {
  return parts
    .map(part => part.trim())
    .filter(Boolean)
    .join(', ')
}
