// Sitemaps (sitemaps.org): an index, one part for pages, and parts of technicians.

export interface SitemapEntry {
  readonly path: string
  /** 'YYYY-MM-DD' */
  readonly changed?: string
}

/** The protocol allows 50,000 entries per part; smaller parts are faster to generate. */
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

/** The protocol's limit: a part may have grown since the index was generated. */
export const SITEMAP_PART_LIMIT = 50_000

/** Contiguous ranges: up to the first bound, between neighbouring bounds, from the last bound on. */
export function technicianPartPaths(bounds: readonly string[]): string[] {
  return [null, ...bounds].map((desde, index) => {
    const range = Object.entries({ desde, hasta: bounds[index] ?? null }).filter(([, id]) => id !== null)
    const query = new URLSearchParams(range as [string, string][]).toString()
    return `/sitemap/tecnicos.xml${query && `?${query}`}`
  })
}

export function sitemapResponse(xml: string): Response {
  return new Response(xml, {
    // Shared caches must not serve technicians who were hidden since.
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
