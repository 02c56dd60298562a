// Sitemaps (sitemaps.org): an index, one part for pages, and parts of technicians.

export interface SitemapEntry {
  readonly path: string
  /** 'YYYY-MM-DD' */
  readonly changed?: string
}

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

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
