// The way back after login stays on this site (section 2, Login).

const ANY_ORIGIN = 'http://sitio.invalid'

/** A path of ours, or null for anything that would lead elsewhere or back into signing in. */
export function returnPathFrom(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || text.length > 2_000) return null
  // Browsers read '\' as '/' and drop tabs and line breaks: '/\host' and '/\t/host' leave the site.
  if (/[\\\p{Cc}]/u.test(text) || !URL.canParse(text, ANY_ORIGIN)) return null
  const url = new URL(text, ANY_ORIGIN)
  if (url.origin !== ANY_ORIGIN || url.pathname.startsWith('//') || url.pathname.startsWith('/auth/'))
    return null
  return url.pathname + url.search + url.hash
}

/** A path of ours that keeps the way back, where there is one. */
export function withReturnPath(path: string, from: string | null): string {
  return from ? `${path}?${new URLSearchParams({ from })}` : path
}
