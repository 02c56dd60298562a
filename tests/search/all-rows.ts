// The whole table of searches, by kind.
import { BRANDS } from '#tests/search/data/brands.ts'
import { CHAT } from '#tests/search/data/chat.ts'
import { ELSEWHERE } from '#tests/search/data/elsewhere.ts'
import { HOUSEHOLD } from '#tests/search/data/household.ts'
import { INSTANT } from '#tests/search/data/instant.ts'
import { MISSPELT } from '#tests/search/data/misspelt.ts'
import { MIXED } from '#tests/search/data/mixed.ts'
import { NAMES } from '#tests/search/data/names.ts'
import { OTHER_WORK } from '#tests/search/data/other-work.ts'
import { PLACES } from '#tests/search/data/places.ts'
import { PRICES } from '#tests/search/data/prices.ts'
import { SAID_PLACES } from '#tests/search/data/said-places.ts'
import { SPOKEN } from '#tests/search/data/spoken.ts'
import { TASKS } from '#tests/search/data/tasks.ts'
import { TIMES } from '#tests/search/data/times.ts'
import { TRADES } from '#tests/search/data/trades.ts'
import { TROUBLES } from '#tests/search/data/troubles.ts'
import type { SearchRow } from '#tests/search/search-row.ts'

export const WELL_SPELT: Readonly<Record<string, readonly SearchRow[]>> = {
  trades: TRADES,
  troubles: TROUBLES,
  tasks: TASKS,
  places: PLACES,
  names: NAMES,
  mixed: MIXED,
  'at once': INSTANT,
  brands: BRANDS,
  'words of other countries': ELSEWHERE,
  'whole sentences': SPOKEN,
}

/** Judged by what was understood and by the first who is found; the third that built nothing is counted apart. */
export const UNDERSTOOD: Readonly<Record<string, readonly SearchRow[]>> = {
  household: HOUSEHOLD,
  times: TIMES,
  prices: PRICES,
  'said places': SAID_PLACES,
  'other work': OTHER_WORK,
  chat: CHAT,
}

export const ALL_ROWS: readonly SearchRow[] = [
  ...Object.values(WELL_SPELT),
  MISSPELT,
  ...Object.values(UNDERSTOOD),
].flat()
