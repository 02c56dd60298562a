// Meta tags and structured data of a page by trade and city: only what the page shows.

import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { averageRatingOf, type LandingFacts } from '#catalogue/domain/landing-facts.ts'
import { type LandingSubject, landingPath } from '#catalogue/domain/landing-paths.ts'
import {
  landingCrumbs,
  landingHeading,
  peopleOf,
  priceRangeText,
  type Question,
  whereText,
} from '#catalogue/wording/landing-texts.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { ratingText, reviewCountText } from '#platform/wording/counts.ts'
import { breadcrumbs, publicPageMeta } from '#platform/wording/page-meta.ts'
import { technicianName } from '#platform/wording/person-names.ts'
import { isPrice, numberText } from '#platform/wording/price.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'

interface LandingMetaInput {
  readonly subject: LandingSubject
  readonly facts: LandingFacts
  readonly questions: readonly Question[]
  /** The cards of the page. */
  readonly shown: readonly CatalogueCard[]
}

export function landingMeta({ subject, facts, questions, shown }: LandingMetaInput, origin: string) {
  const heading = landingHeading(subject)
  const crumbs = landingCrumbs(subject)
  return [
    ...publicPageMeta({
      title: `${heading}: precios, reseñas y horas libres`,
      description: descriptionOf(subject, facts),
      origin,
      path: landingPath(subject) ?? '',
      indexed: true,
    }),
    breadcrumbs(origin, [{ name: 'Inicio', path: '/' }, ...crumbs]),
    structuredData(itemList(heading, shown, origin)),
    structuredData(faqPage(questions)),
    structuredData(service(subject, facts, origin)),
  ]
}

/** '3 plomeros en Bogotá: visita de $ 60.000 a 80.000, calificación 4.8 en 71 reseñas. …' */
function descriptionOf(
  subject: LandingSubject,
  { tally, prices, technicians, complete }: LandingFacts,
): string {
  const { one, many } = peopleOf(subject)
  const rating = complete ? averageRatingOf(technicians) : null
  const who = `${numberText(tally.count)}${tally.more ? '+' : ''} ${tally.count === 1 ? one : many}${whereText(subject.ciudad)}`
  const figures = [
    prices && `visita ${prices.min === prices.max ? '' : 'de '}${priceRangeText(prices)}`,
    rating &&
      `calificación ${ratingText(rating.average, rating.reviews)} en ${reviewCountText(rating.reviews)}`,
  ].filter(Boolean)
  return `${[who, figures.join(', ')].filter(Boolean).join(': ')}. Compara reseñas y horas libres, y reserva en minutos.`
}

function structuredData(thing: object) {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...thing } }
}

function itemList(name: string, shown: readonly CatalogueCard[], origin: string) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: shown.length,
    itemListElement: shown.map(({ slug, nombre }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: technicianName(nombre),
      url: origin + technicianPath(slug),
    })),
  }
}

function faqPage(questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Sums over a sample are not those of the page: the rating only where all technicians were read. */
function service(subject: LandingSubject, { prices, technicians, complete }: LandingFacts, origin: string) {
  const rating = complete ? averageRatingOf(technicians) : null
  const priced = technicians.filter(({ tarifaBase }) => isPrice(tarifaBase))
  const inPesos = priced.every(({ moneda }) => moneda === 'COP')
  return {
    '@type': 'Service',
    name: landingHeading(subject),
    ...(subject.esp && { serviceType: subject.esp }),
    url: origin + (landingPath(subject) ?? ''),
    areaServed: subject.ciudad
      ? { '@type': 'City', name: subject.ciudad }
      : { '@type': 'Country', name: 'Colombia' },
    broker: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: BRAND.name,
      url: `${origin}/`,
    },
    ...(prices &&
      inPesos && {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'COP',
          lowPrice: prices.min,
          highPrice: prices.max,
          ...(complete && { offerCount: priced.length }),
        },
      }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(rating.average.toFixed(1)),
        reviewCount: rating.reviews,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}
