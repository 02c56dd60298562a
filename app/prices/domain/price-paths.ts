import { citySlug } from '#platform/domain/slug.ts'
import { type SpecialtyLabel, specialtySlug } from '#technicians/domain/specialties.ts'

export const PRICES_PATH = '/precios'

/** '/precios/plomeria/bogota'; null for a city without any Latin letter. */
export function pricesPath(esp: SpecialtyLabel, ciudad: string | null = null): string | null {
  if (ciudad === null) return `${PRICES_PATH}/${specialtySlug(esp)}`
  const city = citySlug(ciudad)
  return city === '' ? null : `${PRICES_PATH}/${specialtySlug(esp)}/${city}`
}
