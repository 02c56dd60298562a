// Texts of a page by trade and city, all made from its figures.

import { averageRatingOf, earliestFreeOf, type LandingFacts } from '#catalogue/domain/landing-facts.ts'
import { type LandingSubject, landingPath } from '#catalogue/domain/landing-paths.ts'
import type { Tally } from '#platform/domain/tally.ts'
import { capitalised, nearDayText } from '#platform/wording/dates.ts'
import { filterPriceText, isPrice, numberText } from '#platform/wording/price.ts'
import { ratingText, reviewCountText } from '#platform/wording/rating.ts'
import { technicianName } from '#platform/wording/technician-name.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { TRADE_PEOPLE } from '#technicians/wording/trade-people.ts'

const ANY_PEOPLE = { one: 'técnico', many: 'técnicos' }
const NUMBERS = ['Un', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez']

/** 'Plomería en Bogotá', 'Plomería', 'Técnicos en Bogotá' */
export function landingHeading({ esp, ciudad }: LandingSubject): string {
  return `${esp ?? 'Técnicos'}${whereText(ciudad)}`
}

/** ' en Bogotá', or nothing. */
export function whereText(ciudad: string | null): string {
  return ciudad === null ? '' : ` en ${ciudad}`
}

/** 'plomero' and 'plomeros' */
export function peopleOf({ esp }: LandingSubject): { readonly one: string; readonly many: string } {
  return esp === null ? ANY_PEOPLE : TRADE_PEOPLE[esp]
}

export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The last one is the page itself. */
export function landingCrumbs({ esp, ciudad }: LandingSubject): Crumb[] {
  const crumbs = [{ name: 'Técnicos', path: '/tecnicos' }]
  if (esp !== null) crumbs.push({ name: esp, path: landingPath({ esp, ciudad: null }) ?? '' })
  if (ciudad !== null) crumbs.push({ name: ciudad, path: landingPath({ esp, ciudad }) ?? '' })
  return crumbs
}

/** 'Tres técnicos con precio a la vista. No pagas nada al reservar.' */
export function landingSentence({ tally, technicians, complete }: LandingFacts): string {
  const { count, more } = tally
  const number = more ? `Más de ${numberText(count)}` : (NUMBERS[count - 1] ?? numberText(count))
  const who = `${number} ${count === 1 ? 'técnico' : 'técnicos'}`
  const allPriced = complete && technicians.every(({ tarifaBase }) => isPrice(tarifaBase))
  const how = allPriced ? 'con precio a la vista' : count === 1 ? 'por ahora' : 'para comparar'
  return `${who} ${how}. No pagas nada al reservar.`
}

/** 'Plomeros que atienden en Bogotá' */
export function listTitle(subject: LandingSubject): string {
  const { many } = peopleOf(subject)
  return subject.ciudad === null
    ? `${capitalised(many)} mejor calificados`
    : `${capitalised(many)} que atienden${whereText(subject.ciudad)}`
}

export interface FactText {
  readonly topic: 'people' | 'price' | 'hour' | 'rating'
  readonly label: string
  readonly value: string
  /** '' for none. */
  readonly note: string
}

/** The facts card. What is unknown is left out. */
export function factTexts(subject: LandingSubject, facts: LandingFacts, today: string): FactText[] {
  const { tally, prices, technicians, complete } = facts
  const free = earliestFreeOf(technicians)
  const rating = averageRatingOf(technicians)
  const texts: FactText[] = [
    {
      topic: 'people',
      label: subject.esp === null ? `En ${subject.ciudad}` : capitalised(peopleOf(subject).many),
      value: technicianCountText(tally),
      note: complete ? verifiedText(facts) : '',
    },
  ]
  if (prices)
    texts.push({ topic: 'price', label: 'Visita', value: priceRangeText(prices), note: 'Según el trabajo' })
  if (free)
    texts.push({
      topic: 'hour',
      label: 'Próxima hora libre',
      value: `${nearDayText(free.slot.date, today)} ${hourText(free.slot.hour)}`,
      note: technicianName(free.names[0] ?? ''),
    })
  if (rating)
    texts.push({
      topic: 'rating',
      label: 'Calificación',
      value: ratingText(rating.average, rating.reviews),
      note: `${reviewCountText(rating.reviews)} de ${complete ? 'clientes' : `los ${numberText(technicians.length)} mejores`}`,
    })
  return texts
}

/** '3 técnicos', '1.000+ técnicos' */
function technicianCountText({ count, more }: Tally): string {
  return `${numberText(count)}${more ? '+' : ''} ${count === 1 ? 'técnico' : 'técnicos'}`
}

function verifiedText({ technicians }: LandingFacts): string {
  const count = technicians.filter(({ verificado }) => verificado).length
  if (count === 0) return ''
  return count === 1 ? '1 verificado' : `${numberText(count)} verificados`
}

/** '$ 60.000 a 80.000', or one price. */
export function priceRangeText({ min, max }: { min: number; max: number }): string {
  return min === max ? filterPriceText(min) : `${filterPriceText(min)} a ${numberText(max)}`
}
