// D43: what was understood, as chips that can be taken away; the applied filters; and what a person may want to add.

import { type CatalogueFilters, catalogueSearch } from '#catalogue/domain/catalogue-filters.ts'
import {
  type SearchPart,
  type SearchReport,
  textWithout,
  withAsked,
} from '#catalogue/domain/search/search-parts.ts'
import {
  type ActiveFilter,
  activeFilters,
  freeText,
  NO_TIME,
  ORDER_LABELS,
  priceRangeText,
} from '#catalogue/wording/catalogue.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { addDays } from '#platform/domain/time.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { INSTANT_LABEL } from '#technicians/wording/availability.ts'

export interface SearchChip {
  /** Chooses the icon. */
  readonly kind: ActiveFilter['kind']
  readonly label: string
  /** The trade that the chip stands for; null when it is no trade, or several. */
  readonly trade: SpecialtyLabel | null
  /** Relaxed: understood, but with it nobody was found. */
  readonly state: 'applied' | 'relaxed' | 'offered'
  /** The query string of the same search without it; of an offered one, with it. */
  readonly search: string
}

export interface ChipOffers {
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly today: string
  /** The last hour of today has passed. */
  readonly isTodayOver: boolean
  /** The city of the account, where somebody attends; null for a guest. */
  readonly accountCity: string | null
}

/** The chips in the order in which they are shown. The dictionary of trades stays on the server: so do the links. */
export function searchChips(
  filters: CatalogueFilters,
  report: SearchReport,
  offers: ChipOffers,
): SearchChip[] {
  const understood = understoodChips(filters, report, offers.today).toSorted((a, b) => rank(a) - rank(b))
  const explicit = activeFilters(filters, offers.today)
    .filter(({ kind, label }) => (kind === 'text' ? understood.length === 0 : !isSaid(kind, label)))
    .map(({ kind, label, without }): SearchChip => {
      return { kind, label, trade: kind === 'trade' ? filters.esp : null, ...leadsTo('applied', without) }
    })
  return [...understood, ...explicit, ...offeredChips(filters, report, offers)]

  /** The text names the day that was chosen too. */
  function isSaid(kind: SearchChip['kind'], label: string): boolean {
    return understood.some(chip => chip.kind === kind && chip.label === label && chip.state === 'applied')
  }
}

/** What could not be met comes right after the trade: on phones the row is cut at the right edge. */
function rank({ kind, state }: SearchChip): number {
  if (kind === 'trade') return 0
  return state === 'relaxed' ? 1 : 2
}

/** The chip of an `esp` that names no trade. */
export function unknownTradeChip(esp: string, filters: CatalogueFilters): SearchChip {
  return { kind: 'text', label: esp, trade: null, ...leadsTo('relaxed', { ...filters, esp: null }) }
}

/** The text of a search without its parts of these kinds, to replace them by a filter; as typed when it has none. */
export function searchTextWithout(
  kinds: readonly SearchPart['kind'][],
  { q }: CatalogueFilters,
  { parts }: SearchReport,
): string {
  const removed = parts.filter(({ kind }) => kinds.some(each => each === kind))
  return removed.length > 0 ? textWithout(parts, removed) : q
}

/** Parts that mean the same share a chip: 'plomero' and 'destapar'. */
function understoodChips(filters: CatalogueFilters, report: SearchReport, today: string): SearchChip[] {
  const applied = withAsked(filters, report.parts)
  const meaningful = report.parts.flatMap(part =>
    part.kind === 'noise' || part.kind === 'extra' ? [] : part,
  )
  return [...Map.groupBy(meaningful, part => partLabel(part, today))].map(([label, same]): SearchChip => {
    const [first] = same
    const isShown = isAsked(first, applied) && same.some(part => isApplied(part, report))
    const without = { ...filters, q: textWithout(report.parts, same) }
    return {
      kind: chipKind(first, today),
      label,
      trade: first?.kind === 'trade' && first.trades.length === 1 ? (first.trades[0] ?? null) : null,
      ...leadsTo(isShown ? 'applied' : 'relaxed', isShown ? { ...without, ...cleared(first) } : without),
    }
  })
}

