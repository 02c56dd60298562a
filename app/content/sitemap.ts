// Sitemaps (sitemaps.org): an index, one part for pages, and parts of technicians.

export interface SitemapEntry {
  readonly path: string
  /** 'YYYY-MM-DD' */
  readonly changed?: string
}

/** The protocol allows 50,000 in a part; smaller ones are made and read in a moment. */
export const SITEMAP_PART_SIZE = 10_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const parts = paths.map(path => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${parts.join('\n')}\n</sitemapindex>\n`
}

export function sitemapPart(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${escaped(origin + path)}</loc>${lastmod}</url>`
  })
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`
}

/** No more stand in one part, whatever happened since its bounds were drawn. */
export const SITEMAP_PART_LIMIT = 50_000

/** One part up to the first bound, one from each bound to the next, one from the last: nobody falls between. */
export function technicianPartPaths(bounds: readonly string[]): string[] {
  return [null, ...bounds].map((desde, at) => {
    const span = Object.entries({ desde, hasta: bounds[at] ?? null }).filter(([, id]) => id !== null)
    const query = new URLSearchParams(span as [string, string][]).toString()
    return `/sitemap/tecnicos.xml${query && `?${query}`}`
  })
}

export function sitemapResponse(xml: string): Response {
  return new Response(xml, {
    // Whoever is hidden is not to be found here either: nothing in between may keep a list.
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
