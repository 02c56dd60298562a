// Finds the viewer once per request, for its guards, loaders and actions.
import { createContext, type MiddlewareFunction } from 'react-router'
import { servicesContext } from '#app/services.ts'
import type { Viewer } from '#domain/users/viewer.ts'

export const viewerContext = createContext<Viewer | null>(null)
/** Null for guests, as the viewer is. */
export const sessionIdContext = createContext<string | null>(null)

export const findViewer: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const found = await context.get(servicesContext).identity.findViewer(request.headers)
  context.set(viewerContext, found?.viewer ?? null)
  context.set(sessionIdContext, found?.sessionId ?? null)
  const response = await next()
  for (const cookie of found?.cookies ?? []) response.headers.append('set-cookie', cookie)
  return response
}
