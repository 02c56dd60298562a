// D74: the technicians whom a client keeps with a heart.
import { returnPathFrom } from '#platform/domain/return-path.ts'
import { isTechnicianId } from '#technicians/domain/technician.ts'

/** Of one client. */
export const FAVOURITES_MAX = 200
/** Technicians are told how many keep them from so many on. */
export const KEEPERS_SHOWN_FROM = 5

/** Where every heart is posted, and where those who are kept stand. */
export const FAVOURITES_PAGE = '/mis-tecnicos'
export const KEEP = 'guardar-tecnico'
export const DROP = 'quitar-tecnico'

export type FavouriteRefusal = 'own-favourite' | 'technician-gone' | 'favourites-full' | 'favourite-not-saved'

const PENDING = 'guardar'
const BACK = 'volver'
const ANY_ORIGIN = 'http://sitio.invalid'

/** A heart of somebody who is not signed in: where to go on after that. */
export function pendingHeartPath(uid: string, back: string | null): string {
  return `${FAVOURITES_PAGE}?${new URLSearchParams({ [PENDING]: uid, ...(back && { [BACK]: back }) })}`
}

export interface PendingHeart {
  readonly uid: string
  /** Where the heart was. */
  readonly back: string | null
}

/** Null for other paths. */
export function pendingHeartFrom(path: string | null | undefined): PendingHeart | null {
  if (!path) return null
  const { pathname, searchParams } = new URL(path, ANY_ORIGIN)
  const uid = searchParams.get(PENDING) ?? ''
  if (pathname !== FAVOURITES_PAGE || !isTechnicianId(uid)) return null
  return { uid, back: returnPathFrom(searchParams.get(BACK)) }
}
