// Compares an answer of the catalogue with a row of the search table: sentences that say what is wrong.

import type { CatalogueAnswer } from '#catalogue/domain/catalogue-answer.ts'
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { type CatalogueFilters, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import {
  combinedPlace,
  combinedTrades,
  type SearchPart,
  withAsked,
} from '#catalogue/domain/search/search-parts.ts'
import { NO_TIME } from '#catalogue/wording/catalogue.ts'
import { type DemoTechnician, demoTechnicians } from '#database/demo/technicians.ts'
import type { Expectation, SillySearch } from '#tests/search/search-row.ts'
import { DEMO_NOW } from '#tests/support/program/demo-data.ts'

export const PUBLISHED: readonly DemoTechnician[] = demoTechnicians(DEMO_NOW).filter(
  ({ publicado }) => publicado,
)
const FIRST = 3

/** What was understood, whoever is free or affordable that day. */
export function misunderstandingsOf(expected: Expectation, parts: readonly SearchPart[]): string[] {
  const { trades, when, price, noTrade, nowhere, ciudad, instant } = expected
  const asked = withAsked(NO_FILTERS, parts)
  const meant = combinedTrades(parts)
  const place = combinedPlace(parts)
  const kinds = parts.map(({ kind }) => kind)
  const differs = (expectedValues: object) =>
    Object.entries(expectedValues).filter(([name, value]) => asked[name as keyof CatalogueFilters] !== value)
  return [
    ...(trades && !(meant.length > 0 && meant.every(trade => trades.includes(trade)))
      ? [`the trade is ${meant.join(' and ') || 'not claimed'}`]
      : []),
    ...(noTrade && meant.length > 0 ? [`${meant.join(' and ')} is claimed`] : []),
    ...(nowhere && place !== null ? [`${place.label} is understood as a place`] : []),
    ...(ciudad !== undefined && place?.city !== ciudad ? ['the city is not understood'] : []),
    ...(when !== undefined && differs(when === 'none' ? NO_TIME : { ...NO_TIME, ...when }).length > 0
      ? [`the time is ${asked.fecha ?? asked.libreDesde} ${asked.hora}`]
      : []),
    ...(price !== undefined && differs(price).length > 0
      ? [`the price is ${asked.minPrecio} to ${asked.maxPrecio}, ${asked.orden}`]
      : []),
    ...(instant === 'asked' && !kinds.includes('instant') ? ['nobody is asked for at once'] : []),
    ...(instant === 'unasked' && kinds.includes('instant') ? ['somebody is asked for at once'] : []),
  ]
}

export function mismatchesOf(expected: Expectation, answer: CatalogueAnswer): string[] {
  const { technicians, report } = answer
  const { trades, ciudad, barrio } = expected
  const first = technicians.slice(0, FIRST)
  const isRelaxed = report.dropped.includes('place') || report.nearestCity !== null
  const namesPlace = ciudad !== undefined || barrio !== undefined
  return [
    ...(first.length === 0 ? ['nobody was found'] : []),
    ...first
      .slice(0, howManyFit(expected))
      .filter(technician => !fits(technician, { trades, ciudad }))
      .map(({ nombre }) => `${nombre} has not the trade or is not in the city`),
    ...(barrio !== undefined && first[0]?.barrio !== barrio ? [`the first is not of ${barrio}`] : []),
    ...(expected.names ?? [])
      .filter(name => !first.some(({ nombre }) => nombre === name))
      .map(name => `${name} is not among the first three`),
    ...(expected.relaxed && !isRelaxed ? ['the report does not say that the place was given up'] : []),
    ...instantMismatches(expected, answer),
    ...(namesPlace && !expected.relaxed && isRelaxed ? ['the place was given up'] : []),
  ]
}

/** 'urgente' is a wish that a row need not say: who confirms at once, or an honest word that nobody does. */
function instantMismatches({ instant }: Expectation, { technicians, report }: CatalogueAnswer): string[] {
  const isDropped = report.dropped.includes('instant')
  if (instant !== true && instant !== 'nobody') return []
  if (instant === true && (isDropped || technicians.some(card => !card.confirmaAlInstante)))
    return ['somebody does not confirm at once']
  return isDropped === (instant === 'nobody') ? [] : ['the report is wrong about who confirms at once']
}

/** Those who do not receive work come last (D44), so only the others must be among the first. */
function howManyFit(expected: Expectation): number {
  const fitting = PUBLISHED.filter(
    technician =>
      technician.disponible &&
      fits(technician, expected) &&
      (expected.instant !== true || technician.confirmaAlInstante),
  )
  return Math.min(Math.max(fitting.length, 1), FIRST)
}

export function fits(
  { especialidades, ciudad, barrio }: Pick<CatalogueCard, 'especialidades' | 'ciudad' | 'barrio'>,
  expected: Pick<Expectation, 'trades' | 'ciudad' | 'barrio'>,
): boolean {
  const hasTrade = expected.trades?.some(trade => especialidades.includes(trade)) ?? true
  return hasTrade && ciudad === (expected.ciudad ?? ciudad) && barrio === (expected.barrio ?? barrio)
}

export function sillinessOf(
  { not, correction, unknownWord }: SillySearch,
  answer: CatalogueAnswer,
): string[] {
  const { technicians, report } = answer
  const first = technicians.slice(0, FIRST)
  const isSilly = ({ nombre, ciudad, especialidades }: CatalogueCard) =>
    not.names?.includes(nombre) ||
    not.ciudades?.includes(ciudad) ||
    not.trades?.some(trade => especialidades.includes(trade))
  return [
    ...(not.anybody && technicians.length > 0 ? ['somebody was found'] : []),
    ...first.filter(isSilly).map(({ nombre }) => `${nombre} is among the first three`),
    ...correctionMismatches(answer, correction),
    ...(unknownWord !== undefined && !report.unknownWords.includes(unknownWord)
      ? [`«${unknownWord}» is not among the unknown words`]
      : []),
  ]
}

export function correctionMismatches({ report }: CatalogueAnswer, allowed: string | null = null): string[] {
  const { correction } = report
  return correction === null || correction === allowed ? [] : [`it was corrected to «${correction}»`]
}

/** What the answer was, for the message of a failing row. */
export function answerText({ technicians, tally, report }: CatalogueAnswer): string {
  const { parts, ...rest } = report
  return [
    ...technicians.slice(0, FIRST).map(({ nombre, especialidades, ciudad, barrio }, index) => {
      return `  ${index + 1}. ${nombre} · ${especialidades.join(', ')} · ${barrio}, ${ciudad}`
    }),
    `  found: ${tally.count}`,
    `  parts: ${parts.map(partText).join(' | ')}`,
    `  report: ${JSON.stringify(rest)}`,
  ].join('\n')
}

function partText(part: CatalogueAnswer['report']['parts'][number]): string {
  if (part.kind === 'trade') return `${part.text} = ${part.trades.join(' or ')}`
  if (part.kind === 'place') return `${part.text} = ${part.place.label} (${part.place.city})`
  return `${part.text} (${part.kind})`
}
