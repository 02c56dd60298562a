import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import type { Viewer } from '#accounts/domain/role.ts'
import { onRouteContext, requestIdContext, servicesContext } from '#app/services.ts'
import { GUARDS, type GuardName, verdictOf } from '#guards/access.ts'
import { hasSecondStepContext, viewerContext } from '#guards/viewer.server.ts'

/** Middleware of a guard's layout route: lets the request pass or redirects it (D28). */
export function guardedBy(name: GuardName): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const viewer = context.get(viewerContext)
    const role = viewer?.role ?? 'invitado'
    const isWrite = !/^(GET|HEAD)$/.test(request.method)
    const verdict = verdictOf(GUARDS[name], role, isWrite ? 'write' : 'read')
    if (verdict === 'home' && isWrite) {
      // No page shows these forms to anybody but administrators, so this is a crafted request.
      const event = {
        security: 'admin-guard',
        method: request.method,
        path: url.pathname,
        uid: viewer?.uid,
        role,
      }
      const { log } = context.get(servicesContext)
      log.warn({ ...event, requestId: context.get(requestIdContext) }, 'write refused by the admin guard')
    }
    if (verdict === 'login')
      throw redirect(`/auth/login?${new URLSearchParams({ from: url.pathname + url.search })}`)
    if (verdict === 'unauthorized') throw redirect('/no-autorizado')
    if (verdict === 'home') throw redirect('/')
    if (name === 'admin' && lacksSecondStep(context)) throw redirect('/perfil/segundo-paso')
    return next()
  }
}

export const reportRoute: MiddlewareFunction<Response> = ({ pattern, context }, next) => {
  context.get(onRouteContext)(pattern)
  return next()
}

/** In production an administrator needs the second step. */
function lacksSecondStep(context: Readonly<RouterContextProvider>): boolean {
  const { adminsNeedSecondStep } = context.get(servicesContext)
  return adminsNeedSecondStep && !context.get(hasSecondStepContext)
}

/** PostgreSQL text cannot hold NUL: answer 404. */
export const rejectNulParams: MiddlewareFunction<Response> = ({ params }, next) => {
  if (Object.values(params).some(value => value?.includes('\0'))) throw data(null, 404)
  return next()
}

/**
 * The viewer for what administrators may read beside their own things: without the second step, where they need it, they
 * count as anybody else.
 */
export function requireReader(context: Readonly<RouterContextProvider>): Viewer {
  const viewer = requireViewer(context)
  return viewer.role === 'admin' && lacksSecondStep(context) ? { ...viewer, role: 'cliente' } : viewer
}

/** The signed-in person behind a guarded page. */
export function requireViewer(context: Readonly<RouterContextProvider>): Viewer {
  const viewer = context.get(viewerContext)
  if (!viewer) throw redirect('/auth/login')
  return viewer
}