/** False where a chosen filter wins over what the text says. */
function isAsked(part: SearchPart | undefined, applied: CatalogueFilters): boolean {
  const asked = part?.kind === 'day' ? part.asked : part?.kind === 'price' ? part.price : {}
  return Object.entries(asked).every(([name, value]) => applied[name as keyof CatalogueFilters] === value)
}

/** What was chosen beside the text and means the same. */
function cleared(part: SearchPart | undefined): Partial<CatalogueFilters> {
  if (part?.kind === 'day') return NO_TIME
  if (part?.kind === 'price') return { minPrecio: null, maxPrecio: null }
  return part?.kind === 'instant' ? { instante: false } : {}
}

function chipKind(part: SearchPart | undefined, today: string): SearchChip['kind'] {
  if (part?.kind === 'day') return part.asked.fecha === today ? 'today' : 'day'
  if (part?.kind === 'order') return 'price'
  return part === undefined || part.kind === 'word' || part.kind === 'noise' || part.kind === 'extra'
    ? 'text'
    : part.kind
}

const MOST_TRADES_NAMED = 2

function partLabel(part: Exclude<SearchPart, { kind: 'noise' | 'extra' }>, today: string): string {
  if (part.kind === 'day') return freeText(part.asked, today)
  if (part.kind === 'price') return priceRangeText(part.price)
  if (part.kind === 'order') return ORDER_LABELS[part.orden]
  if (part.kind === 'place') return part.place.label
  if (part.kind === 'instant') return INSTANT_LABEL
  if (part.kind === 'word' || part.trades.length > MOST_TRADES_NAMED) return part.text
  return part.trades.join(' o ')
}

function isApplied(part: SearchPart, { dropped, unknownWords }: SearchReport): boolean {
  if (part.kind === 'place' || part.kind === 'instant' || part.kind === 'price')
    return !dropped.includes(part.kind)
  if (part.kind !== 'word') return true
  const unknown = unknownWords.map(plainText)
  return !dropped.includes('word') && !part.words.some(word => unknown.includes(word))
}

function offeredChips(filters: CatalogueFilters, report: SearchReport, offers: ChipOffers): SearchChip[] {
  const { today, isTodayOver, accountCity } = offers
  const { fecha: current, hora } = withAsked(filters, report.parts)
  const q = searchTextWithout(['day'], filters, report)
  const days = [today, addDays(today, 1)].filter(
    date => !(date === today && isTodayOver) && !(date === current && hora === null),
  )
  const chips = days.map((fecha): SearchChip => {
    const when = { ...NO_TIME, fecha }
    const kind = fecha === today ? 'today' : 'day'
    return {
      kind,
      label: freeText(when, today),
      trade: null,
      ...leadsTo('offered', { ...filters, q, ...when }),
    }
  })
  if (!filters.instante && !report.parts.some(({ kind }) => kind === 'instant'))
    chips.push({
      kind: 'instant',
      label: INSTANT_LABEL,
      trade: null,
      ...leadsTo('offered', { ...filters, instante: true }),
    })
  if (accountCity === null || citiesShown(filters, report).includes(accountCity)) return chips
  const inCity = {
    ...filters,
    ciudad: accountCity,
    lugar: null,
    q: searchTextWithout(['place'], filters, report),
  }
  return [...chips, { kind: 'place', label: `En ${accountCity}`, trade: null, ...leadsTo('offered', inCity) }]
}

function citiesShown({ ciudad }: CatalogueFilters, { parts, nearestCity }: SearchReport): (string | null)[] {
  return [ciudad, nearestCity, ...parts.map(part => (part.kind === 'place' ? part.place.label : null))]
}

function leadsTo(state: SearchChip['state'], filters: CatalogueFilters) {
  return { state, search: catalogueSearch(filters) }
}
