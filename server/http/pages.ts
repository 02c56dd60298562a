// The React Router build as one function from request to response.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ContentSecurityPolicy, InlineStylesheets, Services } from '#app/services.ts'
import { withFailureResponses } from '#server/http/failure-responses.ts'

export interface PageRequest {
  readonly services: Services
  readonly contentSecurityPolicy: ContentSecurityPolicy
  readonly inlineStylesheets?: InlineStylesheets | undefined
  readonly network: string
  readonly city: string
  readonly origin: string
  readonly requestId: string
  /** Told which route matched, as a pattern. */
  readonly onRoute?: (pattern: string) => void
}

export type Pages = (request: Request, context: PageRequest) => Promise<Response>

/** The entry module of the build, which exports its context keys. */
type PagesEntry = typeof import('#app/entry.server.tsx')

export function createPages(build: ServerBuild, mode: 'production' | 'development'): Pages {
  // React Router types the entry module by the exports that it uses itself.
  const keys = build.entry.module as unknown as PagesEntry
  const answering = withFailureResponses(build, context => ({
    log: context.get(keys.servicesContext).log,
    requestId: context.get(keys.requestIdContext),
    formFailure: context.get(keys.formFailureContext),
  }))
  const handle = createRequestHandler(answering, mode)
  return (
    request,
    { services, contentSecurityPolicy, inlineStylesheets, network, city, origin, requestId, onRoute },
  ) => {
    const context = new RouterContextProvider()
    context.set(keys.servicesContext, services)
    context.set(keys.contentSecurityPolicyContext, contentSecurityPolicy)
    if (inlineStylesheets) context.set(keys.inlineStylesheetsContext, inlineStylesheets)
    context.set(keys.networkContext, network)
    context.set(keys.cityContext, city)
    context.set(keys.originContext, origin)
    context.set(keys.requestIdContext, requestId)
    if (onRoute) context.set(keys.onRouteContext, onRoute)
    return handle(request, context)
  }
}
