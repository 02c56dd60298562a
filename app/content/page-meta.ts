import { BRAND } from '#content/brand.ts'

/** The title and description of a screen, for the browser, for search and for whoever receives the link. */
export function pageMeta(title: string, description: string = BRAND.tagline) {
  const whole = title === BRAND.name ? BRAND.name : `${title} · ${BRAND.name}`
  return [
    { title: whole },
    { name: 'description', content: description },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:locale', content: 'es_CO' },
  ]
}
