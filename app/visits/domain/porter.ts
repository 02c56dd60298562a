// What the porter of the building is told of a visit: by the client's link, on its day and while it lasts.
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { isArrivalInDoubt, type Phase, type Situation } from '#visits/domain/situation.ts'

export const PORTER_NOTE_MAX_LENGTH = 80

export type PorterRefusal = 'porter-note-too-long' | 'porter-closed' | 'porter-note-failed'

/** What the client shares. */
export interface PorterLink {
  readonly token: string
  /** Of this visit, else of the last one to the same address. */
  readonly note: string
}

interface Dated {
  readonly status: BookingStatus
  readonly date: string
}

/** The link tells of a confirmed visit of today; afterwards it is closed. */
export function isPorterLinkOpen({ status, date }: Dated, now: Date): boolean {
  return status === 'confirmada' && date === bogotaDate(now)
}

const BEFORE_ARRIVAL: readonly Phase[] = ['near', 'on-the-way', 'due', 'delayed']

/** The client is offered to share it: until somebody is there, or nobody knows whether. */
export function isPorterAwaiting(visit: Dated, situation: Situation, now: Date): boolean {
  return (
    isPorterLinkOpen(visit, now) && BEFORE_ARRIVAL.includes(situation.phase) && !isArrivalInDoubt(situation)
  )
}

/** One line. */
export const porterNoteFrom = (typed: string) => typed.replace(/\s+/g, ' ').trim()

/** What follows street and number in an address, by the words that people write for it. */
const UNIT_WORDS = {
  torre: 'torre',
  bloque: 'bloque|blq',
  interior: 'interior|int',
  piso: 'piso',
  apto: 'apartamento|apartaestudio|apto|apt|ap',
  casa: 'casa|cs',
  lote: 'lote|lt',
  oficina: 'oficina|ofic|of',
  local: 'local',
  consultorio: 'consultorio',
} as const
export type Unit = keyof typeof UNIT_WORDS

export interface PlaceInside {
  readonly unit: Unit
  /** '5', '301B', 'A' */
  readonly number: string
}

const UNITS = Object.keys(UNIT_WORDS) as readonly Unit[]
const ANY_UNIT = Object.values(UNIT_WORDS).join('|')
/** A letter alone only where nothing but another unit follows: 'casa a dos cuadras' is none. */
const INSIDE = new RegExp(
  `\\b(${ANY_UNIT})\\b[.:]?\\s*(?:#|n[°º]|no\\b\\.?)?\\s*(\\d{1,5}(?:\\s?-\\s?\\d{1,4})?[a-z]?\\b|[a-z]\\b(?=\\s*(?:[,;\\n-]|$|(?:${ANY_UNIT})\\b)))`,
  'g',
)

/**
 * 'interior 5' of 'Cl. 127B # 94-20, interior 5'. Only words that name a place inside are taken, so no street, number or
 * name of a complex is.
 */
export function placesInside(address: string): PlaceInside[] {
  const text = plainText(address).replace(new RegExp(`\\b(${ANY_UNIT})(?=\\d)`, 'g'), '$1 ')
  const found = [...text.matchAll(INSIDE)].flatMap(([, word = '', number = '']) => {
    const unit = UNITS.find(each => UNIT_WORDS[each].split('|').includes(word))
    return unit ? [{ unit, number: number.replace(/\s/g, '').toUpperCase() }] : []
  })
  return found.filter(({ unit }, index) => found.findIndex(each => each.unit === unit) === index)
}
