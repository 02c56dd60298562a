// Readable paths of the pages by trade, by city and by both.

import { placeNamed } from '#catalogue/domain/search/places/place-lookup.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { citySlug } from '#platform/domain/slug.ts'
import { type SpecialtyLabel, specialtySlug } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/** At least one of the two. */
export interface LandingSubject {
  readonly esp: SpecialtyLabel | null
  readonly ciudad: string | null
}

/** '/tecnicos/oficio/plomeria/bogota'; null without trade and city, or for a city without any Latin letter. */
export function landingPath({ esp, ciudad }: LandingSubject): string | null {
  const city = ciudad === null ? null : citySlug(ciudad)
  if (city === '') return null
  const cityPart = city === null ? '' : `/${city}`
  if (esp !== null) return `/tecnicos/oficio/${specialtySlug(esp)}${cityPart}`
  return city === null ? null : `/tecnicos/ciudad${cityPart}`
}

// Path segments of the pages by trade and city, in any spelling. Apart from landing-paths.ts because of the gazetteer,
// which is too large for a browser.

/** A path segment as slug, label or synonym: 'plomeria', 'Plomería', 'aire-acondicionado'. */
export function specialtyFromSegment(segment: string): SpecialtyLabel | null {
  return specialtyFrom(segment) ?? specialtyFrom(segment.replaceAll('-', ' '))
}

/** The stored spelling, also by another name of the city ('bogota-dc'); null when nobody is there. */
export function cityFromSegment(segment: string, cities: readonly string[]): string | null {
  const named = placeNamed(plainText(segment).replaceAll('-', ' '))
  return cityWithSlug(segment) ?? (named?.kind === 'city' ? cityWithSlug(named.label) : null)

  function cityWithSlug(name: string): string | null {
    const slug = citySlug(name)
    return slug === '' ? null : (cities.find(ciudad => citySlug(ciudad) === slug) ?? null)
  }
}
