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

interface PublicPage {
  readonly title: string
  readonly description: string
  /** Public scheme and host. */
  readonly origin: string
  /** The canonical path and query. */
  readonly path: string
  /** False: `noindex, follow`. */
  readonly indexed: boolean
  readonly picture?: {
    readonly path: string
    readonly alt: string
    readonly width: number
    readonly height: number
  }
  readonly type?: 'website' | 'profile'
}

/** For pages without a picture of their own. */
const sitePicture = () => ({ path: '/og/tecniya.png', alt: BRAND.tagline, width: 1200, height: 630 })

/** Meta tags of a page that search engines and link previews may read. */
export function publicPageMeta(page: PublicPage) {
  const { title, description, origin, path, indexed, picture = sitePicture(), type = 'website' } = page
  return [
    ...pageMeta(title, description),
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:url', content: origin + path },
    { property: 'og:type', content: type },
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { property: 'og:image', content: origin + picture.path },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

interface Crumb {
  readonly name: string
  readonly path: string
}

/** schema.org BreadcrumbList. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]) {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + path,
      })),
    },
  }
}
