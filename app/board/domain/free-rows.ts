// The free hours of each city, in the columns of the page, with what was searched there in vain.
import type { FreeCell, FreeRow, UnmetSearch } from '#board/domain/board.ts'
import { ALL, OTHERS } from '#board/domain/facts.ts'
import { COLUMN_TRADES } from '#board/domain/trade-columns.ts'

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
  return [...new Set(stored.map(({ city }) => city))].map(city => {
    const ofCity = stored.filter(row => row.city === city)
    const cellOf = (column: string, searches: number): FreeCell => {
      const { technicians = 0, free = 0 } = ofCity.find(({ trade }) => trade === column) ?? {}
      return { technicians, free, searches }
    }
    const searchesFor = (isMeant: (search: UnmetSearch) => boolean) =>
      unmet
        .filter(search => search.city === city && isMeant(search))
        .reduce((sum, { times }) => sum + times, 0)
    const isColumn = ({ trade }: UnmetSearch) => COLUMN_TRADES.some(column => column === trade)
    return {
      city,
      cells: [
        ...COLUMN_TRADES.map(column =>
          cellOf(
            column,
            searchesFor(({ trade }) => trade === column),
          ),
        ),
        cellOf(
          OTHERS,
          searchesFor(search => search.trade !== null && !isColumn(search)),
        ),
      ],
      free: cellOf(ALL, 0).free,
    }
  })
}
