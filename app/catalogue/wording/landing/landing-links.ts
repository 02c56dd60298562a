// Where a page by trade and city leads on: only to places and trades where somebody is.

import { catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { type LandingFacts, mostFrequent } from '#catalogue/domain/landing-facts.ts'
import { type LandingSubject, landingPath } from '#catalogue/domain/landing-paths.ts'
import { localityOf } from '#catalogue/domain/search/places/locality-of.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { capitalised } from '#platform/wording/dates.ts'

export interface LandingLink {
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
