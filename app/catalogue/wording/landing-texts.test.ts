import { expect, test } from 'vitest'
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import type { LandingFacts } from '#catalogue/domain/landing-facts.ts'
import type { LandingSubject } from '#catalogue/domain/landing-paths.ts'
import { landingMeta } from '#catalogue/wording/landing-meta.ts'
import {
  comparePath,
  factTexts,
  landingCrumbs,
  landingLinks,
  landingQuestions,
  landingSentence,
  listTitle,
} from '#catalogue/wording/landing-texts.ts'

const TODAY = '2026-11-15'
const PLUMBERS: LandingSubject = { esp: 'Plomería', ciudad: 'Bogotá' }

function card(changes: Partial<CatalogueCard>): CatalogueCard {
  return {
    ...{ uid: 'u', slug: 'ana-ruiz-u', nombre: 'Ana Ruiz', ciudad: 'Bogotá', barrio: 'Suba', bioCorta: '' },
    ...{ fotoURL: null, verificado: true, ratingPromedio: 5, resenasCount: 2, especialidades: ['Plomería'] },
    ...{ tarifaBase: 60_000, moneda: 'COP', disponible: true, nextFree: { date: '2026-11-16', hour: 8 } },
    ...changes,
  }
}

function factsOf(technicians: CatalogueCard[], changes: Partial<LandingFacts> = {}): LandingFacts {
  return {
    tally: { count: technicians.length, more: false },
    technicians,
    complete: true,
    prices: { min: 60_000, max: 80_000 },
    cities: ['Bogotá', 'Cali'],
    trades: ['Plomería', 'CCTV'],
    barrios: ['Suba'],
    reviews: [],
    ...changes,
  }
}

const FACTS = factsOf([
  card({}),
  card({ nombre: 'Eva Paz', slug: 'eva-paz-u', verificado: false, ratingPromedio: 4, resenasCount: 6 }),
])
const EMPTY = factsOf([card({ tarifaBase: null, nextFree: null, resenasCount: 0, verificado: false })], {
  prices: null,
})

const answers = (subject: LandingSubject, facts: LandingFacts) =>
  landingQuestions(subject, facts, TODAY).map(({ question, answer }) => `${question} ${answer}`)

test('the texts name trade, people and city', () => {
  expect(listTitle(PLUMBERS)).toBe('Plomeros que atienden en Bogotá')
  expect(landingSentence(FACTS)).toBe('Dos técnicos con precio a la vista. No pagas nada al reservar.')
  expect(landingCrumbs(PLUMBERS)).toEqual([
    { name: 'Técnicos', path: '/tecnicos' },
    { name: 'Plomería', path: '/tecnicos/oficio/plomeria' },
    { name: 'Bogotá', path: '/tecnicos/oficio/plomeria/bogota' },
  ])
})

test('the facts card has count, prices, next hour and rating', () => {
  expect(factTexts(PLUMBERS, FACTS, TODAY).map(({ label, value, note }) => [label, value, note])).toEqual([
    ['Plomeros', '2 técnicos', '1 verificado'],
    ['Visita', '$\u00a060.000 a 80.000', 'Según el trabajo'],
    ['Próxima hora libre', 'Mañana 08:00', 'Ana Ruiz'],
    ['Calificación', '4.3', '8 reseñas de clientes'],
  ])
})

test('what is unknown is left out', () => {
  expect(factTexts(PLUMBERS, EMPTY, TODAY)).toEqual([
    { topic: 'people', label: 'Plomeros', value: '1 técnico', note: '' },
  ])
  expect(landingSentence(EMPTY)).toBe('Un técnico por ahora. No pagas nada al reservar.')
  expect(landingQuestions(PLUMBERS, EMPTY, TODAY).map(({ question }) => question)).toEqual([
    '¿Qué pasa si vuelve a gotear?',
    '¿Tengo que pagar al reservar?',
    '¿Qué revisan antes de decir «Verificado»?',
  ])
})

test('answers are made from the figures', () => {
  const [price, when, , , verified] = answers(PLUMBERS, FACTS)
  expect(price).toMatch(
    /^¿Cuánto cobra un plomero en Bogotá\? La visita empieza en \$\u00a060\.000 y llega a \$\u00a080\.000 /,
  )
  expect(when).toContain('Mañana desde las 08:00 hay dos técnicos libres: Ana Ruiz y Eva Paz.')
  expect(verified).toContain('En esta página lo tiene 1 de 2.')
})

