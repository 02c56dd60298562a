// The React Router build as one function from request to response.

import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ContentSecurityPolicy, InlineStylesheets, Services } from '#app/services.ts'
import type { DemandEvent } from '#demand/domain/demand.ts'
import { isSecretField } from '#platform/domain/form-rules.ts'
import { pathForLog } from '#platform/http/path-for-log.ts'
import { isOutage } from '#platform/persistence/database.server.ts'
import type { PhotoIntake } from '#platform/photos/photo-intake.server.ts'
import { boundaryIn } from '#platform/photos/photo-upload.server.ts'
import type { FailureDetails } from '#platform/ui/frame/failure-view.tsx'
import { postFailureText } from '#site/wording/post-failures.ts'

interface PageRequest {
  readonly services: Services
  readonly contentSecurityPolicy: ContentSecurityPolicy
  readonly inlineStylesheets?: InlineStylesheets | undefined
  readonly network: string
  readonly city: string
  readonly origin: string
  readonly requestId: string
  /** Told which route matched, as a pattern. */
  readonly onRoute?: (pattern: string) => void
  /** Told what the page shows of demand. */
  readonly onDemand?: (event: DemandEvent) => void
}

export type Pages = (request: Request, context: PageRequest) => Promise<Response>

/** The entry module of the build, which exports its context keys. */
type PagesEntry = typeof import('#app/entry.server.tsx')

export function createPages(build: ServerBuild, mode: 'production' | 'development'): Pages {
  // React Router types the entry module by the exports that it uses itself.
  const keys = build.entry.module as unknown as PagesEntry
  const answering = withFailureResponses(build, context => ({
    services: context.get(keys.servicesContext),
    requestId: context.get(keys.requestIdContext),
    formFailure: context.get(keys.formFailureContext),
  }))
  const handle = createRequestHandler(answering, mode)
  return (request, about) => {
    const { services, contentSecurityPolicy, inlineStylesheets, network, city, origin, requestId } = about
    const { onRoute, onDemand } = about
    const context = new RouterContextProvider()
    context.set(keys.servicesContext, services)
    context.set(keys.contentSecurityPolicyContext, contentSecurityPolicy)
    if (inlineStylesheets) context.set(keys.inlineStylesheetsContext, inlineStylesheets)
    context.set(keys.networkContext, network)
    context.set(keys.cityContext, city)
    context.set(keys.originContext, origin)
    context.set(keys.requestIdContext, requestId)
    if (onRoute) context.set(keys.onRouteContext, onRoute)
    if (onDemand) context.set(keys.onDemandContext, onDemand)
    return handle(request, context)
  }
}

// Whatever a page throws beside responses is a bug or an outage: it is logged, and answered so that the error page can
// show its reference. React Router itself would hide which request failed.

interface HandlerArgs {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}
type Handler = (args: HandlerArgs, ...more: unknown[]) => unknown

interface RequestNotes {
  readonly services: Pick<Services, 'log'> & { readonly problemPhotos: Pick<PhotoIntake, 'receiveForm'> }
  readonly requestId: string
  /** What the form said whose page fails now. */
  readonly formFailure: string | null
}
type NotesOf = (context: HandlerArgs['context']) => RequestNotes

/** The same build; its loaders, actions and middleware answer what they throw with 500, or 503 during an outage. */
export function withFailureResponses(build: ServerBuild, notesOf: NotesOf): ServerBuild {
  const answering = <Original>(handler: Original): Original =>
    typeof handler === 'function'
      ? (answeringFailures(handler as unknown as Handler, notesOf) as Original)
      : handler
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action, middleware } = route.module
    const module = {
      ...route.module,
      loader: answering(loader),
      action: answering(action),
      middleware: middleware?.map(answering),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function answeringFailures(handler: Handler, notesOf: NotesOf): Handler {
  return async (args, ...more) => {
    const { request, context } = args
    keepForm(request, context)
    try {
      return await handler(args, ...more)
    } catch (thrown) {
      // Responses and data() are answers.
      if (!(thrown instanceof Error)) throw thrown
      // Its client is gone: nobody reads the answer, and nothing failed here.
      if (request.signal.aborted) throw thrown
      const { services, requestId, formFailure } = notesOf(context)
      const { pathname } = new URL(request.url)
      const path = pathname.replace(/\.data$/, '')
      services.log.error({ err: thrown, requestId, path: pathForLog(path) }, 'request failed')
      const isForm = request.method === 'POST' || formFailure !== null
      const typed = isForm ? await typedInto(keptForms.get(context) ?? request, services) : []
      const act = typed.find(([name]) => name === 'act')?.[1] ?? ''
      const details: FailureDetails = {
        reference: requestId,
        formText: request.method === 'POST' ? postFailureText(path, act) : formFailure,
        // A script keeps the form on its page.
        ...(typed.length > 0 &&
          path === pathname && { typed: typed.filter(([name]) => !isSecretField(name)) }),
      }
      throw data(details, { status: isOutage(thrown) ? 503 : 500 })
    }
  }
}

/** Urlencoded forms that an action may read before its page fails. */
const keptForms = new WeakMap<object, Request>()

function keepForm(request: Request, context: object): void {
  if (request.method !== 'POST' || request.bodyUsed || keptForms.has(context)) return
  if (isUrlencoded(request)) keptForms.set(context, request.clone())
}

const isUrlencoded = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false

/** The text fields of a form that nobody has read yet; of one with files, the texts alone. */
async function typedInto(
  request: Request,
  { problemPhotos }: RequestNotes['services'],
): Promise<(readonly [name: string, value: string])[]> {
  if (request.bodyUsed) return []
  const type = request.headers.get('content-type')
  const form = isUrlencoded(request)
    ? await request.formData().catch(() => null)
    : boundaryIn(type) &&
      (await problemPhotos.receiveForm({ type, body: request.body }, { field: 'foto', max: 0 }))?.form
  return [...(form || [])].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
}
