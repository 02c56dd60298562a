import type { CataloguePageTexts } from '#content/catalogue-page.ts'
import { breadcrumbs, publicPageMeta } from '#content/public-page-meta.ts'

/** Meta tags and breadcrumbs of a catalogue page. */
export function catalogueMeta(texts: CataloguePageTexts, origin: string) {
  const crumbs = [
    { name: 'Inicio', path: '/' },
    { name: 'Técnicos', path: '/tecnicos' },
  ]
  return [
    ...publicPageMeta({ ...texts, origin }),
    breadcrumbs(origin, texts.heading ? [...crumbs, { name: texts.heading, path: texts.path }] : crumbs),
  ]
}
