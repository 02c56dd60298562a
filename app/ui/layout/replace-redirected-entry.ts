import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/**
 * A redirect away from the URL that the browser already shows, after Back or a revalidation, replaces its history entry,
 * as browsers do without scripts. React Router would push: Back would lead to the redirect again and again.
 */
export const replaceRedirectedEntry: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next()
  if (request.method !== 'GET' || !isShown(request.url)) return results
  for (const { result } of Object.values(results))
    if (result instanceof Response && result.headers.has('location'))
      result.headers.set('x-remix-replace', 'true')
  return results
}

function isShown(url: string): boolean {
  const { pathname, search } = new URL(url)
  return pathname === location.pathname && search === location.search
}
