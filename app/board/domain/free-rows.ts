// The free hours of each city, in the columns of the page, with what was searched there in vain.
import type { FreeCell, FreeRow, UnmetSearch } from '#board/domain/board.ts'
import { ALL, OTHERS } from '#board/domain/facts.ts'
import { COLUMN_TRADES } from '#board/domain/trade-columns.ts'
import { plainText } from '#platform/domain/plain-text.ts'

/** Of a trade, of all, or of those without a column, in a city as it is written. */
export interface StoredFree {
  readonly trade: string
  readonly city: string
  readonly technicians: number
  readonly today: number
  readonly tomorrow: number
  readonly later: number
  readonly free: number
}

export function freeRows(stored: readonly StoredFree[], unmet: readonly UnmetSearch[]): FreeRow[] {
  const unmetIn = Map.groupBy(unmet, ({ city }) => plainText(city))
  const isColumn = ({ trade }: UnmetSearch) => COLUMN_TRADES.some(column => column === trade)
  return [...Map.groupBy(stored, ({ city }) => city)].map(([city, ofCity]) => {
    const cellOf = (column: string, isMeant: (search: UnmetSearch) => boolean): FreeCell => {
      const { technicians = 0, free = 0 } = ofCity.find(({ trade }) => trade === column) ?? {}
      const meant = (unmetIn.get(plainText(city)) ?? []).filter(isMeant)
      return { technicians, free, searches: meant.reduce((sum, { times }) => sum + times, 0) }
    }
    return {
      city,
      cells: [
        ...COLUMN_TRADES.map(column => cellOf(column, ({ trade }) => trade === column)),
        cellOf(OTHERS, search => search.trade !== null && !isColumn(search)),
      ],
      free: cellOf(ALL, () => false).free,
    }
  })
}
