import { BRAND } from '#platform/wording/brand.ts'

/** Title, description and Open Graph tags of any page. */
export function pageMeta(title: string, description: string = BRAND.tagline) {
  const fullTitle = title === BRAND.name ? BRAND.name : `${title} · ${BRAND.name}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:locale', content: 'es_CO' },
  ]
}
