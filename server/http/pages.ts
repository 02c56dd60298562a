// The React Router build as one function from request to response.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ContentSecurityPolicy, InlineStylesheets, Services } from '#app/services.ts'

export interface PageRequest {
  readonly services: Services
  readonly contentSecurityPolicy: ContentSecurityPolicy
  readonly inlineStylesheets?: InlineStylesheets | undefined
  readonly network: string
  readonly city: string
  readonly origin: string
  readonly requestId: string
}

export type Pages = (request: Request, context: PageRequest) => Promise<Response>

/** The entry module of the build, which exports its context keys. */
type PagesEntry = typeof import('#app/entry.server.tsx')

export function createPages(build: ServerBuild, mode: 'production' | 'development'): Pages {
  const handle = createRequestHandler(build, mode)
  // React Router types the entry module by the exports that it uses itself.
  const keys = build.entry.module as unknown as PagesEntry
  return async (
    request,
    { services, contentSecurityPolicy, inlineStylesheets, network, city, origin, requestId },
  ) => {
    const context = new RouterContextProvider()
    context.set(keys.servicesContext, services)
    context.set(keys.contentSecurityPolicyContext, contentSecurityPolicy)
    if (inlineStylesheets) context.set(keys.inlineStylesheetsContext, inlineStylesheets)
    context.set(keys.networkContext, network)
    context.set(keys.cityContext, city)
    context.set(keys.originContext, origin)
    context.set(keys.requestIdContext, requestId)
    const response = await handle(request, context)
    if (response.status !== 500 || !context.get(keys.outageContext)) return response
    return new Response(response.body, { status: 503, headers: response.headers })
  }
}
