// The lines of the letter of Monday.
import { type FreeRow, isEmptyCell, type UnmetSearch } from '#board/domain/board.ts'
import type { WaitingDecisions } from '#board/domain/letter.ts'
import { COLUMN_TRADES, TRADE_COLUMNS } from '#board/domain/trade-columns.ts'
import { searchedText } from '#board/wording/board.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { tallyFigure } from '#platform/wording/counts.ts'
import { capitalised } from '#platform/wording/dates.ts'
import { listText } from '#platform/wording/list-text.ts'
import { numberText } from '#platform/wording/price.ts'

const counted = (count: number, one: string, several: string) =>
  `${numberText(count)} ${count === 1 ? one : several}`

/** 'La semana en TecniYa: 148 visitas hechas, 3 técnicos no llegaron' */
export function letterSubject(completed: number, noShows: number): string {
  const visits = counted(completed, 'visita hecha', 'visitas hechas')
  const missed = noShows > 0 ? `, ${counted(noShows, 'técnico no llegó', 'técnicos no llegaron')}` : ''
  return `La semana en TecniYa: ${visits}${missed}`
}

export interface LetterSentence {
  readonly label: string
  readonly text: string
  readonly note?: string | undefined
}

const lowered = (text: string) => text.slice(0, 1).toLocaleLowerCase('es') + text.slice(1)
const placeOf = ({ area, city }: UnmetSearch) => (area || city ? ` en ${area || city}` : '')

/** 'Neveras en Suba, 23 veces', 'Luego gasodomésticos en Barranquilla, 17' */
export function unmetSentence([first, second]: readonly UnmetSearch[]): LetterSentence {
  const label = 'Lo más buscado sin encontrar'
  if (!first) return { label, text: 'Todos encontraron a alguien' }
  return {
    label,
    text: `${searchedText(first)}${placeOf(first)}, ${counted(first.times, 'vez', 'veces')}`,
    note: second && `Luego ${lowered(searchedText(second))}${placeOf(second)}, ${numberText(second.times)}`,
  }
}

/** 'Gas, cerrajería y lavadoras en Barranquilla', 'Y 4 huecos más en otras ciudades' */
export function emptySentence(free: readonly FreeRow[], weekday: string): LetterSentence {
  const label = `Sin nadie libre hasta el ${weekday}`
  const empty = free.map(({ city, cells }) => {
    const missing = COLUMN_TRADES.flatMap((trade, index) => {
      const cell = cells[index]
      return cell && isEmptyCell(cell) ? [{ name: TRADE_COLUMNS[trade], searches: cell.searches }] : []
    })
    const searches = missing.reduce((sum, each) => sum + each.searches, 0)
    return { city, missing: missing.toSorted((a, b) => b.searches - a.searches), searches }
  })
  const [worst] = empty
    .filter(({ missing }) => missing.length > 0)
    .toSorted((a, b) => b.searches - a.searches || b.missing.length - a.missing.length)
  if (!worst) return { label, text: 'En cada ciudad hay alguien' }
  const more = empty.reduce((sum, { missing }) => sum + missing.length, 0) - worst.missing.length
  return {
    label,
    text: `${capitalised(listText(worst.missing.map(({ name }) => name.toLocaleLowerCase('es'))))} en ${worst.city}`,
    note: more > 0 ? `Y ${counted(more, 'hueco', 'huecos')} más en otras ciudades` : undefined,
  }
}

/** '12 reseñas, 4 reportes, 2 garantías', 'La más vieja espera 4 días' */
export function waitingSentence(
  { reviews, reports, cases, visits, since }: WaitingDecisions,
  now: Date,
): LetterSentence {
  const label = 'Esperan tu decisión'
  const parts = [
    [reviews, 'reseña', 'reseñas'],
    [reports, 'reporte', 'reportes'],
    [cases, 'garantía', 'garantías'],
    [visits, 'visita', 'visitas'],
  ] as const
  const waiting = parts
    .filter(([tally]) => tally.count > 0)
    .map(
      ([tally, one, several]) => `${tallyFigure(tally)} ${tally.count === 1 && !tally.more ? one : several}`,
    )
  if (waiting.length === 0) return { label, text: 'Nada' }
  const days = since ? Math.floor((now.getTime() - since.getTime()) / DAY_MS) : 0
  return {
    label,
    text: waiting.join(', '),
    note: days > 0 ? `La más vieja espera ${counted(days, 'día', 'días')}` : undefined,
  }
}
