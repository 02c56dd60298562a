// What React Router makes of a form that was sent while something else goes on: it arrives, and the page shows what it did.
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { publish } from '#platform/ui/live/live-events.ts'

/**
 * A form that leads to an anchor of its own page is answered by loading that page again. React Router forgets that it must when
 * a fetcher ends between the two, and only jumps: the form would stand there as if it had not been sent. The header is what its
 * server puts on a redirect that needs the page to be loaded.
 */
export const loadAfterForms: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next()
  if (request.method === 'GET') return results
  for (const { result } of Object.values(results))
    if (result instanceof Response) result.headers.set('X-Remix-Revalidate', 'yes')
  return results
}

/**
 * Another form or a link aborts the request of the form before, which on a slow network has not left yet. It is sent all the
 * same; nobody waits for its answer any more, so the page is read again.
 */
export function sendFormsToTheEnd(): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const { method = 'GET', signal } = init ?? {}
    if (method !== 'POST' || !(input instanceof URL) || !input.pathname.endsWith('.data'))
      return fetch(input, init)
    const answer = await fetch(input, { ...init, signal: null })
    if (signal?.aborted) publish('bookings', 'changed')
    return answer
  }
}
