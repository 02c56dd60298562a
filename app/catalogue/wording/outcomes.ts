// Why a heart was refused, and what becomes of a guest's.
import { FAVOURITES_MAX, type FavouriteRefusal, KEEPERS_SHOWN_FROM } from '#catalogue/domain/favourites.ts'
import type { Refusals } from '#platform/domain/outcome.ts'

export const FAVOURITE_REFUSALS: Refusals<FavouriteRefusal> = {
  'own-favourite': ['invalid', 'Ese perfil es el tuyo.'],
  'technician-gone': ['missing', 'Ese perfil ya no está disponible.'],
  'favourites-full': ['limit', `Ya guardaste ${FAVOURITES_MAX} técnicos. Quita alguno para guardar otro.`],
  'favourite-not-saved': ['outage', 'No pudimos guardar el cambio. Intenta de nuevo.'],
}

export function favouriteRefusalText(code: FavouriteRefusal): string {
  return FAVOURITE_REFUSALS[code][1]
}

/** On the sign-in pages, to a guest who sent a heart. */
export const PENDING_HEART_TEXT = 'Entra o crea tu cuenta, y queda guardado en Mis técnicos.'

/** D74: 'Te guardaron 12 clientes para volver a llamarte.'; null below five. */
export function keepersText(count: number): string | null {
  return count < KEEPERS_SHOWN_FROM ? null : `Te guardaron ${count} clientes para volver a llamarte.`
}