test('with many free at the same hour three are named', () => {
  const many = factsOf(['Ana', 'Eva', 'Luz', 'Sol'].map(nombre => card({ nombre })))
  expect(answers(PLUMBERS, many)[1]).toContain('hay 4 técnicos libres, entre ellos Ana, Eva y Luz.')
  const later = factsOf([card({ nextFree: { date: '2026-11-26', hour: 9 } })])
  expect(answers(PLUMBERS, later)[1]).toContain('El jueves 26 desde las 09:00 está libre Ana Ruiz.')
})

test('one price is not a range, and people without a price are mentioned', () => {
  const facts = factsOf([card({}), card({ tarifaBase: null })], { prices: { min: 60_000, max: 60_000 } })
  expect(factTexts(PLUMBERS, facts, TODAY)[1]?.value).toBe('$\u00a060.000')
  expect(answers(PLUMBERS, facts)[0]).toContain('La visita cuesta $\u00a060.000. Algunos no publican tarifa')
  expect(landingSentence(facts)).toBe('Dos técnicos para comparar. No pagas nada al reservar.')
})

test('the figures of a sample are not passed off as those of all', () => {
  const sample = factsOf([...FACTS.technicians], { complete: false, tally: { count: 1_000, more: true } })
  expect(factTexts(PLUMBERS, sample, TODAY).map(({ value, note }) => [value, note])).toEqual([
    ['1.000+ técnicos', ''],
    ['$\u00a060.000 a 80.000', 'Según el trabajo'],
    ['Mañana 08:00', 'Ana Ruiz'],
    ['4.3', '8 reseñas de los 2 mejores'],
  ])
  expect(JSON.stringify(metaOf(PLUMBERS, sample))).not.toMatch(/aggregateRating|offerCount/)
})

test('barrios are joined to their localities', () => {
  const facts = factsOf([card({})], { barrios: ['Suba', 'Cedritos', 'Santa Bárbara', 'Macondo'] })
  expect(landingLinks(PLUMBERS, facts)).toMatchObject({
    title: 'Por localidad',
    links: [
      { label: 'Usaquén', to: '/tecnicos?q=Usaqu%C3%A9n&esp=plomeria&ciudad=Bogot%C3%A1' },
      { label: 'Suba' },
      { label: 'Macondo' },
    ],
    cityLink: { label: 'Otros oficios en Bogotá', to: '/tecnicos/ciudad/bogota' },
  })
  expect(landingLinks({ ...PLUMBERS, ciudad: 'Cali' }, facts).title).toBe('Por barrio')
})

test('a page leads on to where somebody is', () => {
  expect(comparePath(PLUMBERS)).toBe('/tecnicos?esp=plomeria&ciudad=Bogot%C3%A1')
  expect(landingLinks({ esp: 'Plomería', ciudad: null }, FACTS)).toEqual({
    title: 'Por ciudad',
    links: [
      { label: 'Bogotá', to: '/tecnicos/oficio/plomeria/bogota' },
      { label: 'Cali', to: '/tecnicos/oficio/plomeria/cali' },
    ],
    cityLink: null,
  })
  expect(landingLinks({ esp: null, ciudad: 'Bogotá' }, FACTS).links.map(({ to }) => to)).toEqual([
    '/tecnicos/oficio/plomeria/bogota',
    '/tecnicos/oficio/cctv/bogota',
  ])
})

function metaOf(subject: LandingSubject, facts: LandingFacts) {
  const shown = facts.technicians.slice(0, 3)
  const questions = landingQuestions(subject, facts, TODAY)
  return landingMeta({ subject, facts, questions, shown }, 'https://tecniya.co')
}

const structured = (subject: LandingSubject, facts: LandingFacts) =>
  metaOf(subject, facts).flatMap(tag => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))

test('structured data holds the list, the questions, prices and rating', () => {
  const [crumbs, list, faq, service] = structured(PLUMBERS, FACTS)
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ name: 'Ana Ruiz', url: 'https://tecniya.co/tecnicos/ana-ruiz-u' }, { position: 2 }],
  })
  expect(faq).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 5 } })
  expect(service).toMatchObject({
    '@type': 'Service',
    areaServed: { name: 'Bogotá' },
    offers: { lowPrice: 60_000, highPrice: 80_000, priceCurrency: 'COP', offerCount: 2 },
    aggregateRating: { ratingValue: 4.3, reviewCount: 8 },
  })
})

test('without reviews and prices structured data claims none', () => {
  expect(JSON.stringify(structured(PLUMBERS, EMPTY))).not.toMatch(/aggregateRating|AggregateOffer/)
})

test('title and description fit a search result', () => {
  for (const subject of [PLUMBERS, { esp: 'Paneles solares (básico)', ciudad: null } as const]) {
    const tags = metaOf(subject, FACTS)
    const description = tags.find(tag => 'name' in tag && tag.name === 'description')
    expect(description && 'content' in description && description.content?.length).toBeLessThanOrEqual(170)
  }
})
