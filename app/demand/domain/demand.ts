// D75: what a page says about demand. It knows a trade and a place, and nobody.
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/** Of a search: that it took place, that nobody was found there, and for which day. Of a profile and a booking form: that they were opened. */
export const DEMAND_FACTS = ['search', 'unfound', 'today', 'tomorrow', 'later', 'profile', 'form'] as const
export type DemandFact = (typeof DEMAND_FACTS)[number]

export interface Wanted {
  readonly trade: SpecialtyLabel | null
  readonly city: string | null
  /** A locality or barrio of the city. */
  readonly area: string | null
}

export interface DemandEvent extends Wanted {
  readonly facts: readonly DemandFact[]
  /** That were not understood; null where all was, or where they may not be kept. */
  readonly words: string | null
}

/** What people looked for in vain near a technician. */
export interface NearDemand {
  readonly trade: SpecialtyLabel
  readonly city: string
  readonly area: string | null
  readonly times: number
  /** Nobody was found, each time; else nobody either who was free in time. */
  readonly isUnfound: boolean
}

export const DEMAND = {
  /** Networks that must have typed words before anybody can read them, and times from which a row is shown. */
  threshold: 5,
  /** Words that are new in a week. */
  newWordsOfWeek: 500,
  /** How soon somebody must be free. */
  freeWithinDays: 3,
  /** Of which technicians are told, today included. */
  nearDays: 7,
  /** Marks and their secret after the end of a day or week: an instance may write a little late. */
  marksKeptMinutes: 30,
  /** From the first moment of the day or week until the deletion of the next hour or day. */
  dayMarksKeptHours: 26,
  weekMarksKeptDays: 8,
  /** A year and a quarter: the longest stretch, and the same a year before. */
  countsKeptDays: 455,
} as const

/** Longest name of a place that is counted. */
const PLACE_LIMIT = 80

export const wantedKey = ({ trade, city, area }: Wanted): string => [trade, city, area].join('\n')

/** Words of letters alone: no numbers, no addresses, nothing that a spreadsheet would calculate. */
const WORD = /^[a-z]{3,20}$/
/** More are a sentence. */
const MOST_WORDS = 3

/** What of the words that were not understood may be kept, as plainText; null for anything but a few plain words. */
export function keptWords(words: readonly string[], isName: (word: string) => boolean): string | null {
  const may =
    words.length > 0 && words.length <= MOST_WORDS && words.every(word => WORD.test(word) && !isName(word))
  return may ? words.join(' ') : null
}

/** What is opened of a technician is demand for the trade that was searched, else for the only one there is. */
export function openedDemand(
  fact: 'profile' | 'form',
  opened: {
    readonly searched: readonly SpecialtyLabel[]
    readonly technician: { readonly especialidades: readonly string[]; readonly ciudad: string }
  },
): DemandEvent {
  const { especialidades, ciudad } = opened.technician
  const only = especialidades.length === 1 ? specialtyFrom(especialidades[0] ?? '') : null
  const city = ciudad.trim()
  // A place that is longer than any name is none.
  const isCity = city !== '' && city.length <= PLACE_LIMIT
  return {
    facts: [fact],
    trade: opened.searched[0] ?? only,
    city: isCity ? city : null,
    area: null,
    words: null,
  }
}
