import { BRAND } from '#content/brand.ts'
import { pageMeta } from '#content/page-meta.ts'

interface PublicPage {
  readonly title: string
  readonly description: string
  /** Scheme and host under which people see the site. */
  readonly origin: string
  /** The one address of this content: path and query, without noise. */
  readonly path: string
  /** False keeps it out of search engines, whose crawlers may still follow its links. */
  readonly indexed: boolean
  readonly picture?: {
    readonly path: string
    readonly alt: string
    readonly width: number
    readonly height: number
  }
  readonly type?: 'website' | 'profile'
}

/** The picture of the site itself, for pages that have none of their own. */
const sitePicture = () => ({ path: '/og/tecniya.png', alt: BRAND.tagline, width: 1200, height: 630 })

/** What search engines and whoever receives a link are told about a public page. */
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

/** Where a page stands, as search engines read it. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]) {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: origin + path,
      })),
    },
  }
}
