import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { requestIdContext, servicesContext } from '#app/services.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { type Guard, verdictOf } from '#guards/access.ts'
import { viewerContext } from '#guards/viewer.server.ts'

interface GuardOptions {
  /** D33: a form whose sign-in was lost while its screen was open reaches its page, which answers in its own words. */
  readonly guestsMayPost?: boolean
}

/** Middleware of a guard's layout route: lets the request through, or sends it where D28 says. */
export function guardedBy(
  guard: Guard,
  { guestsMayPost = false }: GuardOptions = {},
): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const viewer = context.get(viewerContext)
    const role = viewer?.role ?? 'invitado'
    const verdict = verdictOf(guard, role)
    const isAct = !/^(GET|HEAD)$/.test(request.method)
    if (verdict === 'login' && guestsMayPost && isAct) return next()
    if (verdict === 'home' && isAct) {
      // Nobody is offered these forms who may not send them.
      const event = {
        security: 'admin-guard',
        method: request.method,
        path: url.pathname,
        uid: viewer?.uid,
        role,
      }
      const { log } = context.get(servicesContext)
      log.warn(
        { ...event, requestId: context.get(requestIdContext) },
        'refused at the guard of administrators',
      )
    }
    if (verdict === 'login')
      throw redirect(`/auth/login?${new URLSearchParams({ from: url.pathname + url.search })}`)
    if (verdict === 'unauthorized') throw redirect('/no-autorizado')
    if (verdict === 'home') throw redirect('/')
    return next()
  }
}

/** The signed-in person behind a guarded page. */
export function requireViewer(context: Readonly<RouterContextProvider>): Viewer {
  const viewer = context.get(viewerContext)
  if (!viewer) throw redirect('/auth/login')
  return viewer
}
