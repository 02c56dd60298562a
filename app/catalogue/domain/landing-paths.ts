// Readable paths of the pages by trade, by city and by both.
import { plainText } from '#platform/domain/plain-text.ts'
import { type SpecialtyLabel, specialtySlug } from '#technicians/domain/specialties.ts'

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

/** 'San José del Guaviare' → 'san-jose-del-guaviare' */
export function citySlug(ciudad: string): string {
  return plainText(ciudad)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
