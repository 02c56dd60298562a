// Texts of a page by trade and city, all made from its figures.

import { catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import {
  averageRatingOf,
  earliestFreeOf,
  type LandingFacts,
  mostFrequent,
} from '#catalogue/domain/landing-facts.ts'
import { type LandingSubject, landingPath } from '#catalogue/domain/landing-paths.ts'
import { localityOf } from '#catalogue/domain/search/places/place-lookup.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { ratingText, reviewCountText, techniciansText } from '#platform/wording/counts.ts'
import { capitalised, nearDayText } from '#platform/wording/dates.ts'
import { listText } from '#platform/wording/list-text.ts'
import { technicianName } from '#platform/wording/person-names.ts'
import { filterPriceText, isPrice, numberText } from '#platform/wording/price.ts'
import { USUAL, type UsualPrice } from '#prices/domain/usual-price.ts'
import { usualRangeText } from '#prices/wording/usual-prices.ts'
import { hourText } from '#technicians/domain/hours.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
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
      value: techniciansText(tally),
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

function verifiedText({ technicians }: LandingFacts): string {
  const count = technicians.filter(({ verificado }) => verificado).length
  if (count === 0) return ''
  return count === 1 ? '1 verificado' : `${numberText(count)} verificados`
}

/** '$ 60.000 a 80.000', or one price. */
export function priceRangeText({ min, max }: { min: number; max: number }): string {
  return min === max ? filterPriceText(min) : `${filterPriceText(min)} a ${numberText(max)}`
}

// Where a page by trade and city leads on: only to places and trades where somebody is.

interface LandingLink {
  readonly label: string
  readonly to: string
}

export interface LandingLinks {
  readonly title: string
  readonly links: readonly LandingLink[]
  /** From a trade in a city to the whole city. */
  readonly cityLink: LandingLink | null
}

const MAX_LINKS = 24

/** The catalogue with the filters of the page. */
export function comparePath(subject: LandingSubject): string {
  return `/tecnicos${catalogueSearch({ ...NO_FILTERS, ...subject })}`
}

export function landingLinks({ esp, ciudad }: LandingSubject, facts: LandingFacts): LandingLinks {
  if (ciudad === null) return linksTo('Por ciudad', facts.cities, city => landingPath({ esp, ciudad: city }))
  if (esp === null) return linksTo('Por oficio', facts.trades, trade => landingPath({ esp: trade, ciudad }))
  const areas = mostFrequent(facts.barrios.map(barrio => localityOf(barrio, ciudad) ?? barrio))
  // Elsewhere people call them barrios, whatever the map says.
  const title = plainText(ciudad) === 'bogota' ? 'Por localidad' : 'Por barrio'
  const cityPath = landingPath({ esp: null, ciudad })
  return {
    ...linksTo(title, areas, area => `/tecnicos${catalogueSearch({ ...NO_FILTERS, esp, ciudad, q: area })}`),
    cityLink: cityPath === null ? null : { label: `Otros oficios en ${ciudad}`, to: cityPath },
  }
}

function linksTo<Label extends string>(
  title: string,
  labels: readonly Label[],
  pathOf: (label: Label) => string | null,
): LandingLinks {
  const links = labels.slice(0, MAX_LINKS).flatMap(label => {
    const to = pathOf(label)
    return to === null ? [] : [{ label: capitalised(label), to }]
  })
  return { title, links, cityLink: null }
}

// What people ask before they book, answered from the figures of the page and from what the product does (D15, D21,
// terms of use).

export interface Question {
  readonly question: string
  readonly answer: string
}

/** What may happen again after a repair. */
const RELAPSES: Partial<Record<SpecialtyLabel, string>> = {
  Plomería: 'gotear',
  Electricidad: 'fallar',
  Cerrajería: 'trabarse',
  Refrigeración: 'fallar',
  'Lavadoras / Secadoras': 'fallar',
  Neveras: 'fallar',
  'Aires Acondicionados': 'fallar',
  Gasodomésticos: 'fallar',
  Impermeabilización: 'filtrarse',
  'Domótica básica': 'fallar',
  CCTV: 'fallar',
}
const NAMED_PEOPLE = 3

/** `usual`: what the page shows of usual prices. */
export function landingQuestions(
  subject: LandingSubject,
  facts: LandingFacts,
  today: string,
  usual: readonly UsualPrice[] = [],
): Question[] {
  const questions = [
    { question: priceQuestion(subject), answer: priceAnswer(facts, usual) },
    { question: '¿Cuándo puede venir alguien?', answer: whenAnswer(facts, today) },
    {
      question: relapseQuestion(subject),
      answer:
        'El servicio tiene la garantía legal de la Ley 1480 de 2011. Habla primero con el técnico. Si no responde, escríbenos con la fecha de la visita: mediamos y, si hace falta, lo retiramos del catálogo.',
    },
    {
      question: '¿Tengo que pagar al reservar?',
      answer: `No. Reservar no cuesta nada: le pagas directamente al técnico, con el medio que los dos acuerden. ${BRAND.name} no guarda datos de tarjetas.`,
    },
    { question: '¿Qué revisan antes de decir «Verificado»?', answer: verifiedAnswer(facts) },
  ]
  return questions.filter(({ answer }) => answer !== '')
}

function priceQuestion(subject: LandingSubject): string {
  return `¿Cuánto cobra un ${peopleOf(subject).one}${whereText(subject.ciudad)}?`
}

function priceAnswer({ prices, technicians }: LandingFacts, usual: readonly UsualPrice[]): string {
  const paid = paidText(usual)
  if (!prices) return paid
  const { min, max } = prices
  const range =
    min === max
      ? `La visita cuesta ${filterPriceText(min)}.`
      : `La visita empieza en ${filterPriceText(min)} y llega a ${filterPriceText(max)} entre los técnicos de esta página.`
  const unpriced = technicians.some(({ tarifaBase }) => !isPrice(tarifaBase))
  return [
    range,
    unpriced && 'Algunos no publican tarifa y la acuerdan contigo.',
    paid,
    'Cada perfil muestra sus servicios y tarifas; el valor final depende del trabajo y lo acuerdan antes de empezar.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'Con repuestos, lo normal en los últimos 12 meses: nevera que no enfría, $ 75.000 a $ 220.000.' */
function paidText(usual: readonly UsualPrice[]): string {
  if (usual.length === 0) return ''
  const named = usual.map(price => `${inSentence(price.trouble.name)}, ${usualRangeText(price)}`)
  return `Con repuestos, lo normal en los últimos ${USUAL.months} meses: ${named.join('; ')}.`
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** 'Mañana desde las 08:00 hay dos técnicos libres: Yeimy Tatiana Rincón y Óscar Javier Poveda.' */
function whenAnswer({ technicians }: LandingFacts, today: string): string {
  const free = earliestFreeOf(technicians)
  if (!free) return ''
  const { slot, names } = free
  const when = `${dayPhrase(slot.date, today)} desde las ${hourText(slot.hour)}`
  const listed = listText(names.slice(0, NAMED_PEOPLE).map(technicianName))
  const who =
    names.length === 1
      ? `${when} está libre ${listed}.`
      : names.length <= NAMED_PEOPLE
        ? `${when} hay ${names.length === 2 ? 'dos' : 'tres'} técnicos libres: ${listed}.`
        : `${when} hay ${numberText(names.length)} técnicos libres, entre ellos ${listed}.`
  return `${who} Escoges la hora y el técnico la confirma.`
}

/** 'Hoy', 'Mañana', 'El jueves', 'El jueves 26' */
function dayPhrase(date: string, today: string): string {
  const day = nearDayText(date, today)
  return day === 'Hoy' || day === 'Mañana' ? day : `El ${day.toLowerCase()}`
}

function relapseQuestion({ esp }: LandingSubject): string {
  const relapse = esp && RELAPSES[esp]
  return relapse ? `¿Qué pasa si vuelve a ${relapse}?` : '¿Qué pasa si algo queda mal?'
}

function verifiedAnswer({ technicians, complete }: LandingFacts): string {
  const verified = technicians.filter(({ verificado }) => verificado).length
  const figure =
    !complete || technicians.length === 1
      ? ''
      : verified === technicians.length
        ? ` En esta página lo tienen los ${numberText(verified)}.`
        : verified > 0
          ? ` En esta página lo ${verified === 1 ? 'tiene' : 'tienen'} ${numberText(verified)} de ${numberText(technicians.length)}.`
          : ''
  return `El sello lo pone nuestro equipo, nunca el técnico, después de revisar identidad, oficio y certificados. No reemplaza tu propio criterio ni es una garantía del trabajo.${figure}`
}
