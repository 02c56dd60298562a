// Finds the viewer once per request, for its guards, loaders and actions.

import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { type DeviceUse, shortNetwork } from '#accounts/domain/device.ts'
import type { Viewer } from '#accounts/domain/role.ts'
import type { LinkedVisit } from '#accounts/domain/visit-link.ts'
import { cityContext, networkContext, servicesContext } from '#app/services.ts'
import { linkCoverage, linkedPath } from '#visits/domain/visit-link.ts'

export const viewerContext = createContext<Viewer | null>(null)
/** Null for guests, as the viewer is. */
export const sessionIdContext = createContext<string | null>(null)
/** The visits that a link of a message opens for this viewer without a session, and nothing else; null with one. */
export const linkedVisitsContext = createContext<readonly LinkedVisit[] | null>(null)
/** Whether the viewer's account asks for a code at sign-in. */
export const hasSecondStepContext = createContext(false)

/** False when a signed-in person must be told that the Política de Privacidad changed. */
export const knowsPolicyContext = createContext<boolean>(true)

/** What waits for the viewer: unread messages of their visits, guarantee cases in which it is their turn. */
export const waitingContext = createContext({ unreadMessages: 0, waitingCases: 0 })

/**
 * What the page tells the event stream (app/platform/ui/live/live-stream.ts): a moment before anything was read for it, in
 * milliseconds since 1970, and the visit that a link opened; null for guests.
 */
export const livePageContext = createContext<{ since: number; linked: string | null } | null>(null)

const SIGN_OUT_PATH = '/auth/logout'

export const findViewer: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { identity, log, now } = context.get(servicesContext)
  const since = now().getTime()
  const found = await identity.findViewer(request.headers).catch(error => {
    // D49: signing out works while the database is away.
    if (url.pathname !== SIGN_OUT_PATH) throw error
    return null
  })
  const linked = found ? null : await findLinkedViewer(request, url, context)
  context.set(viewerContext, found?.viewer ?? linked?.viewer ?? null)
  context.set(linkedVisitsContext, linked?.visits ?? null)
  context.set(livePageContext, found || linked ? { since, linked: linked?.page ?? null } : null)
  context.set(sessionIdContext, found?.sessionId ?? null)
  context.set(hasSecondStepContext, found?.hasSecondStep ?? false)
  if (found) {
    // Not awaited: the page does not depend on it.
    identity.recordUse(found, deviceOf(request, context)).catch(error => {
      log.warn({ err: error }, 'use of a session not recorded')
    })
  }
  context.set(knowsPolicyContext, found?.knowsPolicy ?? true)
  if (found) {
    const { unreadMessages, waitingCases } = found
    context.set(waitingContext, { unreadMessages, waitingCases })
  }
  const response = await next()
  for (const cookie of found?.cookies ?? []) response.headers.append('set-cookie', cookie)
  return response
}

/** Whoever opened a link of a message may open the pages of that visit. */
async function findLinkedViewer(request: Request, url: URL, context: Readonly<RouterContextProvider>) {
  const { identity, now } = context.get(servicesContext)
  const covers = linkCoverage(request.method, url.pathname)
  const found = covers && (await identity.visitLinks.findViewer(request.headers, covers, now()))
  const visit = found && found.visits.find(covers)
  return visit ? { ...found, page: linkedPath({ ...visit, place: '' }) } : null
}

/** With what and from where this request was sent. */
export function deviceOf(request: Request, context: Readonly<RouterContextProvider>): DeviceUse {
  return {
    userAgent: request.headers.get('user-agent') ?? '',
    network: shortNetwork(context.get(networkContext)),
    city: context.get(cityContext),
  }
}
