// Section 2, empty catalogue: names the words that failed and offers the trades nearest to them.

import { catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import type { NearestTrade, SearchReport } from '#catalogue/domain/search/search-report.ts'
import { quoted } from '#catalogue/wording/search-message.ts'
import { numberText } from '#platform/wording/price.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface NobodyFound {
  /** 'Nadie escribió ', '«tornero»', ' en su perfil. …': the words stand out. */
  readonly text: { readonly before: string; readonly words: string; readonly after: string }
  readonly trades: readonly OfferedTrade[]
}

export interface OfferedTrade {
  readonly trade: SpecialtyLabel
  /** '3 técnicos en Bogotá'; null where nobody was counted. */
  readonly countText: string | null
  readonly search: string
}

const MOST_TRADES = 3

/** Null when no word failed: it is the filters that nobody passes. */
export function nobodyFound(report: SearchReport): NobodyFound | null {
  const { unknownWords, nearestTrades, parts } = report
  if (unknownWords.length === 0) return null
  const place = parts.find(part => part.kind === 'place')?.place.label
  const near = place === undefined ? '' : ` cerca de ${place}`
  const after =
    nearestTrades.length > 0
      ? ` en su perfil. Quizás te sirve uno de estos oficios${near}:`
      : ' en su perfil. Prueba con otra palabra o elige un oficio.'
  return {
    text: { before: 'Nadie escribió ', words: quoted(unknownWords), after },
    trades: offeredTrades(nearestTrades),
  }
}

/** For an `esp` that names no trade. */
export function unknownTradeFound(esp: string, nearestTrades: readonly NearestTrade[]): NobodyFound {
  return {
    text: {
      before: 'No conocemos el oficio ',
      words: quoted([esp]),
      after: '. Quizás te sirve uno de estos:',
    },
    trades: offeredTrades(nearestTrades),
  }
}

export function unknownTradeText(esp: string): string {
  return `No conocemos el oficio ${quoted([esp])}.`
}

function offeredTrades(trades: readonly NearestTrade[]): OfferedTrade[] {
  return trades.slice(0, MOST_TRADES).map(({ label, technicians, ciudad }) => ({
    trade: label,
    countText: technicians > 0 ? countText(technicians, ciudad) : null,
    search: catalogueSearch({ ...NO_FILTERS, esp: label, ciudad }),
  }))
}

function countText(technicians: number, ciudad: string | null): string {
  const where = ciudad === null ? '' : ` en ${ciudad}`
  return `${numberText(technicians)} ${technicians === 1 ? 'técnico' : 'técnicos'}${where}`
}
