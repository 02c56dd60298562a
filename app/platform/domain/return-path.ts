// Section 2, Login: where to return after signing in. Open redirects are refused.

const ANY_ORIGIN = 'http://sitio.invalid'

/** Null for anything that leaves this site or leads back to the sign-in pages. */
export function returnPathFrom(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || text.length > 2_000) return null
  // Browsers read '\' as '/' and drop tabs and line breaks: '/\host' and '/\t/host' leave the site.
  if (/[\\\p{Cc}]/u.test(text) || !URL.canParse(text, ANY_ORIGIN)) return null
  const url = new URL(text, ANY_ORIGIN)
  if (url.origin !== ANY_ORIGIN || url.pathname.startsWith('//') || url.pathname.startsWith('/auth/'))
    return null
  return url.pathname + url.search + url.hash
}

/** The path with the return path as its `from` parameter. */
export function withReturnPath(path: string, from: string | null): string {
  return from ? `${path}?${new URLSearchParams({ from })}` : path
}
