import type { CardTechnician } from '#ui/technicians/technician-card.tsx'

export interface CataloguePage {
  readonly technicians: readonly CardTechnician[]
  /** The query string of the next page; null at the end. */
  readonly next: string | null
}

/** Section 2: pages merge without repeating anyone. */
export function mergedPages(pages: readonly CataloguePage[]): CardTechnician[] {
  const seen = new Set<string | null>()
  return pages
    .flatMap(page => page.technicians)
    .filter(({ uid, slug }) => {
      const id = uid ?? slug
      if (seen.has(id)) return false
      seen.add(id)
      return true
    })
}

const KEPT_PLACES = 20
const places = new Map<string, readonly CataloguePage[]>()

/** What was loaded at a place of the browser's history, for whoever comes back to it. */
export function pagesAt(place: string): readonly CataloguePage[] {
  return places.get(place) ?? []
}

export function keepPagesAt(place: string, pages: readonly CataloguePage[]): void {
  places.delete(place)
  places.set(place, pages)
  const [oldest] = places.keys()
  if (places.size > KEPT_PLACES && oldest !== undefined) places.delete(oldest)
}
