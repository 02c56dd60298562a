// Rows of the search table: what people type, and who must come first among the demo technicians (D43).
import type { CatalogueFilters } from '#catalogue/domain/catalogue-filters.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface Expectation {
  /** Each of the first three has one of these; fewer than three when fewer available technicians have it there. */
  readonly trades?: readonly SpecialtyLabel[]
  /** And each of them is in this city. */
  readonly ciudad?: string
  /** The first one is in this barrio. */
  readonly barrio?: string
  /** Each of these is among the first three. */
  readonly names?: readonly string[]
  /** Nobody of the trade is in the place that was typed: the report says that the place was given up. */
  readonly relaxed?: true
  /** No trade is claimed: nobody here does that. */
  readonly noTrade?: true
  /** Filters that the text asks for, and no other of their kind. */
  readonly when?:
    | 'none'
    | { readonly [name in 'fecha' | 'libreDesde' | 'libreHasta' | 'hora']?: string | number | null }
  readonly price?: Partial<Pick<CatalogueFilters, 'minPrecio' | 'maxPrecio' | 'orden'>>
  /** No place is understood. */
  readonly nowhere?: true
  /** True: all of them confirm at once (D62). 'nobody': nobody of the trade does there, and the report says so. */
  readonly instant?: true | 'nobody' | 'asked' | 'unasked'
}

export interface SearchRow {
  readonly q: string
  /** Without any condition: somebody is found. */
  readonly expect: Expectation
}

export interface SillySearch {
  readonly q: string
  readonly not: {
    /** Nobody is found at all. */
    readonly anybody?: true
    /** None of the first three has one of these. */
    readonly trades?: readonly SpecialtyLabel[]
    /** None of these is among the first three. */
    readonly names?: readonly string[]
    /** None of the first three is in one of these cities. */
    readonly ciudades?: readonly string[]
  }
  /** The only correction that is not silly; without one nothing may be corrected. */
  readonly correction?: string
  /** The report names this word as unknown. */
  readonly unknownWord?: string
}

export function rows(expect: Expectation, searches: readonly string[]): SearchRow[] {
  return searches.map(q => ({ q, expect }))
}

export function sillyRows(not: SillySearch['not'], searches: readonly string[]): SillySearch[] {
  return searches.map(q => ({ q, not }))
}
