// Why a heart was refused.
import { FAVOURITES_MAX, type FavouriteRefusal } from '#catalogue/domain/favourites.ts'
import type { Refusals } from '#platform/domain/outcome.ts'

export const FAVOURITE_REFUSALS: Refusals<FavouriteRefusal> = {
  'sign-in': ['unauthenticated', 'Debes iniciar sesión.'],
  'own-favourite': ['invalid', 'Ese perfil es el tuyo.'],
  'technician-gone': ['missing', 'Ese perfil ya no está disponible.'],
  'favourites-full': ['limit', `Ya guardaste ${FAVOURITES_MAX} técnicos. Quita alguno para guardar otro.`],
  'favourite-not-saved': ['outage', 'No pudimos guardar el cambio. Intenta de nuevo.'],
}

export function favouriteRefusalText(code: FavouriteRefusal): string {
  return FAVOURITE_REFUSALS[code][1]
}
