import { type DataStrategyResult, type MiddlewareFunction, replace } from 'react-router'

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
  for (const each of Object.values(results)) {
    if (!(each.result instanceof Response)) continue
    const { status, headers } = each.result
    const target = headers.get('location')
    if (target) each.result = replace(target, { status, headers })
  }
  return results
}

function isShown(url: string): boolean {
  const { pathname, search } = new URL(url)
  return pathname === location.pathname && search === location.search
}
